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
  const stopListening = ctx.notifications.listen(DOCUMENT_CHANNEL, (payload) => {
    sink.emit('document', JSON.parse(payload) as DocumentEvent);
  });
  const stopNotifications = ctx.notifications.listen(NOTIFICATION_CHANNEL, (payload) => {
    const { id, kind, for_admins } = JSON.parse(payload) as Announcement;
    const event: NotificationEvent = { id, kind };
    if (is_admin || !for_admins) sink.emit('notification', event);
  });
  const stopPresence = ctx.notifications.listen(PRESENCE_CHANNEL, (payload) => {
    sink.emit('presence', JSON.parse(payload) as PresenceEvent);
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
