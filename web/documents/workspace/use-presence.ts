// Says that the person has the document open and how long they worked on it, and tells who else has it open.
import { useEffect, useState } from 'react';
import type { Viewer } from '../../../contract/blockers.ts';
import { PRESENCE_SECONDS } from '../../../contract/review-limits.ts';
import { addressOf, call } from '../../api/call.ts';
import { onLive } from '../../api/live.ts';
import { useMe } from '../../session/me.ts';
import { ActiveTime } from './active-time.ts';

/** Well within the time after which the service forgets who was there. */
const RENEW_MS = 20_000;

const ACTIONS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const;

export function usePresence(id: number): Viewer[] {
  const me = useMe().user?.id;
  const [viewers, setViewers] = useState<Viewer[]>([]);
  useEffect(() => {
    if (me === undefined) return;
    let open = true;
    const { take, stop: stopMeasuring } = measureActiveTime();
    const seconds = () => ({ params: { id }, query: { active_seconds: Math.min(take(), PRESENCE_SECONDS) } });
    const show = (others: Viewer[]) => open && setViewers(others.filter((viewer) => viewer.id !== me));
    // What fails now is said again with the next renewal.
    const enter = () =>
      void call('enterDocument', seconds()).then(
        (answer) => show(answer.viewers),
        () => undefined,
      );
    const leave = () =>
      void fetch(addressOf('leaveDocument', seconds()), {
        method: 'DELETE',
        credentials: 'same-origin',
        // Arrives though the page is being closed.
        keepalive: true,
      }).catch(() => undefined);
    enter();
    const timer = setInterval(enter, RENEW_MS);
    const stop = onLive('presence', (event) => event.document_id === id && show(event.viewers));
    window.addEventListener('pagehide', leave);
    return () => {
      open = false;
      clearInterval(timer);
      stop();
      stopMeasuring();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, me]);
  return viewers;
}

/** From now on; opening the document is the first that somebody does. */
function measureActiveTime(): { take(): number; stop(): void } {
  const time = new ActiveTime();
  const touch = () => {
    if (document.visibilityState === 'visible') time.touch(performance.now());
  };
  const hide = () => (document.visibilityState === 'visible' ? undefined : time.leave(performance.now()));
  touch();
  // Scrolling does not bubble.
  for (const action of ACTIONS) document.addEventListener(action, touch, { capture: true, passive: true });
  document.addEventListener('visibilitychange', hide);
  return {
    take: () => time.take(performance.now()),
    stop() {
      for (const action of ACTIONS) document.removeEventListener(action, touch, { capture: true });
      document.removeEventListener('visibilitychange', hide);
    },
  };
}
