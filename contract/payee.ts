// Where a document wants to be paid to, compared with where its vendor was paid to before.
import { z } from 'zod';
import { Id, Timestamp } from './common.ts';
import { Evidence } from './evidence.ts';

export const PAYEE_RESULTS = ['known', 'first', 'changed'] as const;
export const PayeeResult = z.enum(PAYEE_RESULTS).meta({ id: 'PayeeResult' });
export type PayeeResult = z.infer<typeof PayeeResult>;

const PayeeAccount = z
  .object({
    account: z.string().describe('IBAN or account number, without blanks.'),
    known: z.boolean().describe('Whether the vendor was paid to it before, or its master data names it.'),
    valid: z.boolean().nullable().describe('What the check digits of an IBAN say; null for other numbers.'),
    field: z
      .string()
      .nullable()
      .describe('Key of the field that holds it; null: it stands on the page only.'),
    evidence: z.array(Evidence).describe('Where on the pages it stands.'),
  })
  .meta({ id: 'PayeeAccount' });
export type PayeeAccount = z.infer<typeof PayeeAccount>;

const KnownAccount = z
  .object({
    account: z.string().describe('IBAN or account number, without blanks.'),
    in_master_data: z.boolean().describe('Whether the master data of the vendor names it.'),
    since: Timestamp.nullable().describe(
      'When a document with it was first approved; null where none was, or none is known.',
    ),
    until: Timestamp.nullable().describe('When one was last approved.'),
    document_id: Id.nullable().describe(
      'That last document; null where it is gone, or not seen by the caller.',
    ),
    version: z.int().nullable().describe('The version of it whose page shows the account.'),
    evidence: z.array(Evidence).describe('Where on its pages the account stands.'),
  })
  .meta({ id: 'KnownAccount' });
export type KnownAccount = z.infer<typeof KnownAccount>;

const PayeeSign = z
  .object({
    code: z
      .string()
      .describe('For programs: country, invalid, alike, lookAlike, senderKnown, senderUnknown.'),
    message: z.string().describe('The same for people.'),
    evidence: z.array(Evidence).describe('Where on the pages that stands.'),
  })
  .meta({ id: 'PayeeSign' });
export type PayeeSign = z.infer<typeof PayeeSign>;

export const Payee = z
  .object({
    result: PayeeResult.describe(
      'known: the vendor was paid to these accounts before; first: no account of it was known; changed: an account is new, or a domain looks like one of the vendor and is another.',
    ),
    accounts: z.array(PayeeAccount).describe('Accounts that the document names.'),
    before: z
      .array(KnownAccount)
      .describe('Where something has changed, the accounts until now, the last used first, five at most.'),
    signs: z.array(PayeeSign).describe('What else to know where something has changed.'),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof Payee>;
