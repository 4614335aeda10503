// Rows of a grid as the record has them, in one order: rows are compared as text.
import { ALLOWANCE_TYPES } from '../../../contract/allowance-columns.ts';
import type { Allowance } from '../../../contract/allowances.ts';
import type { LineItem } from '../../../contract/documents.ts';
import type { RecordRow, RecordTable } from '../../../contract/record-tables.ts';
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import { TAX_CATEGORIES } from '../../../contract/tax-columns.ts';
import type { CellValue, GridRow } from '../../grid/grid-model.ts';

const number = (value: CellValue | undefined) => (typeof value === 'number' ? value : null);

/** Further columns without a value are left out, as the service does. */
function lineItemOf({ cells }: GridRow): LineItem {
  const { description, quantity, unit_price, amount, ...further } = cells;
  const others = Object.entries(further)
    .filter(([, value]) => value !== null && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    description: String(description ?? ''),
    quantity: number(quantity),
    unit_price: number(unit_price),
    amount: number(amount),
    ...Object.fromEntries(others),
  };
}

const text = (value: CellValue | undefined) => (value === '' || value == null ? null : String(value));

/** A row whose type is still open adds to the document. */
const allowanceOf = ({ cells }: GridRow): Allowance => ({
  type: ALLOWANCE_TYPES.find((one) => one === cells['type']) ?? 'charge',
  reason: text(cells['reason']),
  amount: number(cells['amount']),
  tax_rate: number(cells['tax_rate']),
  tax_category: TAX_CATEGORIES.find((one) => one === cells['tax_category']) ?? null,
  reason_code: text(cells['reason_code']),
  percent: number(cells['percent']),
  base: number(cells['base']),
});

const taxLineOf = ({ cells: { rate, base, tax, category, exemption_reason } }: GridRow): TaxLine => ({
  rate: number(rate),
  base: number(base),
  tax: number(tax),
  category: TAX_CATEGORIES.find((one) => one === category) ?? null,
  exemption_reason: text(exemption_reason),
});

export const RECORD_ROWS: Record<RecordTable, (row: GridRow) => RecordRow> = {
  line_items: lineItemOf,
  allowances: allowanceOf,
  tax_breakdown: taxLineOf,
};
