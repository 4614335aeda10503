// Mail to people: the server that takes it, what was sent, and sending again.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, label, pageOf, paging, queryList, text } from './common.ts';
import { problem } from './problem.ts';

export const MAIL_OCCASIONS = [
  'invitation',
  'password_reset',
  'notification',
  'digest',
  'rejection',
] as const;
export const MailOccasion = z.enum(MAIL_OCCASIONS).describe('What the mail is about.');
export type MailOccasion = z.infer<typeof MailOccasion>;

export const MailState = z
  .enum(['waiting', 'sent', 'failed', 'uncertain'])
  .describe(
    'waiting: to be sent, or tried again; sent: the server took it; failed: given up; uncertain: the connection broke before the server said whether it took it',
  );
export type MailState = z.infer<typeof MailState>;

const HOST = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+)$/i;
const Security = z
  .enum(['tls', 'starttls', 'none'])
  .describe('none sends the password and the mails readable; within a trusted network only.');
const Address = z.email().max(320);

export const MailSettings = z
  .object({
    host: z.string().nullable().describe('null: no mail is sent.'),
    port: z.int(),
    security: Security,
    user: z.string().nullable().describe('null: the server asks for no password.'),
    password_set: z.boolean(),
    from: z.string().nullable().describe('The address that mails come from.'),
    from_environment: z.boolean().describe('Whether they are those of RECTO_SMTP_….'),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof MailSettings>;

export const MailSettingsInput = z
  .strictObject({
    host: z
      .string()
      .trim()
      .regex(HOST, problem('host'))
      .max(253)
      .nullable()
      .describe('null: the server of the environment, if it names one.'),
    port: z.int().min(1).max(65_535),
    security: Security,
    user: label(320).nullable(),
    password: text(1000).min(1).describe('Kept encrypted, never shown again.'),
    from: Address.describe('The address that mails come from; needed where a server is set.'),
  })
  .partial()
  .meta({ id: 'MailSettingsInput' });
export type MailSettingsInput = z.output<typeof MailSettingsInput>;

export const MailTest = z
  .object({
    ok: z.boolean(),
    detail: z.string().describe('What the server answered, or what went wrong.'),
  })
  .meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof MailTest>;

export const Mail = z
  .object({
    id: Id,
    occasion: MailOccasion,
    to: z.string().describe('The address that it goes to.'),
    message_id: z.string().describe('Stable over retries, so that a receiver knows a second copy.'),
    state: MailState,
    attempts: z.int(),
    answer: z.string().nullable().describe('What the server said last, or why it was not reached.'),
    can_send_again: z
      .boolean()
      .describe('Whether its text is still kept: it goes once the mail is sent, or its link has expired.'),
    next_attempt_at: Timestamp.nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof Mail>;

const definition = { access: 'admin', tag: 'Mail' } as const;

export const mailEndpoints = {
  getMailSettings: endpoint('getMailSettings', {
    ...definition,
    summary: 'The server that takes mails',
    response: MailSettings,
  }),
  saveMailSettings: endpoint('saveMailSettings', {
    ...definition,
    summary: 'Change the server that takes mails',
    description:
      'Keys that are not sent stay as they are. A password belongs to its server and user; where they change, it has to be sent again.',
    body: MailSettingsInput,
    response: MailSettings,
  }),
  testMail: endpoint('testMail', {
    ...definition,
    summary: 'Send a test mail now',
    description: 'Once, with the saved settings; the answer is what the server said.',
    body: z.strictObject({ to: Address.describe('Who gets it.') }),
    response: MailTest,
    errors: { 409: 'No server is set' },
  }),
  listMails: endpoint('listMails', {
    ...definition,
    summary: 'Mails of the last 90 days, newest first',
    query: z.strictObject({ ...paging, state: queryList(MailState).optional() }),
    response: pageOf('mails', Mail),
  }),
  sendMailAgain: endpoint('sendMailAgain', {
    ...definition,
    summary: 'Send a mail again that failed or that nobody knows the fate of',
    description: 'With the same Message-ID.',
    params: IdParams,
    response: Mail,
    errors: { 404: 'Unknown mail', 409: 'It waits already, was sent, or its text is no longer kept' },
  }),
};
