// The process that reads one file of vendors: a large workbook takes seconds and much memory.
import { readFileSync } from 'node:fs';
import { answerOnce } from '../platform/processes/run-apart.ts';
import { readTable } from './read-table.ts';

export interface TableOrder {
  /** Of the file, on this machine. */
  path: string;
}

answerOnce((order) => readTable(readFileSync((order as TableOrder).path)));
