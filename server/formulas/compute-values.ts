// The computed values of a record: columns of its lines first, then its fields, which may add columns up.
import type { Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import { isNumberColumn } from '../../contract/line-columns.ts';
import type { RecordRow } from '../../contract/record-tables.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import { divideDecimal, isDecimal, numberText } from '../platform/decimal.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { fieldScope, inOrder, isComputed, lineScope, type Columns } from './check-formulas.ts';
import { evaluate, type Values } from './evaluate.ts';
import { namesIn, TABLES, type Formula, type TableName } from './formula.ts';
import type { Argument, Result } from './functions.ts';

interface RecordValues {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  tax_breakdown: TaxLine[];
  evidence: Record<string, Evidence[]>;
  lineage: Record<string, StoredLineage>;
}

/** Places that a computed value names at most. */
const MOST_PLACES = 50;

/**
 * The record with its computed values as they follow from the others, each with the places of what it is computed from.
 * @param at the time of the change, as in lineage
 */
export function computeValues<Given extends RecordValues>(
  record: Given,
  profile: Columns,
  at: string,
): Given {
  if (!profile.fields.some(isComputed) && !profile.line_columns.some(isComputed)) return record;
  const computed = {
    ...record,
    extracted_fields: { ...record.extracted_fields },
    evidence: { ...record.evidence },
    lineage: { ...record.lineage },
  };
  computed.line_items = computeLines(computed, profile, at);
  const { typeOf } = fieldScope(profile);
  for (const { of: field, formula } of inOrder(profile.fields)) {
    const values: Values = { typeOf, valueOf: (name) => valueInRecord(name, computed, profile) };
    const result = written(evaluate(formula, values), field.type, operandsOf(formula, values));
    const value = 'value' in result ? result.value : null;
    computed.extracted_fields[field.key] = value;
    computed.evidence[field.key] = value === null ? [] : placesOf(formula, computed);
    const before = record.lineage[field.key];
    const same = before?.source === 'formula' && record.extracted_fields[field.key] === value;
    computed.lineage[field.key] = {
      ...computedBy(field.formula!, same ? before.at : at),
      detail: 'why' in result ? result.why : null,
    };
  }
  return computed;
}

const computedBy = (by: string, at: string): StoredLineage => ({
  source: 'formula',
  by,
  at,
  detail: null,
  confidence: null,
  proposed: null,
});

/** Changes evidence and lineage of the record: cells get the places of their lines, and a column says what computes it. */
function computeLines(record: RecordValues, profile: Columns, at: string): LineItem[] {
  const columns = inOrder(profile.line_columns);
  if (columns.length === 0) return record.line_items;
  for (const { of: column } of columns) {
    const name = `line_items.${column.key}`;
    const before = record.lineage[name];
    record.lineage[name] = computedBy(column.formula!, before?.by === column.formula ? before!.at : at);
  }
  const { typeOf } = lineScope(profile);
  return record.line_items.map((given, i) => {
    const line: LineItem = { ...given };
    for (const { of: column, formula } of columns) {
      const values: Values = {
        typeOf,
        valueOf: (name) =>
          name.kind === 'name' ? cellIn(line, name.key, profile) : valueInRecord(name, record, profile),
      };
      const result = written(evaluate(formula, values), column.type, operandsOf(formula, values));
      const place = `line_items[${i}].${column.key}`;
      if ('why' in result) {
        delete line[column.key];
        delete record.evidence[place];
        continue;
      }
      line[column.key] = isNumberColumn(column.type) ? Number(result.value) : result.value;
      const names = namesIn(formula).map(({ kind, key }) =>
        kind === 'name' ? `line_items[${i}].${key}` : key,
      );
      record.evidence[place] = placesAt(names, record);
    }
    return line;
  });
}

function valueInRecord(
  name: Parameters<Values['valueOf']>[0],
  record: RecordValues,
  profile: Columns,
): Argument {
  if (name.kind === 'column') {
    const rows: readonly RecordRow[] = record[TABLES[name.table]];
    return { cells: rows.flatMap((row) => textOf(row[name.key]) ?? []) };
  }
  const field = profile.fields.find(({ key }) => key === name.key);
  return known(
    record.extracted_fields[name.key] ?? null,
    field?.label ?? name.key,
    fieldScope(profile).typeOf({ ...name, kind: 'name' }).type,
  );
}

function cellIn(line: LineItem, key: string, profile: Columns): Result {
  const column = profile.line_columns.find((one) => one.key === key);
  return known(
    textOf(line[key]) ?? null,
    column?.label ?? key,
    lineScope(profile).typeOf({ kind: 'name', key }).type,
  );
}

/** Values that somebody entered before the type of their field was another one are none. */
function known(value: string | null, label: string, type: string): Result {
  if (value === null) return { why: sentence('formulas.empty', { label }) };
  if (type === 'number' && !isDecimal(value)) return { why: sentence('formulas.notNumber', { label }) };
  return { value };
}

/** Numbers of cells as decimal texts; undefined where nothing stands. */
function textOf(cell: RecordRow[string] | undefined): string | undefined {
  if (cell === undefined || cell === null || cell === '') return undefined;
  return typeof cell === 'string' ? cell : numberText(cell);
}

const USUAL_PLACES = 2;
/** Of the currencies with the smallest units, such as CLF. */
const MOST_CURRENCY_PLACES = 4;

/** Amounts have two places, or three where those that they are computed from have three, as dinars do; integers have none. */
function written(
  result: Result,
  type: ProfileField['type'] | LineColumn['type'],
  operands: string[],
): Result {
  if ('why' in result || (type !== 'integer' && type !== 'amount')) return result;
  if (type === 'integer') return { value: divideDecimal(result.value, 1, 0) };
  const given = operands.map((text) => text.split('.')[1]?.length ?? 0);
  const places = Math.min(Math.max(USUAL_PLACES, ...given), MOST_CURRENCY_PLACES);
  return { value: divideDecimal(result.value, 1, places) };
}

/** The numbers that a formula names, as texts. */
function operandsOf(formula: Formula, values: Values): string[] {
  return namesIn(formula).flatMap((name) => {
    if (values.typeOf(name).type !== 'number') return [];
    const argument = values.valueOf(name);
    return 'cells' in argument ? argument.cells : 'value' in argument ? [argument.value] : [];
  });
}

const placesOf = (formula: Formula, record: RecordValues): Evidence[] =>
  placesAt(
    namesIn(formula).flatMap((name) =>
      name.kind === 'column' ? cellsOf(name.table, name.key, record) : name.key,
    ),
    record,
  );

const cellsOf = (table: TableName, key: string, record: RecordValues): string[] =>
  record[TABLES[table]].map((_, i) => `${TABLES[table]}[${i}].${key}`);

const placesAt = (names: string[], { evidence }: RecordValues): Evidence[] =>
  [...new Set(names)].flatMap((name) => evidence[name] ?? []).slice(0, MOST_PLACES);
