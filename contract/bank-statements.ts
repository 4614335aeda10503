// Bank statements: what moved on the accounts, and which documents that pays.
import { z } from 'zod';
import {
  CalendarDate,
  DecimalString,
  GivenId,
  Id,
  IdParams,
  Timestamp,
  pageOf,
  paging,
  queryBoolean,
  queryId,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { PaidDocument } from './payment.ts';

const StatementFormat = z
  .enum(['camt.053', 'mt940'])
  .describe('How the file is written; told from its content.');

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
    unread: z.int().describe('Lines of the file that could not be read as movements.'),
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
    reason: z.string().describe('Why it comes into question, in a sentence.'),
  })
  .meta({ id: 'ProposedPayment' });
export type ProposedPayment = z.infer<typeof ProposedPayment>;

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
    state: z
      .enum(['paying', 'proposed', 'none'])
      .describe('paying: it pays documents; proposed: a person is asked whether; none: no document fits.'),
    payments: z.array(PaidDocument).describe('The documents that it pays and that the caller sees.'),
    proposals: z.array(ProposedPayment).describe('Which documents come into question, the likeliest first.'),
  })
  .meta({ id: 'BankMovement' });
export type BankMovement = z.infer<typeof BankMovement>;

export const BankStatement = BankStatementSummary.extend({
  movements: z.array(BankMovement).describe('In the order of the file.'),
}).meta({ id: 'BankStatement' });
export type BankStatement = z.infer<typeof BankStatement>;

export const BankImportFields = z.strictObject({
  dry_run: queryBoolean().default(false).describe('Answers what the import would do and changes nothing.'),
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
  })
  .meta({ id: 'PaymentInput' });

const MovementParams = IdParams.extend({
  movement_id: queryId().describe('The movement of the statement.'),
});
const PaymentParams = MovementParams.extend({
  document_id: queryId().describe('The document that it pays.'),
});

const unknown = { 404: 'Unknown bank statement' } as const;
const tag = 'Bank statements';

export const bankStatementEndpoints = {
  listBankStatements: endpoint('listBankStatements', {
    access: 'writer',
    tag,
    summary: 'List bank statements, the newest first',
    description: 'Who sees some contacts only sees no statements: they name everybody who is paid.',
    query: z.strictObject({ ...paging }),
    response: pageOf('statements', BankStatementSummary),
  }),
  getBankStatement: endpoint('getBankStatement', {
    access: 'writer',
    tag,
    summary: 'One bank statement, with its movements and what they pay',
    params: IdParams,
    response: BankStatement,
    errors: unknown,
  }),
  importBankStatements: endpoint('importBankStatements', {
    access: 'writer',
    tag,
    summary: 'Import bank statements (CAMT.053 or MT940)',
    description:
      'The format is told from the content; a file may hold many statements. A movement that another file brought is left out, so the same file twice changes nothing. A movement pays an approved or exported document by itself when the number of exactly one open document stands in what the payer wrote, with the same currency, and its amount is what is open, or what several documents named there come to, credit notes deducted. A smaller amount pays a part where the number is the only one so written and has five characters or more. Everything else is left to a person. Movements of the last 90 days that pay nothing yet are looked at again.',
    body: BankImportForm,
    body_type: 'multipart',
    response: BankImport,
    errors: {
      400: 'Malformed multipart body',
      413: 'The file is too large',
      415: 'Not multipart/form-data',
      507: 'The disk is nearly full',
    },
  }),
  deleteBankStatement: endpoint('deleteBankStatement', {
    access: 'writer',
    tag,
    summary: 'Delete a bank statement and its movements',
    description: 'What they paid is open again.',
    params: IdParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
  addPayment: endpoint('addPayment', {
    access: 'writer',
    tag,
    summary: 'Decide that a movement pays a document',
    description: 'A movement may pay several documents, each with a part of its amount.',
    params: MovementParams,
    body: PaymentInput,
    response: BankMovement,
    errors: {
      404: 'Unknown statement, movement or document',
      409: 'The document is not approved, or is paid; or the movement pays it, or has not so much left',
    },
  }),
  removePayment: endpoint('removePayment', {
    access: 'writer',
    tag,
    summary: 'Take back that a movement pays a document',
    description: 'The movement pays nothing by itself from then on; a person decides.',
    params: PaymentParams,
    response: BankMovement,
    errors: { 404: 'Unknown statement or movement, or the movement does not pay the document' },
  }),
};
