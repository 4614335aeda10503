// The connection to a mailbox: to an address that the policy of outbound connections allows, with limits on time and on what
// a server may send.
import net from 'node:net';
import type { ImapFlow } from 'imapflow';
import type { MailboxSource } from '../../../contract/intake.ts';
import { errorClassOf, resolveAllowed } from '../../platform/http/outbound.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

const TIMEOUT_MS = 20_000;
const SILENCE_MS = 60_000;
/** For everything between connecting and signing out; what is left is taken the next time. */
const LONGEST_VISIT_MS = 30 * 60_000;
const MB = 1024 * 1024;

/** What to show for an error of the connection or of the server. Never contains the password. */
export function describeMailError(error: unknown): Said {
  const { message, responseText, authenticationFailed, code } = (error ?? {}) as Record<string, unknown>;
  if (authenticationFailed === true) return sentence('setup.mailRefused', { said: text(responseText) });
  const said = [message, responseText].filter((part) => typeof part === 'string' && part !== '');
  const prefix = typeof code === 'string' && !String(message).includes(code) ? `${code}: ` : '';
  const words = `${prefix}${said.join(': ') || String(error)}`.slice(0, 500);
  const kind = errorClassOf(String(code), '');
  return kind === 'network' ? words : sentence(`connections.${kind}`, { said: words });
}

const text = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : 'no reason given';

/** Runs `work` with the mailbox open, then signs out. */
export async function withMailbox<T>(
  source: MailboxSource,
  password: string,
  work: (client: ImapFlow) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { host, port, security, user } = source;
  const address = await resolveAllowed(host, [host]);
  // With the first mailbox: many installations have none.
  const { ImapFlow: MailClient } = await import('imapflow');
  const client = new MailClient({
    host: address,
    ...(net.isIP(host) === 0 ? { servername: host } : {}),
    port,
    secure: security === 'tls',
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    clientInfo: { name: 'Recto' },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    maxLineLength: 4 * MB,
    maxLiteralSize: 8 * MB,
    maxResponseSize: 16 * MB,
  });
  // The promise of the command in progress is rejected as well; without a listener the process would end.
  client.on('error', () => undefined);
  const abort = () => client.close();
  const limit = AbortSignal.timeout(LONGEST_VISIT_MS);
  const ending = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  ending.addEventListener('abort', abort, { once: true });
  try {
    await client.connect();
    const lock = await client.getMailboxLock(source.mailbox);
    try {
      return await work(client);
    } finally {
      lock.release();
    }
  } finally {
    ending.removeEventListener('abort', abort);
    await client.logout().catch(() => undefined);
    client.close();
  }
}
