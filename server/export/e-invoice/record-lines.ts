// The lines of a record, in the business terms of EN 16931, and which tax each is of.
import type { DocumentRecord, LineItem } from '../../../contract/documents.ts';
import type { LineColumn } from '../../../contract/profiles.ts';
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import type { LineAllowances } from '../../extraction/judgement/facts.ts';
import { columnOf } from '../../extraction/tables/further-cells.ts';
import { UNITS } from '../../lexicon/units.ts';
import { measureOf } from '../../orders/measure.ts';
import { compareDecimals, numberText, subtractDecimals, sumDecimals } from '../../platform/decimal.ts';
import { UNITS as UNIT_CODES } from '../../reading/e-invoice/rules/unit-codes.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { groupOfRow } from './group-of-row.ts';
import { allowancesOfLine, type DiscountedLine } from './line-allowance.ts';
import { allowanceGroup, signed } from './stated-allowance.ts';

type Taxed = Pick<DocumentRecord, 'tax_breakdown'>;

/** What each tax line has beyond the lines of the invoice; null where the lines do not say whose they are. */
export function restsOf(lines: Line[], { tax_breakdown }: Taxed): (string | null)[] {
  const taxes = lines.map((line) => taxOfLine(line, tax_breakdown));
  const amounts = lines.map(({ amount }) => amount);
  const isKnown = taxes.every((tax) => tax !== undefined) && amounts.every((amount) => amount !== null);
  return tax_breakdown.map((tax) => {
    if (!isKnown || tax.base === null) return null;
    const own = amounts.filter((amount, i) => amount !== null && taxes[i] === tax);
    return subtractDecimals(String(tax.base), sumDecimals(own));
  });
}

/** A line without a rate has that of the invoice where there is one only; undefined where several come into question. */
function taxOfLine({ tax_rate }: Line, taxes: TaxLine[]): TaxLine | undefined {
  const [tax, other] = taxes.filter(
    ({ rate }) => tax_rate === null || (rate !== null && compareDecimals(String(rate), tax_rate) === 0),
  );
  return other === undefined ? tax : undefined;
}

/** A line of the record as text; null what it does not say. */
export interface Line extends DiscountedLine {
  description: string;
  unit: string | null;
  tax_rate: string | null;
  article: string | null;
}

/** @param stated the allowances of lines as their e-invoice has them */
export function linesOf(
  { line_items }: Pick<DocumentRecord, 'line_items'>,
  columns: LineColumn[],
  stated: LineAllowances[] = [],
): Line[] {
  const discount = columnOf(columns, 'discount');
  const left = [...stated];
  return line_items.map((line) => {
    const cell = (column: LineColumn | undefined) => textOf(line[column?.key ?? '']);
    const own = left.findIndex((one) => isOf(one, line, cell(discount)));
    return {
      description: line.description,
      quantity: textOf(line.quantity),
      unit_price: textOf(line.unit_price),
      amount: textOf(line.amount),
      unit: cell(columnOf(columns, 'unit')),
      tax_rate: cell(columnOf(columns, 'tax_rate')),
      article: cell(columnOf(columns, 'sku')),
      discount: cell(discount),
      reason: discount?.label ?? null,
      stated: own < 0 ? [] : left.splice(own, 1).flatMap(({ allowances }) => allowances),
    };
  });
}

/** Whether a line of the record is still what the e-invoice states: a person who changes a number of it means another line. */
function isOf(stated: LineAllowances, line: LineItem, discount: string | null): boolean {
  const same = (['quantity', 'unit_price', 'amount'] as const).every((key) => stated[key] === line[key]);
  if (!same || discount === null) return same;
  const off = subtractDecimals('0', sumDecimals(stated.allowances.map(signed)));
  const [only, another] = stated.allowances;
  const percent = another === undefined ? only?.percent : undefined;
  return [off, percent].some((one) => one !== undefined && compareDecimals(one, discount) === 0);
}

const textOf = (value: string | number | null | undefined): string | null =>
  typeof value === 'number' ? numberText(value) : (value ?? null);

export const lineGroups = (lines: Line[], { tax_breakdown }: Taxed): Statement['groups'] =>
  lines.map((line, i) => {
    const tax = taxOfLine(line, tax_breakdown);
    const group = groupOfRow('BG-25', [
      ['BT-126', i + 1],
      ['BT-129', line.quantity],
      ['BT-130', unitCode(line.unit)],
      ['BT-131', line.amount],
      ['BT-146', line.unit_price],
      ['BT-151', tax?.category],
      ['BT-152', line.tax_rate ?? tax?.rate],
      ['BT-153', line.description],
      ['BT-155', line.article],
    ]);
    const groups = allowancesOfLine(line).map((one) => allowanceGroup(one, 'line'));
    return { ...group, statement: { ...group.statement, groups } };
  });

/** A code of UN/ECE recommendation 20 or 21; undefined where the unit may be several, or is unknown. */
function unitCode(unit: string | null): string | undefined {
  const text = unit?.trim() ?? '';
  if (UNIT_CODES.has(text)) return text;
  const [only, other] = measureOf(text)?.units ?? [];
  if (only === undefined || other !== undefined) return undefined;
  return UNITS[only].signs.split(' ').find((sign) => UNIT_CODES.has(sign));
}
