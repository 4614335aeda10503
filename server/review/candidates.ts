// The engine's other candidates for the fields of a document.
import type { LineItem } from '../../contract/documents.ts';
import type { FieldCandidate } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import type { CellFacts, FieldFacts, RecordFacts } from '../extraction/judgement/facts.ts';
import { notFound } from '../platform/errors.ts';
import { wholePercent } from '../platform/percent.ts';

const MOST = 3;

export async function candidatesOf(
  ctx: Context,
  document_id: number,
): Promise<Record<string, FieldCandidate[]>> {
  const row = await ctx.db
    .selectFrom('documents')
    .select(['check_facts', 'extracted_fields', 'line_items'])
    .where('id', '=', document_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('refusals.noDocument', { id: document_id });
  const facts = row.check_facts as RecordFacts | null;
  const ofFields = Object.entries(facts?.fields ?? {}).map(
    ([key, field]) => [key, candidates(field, row.extracted_fields[key] ?? null)] as const,
  );
  return Object.fromEntries([...ofFields, ...ofCells(facts?.cells ?? [], row.line_items)]);
}

/** Of the cells that are proposed from earlier documents, by the key that their evidence would have. */
function ofCells(cells: readonly CellFacts[], lines: readonly LineItem[]): [string, FieldCandidate[]][] {
  const known = new Map(cells.map((cell) => [JSON.stringify([cell.column, cell.description]), cell]));
  const columns = [...new Set(cells.map(({ column }) => column))];
  return lines.flatMap((line, i) =>
    columns.flatMap((column): [string, FieldCandidate[]][] => {
      const cell = known.get(JSON.stringify([column, line.description]));
      const others = (cell?.values ?? []).filter(({ value }) => value !== String(line[column] ?? ''));
      return others.length === 0 ? [] : [[`line_items[${i}].${column}`, offered(others)]];
    }),
  );
}

/** What the engine had chosen comes first, where a person has put something else in its place. */
function candidates(
  { value, evidence, confidence, others }: FieldFacts,
  now: string | null,
): FieldCandidate[] {
  const own = value === null ? [] : [{ value, evidence, confidence: confidence[0] }];
  return offered([...own, ...others].filter((candidate) => candidate.value !== now));
}

const offered = (values: (CellFacts['values'][number] & Partial<FieldCandidate>)[]): FieldCandidate[] =>
  values.slice(0, MOST).map(({ value, evidence = [], confidence }) => ({
    value,
    evidence,
    confidence: wholePercent(confidence),
  }));
