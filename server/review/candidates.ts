// The engine's other candidates for the fields of a document.
import type { FieldCandidate } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import type { FieldFacts, RecordFacts } from '../extraction/judgement/facts.ts';
import { notFound } from '../platform/errors.ts';
import { wholePercent } from '../platform/percent.ts';

const MOST = 3;

export async function candidatesOf(
  ctx: Context,
  document_id: number,
): Promise<Record<string, FieldCandidate[]>> {
  const row = await ctx.db
    .selectFrom('documents')
    .select(['check_facts', 'extracted_fields'])
    .where('id', '=', document_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('refusals.noDocument', { id: document_id });
  const facts = row.check_facts as RecordFacts | null;
  return Object.fromEntries(
    Object.entries(facts?.fields ?? {}).map(([key, field]) => [
      key,
      candidates(field, row.extracted_fields[key] ?? null),
    ]),
  );
}

/** What the engine had chosen comes first, where a person has put something else in its place. */
function candidates(
  { value, evidence, confidence, others }: FieldFacts,
  now: string | null,
): FieldCandidate[] {
  const own = value === null ? [] : [{ value, evidence, confidence: confidence[0] }];
  return [...own, ...others]
    .filter((candidate) => candidate.value !== now)
    .slice(0, MOST)
    .map((candidate) => ({ ...candidate, confidence: wholePercent(candidate.confidence) }));
}
