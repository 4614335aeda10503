// What a row of a file says about a vendor.
import { VENDOR_FIELDS, type VendorField } from '../../contract/vendors.ts';
import type { Mapping } from './columns.ts';
import type { Cell, Table } from './read-table.ts';

/** Values by field, for the fields that a column holds; not checked yet. */
export type Given = Partial<Record<VendorField, unknown>>;

/** Which columns hold a field, by their positions. */
export type Layout = [VendorField, number[]][];

export const layoutOf = (columns: string[], mapping: Mapping): Layout =>
  VENDOR_FIELDS.map((field): Layout[number] => [
    field,
    columns.flatMap((heading, i) => (mapping[heading] === field ? [i] : [])),
  ]).filter(([, positions]) => positions.length > 0);

const LISTS = new Set<VendorField>([
  'other_names',
  'tax_ids',
  'company_ids',
  'ibans',
  'email_domains',
  'external_ids',
]);
const TRUTH: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/** @param profiles ids by name in lower case */
export function readRow(
  cells: Table['rows'][number]['cells'],
  layout: Layout,
  profiles: ReadonlyMap<string, number>,
): Given {
  return Object.fromEntries(
    layout.map(([field, positions]) => [
      field,
      valueOf(
        field,
        positions.map((i) => cells[i] ?? ''),
        profiles,
      ),
    ]),
  );
}

function valueOf(field: VendorField, cells: Cell[], profiles: ReadonlyMap<string, number>): unknown {
  if (field === 'addresses') return addresses(cells);
  if (LISTS.has(field)) return [...new Set(cells.flatMap(listOf))];
  const text = cells.flat().filter(filled).join(' ');
  if (field === 'external_id' || field === 'name') return text;
  if (text === '') return field === 'active' ? undefined : null;
  if (field === 'active') return TRUTH[text.toLowerCase()] ?? text;
  if (field === 'default_profile_id') return profiles.get(text.toLowerCase()) ?? text;
  return text;
}

const filled = (text: string): boolean => text !== '';
const listOf = (cell: Cell): string[] => partsOf(cell, /[\n;|]/);

/** One column holds whole addresses; several hold the parts of one. */
function addresses(cells: Cell[]): string[] {
  if (cells.length === 1) return [...new Set(partsOf(cells[0]!, /[;|]|\n\s*\n/))];
  const parts = cells.flat().filter(filled);
  return parts.length === 0 ? [] : [parts.join(', ')];
}

const partsOf = (cell: Cell, between: RegExp): string[] =>
  (typeof cell === 'string' ? cell.split(between) : cell).map((part) => part.trim()).filter(filled);
