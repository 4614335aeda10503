// What a vendor says, apart from where it is kept.
import { isDeepStrictEqual } from 'node:util';
import { VENDOR_FIELDS, type VendorField } from '../../contract/vendors.ts';
import type { NumberedVendor, VendorRow } from './store.ts';

/** The row without what the service keeps for itself. */
export const contentOf = (row: VendorRow): NumberedVendor =>
  Object.fromEntries(VENDOR_FIELDS.map((field) => [field, row[field]])) as unknown as NumberedVendor;

/** The fields of which something differs. */
export const differingFields = (before: NumberedVendor, after: NumberedVendor): VendorField[] =>
  VENDOR_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
