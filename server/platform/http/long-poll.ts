// Answers that wait for something to happen.
import type { FastifyRequest } from 'fastify';
import type { Notifications } from '../db/notifications.ts';
import { endOnClose } from './event-stream.ts';

/** Notifications may be missed, so that it is looked at without one, too. */
const LOOK_EVERY_MS = 1_000;

/**
 * Looks at once and whenever the channel stirs. Returns what `look` found, or undefined once `seconds` are over, the client has
 * gone, or the server closes.
 */
export async function longPoll<T>(
  request: FastifyRequest,
  notifications: Pick<Notifications, 'listen'>,
  { channel, seconds }: { channel: string; seconds: number },
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const until = performance.now() + seconds * 1000;
  let ended = false;
  let stirred = false;
  let wake = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  const stopListening = notifications.listen(channel, () => {
    stirred = true;
    wake();
  });
  const forget = endOnClose(request, end);
  request.raw.socket.once('close', end);
  try {
    for (;;) {
      stirred = false;
      const found = await look();
      const left = until - performance.now();
      if (found !== undefined || ended || left <= 0) return found;
      if (!stirred)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(left, LOOK_EVERY_MS));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
    }
  } finally {
    stopListening();
    forget();
    request.raw.socket.off('close', end);
  }
}
