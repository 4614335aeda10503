// Bank statements: what moved on the accounts, and which documents that pays.
import { z } from 'zod';
import { CalendarDate, DecimalString, GivenId, Id, Timestamp, queryBoolean } from './common.ts';
import { BANK_FIELDS, MOVEMENT_STATES } from './movements.ts';
import { PaidDocument } from './payment.ts';

const StatementFormat = z
  .enum(['camt.053', 'mt940', 'table', 'document'])
  .describe(
    'How it is written, told from its content; `table` is CSV or a workbook, `document` a statement on paper that was processed and approved.',
  );

const statementHead = {
  account: z.string().nullable().describe('IBAN or number of the account; null where the file names none.'),
  currency: z.string().nullable().describe('ISO 4217 code of the account.'),
  number: z.string().nullable().describe('Number of the statement, as the bank gives it.'),
  opening: DecimalString.nullable().describe('Balance before the first movement.'),
  closing: DecimalString.nullable().describe('Balance after the last movement.'),
  difference: DecimalString.nullable().describe(
    'How far the closing balance is from what the movements come to; null where they agree, or a balance is missing.',
  ),
};

export const BankStatementSummary = z
  .object({
    id: Id,
    filename: z.string(),
    format: StatementFormat,
    ...statementHead,
    movements: z.int().describe('How many movements it brought that were not known before.'),
    paying: z.int().describe('How many of them pay documents.'),
    waiting: z.int().describe('How many of them pay nothing, and nobody has decided on.'),
    from: CalendarDate.nullable().describe('Day of its first movement.'),
    until: CalendarDate.nullable().describe('Day of its last movement.'),
    unread: z.int().describe('Lines of the file that could not be read as movements.'),
    document_id: Id.nullable().describe('The document that it stands on, where its format is `document`.'),
    imported_by: z.string().describe('Who imported it, by name.'),
    created_at: Timestamp,
  })
  .meta({ id: 'BankStatementSummary' });
export type BankStatementSummary = z.infer<typeof BankStatementSummary>;

const ProposedPayment = z
  .object({
    document_id: Id.describe('The document that it may pay.'),
    filename: z.string(),
    number: z.string().nullable().describe('Number of the document itself.'),
    vendor: z.string().nullable().describe('Whom the document comes from.'),
    open_amount: DecimalString.describe('What is left to pay of it; negative for a credit note.'),
    found: z
      .string()
      .nullable()
      .describe('The number of the document as the payer wrote it; null where the payer did not.'),
    reason: z.string().describe('Why it comes into question, in a sentence.'),
  })
  .meta({ id: 'ProposedPayment' });
export type ProposedPayment = z.infer<typeof ProposedPayment>;

export const MovementState = z.enum(MOVEMENT_STATES);

export const BankMovement = z
  .object({
    id: Id,
    booked: CalendarDate.nullable().describe(
      'Day on which it was booked; null where only the value date is known.',
    ),
    valued: CalendarDate.nullable().describe('Day from which it counts for interest.'),
    amount: DecimalString.describe('Negative: the account paid.'),
    currency: z.string().describe('ISO 4217 code of the account.'),
    reversal: z
      .boolean()
      .describe('Whether it takes back another movement; such a one pays nothing by itself.'),
    name: z.string().nullable().describe('Who paid or was paid.'),
    account: z.string().nullable().describe('IBAN or number of their account.'),
    purpose: z.string().describe('What the payer wrote.'),
    references: z.array(z.string()).describe('What the payer wrote in fields of their own.'),
    state: MovementState.describe(
      'paying: it pays documents by itself; decided: a person has decided what it pays, or that it pays nothing; proposed: a person is asked whether it pays one of the proposals; none: no document fits.',
    ),
    line: z
      .int()
      .nullable()
      .describe(
        'Of a statement on a document, which of its line items it is, from 0; null of other formats.',
      ),
    aside: z.string().nullable().describe('Who said that it pays no document; null where nobody did.'),
    refused: z
      .array(Id)
      .describe(
        'Documents that it paid by itself until a person took that back; paying one again undoes that.',
      ),
    payments: z.array(PaidDocument).describe('The documents that it pays and that the caller sees.'),
    proposals: z.array(ProposedPayment).describe('Which documents come into question, the likeliest first.'),
  })
  .meta({ id: 'BankMovement' });
export type BankMovement = z.infer<typeof BankMovement>;

export const BankAccount = z
  .object({
    account: z.string().nullable().describe('IBAN or number; null for statements that name none.'),
    currency: z.string().nullable(),
    statements: z.int().describe('Statements of this account.'),
    waiting: z.int().describe('Movements that pay nothing and that nobody has decided on.'),
    until: CalendarDate.nullable().describe('Day of its last movement.'),
    closing: DecimalString.nullable().describe('Balance that its newest statement closes with.'),
  })
  .meta({ id: 'BankAccount' });
export type BankAccount = z.infer<typeof BankAccount>;

export const BankImportFields = z.strictObject({
  dry_run: queryBoolean().default(false).describe('Answers what the import would do and changes nothing.'),
  mapping: z
    .string()
    .max(200_000)
    .optional()
    .describe(
      'Of a table: JSON object, heading to field or null. Others are mapped as before, or by what they are called.',
    ),
  account: z
    .string()
    .max(300)
    .optional()
    .describe('Of a table: IBAN or number of the account, where the file does not say it.'),
  currency: z
    .string()
    .max(3)
    .optional()
    .describe('Of a table: ISO 4217 code of the account, where the file does not say it.'),
  day_first: queryBoolean()
    .optional()
    .describe('Of a table: whether 03/04/2026 is in April; left out, the file must tell.'),
});
export const BankImportForm = BankImportFields.extend({ file: z.string().meta({ format: 'binary' }) });

export const BankImport = z
  .object({
    dry_run: z.boolean().describe('Whether nothing was changed.'),
    format: StatementFormat,
    new: z.int().describe('Movements that were not known before.'),
    known: z.int().describe('Movements that another file brought already; they are left out.'),
    paying: z.int().describe('New movements that pay documents.'),
    proposed: z.int().describe('New movements for which documents come into question.'),
    earlier: z
      .int()
      .describe('Movements of earlier files that pay documents now, because these were approved since.'),
    statements: z
      .array(
        z
          .object({
            id: Id.nullable().describe('null in a dry run, and where the statement brought nothing new.'),
            ...statementHead,
            new: z.int().describe('Movements that were not known before.'),
            known: z.int().describe('Movements that another file brought already.'),
          })
          .meta({ id: 'ImportedStatement' }),
      )
      .describe('The statements of the file.'),
    columns: z
      .array(
        z.object({
          heading: z.string().describe('As the file has it.'),
          field: z.enum(BANK_FIELDS).nullable().describe('What it is taken for; null: not used.'),
          example: z.string().nullable().describe('The first value in it.'),
        }),
      )
      .describe('The columns of a table; none of other formats.'),
    problems: z
      .array(z.object({ row: z.int().describe('As counted in the file, from 1.'), detail: z.string() }))
      .describe(
        'Rows of a table that are left out and why, the first hundred; in a dry run also what is missing.',
      ),
    warnings: z.array(z.string()).describe('What does not add up or could not be read, in sentences.'),
  })
  .meta({ id: 'BankImport' });
export type BankImport = z.infer<typeof BankImport>;

export const PaymentInput = z
  .strictObject({
    document_id: GivenId.describe('The document that the movement pays: an approved or exported one.'),
    amount: DecimalString.max(30)
      .optional()
      .describe(
        'How much of it, negative for a credit note; left out: as much as is open and the movement has left.',
      ),
    discount: DecimalString.max(30)
      .optional()
      .describe(
        'What is asked for no more of it, as a cash discount that was taken; with the sign of the document.',
      ),
  })
  .meta({ id: 'PaymentInput' });

export const PaymentsInput = z
  .strictObject({
    payments: z
      .array(PaymentInput)
      .max(100)
      .describe('All that the movement is to pay; none: it pays nothing.'),
  })
  .meta({ id: 'PaymentsInput' });
