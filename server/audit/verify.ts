// Verifying the audit log: every entry against the one before, its hash, its seal, and every signed head. Reads in portions,
// so that memory does not grow with the log.
import type { AuditProblem, AuditVerification } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { FIRST_PREVIOUS, hashOf, hasSeal, isGenuine, type ChainEntry, type Checkpoint } from './chain.ts';
import { readCheckpoints } from './checkpoints.ts';
import { storedPortions } from './store.ts';

/** The first ones say where to look; a log rewritten as a whole would otherwise fill the answer. */
const PROBLEMS_AT_MOST = 50;

/** A head that somebody noted outside of the service. */
export interface NotedHead {
  entry_id: number;
  hash: string;
}

/** `ENTRY:HASH`, as an earlier verification told the head. */
export function parseHead(text: string): NotedHead {
  const [entry_id, hash = ''] = text.split(':');
  return { entry_id: Number(entry_id), hash };
}

/** What verifying needs: a running service has it, and so has a command. */
export type AuditSource = Pick<Context, 'db' | 'secrets' | 'config'>;

interface Walk {
  next_id: number;
  previous_hash: string;
  entries: number;
  /** Heads by entry: hashes that the entry must have. */
  heads: Map<number, NotedHead & { origin: string }>;
  problems: AuditProblem[];
}

export async function verifyAudit(ctx: AuditSource, noted?: NotedHead): Promise<AuditVerification> {
  const started = performance.now();
  const checkpoints = await readCheckpoints(ctx);
  const walk: Walk = {
    next_id: 1,
    previous_hash: FIRST_PREVIOUS,
    entries: 0,
    heads: new Map(),
    problems: [],
  };
  for (const checkpoint of checkpoints) expectHead(ctx, walk, checkpoint);
  if (noted !== undefined) walk.heads.set(noted.entry_id, { ...noted, origin: 'the head you gave' });
  for await (const portion of storedPortions(ctx, {}))
    for (const entry of portion) problemsOf(ctx, walk, entry).forEach((problem) => add(walk, problem));
  for (const { entry_id, origin } of walk.heads.values())
    add(walk, {
      entry_id,
      kind: 'missing',
      detail: `The log ends at entry ${walk.next_id - 1}, but ${origin} names entry ${entry_id}: the end was cut off`,
    });
  return {
    intact: walk.problems.length === 0,
    entries: walk.entries,
    head: walk.entries === 0 ? null : { entry_id: walk.next_id - 1, hash: walk.previous_hash },
    checkpoints: checkpoints.length,
    problems: walk.problems,
    duration_ms: Math.round(performance.now() - started),
  };
}

const add = ({ problems }: Walk, problem: AuditProblem) =>
  void (problems.length < PROBLEMS_AT_MOST && problems.push(problem));

function expectHead(ctx: AuditSource, walk: Walk, checkpoint: Checkpoint): void {
  const { entry_id, hash, at } = checkpoint;
  const origin = `the checkpoint of ${isoSeconds(at)}`;
  if (isGenuine(ctx.secrets, checkpoint)) return void walk.heads.set(entry_id, { entry_id, hash, origin });
  const detail = `The signature of ${origin} is not this service's`;
  add(walk, { entry_id, kind: 'forged', detail });
}

/** What is wrong with one entry; moves the walk behind it. */
function problemsOf(ctx: AuditSource, walk: Walk, entry: ChainEntry): AuditProblem[] {
  const found: AuditProblem[] = [];
  const { id: entry_id } = entry;
  const say = (kind: AuditProblem['kind'], detail: string) => found.push({ entry_id, kind, detail });
  if (entry_id !== walk.next_id) {
    const last = entry_id - 1;
    const range = last === walk.next_id ? `Entry ${last} is` : `Entries ${walk.next_id} to ${last} are`;
    found.push({ entry_id: walk.next_id, kind: 'missing', detail: `${range} missing` });
  }
  if (!entry.at.endsWith('000Z') || hashOf(entry) !== entry.hash)
    say('edited', `Entry ${entry_id} was edited: its values do not give its hash`);
  if (entry.previous_hash !== walk.previous_hash)
    say('out_of_order', `Entry ${entry_id} does not follow the one before it: one of them was put there`);
  if (!hasSeal(ctx.secrets, entry))
    say('forged', `Entry ${entry_id} was not written by this service: it does not have its seal`);
  const head = walk.heads.get(entry_id);
  walk.heads.delete(entry_id);
  if (head !== undefined && head.hash !== entry.hash)
    say('edited', `Entry ${entry_id} is not the one that ${head.origin} names`);
  walk.next_id = entry_id + 1;
  walk.previous_hash = entry.hash;
  walk.entries += 1;
  return found;
}
