// Vendors: the master data that invoices are compared with, edited by hand, by API, or imported from a file.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GivenId, Id, Timestamp, label, pageOf, paging, queryBoolean, queryId } from './common.ts';
import { problem } from './problem.ts';

const compact = (value: string): string => value.replaceAll(/[\s.-]/g, '').toUpperCase();

/** A text without blanks, dots and hyphens, in capitals, as account numbers are compared. */
const AccountNumber = z
  .string()
  .max(100)
  .transform(compact)
  .pipe(z.string().regex(/^[A-Z0-9]{5,34}$/, problem('account')));

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/, problem('domain'));

const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, problem('currency'));

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
  email_domains: several(Domain, 50).describe('Domains that the vendor writes from.'),
  currency: Currency.nullable().describe('ISO 4217 code that its invoices are usually in.'),
  default_profile_id: GivenId.nullable().describe('The profile that its documents usually have.'),
  expense_account: short(),
  payable_account: short(),
  cost_center: short(),
  external_ids: several(label(100), 50).describe('Numbers of the vendor in other systems.'),
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
    email_domains: vendorFields.email_domains.default([]),
    currency: vendorFields.currency.default(null),
    default_profile_id: vendorFields.default_profile_id.default(null),
    expense_account: vendorFields.expense_account.default(null),
    payable_account: vendorFields.payable_account.default(null),
    cost_center: vendorFields.cost_center.default(null),
    external_ids: vendorFields.external_ids.default([]),
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
    email_domains: z.array(z.string()).describe('Domains that the vendor writes from.'),
    currency: z.string().nullable().describe('ISO 4217 code that its invoices are usually in.'),
    default_profile_id: Id.nullable().describe('The profile that its documents usually have.'),
    expense_account: z.string().nullable(),
    payable_account: z.string().nullable(),
    cost_center: z.string().nullable(),
    external_ids: z.array(z.string()).describe('Numbers of the vendor in other systems.'),
    active: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof Vendor>;

const VendorParams = z.strictObject({ external_id: ExternalId });

/** Text fields of the multipart body; the file is the part named `file`. */
export const VendorImportFields = z.strictObject({
  dry_run: queryBoolean().default(false).describe('Answers what the import would do and changes nothing.'),
  gone: z
    .enum(['keep', 'deactivate'])
    .default('keep')
    .describe('What happens to vendors that the file does not name.'),
  mapping: z
    .string()
    .max(65_536)
    .optional()
    .describe(
      'JSON object: the heading of a column, and the field that it holds or null for none. Columns left out keep the field they had in the last import; at first, headings that are called like a field are understood.',
    ),
});
export const VendorImportForm = VendorImportFields.extend({ file: z.string().meta({ format: 'binary' }) });

const Change = z.enum(['new', 'changed', 'gone']);

export const VendorImport = z
  .object({
    dry_run: z.boolean().describe('Whether nothing was changed.'),
    rows: z.int().describe('Rows of the file that hold something.'),
    new: z.int().describe('Vendors that are added.'),
    changed: z.int().describe('Vendors of which something differs.'),
    unchanged: z.int().describe('Vendors that are the same.'),
    gone: z.int().describe('Active vendors that the file does not name.'),
    refused: z.int().describe('Rows that are not taken; see `problems`.'),
    columns: z
      .array(
        z.object({
          heading: z.string().describe('As it stands in the file.'),
          field: z.enum(VENDOR_FIELDS).nullable().describe('What the column holds; null: it is not used.'),
          example: z.string().nullable().describe('Its first value.'),
        }),
      )
      .describe('The columns of the file, in its order.'),
    changes: z
      .array(
        z.object({
          change: Change.describe('What happens to the vendor.'),
          external_id: z.string(),
          name: z.string(),
          fields: z
            .array(
              z.object({
                field: z.enum(VENDOR_FIELDS).describe('What differs.'),
                before: z.string().nullable().describe('As it is.'),
                after: z.string().nullable().describe('As the file has it.'),
              }),
            )
            .describe('Of a vendor that is changed, what differs.'),
        }),
      )
      .describe('The first 100 of each kind.'),
    problems: z
      .array(
        z.object({
          row: z.int().describe('Number of the row in the file, the heading being 1.'),
          detail: z.string().describe('What is wrong, and what to do.'),
        }),
      )
      .describe('The first 100.'),
  })
  .meta({ id: 'VendorImport' });
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
        .describe('A part of a name, a number, an account or a domain.'),
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
