// Documents must not leave the network by accident: the model server is contacted only at loopback and private
// addresses, or where an Admin has allowed its host by name. Checked for IP literals, for every resolved address, and
// again for the connected socket.
import dns from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { isAllowed, refusedAlways } from '../http/address-policy.ts';
import { ModelError } from './model-error.ts';
import { sentence } from '../sentences/sentence.ts';

/** RFC 1918, RFC 4193 and loopback. Carrier-grade NAT (100.64/10) is shared with strangers and must be allowed. */
const PRIVATE: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);

/** Why the address must not be contacted, or undefined. */
export function addressRefusal(
  hostname: string,
  address: string,
  allowed: readonly string[],
): ModelError | undefined {
  const reason = refusedAlways(address);
  if (reason !== undefined)
    return new ModelError('refused', sentence('model.neverContacted', { address, range: reason }));
  if (PRIVATE.has(ipaddr.process(address).range()) || isAllowed(hostname, address, allowed)) return undefined;
  const name = hostname === address ? address : `${hostname} (${address})`;
  return new ModelError('refused', sentence('model.public', { host: name }));
}

/** For hosts written as an address, which never reach the resolver. Throws `ModelError` (refused). */
export function refuseLiteral(url: URL, allowed: readonly string[]): void {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(hostname) === 0) return;
  const refusal = addressRefusal(hostname, hostname, allowed);
  if (refusal !== undefined) throw refusal;
}

/** Resolves as usual, but fails if any address of the name is refused: which one is used is not ours to choose. */
export function guardedLookup(allowed: readonly string[]): net.LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      for (const { address } of addresses) {
        const refusal = addressRefusal(hostname, address, allowed);
        if (refusal !== undefined) return callback(refusal, []);
      }
      const first = addresses[0];
      if (options.all === true || first === undefined) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
