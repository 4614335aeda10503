// What is taken off a document as a whole or added to it, as business term groups BG-20 and BG-21 of EN 16931 have it.
import { z } from 'zod';
import { ALLOWANCE_TYPES, type AllowanceColumn } from './allowance-columns.ts';
import { text } from './common.ts';
import { TAX_CATEGORIES } from './tax-columns.ts';

const Percent = z
  .number()
  .describe('Percent of the base; null where the amount is none.')
  .meta({ example: 5 });
const Rate = z.number().describe('Percent of tax on it.').meta({ example: 19 });
const columns = {
  type: z
    .enum(ALLOWANCE_TYPES)
    .describe('allowance: is taken off the sum of the lines; charge: comes on top of it.'),
  reason: z
    .string()
    .nullable()
    .describe('What it is for, as the document says it.')
    .meta({ example: 'Freight' }),
  amount: z
    .number()
    .nullable()
    .describe('Without tax, in the currency of the document.')
    .meta({ example: 12.5 }),
  tax_rate: Rate.nullable(),
  tax_category: z.enum(TAX_CATEGORIES).nullable().describe('UNTDID 5305, as in the taxes by rate.'),
  reason_code: z.string().nullable().meta({ example: 'FC' }),
  percent: Percent.nullable(),
  base: z.number().nullable().describe('What the percentage is taken of.'),
} satisfies Record<AllowanceColumn, z.ZodType>;

export const Allowance = z.object(columns).meta({ id: 'Allowance' });
export type Allowance = z.infer<typeof Allowance>;

/** Rows beyond these are those of no document. */
const MOST = 50;

export const AllowancesInput = z
  .array(
    z.strictObject({
      type: columns.type,
      reason: text(500).nullable().default(null),
      amount: columns.amount.default(null),
      tax_rate: Rate.min(0).max(100).nullable().default(null),
      tax_category: columns.tax_category.default(null),
      reason_code: text(20).nullable().default(null),
      percent: Percent.nullable().default(null),
      base: columns.base.default(null),
    }),
  )
  .max(MOST);
