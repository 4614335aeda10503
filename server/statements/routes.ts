// Bank statements: HTTP in and out.
import type { BankMovement, BankStatementSummary } from '../../contract/bank-statements.ts';
import type { bankStatementEndpoints } from '../../contract/bank-statement-endpoints.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { pageHead } from '../platform/db/list-page.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { addPayment, removePayment, setAside, setPayments } from './decide-payment.ts';
import { deleteStatement } from './delete-statement.ts';
import { pageOfMovements, presentMovements } from './present-movements.ts';
import {
  getMovement,
  getStatement,
  listAccounts,
  listStatements,
  type CountedStatement,
  type MovementRow,
} from './store.ts';

export const statementRoutes: Handlers<
  Context,
  Omit<typeof bankStatementEndpoints, 'importBankStatements'>
> = {
  async listBankStatements({ ctx, query }) {
    const { total, next_cursor, statements } = await listStatements(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), statements: statements.map(summaryOf) };
  },

  async getBankStatement({ ctx, params }) {
    return summaryOf(await getStatement(ctx, params.id));
  },

  async listBankAccounts({ ctx }) {
    return { accounts: await listAccounts(ctx) };
  },

  async listBankMovements({ ctx, params, query }) {
    const { id } = await getStatement(ctx, params.id);
    const { total, next_cursor, movements } = await pageOfMovements(ctx, id, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      movements: await presentMovements(ctx, movements),
    };
  },

  getBankMovement: ({ ctx, params }) => presented(ctx, getMovement(ctx, params.id, params.movement_id)),

  deleteBankStatement: ({ ctx, params }) => deleteStatement(ctx, params.id),

  addPayment: ({ ctx, params, body }) => presented(ctx, addPayment(ctx, params, body)),
  setPayments: ({ ctx, params, body }) => presented(ctx, setPayments(ctx, params, body.payments)),
  removePayment: ({ ctx, params }) => presented(ctx, removePayment(ctx, params)),
  setAside: ({ ctx, params }) => presented(ctx, setAside(ctx, params, true)),
  takeUp: ({ ctx, params }) => presented(ctx, setAside(ctx, params, false)),
};

async function presented(ctx: Context, movement: Promise<MovementRow>): Promise<BankMovement> {
  const [only] = await presentMovements(ctx, [await movement]);
  return only!;
}

const summaryOf = ({ created_at, ...statement }: CountedStatement): BankStatementSummary => ({
  id: statement.id,
  filename: statement.filename,
  format: statement.format,
  account: statement.account,
  currency: statement.currency,
  number: statement.number,
  opening: statement.opening,
  closing: statement.closing,
  difference: statement.difference,
  movements: statement.movements,
  paying: statement.paying,
  waiting: statement.waiting,
  from: statement.from,
  until: statement.until,
  document_id: statement.document_id,
  unread: statement.unread,
  imported_by: statement.imported_by,
  created_at: isoSeconds(created_at),
});
