// Vendors: the master data that invoices are compared with, edited by hand, by API, or imported from a file.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GivenId, Id, Timestamp, label, pageOf, paging, queryBoolean, queryId } from './common.ts';
import { AccountNumber, Domain } from './party-keys.ts';
import { problem } from './problem.ts';
import { importFields, importReport } from './table-import.ts';

const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, problem('currency'));

const Percent = z.number().min(0).max(100);
const Money = z.number().min(0).max(1e9);

/** The number under which the bookkeeping knows the vendor; no other vendor has it. */
const ExternalId = label(100);

const short = () => label(100).nullable();
const several = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);

const vendorFields = {
  name: label(300),
  other_names: several(label(300), 50).describe('Spellings, trade names and former names.'),
  tax_ids: several(label(60), 20).describe('Tax numbers and VAT IDs.'),
  company_ids: several(label(60), 20).describe('Numbers in registers of companies.'),
  ibans: several(AccountNumber, 50).describe(
    'Bank accounts: IBANs, or account numbers where a country has none. Blanks, dots and hyphens fall away.',
  ),
  addresses: several(label(1000), 20),
  email: z
    .email()
    .max(320)
    .nullable()
    .describe('Where the vendor is written to, and its electronic address in e-invoices.'),
  email_domains: several(Domain, 50).describe('Domains that the vendor writes from.'),
  currency: Currency.nullable().describe('ISO 4217 code that its invoices are usually in.'),
  default_profile_id: GivenId.nullable().describe(
    'The profile that its documents are read with where only their kind would choose one.',
  ),
  expense_account: short(),
  payable_account: short(),
  cost_center: short(),
  external_ids: several(label(100), 50).describe('Numbers of the vendor in other systems.'),
  order_tolerance_percent: Percent.nullable().describe(
    'By how much a line may differ from its order, in percent; null: as the settings say.',
  ),
  order_tolerance_amount: Money.nullable().describe(
    'By how much a line may differ from its order, in its currency; null: as the settings say.',
  ),
  active: z.boolean(),
};

export const VendorContent = z
  .strictObject({
    ...vendorFields,
    other_names: vendorFields.other_names.default([]),
    tax_ids: vendorFields.tax_ids.default([]),
    company_ids: vendorFields.company_ids.default([]),
    ibans: vendorFields.ibans.default([]),
    addresses: vendorFields.addresses.default([]),
    email: vendorFields.email.default(null),
    email_domains: vendorFields.email_domains.default([]),
    currency: vendorFields.currency.default(null),
    default_profile_id: vendorFields.default_profile_id.default(null),
    expense_account: vendorFields.expense_account.default(null),
    payable_account: vendorFields.payable_account.default(null),
    cost_center: vendorFields.cost_center.default(null),
    external_ids: vendorFields.external_ids.default([]),
    order_tolerance_percent: vendorFields.order_tolerance_percent.default(null),
    order_tolerance_amount: vendorFields.order_tolerance_amount.default(null),
    active: vendorFields.active.default(true),
  })
  .meta({ id: 'VendorInput' });
export type VendorContent = z.output<typeof VendorContent>;

/** What a column of a file can hold. */
export const VENDOR_FIELDS = ['external_id', ...Object.keys(vendorFields)] as [
  'external_id',
  ...(keyof VendorContent)[],
];
export type VendorField = (typeof VENDOR_FIELDS)[number];

export const Vendor = z
  .object({
    id: Id,
    external_id: z.string(),
    name: z.string(),
    other_names: z.array(z.string()).describe('Spellings, trade names and former names.'),
    tax_ids: z.array(z.string()).describe('Tax numbers and VAT IDs.'),
    company_ids: z.array(z.string()).describe('Numbers in registers of companies.'),
    ibans: z.array(z.string()).describe('Bank accounts, without blanks.'),
    addresses: z.array(z.string()),
    email: z
      .string()
      .nullable()
      .describe('Where the vendor is written to, and its electronic address in e-invoices.'),
    email_domains: z.array(z.string()).describe('Domains that the vendor writes from.'),
    currency: z.string().nullable().describe('ISO 4217 code that its invoices are usually in.'),
    default_profile_id: Id.nullable().describe(
      'The profile that its documents are read with where only their kind would choose one.',
    ),
    expense_account: z.string().nullable(),
    payable_account: z.string().nullable(),
    cost_center: z.string().nullable(),
    external_ids: z.array(z.string()).describe('Numbers of the vendor in other systems.'),
    order_tolerance_percent: z
      .number()
      .nullable()
      .describe('By how much a line may differ from its order, in percent; null: as the settings say.'),
    order_tolerance_amount: z
      .number()
      .nullable()
      .describe('By how much a line may differ from its order, in its currency; null: as the settings say.'),
    active: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof Vendor>;

const VendorParams = z.strictObject({ external_id: ExternalId });

export const VendorImportFields = importFields('vendors');
export const VendorImportForm = VendorImportFields.extend({ file: z.string().meta({ format: 'binary' }) });

export const VendorImport = importReport({
  id: 'VendorImport',
  fields: VENDOR_FIELDS,
  noun: 'vendors',
  active: 'Active vendors',
});
export type VendorImport = z.infer<typeof VendorImport>;

const unknown = { 404: 'Unknown vendor' } as const;

export const vendorEndpoints = {
  listVendors: endpoint('listVendors', {
    access: 'token',
    tag: 'Vendors',
    summary: 'List vendors, by name',
    query: z.strictObject({
      ...paging,
      q: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe('A part of a name, a number, an account, an e-mail address or a domain.'),
      id: queryId().optional().describe('Only the vendor of this identifier.'),
      active: queryBoolean().optional().describe('Only those in use, or only those that are not.'),
    }),
    response: pageOf('vendors', Vendor),
  }),
  getVendor: endpoint('getVendor', {
    access: 'token',
    tag: 'Vendors',
    summary: 'One vendor',
    params: VendorParams,
    response: Vendor,
    errors: unknown,
  }),
  putVendor: endpoint('putVendor', {
    access: 'writer',
    tag: 'Vendors',
    summary: 'Add or replace a vendor',
    description:
      'The number of the vendor in the bookkeeping is its address, so the same request twice makes one vendor. What the body leaves out is empty afterwards.',
    params: VendorParams,
    body: VendorContent,
    response: Vendor,
    errors: {
      404: 'Unknown default_profile_id',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
  deleteVendor: endpoint('deleteVendor', {
    access: 'writer',
    tag: 'Vendors',
    summary: 'Delete a vendor',
    description: 'One that is not used any more is better set inactive: its documents keep it.',
    params: VendorParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
  importVendors: endpoint('importVendors', {
    access: 'writer',
    tag: 'Vendors',
    summary: 'Import vendors from a CSV, XLSX, JSON or NDJSON file',
    description:
      'All rows are written in one transaction; rows that are wrong are named and left out. Several columns of one field are joined. Columns that no field is chosen for, and fields that no column holds, stay as they are. Lists in one cell are parted by line breaks, semicolons or bars. JSON is an array of objects, NDJSON an object in each line; their keys are the columns.',
    body: VendorImportForm,
    body_type: 'multipart',
    response: VendorImport,
    errors: {
      400: 'Malformed multipart body',
      413: 'The file is too large',
      415: 'Not multipart/form-data',
      507: 'The disk is nearly full',
    },
  }),
};
