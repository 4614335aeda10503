// Notifications in the app: a rule asked for one, the webhook was paused, intake or a backup fails. Each person reads for themselves.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, pageOf, paging, queryBoolean } from './common.ts';

export const NotificationKind = z.enum(['rule', 'approval', 'webhook', 'mail', 'intake', 'audit', 'backup']);
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
};
