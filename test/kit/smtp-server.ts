// A real SMTP server for tests: keeps what it took, and does at each stage what the test says.
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export const SMTP_USER = 'recto';
export const SMTP_PASSWORD = 'mail password 5719';

export type SmtpStage = 'connect' | 'from' | 'recipient' | 'text' | 'taken';

export interface TakenMail {
  from: string;
  to: string[];
  /** As it came. */
  raw: string;
  parsed: Email;
}

export interface SmtpServer {
  port: number;
  taken: TakenMail[];
  /** What becomes of the next ones at each stage: throw to refuse (`responseCode` for the code), wait to be slow. */
  at: (stage: SmtpStage, about: string) => void | Promise<void>;
  /** Ends all connections now, as a crash does. */
  cut(): void;
  stop(): Promise<void>;
}

type Envelope = SMTPServerSession['envelope'];

/** For `at`: refuses with this code. */
export const refusal = (responseCode: number, message = 'as the test says'): Error =>
  Object.assign(new Error(message), { responseCode });

/** @param port a given one, to come back where it was */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpServer> {
  const reach = callbackify(async (stage: SmtpStage, about: string) => mail.at(stage, about));
  const take = callbackify(async ({ mailFrom, rcptTo }: Envelope, raw: string) => {
    await mail.at('text', raw);
    const from = mailFrom === false ? '' : mailFrom.address;
    const to = rcptTo.map(({ address }) => address);
    mail.taken.push({ from, to, raw, parsed: await PostalMime.parse(raw) });
    await mail.at('taken', raw);
    return `queued as ${mail.taken.length}`;
  });
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === SMTP_USER && password === SMTP_PASSWORD
        ? done(null, { user: username })
        : done(refusal(535, 'Authentication failed')),
    onConnect: (session, done) => reach('connect', session.remoteAddress, done),
    onMailFrom: ({ address }, _session, done) => reach('from', address, done),
    onRcptTo: ({ address }, _session, done) => reach('recipient', address, done),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        take(envelope, raw, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mail: SmtpServer = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    at: () => undefined,
    cut: () => {
      for (const { _socket: socket } of server.connections) socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
