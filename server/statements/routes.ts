// Bank statements: HTTP in and out.
import {
  BankImportFields,
  type BankMovement,
  type BankStatementSummary,
  type bankStatementEndpoints,
} from '../../contract/bank-statements.ts';
import type { Context } from '../context.ts';
import { readApart } from '../documents/read-apart.ts';
import { receiveUpload } from '../documents/receive-upload.ts';
import { isoSeconds } from '../platform/clock.ts';
import { pageHead } from '../platform/db/list-page.ts';
import { invalid, tooLarge } from '../platform/errors.ts';
import { discard } from '../platform/files/file-store.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { programBeside } from '../platform/processes/program.ts';
import { groupBy } from '../platform/group-by.ts';
import { say } from '../platform/sentences/say.ts';
import { MAX_XML_BYTES } from '../reading/formats/xml.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { addPayment, deleteStatement, removePayment } from './decide-payment.ts';
import { importStatements } from './import-statements.ts';
import { openAmount, openLedger } from './ledger.ts';
import { proposeDocuments } from './match-movement.ts';
import type { ReadFile } from './read-statements.ts';
import {
  getStatement,
  listStatements,
  movementsOf,
  payableDocuments,
  paymentsOf,
  type CountedStatement,
  type MovementRow,
} from './store.ts';

const PROGRAM = programBeside(import.meta.url, 'statement-process');

export const statementRoutes: Handlers<Context, typeof bankStatementEndpoints> = {
  async listBankStatements({ ctx, query }) {
    const { total, next_cursor, statements } = await listStatements(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), statements: statements.map(summaryOf) };
  },

  async getBankStatement({ ctx, params }) {
    const statement = summaryOf(await getStatement(ctx, params.id));
    return { ...statement, movements: await presentMovements(ctx, await movementsOf(ctx, params.id)) };
  },

  async importBankStatements({ ctx, request }) {
    requireWholeInstance(ctx);
    const { fields, file, filename } = await receiveUpload(ctx, request, BankImportFields);
    try {
      if (file.size_bytes > MAX_XML_BYTES)
        throw tooLarge('refusals.fileLarge', { size: MAX_XML_BYTES / 1024 / 1024 });
      const unreadable = invalid('statements.unknownFormat');
      const read = await readApart<ReadFile>(ctx, PROGRAM, { path: file.path }, unreadable);
      return await importStatements(ctx, { ...read, filename, dry_run: fields.dry_run });
    } finally {
      await discard(file);
    }
  },

  deleteBankStatement: ({ ctx, params }) => deleteStatement(ctx, params.id),

  async addPayment({ ctx, params, body }) {
    const [movement] = await presentMovements(ctx, [await addPayment(ctx, params, body)]);
    return movement!;
  },

  async removePayment({ ctx, params }) {
    const [movement] = await presentMovements(ctx, [await removePayment(ctx, params)]);
    return movement!;
  },
};

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
  unread: statement.unread,
  imported_by: statement.imported_by,
  created_at: isoSeconds(created_at),
});

async function presentMovements(ctx: Context, movements: MovementRow[]): Promise<BankMovement[]> {
  const ids = movements.map(({ id }) => id);
  const payments = groupBy(await paymentsOf(ctx, ids), ({ movement_id }) => movement_id);
  const waiting = movements.some(({ id }) => !payments.has(id));
  const ledger = openLedger(waiting ? await payableDocuments(ctx) : []);
  return movements.map((movement): BankMovement => {
    const pays = payments.get(movement.id) ?? [];
    const proposals = pays.length > 0 ? [] : proposeDocuments(movement, ledger);
    return {
      id: movement.id,
      booked: movement.booked,
      valued: movement.valued,
      amount: movement.amount,
      currency: movement.currency,
      reversal: movement.reversal,
      name: movement.name,
      account: movement.account,
      purpose: movement.purpose,
      references: movement.references,
      state: pays.length > 0 ? 'paying' : proposals.length > 0 ? 'proposed' : 'none',
      payments: pays.map(({ document_id, filename, number, amount, person, found }) => ({
        document_id,
        filename,
        number,
        amount,
        person,
        found,
      })),
      proposals: proposals.map(({ document, reason }) => ({
        document_id: document.id,
        filename: document.filename,
        number: document.number,
        vendor: document.vendor,
        open_amount: openAmount(document),
        reason: say(reason, ctx.language),
      })),
    };
  });
}
