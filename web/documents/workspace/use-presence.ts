// Says that the person has the document open, and who else has.
import { useEffect, useState } from 'react';
import type { Viewer } from '../../../contract/blockers.ts';
import { addressOf, call } from '../../api/call.ts';
import { onLive } from '../../api/live.ts';
import { useMe } from '../../session/me.ts';

/** Well within the time after which the service forgets who was there. */
const RENEW_MS = 20_000;

export function usePresence(id: number): Viewer[] {
  const me = useMe().user?.id;
  const [viewers, setViewers] = useState<Viewer[]>([]);
  useEffect(() => {
    if (me === undefined) return;
    let open = true;
    const show = (others: Viewer[]) => open && setViewers(others.filter((viewer) => viewer.id !== me));
    // What fails now is said again with the next renewal.
    const enter = () =>
      void call('enterDocument', { params: { id } }).then(
        (answer) => show(answer.viewers),
        () => undefined,
      );
    const leave = () =>
      void fetch(addressOf('leaveDocument', { params: { id } }), {
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
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, me]);
  return viewers;
}
