// The process that reads one file: a large workbook takes seconds and much memory.
import { readFileSync } from 'node:fs';
import { answerOnce } from '../platform/processes/run-apart.ts';
import { readTable } from './read-table.ts';

export interface TableOrder {
  /** Of the file, on this machine. */
  path: string;
  /** Whether lists within objects of JSON are rows. */
  nested: boolean;
}

answerOnce((order) => {
  const { path, nested } = order as TableOrder;
  return readTable(readFileSync(path), nested);
});
