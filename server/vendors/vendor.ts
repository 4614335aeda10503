// What a vendor says, apart from where it is kept.
import { isDeepStrictEqual } from 'node:util';
import { VENDOR_FIELDS, type VendorContent, type VendorField } from '../../contract/vendors.ts';
import type { NumberedVendor, VendorRow } from './store.ts';

/** The row without what the service keeps for itself. */
export const contentOf = (row: VendorRow): NumberedVendor =>
  Object.fromEntries(VENDOR_FIELDS.map((field) => [field, row[field]])) as unknown as NumberedVendor;

/** The fields of which something differs. */
export const differingFields = (before: NumberedVendor, after: NumberedVendor): VendorField[] =>
  VENDOR_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** What the audit log says of a change. */
export function changesOf(
  before: NumberedVendor,
  after: NumberedVendor,
): { before: Partial<VendorContent>; after: Partial<VendorContent> } {
  const fields = differingFields(before, after);
  const pick = (vendor: NumberedVendor) => Object.fromEntries(fields.map((field) => [field, vendor[field]]));
  return { before: pick(before), after: pick(after) };
}
