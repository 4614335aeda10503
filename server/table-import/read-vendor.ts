// What a row of a file says about a vendor.
import type { VendorField } from '../../contract/vendors.ts';
import { listIn, numberIn, partsOf, textIn, truthIn, type DecimalMark } from './cells.ts';
import type { Layout } from './columns.ts';
import type { Cell, Table } from './read-table.ts';

/** Values by field, for the fields that a column holds; not checked yet. */
export type Given = Partial<Record<VendorField, unknown>>;

const LISTS = new Set<VendorField>([
  'other_names',
  'tax_ids',
  'company_ids',
  'ibans',
  'email_domains',
  'external_ids',
]);
/** Fields that hold a number. */
export const NUMBERS: readonly VendorField[] = ['order_tolerance_percent', 'order_tolerance_amount'];

interface Reading {
  layout: Layout<VendorField>;
  /** Ids by name in lower case. */
  profiles: ReadonlyMap<string, number>;
  mark: DecimalMark | null;
}

export const readRow = (cells: Table['rows'][number]['cells'], reading: Reading): Given =>
  Object.fromEntries(
    reading.layout.map(([field, positions]) => [
      field,
      valueOf(
        field,
        positions.map((i) => cells[i] ?? ''),
        reading,
      ),
    ]),
  );

function valueOf(field: VendorField, cells: Cell[], { profiles, mark }: Reading): unknown {
  if (field === 'addresses') return addresses(cells);
  if (LISTS.has(field)) return listIn(cells);
  const text = textIn(cells);
  if (field === 'external_id' || field === 'name') return text;
  if (text === '') return field === 'active' ? undefined : null;
  if (field === 'active') return truthIn(text);
  if (field === 'default_profile_id') return profiles.get(text.toLowerCase()) ?? text;
  return NUMBERS.includes(field) ? numberIn(text, mark) : text;
}

/** One column holds whole addresses; several hold the parts of one. */
function addresses(cells: Cell[]): string[] {
  if (cells.length === 1) return [...new Set(partsOf(cells[0]!, /[;|]|\n\s*\n/))];
  const parts = cells.flat().filter((text) => text !== '');
  return parts.length === 0 ? [] : [parts.join(', ')];
}
