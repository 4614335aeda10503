// What an open page is told: every announced document, and the depth of the queue when it changes.
import type { DocumentEvent, NotificationEvent, QueueEvent } from '../../contract/dashboard.ts';
import type { PresenceEvent } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { DOCUMENT_CHANNEL } from '../documents/announce.ts';
import { NOTIFICATION_CHANNEL, type Announcement } from '../notifications/notify.ts';
import type { EventSink } from '../platform/http/event-stream.ts';
import { errorForLog } from '../platform/log.ts';
import { PRESENCE_CHANNEL } from '../review/presence.ts';
import { readQueueDepth } from './read-dashboard.ts';

const QUEUE_MS = 3_000;

/** @param is_admin whether notifications for Admins are told too */
export function followEvents(ctx: Context, sink: EventSink, is_admin: boolean): void {
  sink.emit('hello', {});
  const whereSeen = (table: 'documents' | 'notifications', id: number, tell: () => void): void => {
    if (ctx.scope === null) return tell();
    const row = ctx.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    row.then(
      (found) => found === undefined || tell(),
      (error: unknown) => ctx.log.debug(errorForLog(error), 'events of a scope'),
    );
  };
  const stopListening = ctx.notifications.listen(DOCUMENT_CHANNEL, (payload) => {
    const event = JSON.parse(payload) as DocumentEvent;
    if (ctx.scope === null || ctx.scope.includes(event.contact_id)) sink.emit('document', event);
  });
  const stopNotifications = ctx.notifications.listen(NOTIFICATION_CHANNEL, (payload) => {
    const { id, kind, for_admins, user_ids } = JSON.parse(payload) as Announcement;
    const event: NotificationEvent = { id, kind };
    const tell = () => sink.emit('notification', event);
    const named = user_ids === null || (ctx.actor.kind === 'person' && user_ids.includes(ctx.actor.id));
    if (named && (is_admin || !for_admins)) whereSeen('notifications', id, tell);
  });
  const stopPresence = ctx.notifications.listen(PRESENCE_CHANNEL, (payload) => {
    const event = JSON.parse(payload) as PresenceEvent;
    whereSeen('documents', event.document_id, () => sink.emit('presence', event));
  });
  let last = '';
  const tellQueue = async () => {
    const depth: QueueEvent = await readQueueDepth(ctx);
    const text = JSON.stringify(depth);
    if (text !== last) sink.emit('queue', depth);
    last = text;
  };
  const look = () =>
    void tellQueue().catch((error: unknown) => ctx.log.debug(errorForLog(error), 'queue depth for events'));
  look();
  const timer = setInterval(look, QUEUE_MS);
  sink.closed.addEventListener('abort', () => {
    clearInterval(timer);
    stopListening();
    stopNotifications();
    stopPresence();
  });
}
