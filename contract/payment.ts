// How far a document is paid, and by which movements of bank accounts.
import { z } from 'zod';
import { CalendarDate, DecimalString, Id } from './common.ts';

const paidBy = {
  amount: DecimalString.describe(
    'How much of the document it pays, in the direction of the document: negative for a credit note.',
  ),
  person: z.string().nullable().describe('Who decided; null where the number of the document told.'),
  discount: z
    .object({
      amount: DecimalString.describe('In the direction of the document.'),
      percent: DecimalString.nullable().describe(
        'By the terms of the document; null where a person decided.',
      ),
      until: CalendarDate.nullable().describe('The last day on which it could be taken.'),
    })
    .nullable()
    .describe('The cash discount that the payer kept; null without one.'),
  found: z
    .string()
    .nullable()
    .describe('The number of the document as the payer wrote it; null where a person decided.'),
};

const PayingMovement = z
  .object({
    statement_id: Id.describe('The bank statement that it stands on.'),
    movement_id: Id.describe('The movement of that statement.'),
    booked_on: CalendarDate.nullable().describe('Day on which it was booked; null where none is known.'),
    ...paidBy,
  })
  .meta({ id: 'PayingMovement' });
export type PayingMovement = z.infer<typeof PayingMovement>;

export const Payment = z
  .object({
    status: z.enum(['open', 'partly', 'paid']).describe('How far it is paid, by imported bank statements.'),
    paid_amount: DecimalString.describe('What movements have paid of it; negative for a credit note.'),
    discount_amount: DecimalString.describe('Cash discounts that payers kept of it.'),
    open_amount: DecimalString.describe('What is left to pay; negative for a credit note.'),
    movements: z.array(PayingMovement).describe('What paid it, the oldest first.'),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** The payment of a document, seen from the movement. */
export const PaidDocument = z
  .object({
    document_id: Id.describe('The document that it pays.'),
    filename: z.string(),
    number: z.string().nullable().describe('Number of the document itself.'),
    vendor: z.string().nullable().describe('Whom the document comes from.'),
    total: DecimalString.nullable().describe('What the document asks for.'),
    ...paidBy,
  })
  .meta({ id: 'PaidDocument' });
