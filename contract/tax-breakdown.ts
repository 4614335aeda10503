// The taxes of a document by rate, as business term group BG-23 of EN 16931 has them.
import { z } from 'zod';
import { text } from './common.ts';
import { TAX_CATEGORIES, type TaxColumn } from './tax-columns.ts';

const Rate = z.number().describe('Percent.').meta({ example: 19 });

const columns = {
  rate: Rate.nullable(),
  base: z.number().nullable().describe('The taxable amount, in the currency of the document.'),
  tax: z.number().nullable().describe('The amount of tax.'),
  category: z
    .enum(TAX_CATEGORIES)
    .nullable()
    .describe(
      'UNTDID 5305: S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K intra-community supply, G export, O outside the scope of tax, L and M the taxes of the Canary Islands, Ceuta and Melilla.',
    ),
  exemption_reason: z.string().nullable().describe('Why no tax is charged, as the document says it.'),
} satisfies Record<TaxColumn, z.ZodType>;

export const TaxLine = z.object(columns).meta({ id: 'TaxLine' });
export type TaxLine = z.infer<typeof TaxLine>;

/** Lines beyond these are those of no document. */
const MOST = 50;

export const TaxBreakdownInput = z
  .array(
    z.strictObject({
      rate: Rate.min(0).max(100).nullable().default(null),
      base: columns.base.default(null),
      tax: columns.tax.default(null),
      category: columns.category.default(null),
      exemption_reason: text(500).nullable().default(null),
    }),
  )
  .max(MOST);
