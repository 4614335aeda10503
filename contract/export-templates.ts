// Export templates: which documents a file for another program takes, with which columns, and how it writes them.
import { z } from 'zod';
import { GivenId, Id, Timestamp, label, text } from './common.ts';
import { documentFilters } from './document-query.ts';
import {
  COLUMN_SOURCES,
  DATE_FORMATS,
  DECIMAL_SIGNS,
  TEMPLATE_ENCODINGS,
  TEMPLATE_LAYOUTS,
  TEMPLATE_QUOTES,
  TEMPLATE_SEPARATORS,
  isSummable,
} from './export-columns.ts';
import { problem } from './problem.ts';
import { TAX_CATEGORIES } from './tax-columns.ts';

const OF_RECORD = /^(?:field|line)\.[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

const DateFormat = z.enum(DATE_FORMATS);

export const ColumnSource = z
  .union([z.enum(COLUMN_SOURCES), z.string().max(90).regex(OF_RECORD, problem('columnSource'))])
  .describe(
    'What the column holds. `field.<key>` is a field of the profile, `line.<key>` a column of the line item. Amounts of credit notes are negative: `net`, `tax` and `gross` are those of the rate where the template has a row for each, otherwise those of the document; `debit_credit` tells the sign as D or C, in DATEV files as S or H; `soll_haben` always as S or H. `text` is the same text in each row.',
  );

const ExportColumn = z.strictObject({
  label: label(80).describe('The heading; in the layout `datev`, the name of a column of that format.'),
  source: ColumnSource,
  text: text(200).default('').describe('What a column with the source `text` holds.'),
  required: z
    .boolean()
    .default(false)
    .describe('A document without it is not written, and the whole file is refused with its number.'),
  format: DateFormat.nullable().default(null).describe('Of a date; null: that of the template.'),
  places: z.int().min(0).max(6).nullable().default(null).describe('Decimals of a number; null: as it is.'),
  unsigned: z.boolean().default(false).describe('Writes a number without its sign.'),
  max_length: z.int().min(1).max(1000).nullable().default(null).describe('Longer texts are cut.'),
  sum: z
    .boolean()
    .default(false)
    .describe(
      'Rows that agree in all other columns, and in currency, become one with the sum of this one. For amounts of the row: of the document (`total`, `field.…`) only where each has one row.',
    ),
});

const account = () => z.string().trim().min(1).max(100);

const Accounts = z
  .strictObject({
    expense_account: account()
      .nullable()
      .default(null)
      .describe('Of documents whose vendor has none and whose profile stands not in `profiles`.'),
    payable_account: account().nullable().default(null).describe('Of documents whose vendor has none.'),
    profiles: z
      .array(z.strictObject({ profile_id: GivenId, expense_account: account() }))
      .max(100)
      .default([])
      .describe('Expense accounts by profile, of documents whose vendor has none.'),
  })
  .describe('The account of the vendor comes first.');

const TaxKey = z.strictObject({
  category: z
    .enum(TAX_CATEGORIES)
    .nullable()
    .default(null)
    .describe('UNTDID 5305; null: any, or none stated.'),
  rate: z.number().min(0).max(100).nullable().default(null).describe('Percent; null: any, or none stated.'),
  key: text(100).describe('What the other program calls it; empty where an account knows its tax by itself.'),
});

const Datev = z
  .strictObject({
    consultant: z.int().min(1001).max(9_999_999).describe('Number of the tax consultant (Berater).'),
    client: z.int().min(1).max(99_999).describe('Number of the client (Mandant).'),
    year_begins: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-01$/, problem('yearBegins'))
      .default('01-01')
      .describe('Month and day on which the fiscal year begins.')
      .meta({ example: '01-01' }),
    account_length: z.int().min(4).max(8).default(4).describe('Digits of general ledger accounts.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, problem('currency'))
      .default('EUR')
      .describe('ISO 4217 code of the books.'),
  })
  .describe('What the header of a DATEV file says.');

export const ExportTemplateInput = z
  .strictObject({
    name: label(80),
    layout: z
      .enum(TEMPLATE_LAYOUTS)
      .default('table')
      .describe(
        'table: a CSV with the columns given; datev: DATEV format 700, Buchungsstapel 13, with all its columns, of which those given are filled.',
      ),
    rows: z
      .enum(['documents', 'lines', 'taxes'])
      .default('documents')
      .describe('One row per document, per line item, or per rate of the tax breakdown.'),
    filter: z
      .strictObject(documentFilters)
      .default({})
      .describe('Only documents that these filters of the list show.'),
    heading: z.boolean().default(true).describe('Whether the first row names the columns.'),
    encoding: z
      .enum(TEMPLATE_ENCODINGS)
      .default('utf-8-bom')
      .describe('Characters that windows-1252 lacks become question marks.'),
    separator: z.enum(TEMPLATE_SEPARATORS).default(',').describe('What stands between two cells.'),
    quote: z
      .enum(TEMPLATE_QUOTES)
      .default('needed')
      .describe('Which cells stand in quotation marks: those that must, or all texts.'),
    decimal: z.enum(DECIMAL_SIGNS).default('.').describe('Decimal sign of numbers.'),
    date_format: DateFormat.default('YYYY-MM-DD').describe('How dates are written.'),
    columns: z.array(ExportColumn).min(1).max(150),
    accounts: Accounts.default({ expense_account: null, payable_account: null, profiles: [] }),
    tax_keys: z
      .array(TaxKey)
      .max(100)
      .default([])
      .describe(
        'The first that names category and rate counts, then one that names the category, one that names the rate, one that names neither.',
      ),
    datev: Datev.nullable().default(null).describe('Needed in the layout `datev`.'),
  })
  .refine(({ layout, datev }) => layout !== 'datev' || datev !== null, {
    path: ['datev'],
    error: problem('datevNeeded'),
  })
  .refine(({ rows, columns }) => columns.every(({ sum, source }) => !sum || isSummable(source, rows)), {
    path: ['columns'],
    error: problem('summable'),
  })
  .meta({ id: 'ExportTemplateInput' });
export type ExportTemplateInput = z.output<typeof ExportTemplateInput>;
export type ExportTemplateColumn = ExportTemplateInput['columns'][number];

const content = {
  name: z.string(),
  layout: z.enum(TEMPLATE_LAYOUTS).describe('table: a CSV; datev: DATEV format 700, Buchungsstapel 13.'),
  rows: z.enum(['documents', 'lines', 'taxes']).describe('What has a row each.'),
  filter: z.record(z.string(), z.unknown()).describe('The filters of the list by name.'),
  heading: z.boolean().describe('Whether the first row names the columns.'),
  encoding: z.enum(TEMPLATE_ENCODINGS).describe('How characters are written.'),
  separator: z.enum(TEMPLATE_SEPARATORS).describe('What stands between two cells.'),
  quote: z.enum(TEMPLATE_QUOTES).describe('Which cells stand in quotation marks.'),
  decimal: z.enum(DECIMAL_SIGNS).describe('Decimal sign of numbers.'),
  date_format: DateFormat.describe('How dates are written.'),
  columns: z.array(
    z.object({
      label: z.string().describe('The heading.'),
      source: z.string().describe('What the column holds.'),
      text: z.string().describe('What a column with the source `text` holds.'),
      required: z.boolean().describe('Whether a document without it refuses the file.'),
      format: DateFormat.nullable().describe('Of a date; null: that of the template.'),
      places: z.int().nullable().describe('Decimals of a number; null: as it is.'),
      unsigned: z.boolean().describe('Whether a number is written without its sign.'),
      max_length: z.int().nullable().describe('Longer texts are cut.'),
      sum: z.boolean().describe('Whether rows that agree in the other columns become one with its sum.'),
    }),
  ),
  accounts: z
    .object({
      expense_account: z.string().nullable(),
      payable_account: z.string().nullable(),
      profiles: z
        .array(z.object({ profile_id: Id, expense_account: z.string() }))
        .describe('Expense accounts by profile.'),
    })
    .describe('Of documents whose vendor has none.'),
  tax_keys: z
    .array(
      z.object({
        category: z.enum(TAX_CATEGORIES).nullable().describe('UNTDID 5305; null: any, or none stated.'),
        rate: z.number().nullable().describe('Percent; null: any, or none stated.'),
        key: z.string().describe('What the other program calls it.'),
      }),
    )
    .describe('What the other program calls each tax.'),
  datev: z
    .object({
      consultant: z.int().describe('Number of the tax consultant (Berater).'),
      client: z.int().describe('Number of the client (Mandant).'),
      year_begins: z.string().describe('Month and day.').meta({ example: '01-01' }),
      account_length: z.int().describe('Digits of general ledger accounts.'),
      currency: z.string().describe('ISO 4217 code of the books.'),
    })
    .nullable()
    .describe('What the header of a DATEV file says; null in other layouts.'),
};

export const ReadyTemplate = z
  .object({
    key: z.enum(['datev', 'xero', 'quickbooks', 'sap']).describe('Which program it is for.'),
    ...content,
  })
  .omit({ datev: true })
  .meta({ id: 'ReadyTemplate' });
export type ReadyTemplate = z.output<typeof ReadyTemplate>;

export const ExportTemplate = z
  .object({ id: Id, ...content, created_at: Timestamp, updated_at: Timestamp })
  .meta({ id: 'ExportTemplate' });
export type ExportTemplate = z.output<typeof ExportTemplate>;
