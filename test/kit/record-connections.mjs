// Loaded before the program: writes every address that the process and its children connect, send or look up to a file
// (`?log=` in this module's address). Unix sockets are left out: they do not leave the machine.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

const log = new URL(import.meta.url).searchParams.get('log');
const note = (line) => appendFileSync(log, `${line}\n`);

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  const options = typeof first === 'object' && first !== null ? first : undefined;
  const path =
    options?.path ?? (typeof first === 'string' && Number.isNaN(Number(first)) ? first : undefined);
  if (path === undefined || path === null) {
    const host = options?.host ?? (typeof args[1] === 'string' ? args[1] : 'localhost');
    note(`connect ${host} ${options?.port ?? first}`);
  }
  return connect.apply(this, args);
};
const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (net.isIP(name) === 0) note(`lookup ${name}`);
  return lookup(name, ...rest);
};
const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (...args) {
  note('datagram');
  return send.apply(this, args);
};
note('loaded');
