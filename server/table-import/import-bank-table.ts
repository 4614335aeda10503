// A table of movements becomes bank statements: its columns are told, then it is imported as other files are.
import type { BankImport } from '../../contract/bank-statements.ts';
import { BANK_FIELDS, type BankField } from '../../contract/movements.ts';
import type { Context } from '../context.ts';
import { BANK_COLUMNS } from '../lexicon/bank-columns.ts';
import { RectoError } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { importStatements } from '../statements/import-statements.ts';
import { storable } from '../statements/read-statements.ts';
import { layoutOf, mapColumns, rememberColumns, type Content, type Mapping } from './columns.ts';
import { readBankRows, type GivenStatement } from './read-bank-rows.ts';
import type { Table } from './read-table.ts';
import { columnsOf } from './run-import.ts';

const MOVEMENTS: Content<BankField> = {
  name: 'bank_movements',
  form: '/api/bank-statements/import',
  fields: BANK_FIELDS,
  called: BANK_COLUMNS,
};
/** Problems that an answer names. */
const SHOWN = 100;

export interface BankTable {
  table: Table;
  filename: string;
  dry_run: boolean;
  mapping: Mapping<BankField>;
  given: GivenStatement;
}

export async function importBankTable(ctx: Context, order: BankTable): Promise<BankImport> {
  const { table, filename, dry_run, given } = order;
  const mapping = await mapColumns(ctx, MOVEMENTS, table.columns, order.mapping);
  const columns = columnsOf(table, mapping);
  const file = { format: 'table' as const, filename, dry_run };
  const has = (...fields: BankField[]) => fields.some((field) => Object.values(mapping).includes(field));
  if (!has('booked', 'valued') || !has('amount', 'debit', 'credit')) {
    const missing = sentence('statements.columnsMissing');
    // A dry run shows the columns to choose from.
    if (!dry_run) throw new RectoError('invalid', missing);
    const problems = [{ row: table.rows[0]!.number, detail: say(missing, ctx.language) }];
    return importStatements(ctx, { ...file, statements: [], told: { columns, problems } });
  }
  const { statements, problems } = readBankRows(table, layoutOf(MOVEMENTS, table.columns, mapping), given);
  const told = {
    columns,
    problems: problems.slice(0, SHOWN).map(({ row, said }) => ({
      row,
      detail: say(said, { language: ctx.language, form: MOVEMENTS.form }),
    })),
  };
  if (statements.length === 0 && !dry_run)
    throw new RectoError(
      'invalid',
      sentence('statements.noRows', { detail: told.problems[0]?.detail ?? '' }),
    );
  return ctx.transaction(async (ctx) => {
    const report = await importStatements(ctx, { ...file, statements: statements.map(storable), told });
    if (!dry_run) await rememberColumns(ctx, MOVEMENTS, mapping);
    return report;
  });
}
