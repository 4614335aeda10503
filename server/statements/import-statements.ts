// Importing a file of bank statements: what is new is kept, and pays the documents that it names.
import type { BankImport } from '../../contract/bank-statements.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { sumDecimals } from '../platform/decimal.ts';
import { conflict } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { fillLedger, numberKeys } from './fill-ledger.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { matchMovement, proposeDocuments, type Match, type PayingMovement } from './match-movement.ts';
import { notePayments, type NewPayment } from './note-payments.ts';
import type { ReadFile } from './read-statements.ts';
import { alikeOf } from './other-source.ts';
import { balanceDifference, movementKeys, type Movement, type Statement } from './statement.ts';
import { insertStatement, knownKeys, lockPayments, waitingMovements, type MovementRow } from './store.ts';

export interface StatementFile extends ReadFile {
  filename: string;
  dry_run: boolean;
  /** Where it stands on a document. */
  on?: { document_id: number; content: string };
  /** Of a table: what its columns hold, and which rows are left out. */
  told?: Pick<BankImport, 'columns' | 'problems'>;
}

/** More are no statement of one day, nor of one month. */
const MOST_MOVEMENTS = 20_000;
/** For so many days a movement waits for its document to be approved. */
const WAITS_DAYS = 90;
const MOST_WARNINGS = 100;

/** A statement of the file, and those of its movements that no other file brought. */
interface Part {
  statement: Statement;
  /** As `balanceDifference` has it. */
  difference: string | null | undefined;
  fresh: (Movement & { key: string })[];
}

export async function importStatements(ctx: Context, file: StatementFile): Promise<BankImport> {
  const { format, filename, dry_run, statements } = file;
  const count = statements.reduce((sum, { movements }) => sum + movements.length, 0);
  if (count > MOST_MOVEMENTS) throw conflict('statements.manyMovements', { count, most: MOST_MOVEMENTS });
  return ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const parts = await partsOf(ctx, format, statements);
    const ledger = openLedger([]);
    const earlier = await assign(ctx, await waitingMovements(ctx, daysAgo(ctx)), ledger);
    const fresh = parts.flatMap((part) => part.fresh);
    const paying = await assign(ctx, fresh, ledger);
    const taken = new Set(paying.map(({ movement }) => movement));
    const others = fresh.filter((movement) => !taken.has(movement));
    const report: BankImport = {
      dry_run,
      format,
      new: fresh.length,
      known: count - fresh.length,
      paying: paying.length,
      proposed: others.filter((movement) => proposeDocuments(movement, ledger).length > 0).length,
      earlier: earlier.length,
      columns: file.told?.columns ?? [],
      problems: file.told?.problems ?? [],
      statements: parts.map(shown),
      warnings: warningsOf(parts)
        .slice(0, MOST_WARNINGS)
        .map((warning) => say(warning, ctx.language)),
    };
    if (dry_run) return report;
    const rows = new Map<string, MovementRow>();
    for (const [at, part] of parts.entries()) {
      if (part.fresh.length === 0) continue;
      const { id, movements } = await write(ctx, file, part);
      report.statements[at]!.id = id;
      for (const movement of movements) rows.set(movement.key, movement);
    }
    const written = paying.map(({ movement, matches }) => ({ movement: rows.get(movement.key)!, matches }));
    await notePayments(ctx, [...earlier, ...written].flatMap(paymentsOf));
    await audit(ctx, {
      event: 'bank_statement.imported',
      detail: { filename, added: report.new, known: report.known, paying: report.paying },
    });
    return report;
  });
}

const daysAgo = (ctx: Context): Date => new Date(ctx.clock.now().getTime() - WAITS_DAYS * 86_400_000);

async function partsOf(ctx: Context, format: ReadFile['format'], statements: Statement[]): Promise<Part[]> {
  const keyed = statements.map((statement) => ({ statement, keys: movementKeys(statement) }));
  const seen = await knownKeys(
    ctx,
    keyed.flatMap(({ keys }) => keys),
  );
  const alike = await alikeOf(ctx, format === 'document', statements);
  return keyed.map(({ statement, keys }) => ({
    statement,
    difference: balanceDifference(statement),
    fresh: statement.movements.flatMap((movement, i) => {
      const key = keys[i]!;
      if (seen.has(key)) return [];
      seen.add(key);
      if (alike.take(statement.account, movement)) return [];
      return [{ ...movement, key }];
    }),
  }));
}

interface Assigned<Paying> {
  movement: Paying;
  matches: Match[];
}

/** Those that pay something. What they pay is taken from the ledger, one movement after the other. */
async function assign<Paying extends PayingMovement>(
  ctx: Context,
  movements: Paying[],
  ledger: Ledger,
): Promise<Assigned<Paying>[]> {
  const assigned: Assigned<Paying>[] = [];
  await fillLedger(ctx, ledger, movements);
  for (const movement of movements) {
    const matches = matchMovement(movement, ledger);
    for (const { document, amount, discount } of matches)
      ledger.take(document, sumDecimals([amount, discount?.amount ?? '0']));
    if (matches.length > 0) assigned.push({ movement, matches });
  }
  return assigned;
}

const paymentsOf = ({ movement, matches }: Assigned<MovementRow>): NewPayment[] =>
  matches.map(({ document, amount, discount, found }) => ({
    movement,
    document_id: document.id,
    amount,
    discount: discount?.amount ?? '0',
    discount_percent: discount?.percent ?? null,
    discount_until: discount?.until ?? null,
    found,
    person: null,
  }));

function headOf({ statement, difference = null }: Part) {
  const { account, currency, number, opening, closing } = statement;
  return { account, currency, number, opening, closing, difference };
}

const shown = (part: Part): BankImport['statements'][number] => ({
  id: null,
  ...headOf(part),
  new: part.fresh.length,
  known: part.statement.movements.length - part.fresh.length,
});

function warningsOf(parts: Part[]): Sentence[] {
  return parts.flatMap(({ statement, difference }) => {
    const { account, number, movements, unread } = statement;
    const which = [account, number].filter((text) => text !== null).join(' / ') || '–';
    return [
      ...(unread.length > 0 ? [sentence('statements.unread', { which, count: unread.length })] : []),
      ...(typeof difference === 'string' ? [sentence('statements.difference', { which, difference })] : []),
      ...(difference === undefined ? [sentence('statements.noBalance', { which })] : []),
      ...(movements.length === 0 ? [sentence('statements.empty', { which })] : []),
    ];
  });
}

function write(ctx: Context, { filename, format, on }: StatementFile, part: Part) {
  const now = ctx.clock.now();
  return insertStatement(
    ctx,
    {
      filename,
      format,
      ...headOf(part),
      unread: part.statement.unread.length,
      document_id: on?.document_id ?? null,
      content: on?.content ?? null,
      imported_by: ctx.actor.name,
      created_at: now,
    },
    part.fresh.map(({ id: _id, references, ...movement }) => ({
      ...movement,
      references: JSON.stringify(references),
      number_keys: numberKeys({ ...movement, references }),
      line: movement.line ?? null,
      created_at: now,
    })),
  );
}
