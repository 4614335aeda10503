// The process that reads one file: a large workbook takes seconds and much memory.
import { readFileSync } from 'node:fs';
import { answerOnce } from '../platform/processes/run-apart.ts';
import { readStatements, type ReadFile } from '../statements/read-statements.ts';
import { readTable, type Table } from './read-table.ts';

export interface TableOrder {
  /** Of the file, on this machine. */
  path: string;
  /** Whether lists within objects of JSON are rows. */
  nested: boolean;
  /** Bank statements, which may also be in a format of their own. */
  statements?: boolean;
}

/** A table only where the bytes are in no format of bank statements. */
export type ReadStatements = ReadFile | { table: Table };

answerOnce((order) => {
  const { path, nested, statements = false } = order as TableOrder;
  const bytes = readFileSync(path);
  if (!statements) return readTable(bytes, { nested });
  const read = readStatements(bytes);
  if (read) return read;
  const table = readTable(bytes, { preamble: true });
  // One column is a text of any kind.
  return table && table.columns.length > 1 && table.rows.length > 0 ? { table } : undefined;
});
