// Rows of a grid as the record has them, in one order: rows are compared as text.
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

const taxLineOf = ({ cells: { rate, base, tax, category, exemption_reason } }: GridRow): TaxLine => ({
  rate: number(rate),
  base: number(base),
  tax: number(tax),
  category: TAX_CATEGORIES.find((one) => one === category) ?? null,
  exemption_reason: exemption_reason === '' || exemption_reason == null ? null : String(exemption_reason),
});

export const RECORD_ROWS: Record<RecordTable, (row: GridRow) => RecordRow> = {
  line_items: lineItemOf,
  tax_breakdown: taxLineOf,
};
