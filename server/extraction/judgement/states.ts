// The states of blockers over time: open, accepted by a person, resolved.
import type { Acceptance, StoredBlocker } from '../../database/stored-record.ts';
import type { FoundBlocker } from './blockers.ts';

/** Whose change it is that makes blockers disappear, and when. */
export interface Change {
  by: string;
  at: string;
}

export interface BlockerHistory {
  acceptances: Acceptance[];
  previous: StoredBlocker[];
  change: Change;
}

/** Resolved ones beyond these are forgotten, the oldest first. */
const MOST_RESOLVED = 50;

/** Open ones first, blocking before advice; then those accepted; then those resolved, the last first. */
export function withStates(
  found: FoundBlocker[],
  { acceptances, previous, change }: BlockerHistory,
): StoredBlocker[] {
  const current = found.map((blocker): StoredBlocker => {
    const accepted = acceptances.find(({ id, stamp }) => id === blocker.id && stamp === blocker.stamp);
    if (accepted === undefined) return { ...blocker, ...OPEN };
    const { by: resolved_by, at: resolved_at, reason } = accepted;
    return { ...blocker, state: 'accepted', resolved_by, resolved_at, reason };
  });
  const ids = new Set(found.map(({ id }) => id));
  const resolved = previous
    .filter(({ id }) => !ids.has(id))
    .map((blocker): StoredBlocker =>
      blocker.state === 'resolved'
        ? blocker
        : { ...blocker, state: 'resolved', resolved_by: change.by, resolved_at: change.at, reason: null },
    )
    .sort((a, b) => (b.resolved_at ?? '').localeCompare(a.resolved_at ?? ''))
    .slice(0, MOST_RESOLVED);
  return [...current.sort((a, b) => rank(a) - rank(b)), ...resolved];
}

const OPEN = { state: 'open', resolved_by: null, resolved_at: null, reason: null } as const;

const rank = ({ state, severity }: StoredBlocker): number =>
  state === 'accepted' ? 2 : severity === 'blocking' ? 0 : 1;
