// New values for fields and tables: checked, marked with who set them, and looked up on the pages.
import { isNumberColumn } from '../../contract/line-columns.ts';
import type { DocumentPatch, Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { RecordRow, RecordTable } from '../../contract/record-tables.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import { CalendarDate } from '../../contract/common.ts';
import type { LineColumn, LineColumnType, ProfileField } from '../../contract/profiles.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import type { Context } from '../context.ts';
import type { RowEvidence } from '../extraction/evidence/find-row-values.ts';
import { isComputed } from '../formulas/check-formulas.ts';
import { computeValues } from '../formulas/compute-values.ts';
import { isoSeconds } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { checkFieldValue } from './field-value.ts';
import type { Places } from './find-places.ts';
import type { DocumentRow } from './store.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

/** Values, and what is known of each: where it stands on the page and who set it. */
export type Content = Pick<DocumentRow, 'extracted_fields' | RecordTable | 'evidence' | 'lineage'>;

/** Throws `invalid` (422) for keys the profile does not have and values that do not fit their type. */
export async function editContent(
  ctx: Context,
  before: DocumentRow,
  profile: Pick<ProfileVersionRow, 'fields' | 'line_columns'>,
  patch: Pick<DocumentPatch, 'extracted_fields' | RecordTable>,
  places: Places,
): Promise<Content> {
  let content = await setFields(ctx, before, profile.fields, patch.extracted_fields ?? {}, places);
  const items = patch.line_items?.map((item, i) => checkLineItem(item, i, profile.line_columns));
  if (items !== undefined) content = await setRows(ctx, content, 'line_items', items, places);
  for (const table of ['allowances', 'tax_breakdown'] as const) {
    const rows = patch[table];
    if (rows !== undefined) content = await setRows(ctx, content, table, rows, places);
  }
  return computeValues(content, profile, isoSeconds(ctx.clock.now()));
}

async function setFields(
  ctx: Context,
  before: Content,
  fields: ProfileField[],
  changes: ExtractedFields,
  places: Places,
): Promise<Content> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const content = {
    extracted_fields: { ...before.extracted_fields },
    line_items: before.line_items,
    allowances: before.allowances,
    tax_breakdown: before.tax_breakdown,
    evidence: { ...before.evidence },
    lineage: { ...before.lineage },
  };
  for (const [key, value] of Object.entries(changes)) {
    const field = byKey.get(key);
    if (field === undefined)
      throw invalid(wrongValue(`extracted_fields.${key}`, sentence('values.profileField')));
    if (isComputed(field)) {
      // Who sends a whole record back has not changed it.
      if ((value ?? null) === (before.extracted_fields[key] ?? null)) continue;
      throw invalid(wrongValue(`extracted_fields.${key}`, sentence('values.computed'), field.label));
    }
    const checked = value === null ? null : checkFieldValue(field, value);
    // The old place on the page belongs to the old value.
    if (checked !== (content.extracted_fields[key] ?? null)) {
      const found = checked === null ? undefined : await places.ofField(field, checked);
      content.evidence[key] = found?.evidence ?? [];
    }
    content.extracted_fields[key] = checked;
    content.lineage[key] = personsWord(ctx);
  }
  return content;
}

/** The four columns, and those of the profile that have a value; computed ones follow. Throws `invalid` (422). */
function checkLineItem(given: LineItem, i: number, columns: LineColumn[]): LineItem {
  const { description, quantity, unit_price, amount, ...further } = given;
  const known = new Set(columns.map(({ key }) => key));
  const stranger = Object.keys(further).find((key) => !known.has(key));
  if (stranger !== undefined)
    throw invalid(wrongValue(`line_items.${i}.${stranger}`, sentence('values.lineColumn')));
  const values = columns.flatMap(({ key, type, formula }) => {
    const value = further[key] ?? '';
    return value === '' || formula !== undefined
      ? []
      : [[key, checkCell(value, type, `line_items.${i}.${key}`)] as const];
  });
  return { description, quantity, unit_price, amount, ...Object.fromEntries(values) };
}

function checkCell(value: string | number, type: LineColumnType, place: string): string | number {
  if (isNumberColumn(type)) {
    if (typeof value === 'number') return value;
    throw invalid(wrongValue(place, sentence('values.number')));
  }
  if (typeof value === 'number') throw invalid(wrongValue(place, sentence('values.text')));
  if (type === 'date' && !CalendarDate.safeParse(value).success)
    throw invalid(wrongValue(place, sentence('values.date')));
  return value;
}

/** Rows beyond these are stored without places of their own: a person who pastes a long list waits for it. */
const LOOKED_UP = 100;

async function setRows<Table extends RecordTable>(
  ctx: Context,
  before: Content,
  table: Table,
  rows: Content[Table],
  places: Places,
): Promise<Content> {
  const evidence: Record<string, Evidence[]> = Object.fromEntries(
    Object.entries(before.evidence).filter(([key]) => !key.startsWith(`${table}[`)),
  );
  let looked_up = 0;
  for (const [i, row] of rows.entries()) {
    let found = knownPlaces(row, i, table, before);
    const complete = Object.entries(row).every(
      ([column, value]) => value === null || value === '' || found[column] !== undefined,
    );
    if (!complete && looked_up++ < LOOKED_UP) found = await places.ofRow(row, found);
    for (const [column, where] of Object.entries(found)) evidence[`${table}[${i}].${column}`] = where;
  }
  return { ...before, [table]: rows, evidence, lineage: { ...before.lineage, [table]: personsWord(ctx) } };
}

/** Values that stayed keep their places: those of the row that was there, or of the same one where rows were moved. */
function knownPlaces(row: RecordRow, at: number, table: RecordTable, before: Content): RowEvidence {
  const columns = Object.keys(row);
  const earlier: readonly RecordRow[] = before[table];
  const matches = (other: RecordRow | undefined) =>
    other !== undefined && columns.filter((column) => other[column] === row[column]).length;
  const same = (other: RecordRow) => columns.every((column) => other[column] === row[column]);
  const moved = earlier.findIndex((other, i) => i !== at && same(other));
  const own = earlier[at];
  const from = own !== undefined && (same(own) || moved < 0) && matches(own) ? at : moved;
  const old = earlier[from];
  const known: RowEvidence = {};
  if (old === undefined) return known;
  for (const column of columns) {
    const places = before.evidence[`${table}[${from}].${column}`];
    if (places !== undefined && places.length > 0 && old[column] === row[column]) known[column] = places;
  }
  return known;
}

function personsWord(ctx: Context): StoredLineage {
  const source = ctx.actor.kind === 'rule' ? 'rule' : 'person';
  return {
    source,
    by: ctx.actor.name,
    at: isoSeconds(ctx.clock.now()),
    detail: null,
    confidence: 100,
    proposed: null,
  };
}
