// Verifying the audit log: every entry against the one before, its hash, its seal, and every signed head. Reads in portions,
// so that memory does not grow with the log.
import type { AuditProblem, AuditVerification } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { FIRST_PREVIOUS, hashOf, hasSeal, isGenuine, type ChainEntry, type Checkpoint } from './chain.ts';
import { readCheckpoints } from './checkpoints.ts';
import { storedPortions } from './store.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import type { Language } from '../platform/sentences/language.ts';

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
  heads: Map<number, NotedHead & { origin: Sentence }>;
  problems: FoundProblem[];
}

export type FoundProblem = Omit<AuditProblem, 'detail'> & { detail: Sentence };
export type Verification = Omit<AuditVerification, 'problems'> & { problems: FoundProblem[] };

/** For people, in their language. */
export const presentVerification = (
  { problems, ...rest }: Verification,
  language?: Language,
): AuditVerification => ({
  ...rest,
  problems: problems.map((problem) => ({ ...problem, detail: say(problem.detail, language) })),
});

export async function verifyAudit(ctx: AuditSource, noted?: NotedHead): Promise<Verification> {
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
  if (noted !== undefined) walk.heads.set(noted.entry_id, { ...noted, origin: sentence('audit.givenHead') });
  for await (const portion of storedPortions(ctx, {}))
    for (const entry of portion) problemsOf(ctx, walk, entry).forEach((problem) => add(walk, problem));
  for (const { entry_id, origin } of walk.heads.values())
    add(walk, {
      entry_id,
      kind: 'missing',
      detail: sentence('audit.cutOff', { last: walk.next_id - 1, origin, entry: entry_id }),
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

const add = ({ problems }: Walk, problem: FoundProblem) =>
  void (problems.length < PROBLEMS_AT_MOST && problems.push(problem));

function expectHead(ctx: AuditSource, walk: Walk, checkpoint: Checkpoint): void {
  const { entry_id, hash, at } = checkpoint;
  const origin = sentence('audit.checkpoint', { at: isoSeconds(at) });
  if (isGenuine(ctx.secrets, checkpoint)) return void walk.heads.set(entry_id, { entry_id, hash, origin });
  const detail = sentence('audit.signature', { origin });
  add(walk, { entry_id, kind: 'forged', detail });
}

/** What is wrong with one entry; moves the walk behind it. */
function problemsOf(ctx: AuditSource, walk: Walk, entry: ChainEntry): FoundProblem[] {
  const found: FoundProblem[] = [];
  const { id: entry_id } = entry;
  const note = (kind: AuditProblem['kind'], detail: Sentence) => found.push({ entry_id, kind, detail });
  if (entry_id !== walk.next_id) {
    const last = entry_id - 1;
    const count = entry_id - walk.next_id;
    const range = count === 1 ? last : sentence('audit.range', { from: walk.next_id, to: last });
    const detail = sentence('audit.missing', { count, range });
    found.push({ entry_id: walk.next_id, kind: 'missing', detail });
  }
  if (!entry.at.endsWith('000Z') || hashOf(entry) !== entry.hash)
    note('edited', sentence('audit.edited', { entry: entry_id }));
  if (entry.previous_hash !== walk.previous_hash)
    note('out_of_order', sentence('audit.outOfOrder', { entry: entry_id }));
  if (!hasSeal(ctx.secrets, entry)) note('forged', sentence('audit.forged', { entry: entry_id }));
  const head = walk.heads.get(entry_id);
  walk.heads.delete(entry_id);
  if (head !== undefined && head.hash !== entry.hash)
    note('edited', sentence('audit.other', { entry: entry_id, origin: head.origin }));
  walk.next_id = entry_id + 1;
  walk.previous_hash = entry.hash;
  walk.entries += 1;
  return found;
}
