// The server that takes mails: the settings of the UI, else those of the environment. The password stands sealed among the secrets.
import type { MailSettings, MailSettingsInput } from '../../contract/mails.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { invalid } from '../platform/errors.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { findSecret, removeSecret, saveSecret } from '../settings/secrets.ts';
import { readSettings, writeSettings, type StoredSettings } from '../settings/settings.ts';
import { wakeMails } from './store.ts';

/** The secret of that name. */
export const SMTP_PASSWORD = 'smtp_password';

export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  /** Null: does not sign in. */
  login: { user: string; password: string } | null;
  /** The address that mails come from. */
  from: string;
}

/** Undefined where no mail is sent. */
export async function findMailServer(ctx: Context): Promise<MailServer | undefined> {
  const settings = await readSettings(ctx);
  if (settings.smtp_host === null) return environmentServer(ctx);
  const { smtp_host: host, smtp_port: port, smtp_security: security, smtp_user: user, smtp_from } = settings;
  const password = user === null ? undefined : await findSecret(ctx, SMTP_PASSWORD);
  const login = user === null ? null : { user, password: password ?? '' };
  return { host, port, security, login, from: smtp_from ?? '' };
}

/** The environment names a server only as a whole. */
function environmentServer({ config }: Context): MailServer | undefined {
  const { smtp_host: host, smtp_port: port, smtp_security: security, smtp_user, smtp_from: from } = config;
  if (host === undefined || from === undefined) return undefined;
  const login = smtp_user === undefined ? null : { user: smtp_user, password: config.smtp_password ?? '' };
  return { host, port, security, login, from };
}

export async function presentMail(ctx: Context): Promise<MailSettings> {
  const { smtp_host, smtp_port: port, smtp_security: security } = await readSettings(ctx);
  const server = await findMailServer(ctx);
  return {
    host: server?.host ?? null,
    port: server?.port ?? port,
    security: server?.security ?? security,
    user: server?.login?.user ?? null,
    password_set: server !== undefined && server.login !== null,
    from: server?.from ?? null,
    from_environment: smtp_host === null && server !== undefined,
  };
}

type Stored = Pick<StoredSettings, 'smtp_host' | 'smtp_port' | 'smtp_security' | 'smtp_user' | 'smtp_from'>;

/** Within a transaction. Mails that wait are tried with the new settings at once. */
export async function saveMail(ctx: Context, input: MailSettingsInput): Promise<void> {
  const before = await readSettings(ctx);
  const { password, ...values } = input;
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`smtp_${key}`, value]),
  ) as Partial<Stored>;
  const after: Stored = { ...before, ...changes };
  const known = password !== undefined || (sameLogin(before, after) && (await hasPassword(ctx)));
  requireUsable(after, known);
  const changed = Object.entries(changes).filter(([key, value]) => before[key as keyof Stored] !== value);
  await writeSettings(ctx, Object.fromEntries(changed));
  if (!known || after.smtp_user === null) await removeSecret(ctx, SMTP_PASSWORD);
  else if (password !== undefined) await saveSecret(ctx, SMTP_PASSWORD, password);
  if (changed.length === 0 && password === undefined) return;
  await wakeMails(ctx, 0);
  const old = Object.fromEntries(changed.map(([key]) => [key, before[key as keyof Stored]]));
  const secret = password === undefined ? {} : { smtp_password: 'changed' };
  const detail = { before: old, after: { ...Object.fromEntries(changed), ...secret } };
  await audit(ctx, { event: 'settings.updated', detail });
}

const hasPassword = async (ctx: Context): Promise<boolean> =>
  (await findSecret(ctx, SMTP_PASSWORD)) !== undefined;

/** A password that was entered for one server is not sent to another. */
const sameLogin = (a: Stored, b: Stored): boolean =>
  a.smtp_host === b.smtp_host &&
  a.smtp_port === b.smtp_port &&
  a.smtp_security === b.smtp_security &&
  a.smtp_user === b.smtp_user;

function requireUsable(settings: Stored, passwordKnown: boolean): void {
  if (settings.smtp_host === null) return;
  const required = sentence('values.required');
  if (settings.smtp_from === null) throw invalid(wrongValue('from', required));
  if (settings.smtp_user !== null && !passwordKnown) throw invalid(wrongValue('password', required));
}
