// Which vendor a document is from: the one that was found or chosen with what speaks for it, or those who come into question.
import { z } from 'zod';
import { Id } from './common.ts';
import { Evidence } from './evidence.ts';

export const VendorReason = z
  .object({
    code: z
      .string()
      .describe(
        'For programs: tax, iban, number, domain, sameName, alike, otherForm, partOfName, address, otherTax, otherAddress, remembered, contact, person.',
      ),
    message: z.string().describe('The same for people.'),
    field: z
      .string()
      .nullable()
      .describe('Key of the field that says so; null: a place on the page, or none.'),
    evidence: z.array(Evidence).describe('Where on the pages that stands.'),
    speaks_for: z.boolean().describe('False for what speaks against the vendor.'),
  })
  .meta({ id: 'VendorReason' });
export type VendorReason = z.infer<typeof VendorReason>;

export const VendorProposal = z
  .object({
    vendor_id: Id.describe('The vendor that comes into question.'),
    external_id: z.string(),
    name: z.string(),
    probability: z.number().min(0).max(1).describe('How likely it is the one, 0 to 1.'),
    reasons: z.array(VendorReason).describe('What speaks for it and against it.'),
  })
  .meta({ id: 'VendorProposal' });

export const VendorMatch = z
  .object({
    name: z.string().nullable().describe('Name of the vendor; null where none is sure.'),
    by: z
      .enum(['match', 'remembered', 'person'])
      .nullable()
      .describe(
        'match: found by what the document says; remembered: as somebody chose before for the same spelling; person: chosen for this document; null: none is sure.',
      ),
    probability: z.number().min(0).max(1).nullable().describe('How likely it is the one, 0 to 1.'),
    reasons: z.array(VendorReason).describe('What speaks for it.'),
    proposals: z
      .array(VendorProposal)
      .describe('Who comes into question where none is sure, the likeliest first.'),
    prefilled: z
      .object({
        name: z.string().optional().describe('As the document prints it.'),
        tax_ids: z.array(z.string()).describe('Tax numbers of the seller.'),
        ibans: z.array(z.string()).describe('Accounts to pay to.'),
        addresses: z.array(z.string()),
        email_domains: z.array(z.string()).describe('Domains of addresses on the page.'),
        currency: z.string().nullable().describe('Of the document.'),
      })
      .describe('What a new vendor would begin with.'),
  })
  .meta({ id: 'VendorMatch' });
export type VendorMatch = z.infer<typeof VendorMatch>;
