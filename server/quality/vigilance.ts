// What people overlook, measured: a digit of a value is exchanged on the screen of who reviews, never in the record, and whether
// they put it right is counted. Only the counts are told, and only to Admins.
import { isQueued } from '../../contract/goes-on.ts';
import type { Vigilance } from '../../contract/quality.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import type { Actor, Context } from '../context.ts';
import { clopperPearson } from './clopper-pearson.ts';

export interface PlantedValue {
  field: string;
  shown: string;
}

interface Reviewed {
  id: number;
  version: number;
  status: DocumentStatus;
}

/** Programs are told the truth, whoever they act for. */
export const isAtScreen = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.token_name === undefined;

/** What stands on the screen of who reviews the document; undefined where that is the record. */
export async function openPlantedValue(
  ctx: Context,
  { id, version, status }: Reviewed,
): Promise<PlantedValue | undefined> {
  if (!isAtScreen(ctx.actor) || !isQueued(status)) return undefined;
  return ctx.db
    .selectFrom('planted_values')
    .select(['field', 'shown'])
    .where('document_id', '=', id)
    .where('version', '=', version)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

/** One for a document, ever. */
export async function plant(
  ctx: Context,
  { id, version }: Omit<Reviewed, 'status'>,
  { field, shown }: PlantedValue,
): Promise<void> {
  await ctx.db
    .insertInto('planted_values')
    .values({ document_id: id, version, field, shown, planted_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}

/** Nothing changes where nothing is planted, or what became of it is known. */
export async function notePlantedValue(
  ctx: Context,
  id: number,
  outcome: 'caught' | 'missed',
): Promise<void> {
  await ctx.db
    .updateTable('planted_values')
    .set({ outcome, decided_at: ctx.clock.now() })
    .where('document_id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Of a document that nobody has decided on: it says nothing. */
export async function uproot(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .deleteFrom('planted_values')
    .where('document_id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Digits that stand beside each other and differ, exchanged: what readers and typists get wrong most; none before the second digit. */
export function misreadings(value: string): string[] {
  const digits = [...value.matchAll(/\d/g)].map(({ index }) => index);
  if (digits.length < LEAST_DIGITS) return [];
  return digits.slice(1, -1).flatMap((at) => {
    const next = at + 1;
    if (!/\d/.test(value[next] ?? '') || value[at] === value[next]) return [];
    return [value.slice(0, at) + value[next]! + value[at]! + value.slice(next + 1)];
  });
}

/** A number shorter than this is known by heart. */
const LEAST_DIGITS = 4;

/** Of the days from the first to the last, UTC, both included. */
export async function readVigilance(ctx: Context, from: string, to: string): Promise<Vigilance | null> {
  const end = new Date(Date.parse(to) + 86_400_000);
  const rows = await ctx.db
    .selectFrom('planted_values')
    .select(['outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where('decided_at', '>=', new Date(from))
    .where('decided_at', '<', end)
    .groupBy('outcome')
    .execute();
  const count = (outcome: 'caught' | 'missed') => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  const [caught, missed] = [count('caught'), count('missed')];
  const all = caught + missed;
  return all === 0 ? null : { caught, missed, share: caught / all, ...clopperPearson(caught, all) };
}
