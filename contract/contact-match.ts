// Whose a document is that came in without a contact: the contact that was found with what speaks for it, or those who come into
// question.
import { z } from 'zod';
import { Id } from './common.ts';
import { VendorReason } from './vendor-match.ts';

export const ContactReason = VendorReason.extend({
  code: z
    .string()
    .describe(
      'For programs: mail, mailDomain, tax, iban, number, domain, sameName, alike, otherForm, partOfName, named, address, otherTax, otherAddress, filed, person.',
    ),
  speaks_for: z.boolean().describe('False for what speaks against the contact.'),
}).meta({ id: 'ContactReason' });
export type ContactReason = z.infer<typeof ContactReason>;

export const ContactProposal = z
  .object({
    contact_id: Id.describe('The contact that comes into question.'),
    folder_id: Id.describe('The folder of it that the document would go to.'),
    name: z.string(),
    folder_name: z.string(),
    probability: z.number().min(0).max(1).describe('How likely it is the one, 0 to 1.'),
    reasons: z.array(ContactReason).describe('What speaks for it and against it.'),
  })
  .meta({ id: 'ContactProposal' });
export type ContactProposal = z.infer<typeof ContactProposal>;

export const ContactMatch = z
  .object({
    open: z.boolean().describe('Whether the document still waits for a contact.'),
    by: z
      .enum(['match', 'remembered', 'person'])
      .nullable()
      .describe(
        'match: found by what the document says; remembered: as people have filed others like it; person: filed by somebody; null: nobody is sure.',
      ),
    probability: z.number().min(0).max(1).nullable().describe('How likely it is the one, 0 to 1.'),
    reasons: z.array(ContactReason).describe('What speaks for it.'),
    proposals: z
      .array(ContactProposal)
      .describe('Who comes into question where nobody is sure, the likeliest first.'),
  })
  .meta({ id: 'ContactMatch' });
export type ContactMatch = z.infer<typeof ContactMatch>;
