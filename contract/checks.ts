// Checks of a record: what was compared, and the rules of e-invoices.
import { z } from 'zod';
import { CHECK_CODES } from './check-codes.ts';
import { Timestamp } from './common.ts';
import { SIGNATURE_OUTCOMES } from './signature-outcomes.ts';

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

/** A signature, a seal or a timestamp of the file. */
export const Signature = z
  .object({
    number: z.int().describe('In the order in which the file has them, from 1.'),
    outcome: z
      .enum(SIGNATURE_OUTCOMES)
      .describe(
        'trusted: it holds, and its signer leads to a trusted certificate. untrusted: it holds, its signer does not. expired: it holds, but the certificate of the signer was not valid at the time of signing. changed: it holds for what was signed, and the file was changed or is not wholly covered. broken: what was signed is not what is there, or the signature is no genuine one. unchecked: it could not be checked; `detail` says why.',
      ),
    severity: z
      .enum(['fatal', 'warning'])
      .nullable()
      .describe('Warnings block nothing; null where the check holds.'),
    kind: z.enum(['signature', 'seal', 'timestamp']),
    part: z.string().nullable().describe('The attachment that it belongs to; null: the file itself.'),
    signer: z.string().nullable().describe('By the certificate; null where there is none.'),
    issuer: z.string().nullable().describe('Who issued the certificate of the signer.'),
    serial: z.string().nullable().describe('Number of that certificate, hexadecimal.'),
    valid_from: Timestamp.nullable().describe('When that certificate begins to be valid.'),
    valid_to: Timestamp.nullable().describe('When it ends.'),
    trusted_by: z.string().nullable().describe('Name of the trusted certificate that it leads to.'),
    signed_at: Timestamp.nullable().describe('When it was signed; null where nothing says so.'),
    time: z
      .enum(['certified', 'claimed'])
      .nullable()
      .describe(
        'Where signed_at is from: a timestamp of an authority that is trusted, or the signer alone; null without a time.',
      ),
    covers: z.string().describe('What is signed, in the language of the request.'),
    algorithm: z.string().nullable().describe('Such as `RSA, SHA-256`; null where it was not told.'),
  })
  .meta({ id: 'DocumentSignature' });
export type Signature = z.infer<typeof Signature>;

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
    signature: Signature.nullable().describe('Of a signature of the file; null for all other checks.'),
  })
  .meta({ id: 'Check' });
export type Check = z.infer<typeof Check>;
