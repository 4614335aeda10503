// Places in the code, by name, where a process is at its most vulnerable: between a thing done and its record, and around
// commits. Tests subscribe to their channels, and kill the process there or hold it up; otherwise nothing happens.
import { channel } from 'node:diagnostics_channel';

const POINTS = [
  'upload.stored',
  'document.claimed',
  'document.page_read',
  'document.extracted',
  'document.part_made',
  'document.finishing',
  'document.give_up',
  'transaction.committing',
  'transaction.rolling_back',
  'touchless.drawn',
  'touchless.noted',
  'certificate.issued',
  'delivery.claimed',
  'delivery.sent',
  'delivery.none_due',
  'delivery.releasing',
] as const;

export type FaultPoint = (typeof POINTS)[number];
export const faultPoints: readonly FaultPoint[] = POINTS;

/** What a subscriber gets; the process goes on once all of `waits` are settled. */
export interface FaultMessage {
  waits: Promise<unknown>[];
}

export const faultChannel = (point: FaultPoint): string => `recto:${point}`;

const channels = new Map(POINTS.map((point) => [point, channel(faultChannel(point))]));

/** Resolves at once unless somebody has subscribed to the point. */
export async function reach(point: FaultPoint): Promise<void> {
  const subscribed = channels.get(point);
  if (subscribed?.hasSubscribers !== true) return;
  const message: FaultMessage = { waits: [] };
  subscribed.publish(message);
  await Promise.all(message.waits);
}
