// Checks of a record: what was compared, and the rules of e-invoices.
import { z } from 'zod';
import { CHECK_CODES } from './check-codes.ts';

/** A rule of EN 16931, XRechnung or Peppol that an e-invoice breaks. */
export const InvoiceRule = z
  .object({
    id: z.string().describe('As official validators name it: BR-CO-10, BR-DE-15, PEPPOL-EN16931-R003.'),
    terms: z
      .array(z.string())
      .describe('Business terms (BT) and groups (BG) of EN 16931 that it is about, the decisive one first.'),
    path: z.string().describe('Where in the XML: XPath with local names, of the first place that breaks it.'),
    severity: z.enum(['fatal', 'warning']).describe('Warnings block nothing.'),
    profile: z
      .string()
      .describe('The rules that were applied: EN 16931, XRechnung 3.0, Peppol BIS Billing 3.0.'),
    guideline: z.string().describe('What the invoice says that it follows (BT-24).'),
  })
  .meta({ id: 'InvoiceRule' });
export type InvoiceRule = z.infer<typeof InvoiceRule>;

export const Check = z
  .object({
    code: z.string().describe(`For programs; one of ${CHECK_CODES.join(', ')}.`),
    name: z.string(),
    passed: z.boolean(),
    detail: z.string().describe('Shows the arithmetic.'),
    fields: z
      .array(z.string())
      .describe('Keys of the fields involved; line items as line_items[i], rates as tax_breakdown[i].'),
    rule: InvoiceRule.nullable().describe('Of an e-invoice that breaks a rule; null for all other checks.'),
  })
  .meta({ id: 'Check' });
export type Check = z.infer<typeof Check>;
