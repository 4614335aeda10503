// The states of blockers over time: open, accepted by a person, resolved.
import type { Acceptance, StoredBlocker } from '../../database/stored-record.ts';
import type { FoundBlocker } from './blocker.ts';

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
  const current = found.map((blocker) => withState(blocker, acceptances));
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

function withState(blocker: FoundBlocker, acceptances: Acceptance[]): StoredBlocker {
  const given = acceptances.filter(({ id, stamp }) => id === blocker.id && stamp === blocker.stamp);
  const last = given.at(-1);
  if (last === undefined) return { ...blocker, ...OPEN };
  const { by, at: resolved_at, reason } = last;
  if (blocker.second_person !== true)
    return { ...blocker, state: 'accepted', resolved_by: by, resolved_at, reason };
  const people = new Map(given.flatMap((one) => (one.user_id == null ? [] : [[one.user_id, one.by]])));
  if (people.size < PEOPLE) return { ...blocker, ...OPEN, accepted_by: [...people.values()][0] ?? null };
  const resolved_by = [...people.values()].join(', ');
  return { ...blocker, state: 'accepted', resolved_by, resolved_at, reason };
}

/** Where a second person has to accept it as well. */
const PEOPLE = 2;

const OPEN = { state: 'open', resolved_by: null, resolved_at: null, reason: null } as const;

const rank = ({ state, severity }: StoredBlocker): number =>
  state === 'accepted' ? 2 : severity === 'blocking' ? 0 : 1;
