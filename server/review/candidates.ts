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
    .select(['check_facts', 'extracted_fields', 'lineage', 'line_items'])
    .where('id', '=', document_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('refusals.noDocument', { id: document_id });
  const facts = row.check_facts as RecordFacts | null;
  const ofFields = Object.entries(facts?.fields ?? {}).map(
    ([key, field]) =>
      [
        key,
        candidates(field, row.extracted_fields[key] ?? null, row.lineage[key]?.confidence ?? null),
      ] as const,
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

/**
 * What the engine had chosen comes first, where a person has put something else in its place.
 *
 * @param shown percent, of the value that the field has now; null where none is said of it
 */
function candidates(
  { value, evidence, confidence: [unchecked], others }: FieldFacts,
  now: string | null,
  shown: number | null,
): FieldCandidate[] {
  const own = value === null || value === now ? [] : [{ value, evidence, confidence: unchecked }];
  const chosen = value === null ? 0 : own.length > 0 || shown === null ? unchecked : shown / 100;
  const shared = shareOut(
    // What does not fit by itself helps nobody.
    others.filter((other) => other.value !== now && wholePercent(other.confidence) > 0),
    1 - chosen,
  );
  return offered([...own, ...shared]);
}

/**
 * How well a value fits is found out for each by itself. Together others are no likelier than that the chosen value is wrong.
 *
 * @param left 0..1
 */
function shareOut<Value extends { confidence: number }>(values: Value[], left: number): Value[] {
  const sum = values.reduce((total, { confidence }) => total + confidence, 0);
  if (sum <= left) return values;
  return values.map((value) => ({ ...value, confidence: (value.confidence / sum) * left }));
}

const offered = (values: (CellFacts['values'][number] & Partial<FieldCandidate>)[]): FieldCandidate[] =>
  values.slice(0, MOST).map(({ value, evidence = [], confidence }) => ({
    value,
    evidence,
    confidence: wholePercent(confidence),
  }));
