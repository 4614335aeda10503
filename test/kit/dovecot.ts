// A real IMAP server for tests: Debian's dovecot as a private instance in a folder of its own, on a free port of loopback.
import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';
import { until } from './upload.ts';

const PROGRAM = '/usr/sbin/dovecot';
/** Without it, tests say that they were left out. */
export const hasDovecot = existsSync(PROGRAM);

export const MAIL_USER = 'scans@recto.example';
export const MAIL_PASSWORD = 'mailbox-password-7Q';

export interface MailServer {
  port: number;
  /** Puts a message into a mailbox. */
  deliver(message: string, mailbox?: string): Promise<void>;
  /** Works in a mailbox as another mail program would. */
  as<T>(work: (client: ImapFlow) => Promise<T>, mailbox?: string): Promise<T>;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startDovecot(): Promise<MailServer> {
  const root = await mkdtemp(path.join(tmpdir(), 'recto-imap-'));
  const port = await freePort();
  const config = path.join(root, 'dovecot.conf');
  // As root, mail belongs to somebody else: dovecot does not keep any for root.
  const asRoot = userInfo().uid === 0;
  const owner = asRoot ? { uid: 65_534, gid: 65_534 } : { uid: userInfo().uid, gid: userInfo().gid };
  for (const folder of ['', 'mail', 'run'])
    await mkdir(path.join(root, folder), { recursive: true, mode: 0o755 });
  await chmod(root, 0o755);
  await chown(path.join(root, 'mail'), owner.uid, owner.gid);
  await writeFile(config, configuration(root, port, owner, asRoot));
  let child: ReturnType<typeof spawn> | undefined;
  const server: MailServer = {
    port,
    async start() {
      child = spawn(PROGRAM, ['-F', '-c', config], { stdio: 'ignore' });
      await until(() => answers(port), 'dovecot', 30_000);
    },
    async stop() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
    async remove() {
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
    deliver: (message, mailbox = 'INBOX') =>
      server.as(async (client) => {
        await client.append(mailbox, message.replaceAll(/\r?\n/g, '\r\n'));
      }, mailbox),
    async as(work, mailbox = 'INBOX') {
      const auth = { user: MAIL_USER, pass: MAIL_PASSWORD };
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: false,
        doSTARTTLS: false,
        auth,
        logger: false,
      });
      await client.connect();
      try {
        if (mailbox !== 'INBOX') await client.mailboxCreate(mailbox);
        await client.mailboxOpen(mailbox);
        return await work(client);
      } finally {
        await client.logout();
      }
    },
  };
  await server.start();
  return server;
}

function configuration(
  root: string,
  port: number,
  owner: { uid: number; gid: number },
  asRoot: boolean,
): string {
  const { username } = userInfo();
  return [
    'protocols = imap',
    `base_dir = ${root}/run`,
    `state_dir = ${root}/run`,
    `log_path = ${root}/run/dovecot.log`,
    'ssl = no',
    'disable_plaintext_auth = no',
    'mail_fsync = never',
    `mail_location = maildir:${root}/mail/%u`,
    'first_valid_uid = 1',
    ...(asRoot ? [] : [`default_internal_user = ${username}`, `default_login_user = ${username}`]),
    'service imap-login {',
    '  chroot =',
    '  inet_listener imap {',
    '    address = 127.0.0.1',
    `    port = ${port}`,
    '  }',
    '  inet_listener imaps {',
    '    port = 0',
    '  }',
    '}',
    'service anvil {',
    '  chroot =',
    '}',
    'passdb {',
    '  driver = static',
    `  args = password=${MAIL_PASSWORD}`,
    '}',
    'userdb {',
    '  driver = static',
    `  args = uid=${owner.uid} gid=${owner.gid} home=${root}/mail/%u`,
    '}',
    'namespace inbox {',
    '  inbox = yes',
    '}',
    '',
  ].join('\n');
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString('utf8').startsWith('* OK'));
    });
    socket.once('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
