// Handing one mail to the server: to an address that the policy of outbound connections allows, with limits on time. The mail is
// the server's from the end of its text on, so that is the moment that has to be noted before.
import net from 'node:net';
import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { errorClassOf, resolveAllowed } from '../platform/http/outbound.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import type { MailServer } from './settings.ts';

const TIMEOUT_MS = 20_000;
/** RFC 5321 (4.5.3.2.6) gives servers ten minutes for the answer to a message; who has not answered by then will not. */
export const ANSWER_MS = 600_000;

/** `uncertain`: the text was sent to its end, and nothing came back. `refused`: the server will never take this mail. */
export class MailNotTaken extends Error {
  readonly fate: 'later' | 'refused' | 'uncertain';
  readonly said: Said;
  constructor(fate: MailNotTaken['fate'], said: Said, cause: unknown) {
    super('The mail was not taken', { cause });
    this.fate = fate;
    this.said = said;
  }
}

/** Somebody else has the mail at hand. */
export class NotOurs extends Error {}

export interface Parcel {
  from: string;
  to: string;
  content: Buffer;
}

/**
 * Gives what the server answered. Throws MailNotTaken.
 * @param mark awaited before the end of the text is sent; false: it is not, and NotOurs is thrown
 */
export async function handOver(
  server: MailServer,
  { from, to, content }: Parcel,
  mark: () => Promise<boolean>,
): Promise<string> {
  const text = new GuardedText(content, mark);
  let connection: SMTPConnection | undefined;
  try {
    connection = await connect(server);
    const answer = await send(connection, { from, to }, text);
    connection.quit();
    return answer;
  } catch (error) {
    connection?.close();
    const { taken } = await text.settled();
    if (error instanceof NotOurs) throw error;
    throw notTaken(error, taken);
  }
}

/** Connects and signs in, and no more. Throws what describeMailError explains. */
export async function reachServer(server: MailServer): Promise<void> {
  (await connect(server)).quit();
}

/** The text of a mail, which holds its end back until that is noted. */
class GuardedText extends Readable {
  private content: Buffer | null;
  private marking: Promise<boolean> | undefined;
  private ended = false;
  private readonly mark: () => Promise<boolean>;

  constructor(content: Buffer, mark: () => Promise<boolean>) {
    super();
    this.content = content;
    this.mark = mark;
  }

  override _read(): void {
    if (this.content !== null) {
      const { content } = this;
      this.content = null;
      this.push(content);
      return;
    }
    if (this.marking !== undefined) return;
    this.marking = this.mark();
    void this.finish(this.marking);
  }

  private async finish(marking: Promise<boolean>): Promise<void> {
    try {
      const ours = await marking;
      if (this.destroyed) return;
      if (!ours) throw new NotOurs();
      this.ended = true;
      this.push(null);
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  /** Once nothing more is noted: whether the end was let go. */
  async settled(): Promise<{ taken: boolean }> {
    this.destroy();
    await this.marking?.catch(() => undefined);
    return { taken: this.ended };
  }
}

async function connect(server: MailServer): Promise<SMTPConnection> {
  const { host, port, security, login } = server;
  const address = await resolveAllowed(host, [host]);
  // With the first mail: many installations send none.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const options: SMTPConnectionOptions = {
    host: address,
    ...(net.isIP(host) === 0 ? { servername: host } : {}),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: ANSWER_MS,
    logger: false,
  };
  const connection = new Connection(options);
  try {
    await step(connection, (done) => connection.connect(done));
    if (login !== null)
      await step(connection, (done) =>
        connection.login({ user: login.user, credentials: { user: login.user, pass: login.password } }, done),
      );
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function send(
  connection: SMTPConnection,
  { from, to }: Omit<Parcel, 'content'>,
  text: Readable,
): Promise<string> {
  let answer = '';
  await step(connection, (done) => {
    text.once('error', done);
    connection.send({ from, to: [to] }, text, (error, info) => {
      answer = info?.response ?? '';
      done(error);
    });
  });
  return answer;
}

/** One command; what goes wrong with the connection meanwhile ends it too. */
function step(
  connection: SMTPConnection,
  run: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays: a second error of a connection that is lost already would end the process.
    connection.on('error', reject);
    connection.once('end', () => reject(Object.assign(new Error('The connection was closed'), LOST)));
    run((error) => (error ? reject(error) : resolve()));
  });
}

const LOST = { code: 'ECONNRESET' };

interface SmtpError {
  code?: string;
  /** Of the system, where the library has put its own in place of it. */
  originalCode?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

function notTaken(error: unknown, ended: boolean): MailNotTaken {
  const { responseCode = 0, command = '' } = (error ?? {}) as SmtpError;
  const said = describeMailError(error);
  if (responseCode === 0) return new MailNotTaken(ended ? 'uncertain' : 'later', said, error);
  // Of the sender, the sign-in and the encryption the settings are to blame, not the mail.
  const ofMail = command.startsWith('RCPT') || command.startsWith('DATA') || ended;
  return new MailNotTaken(responseCode >= 500 && ofMail ? 'refused' : 'later', said, error);
}

/** What to show for an error of the connection or of the server. Never contains the password. */
export function describeMailError(error: unknown): Said {
  const { code = '', originalCode, response, message = String(error) } = (error ?? {}) as SmtpError;
  if (code === 'EAUTH') return sentence('setup.mailRefused', { said: brief(response ?? message) });
  if (code === 'ETLS') return sentence('connections.tls', { said: brief(message) });
  if (response !== undefined) return sentence('mails.answered', { said: brief(response) });
  const kind = errorClassOf(originalCode ?? code, '');
  return sentence(`connections.${kind}`, { said: brief(message) });
}

const brief = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
