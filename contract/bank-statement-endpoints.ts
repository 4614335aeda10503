// The endpoints of bank statements and of what their movements pay.
import { z } from 'zod';
import {
  BankAccount,
  BankImport,
  BankImportForm,
  BankMovement,
  BankStatementSummary,
  MovementState,
  PaymentInput,
  PaymentsInput,
} from './bank-statements.ts';
import { IdParams, pageOf, paging, queryBoolean, queryId } from './common.ts';
import { endpoint } from './endpoint.ts';

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
    query: z.strictObject({
      ...paging,
      account: z.string().max(300).optional().describe('Only those of this account.'),
      waiting: queryBoolean()
        .optional()
        .describe('true: only those with movements that pay nothing and that nobody has decided on.'),
    }),
    response: pageOf('statements', BankStatementSummary),
  }),
  listBankAccounts: endpoint('listBankAccounts', {
    access: 'writer',
    tag,
    summary: 'List the accounts that statements are of',
    response: z.object({ accounts: z.array(BankAccount) }),
  }),
  getBankStatement: endpoint('getBankStatement', {
    access: 'writer',
    tag,
    summary: 'One bank statement',
    params: IdParams,
    response: BankStatementSummary,
    errors: unknown,
  }),
  listBankMovements: endpoint('listBankMovements', {
    access: 'writer',
    tag,
    summary: 'List the movements of a bank statement and what they pay, in the order of the file',
    params: IdParams,
    query: z.strictObject({
      ...paging,
      state: MovementState.optional().describe('Only those in this state.'),
      q: z
        .string()
        .max(200)
        .optional()
        .describe('Only those with this in the name, the account, the text or the amount.'),
    }),
    response: pageOf('movements', BankMovement),
    errors: unknown,
  }),
  getBankMovement: endpoint('getBankMovement', {
    access: 'writer',
    tag,
    summary: 'One movement of a bank statement and what it pays',
    params: MovementParams,
    response: BankMovement,
    errors: unknown,
  }),
  importBankStatements: endpoint('importBankStatements', {
    access: 'writer',
    tag,
    summary: 'Import bank statements (CAMT.053, MT940, or a table)',
    description:
      'The format is told from the content; a file may hold many statements. CSV, XLSX and JSON are read as a table, a row for each movement: columns that are called like a field, in English or Chinese, or as banks often call them, are understood; others are named in `mapping` once and remembered. A movement that another file brought is left out, so the same file twice changes nothing. A movement pays an approved or exported document by itself when the number of exactly one open document stands in what the payer wrote, with the same currency, and its amount is what is open, or what several documents named there come to, credit notes deducted. A smaller amount pays a part where the number is the only one so written and has five characters or more. Everything else is left to a person. Movements of the last 90 days that pay nothing yet are looked at again.',
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
  setPayments: endpoint('setPayments', {
    access: 'writer',
    tag,
    summary: 'Decide which documents a movement pays, all at once',
    description:
      'What it has paid and is not named is taken back. Splits a movement over several documents, or sets it as it was before. One that paid by itself, and is named with the same amount, pays by itself again.',
    params: MovementParams,
    body: PaymentsInput,
    response: BankMovement,
    errors: {
      404: 'Unknown statement, movement or document',
      409: 'A document is not approved, or is paid; or the movement has not so much left',
    },
  }),
  setAside: endpoint('setAside', {
    access: 'writer',
    tag,
    summary: 'Decide that a movement pays no document',
    description: 'Nothing is proposed for it from then on. Refused while it pays something.',
    params: MovementParams,
    response: BankMovement,
    errors: { 404: 'Unknown statement or movement', 409: 'The movement pays a document' },
  }),
  takeUp: endpoint('takeUp', {
    access: 'writer',
    tag,
    summary: 'Take back that a movement pays no document',
    params: MovementParams,
    response: BankMovement,
    errors: { 404: 'Unknown statement or movement' },
  }),
  removePayment: endpoint('removePayment', {
    access: 'writer',
    tag,
    summary: 'Take back that a movement pays a document',
    description:
      'What a person had decided is as it was before. What it paid by itself it pays no more; a person decides.',
    params: PaymentParams,
    response: BankMovement,
    errors: { 404: 'Unknown statement or movement, or the movement does not pay the document' },
  }),
};
