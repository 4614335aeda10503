// Notifications in the app, and by mail: a rule asked for one, the webhook was paused, intake or a backup fails. Each person reads for themselves.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, pageOf, paging, queryBoolean } from './common.ts';
import { problem } from './problem.ts';

export const NotificationKind = z.enum([
  'assignment',
  'rule',
  'automation',
  'approval',
  'webhook',
  'mail',
  'intake',
  'audit',
  'backup',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z
  .object({
    id: Id,
    kind: NotificationKind,
    message: z.string(),
    document_id: Id.nullable().describe('The document it is about, unless that was purged.'),
    read: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** What is told by mail, too. That a mail fails is not told by mail. */
export const MailedKind = NotificationKind.exclude(['mail']);
export type MailedKind = z.infer<typeof MailedKind>;

export const MailTime = z
  .enum(['at_once', 'digest', 'never'])
  .describe('at_once: within two minutes, several together; digest: once a day; never: in the app only.');
export type MailTime = z.infer<typeof MailTime>;

/** What somebody gets who has chosen nothing. */
export const MAIL_DEFAULTS: Record<MailedKind, MailTime> = {
  approval: 'at_once',
  assignment: 'digest',
  rule: 'never',
  automation: 'at_once',
  audit: 'at_once',
  backup: 'at_once',
  webhook: 'digest',
  intake: 'digest',
};

const times = z.object({
  approval: MailTime.describe('Documents that wait for your approval, and approvals that are overdue.'),
  assignment: MailTime.describe('Documents that somebody else assigns to you.'),
  rule: MailTime.describe('What rules tell people.'),
  automation: MailTime.describe(
    'Documents go without a person no more: too many of the samples were wrong. Admins only.',
  ),
  audit: MailTime.describe('The audit log was changed. Admins only.'),
  backup: MailTime.describe('A backup failed. Admins only.'),
  webhook: MailTime.describe('Deliveries were given up or are held. Admins only.'),
  intake: MailTime.describe('A watched folder or mailbox does not work. Admins only.'),
}) satisfies z.ZodType<Record<MailedKind, MailTime>>;

const isTimeZone = (name: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const MailChoices = z
  .object({
    times: times.describe('When each kind of notification is mailed.'),
    digest_hour: z.int().describe('From which hour of the day on the digest is sent.'),
    time_zone: z.string().nullable().describe('Of that hour; null: that of the machine.'),
    machine_time_zone: z.string().describe('The time zone of the machine that the service runs on.'),
    mail_on: z.boolean().describe('Whether a mail server is set; without one, nothing is mailed.'),
  })
  .meta({ id: 'MailChoices' });
export type MailChoices = z.infer<typeof MailChoices>;

export const MailChoicesInput = z
  .strictObject({
    times: z.strictObject(times.shape).partial().describe('Kinds that are not named stay as they are.'),
    digest_hour: z.int().min(0).max(23).describe('From which hour of the day on the digest is sent.'),
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, problem('timeZone'))
      .nullable()
      .describe('Of that hour, like Europe/Berlin; null: that of the machine.'),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, problem('nothingToChange'))
  .meta({ id: 'MailChoicesInput' });
export type MailChoicesInput = z.output<typeof MailChoicesInput>;

export const notificationEndpoints = {
  listNotifications: endpoint('listNotifications', {
    access: 'token',
    tag: 'Notifications',
    summary: 'Notifications for the caller, newest first',
    description: 'Some are for Admins only. Read marks belong to people; to a token everything is unread.',
    query: z.strictObject({ ...paging, unread: queryBoolean().optional() }),
    response: pageOf('notifications', Notification).extend({ unread: z.int() }),
  }),
  readNotification: endpoint('readNotification', {
    access: 'token',
    tag: 'Notifications',
    summary: 'Mark a notification as read',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 403: 'Only people have read marks', 404: 'Unknown notification' },
  }),
  readAllNotifications: endpoint('readAllNotifications', {
    access: 'token',
    tag: 'Notifications',
    summary: 'Mark all notifications as read',
    status: 204,
    response: null,
    errors: { 403: 'Only people have read marks' },
  }),
  getMailChoices: endpoint('getMailChoices', {
    access: 'person',
    tag: 'Notifications',
    summary: 'Which notifications you get by mail, and when',
    response: MailChoices,
  }),
  saveMailChoices: endpoint('saveMailChoices', {
    access: 'person',
    tag: 'Notifications',
    summary: 'Choose which notifications you get by mail, and when',
    description:
      'The digest lists what waits for you. It is sent to whoever has one kind at `digest`, on days when something waits.',
    body: MailChoicesInput,
    response: MailChoices,
  }),
};
