// What the list can be sorted by, and which column shows it.
import type { Sort } from '../document-search.ts';
import type { ColumnKey, OwnColumn } from './column-keys.ts';

const SORT_OF: Partial<Record<OwnColumn, Sort>> = {
  vendor: 'vendor',
  number: 'number',
  due_date: 'due_date',
  total: 'total',
  why: 'blockers_open',
  assignment_due_at: 'assignment_due_at',
  age: 'created_at',
  filename: 'filename',
  confidence_score: 'confidence_score',
  doc_date: 'doc_date',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** Undefined for a column that the list cannot be sorted by. */
export const sortOf = (column: ColumnKey): Sort | undefined =>
  column.startsWith('field.') ? column : SORT_OF[column as OwnColumn];

export const isSort = (text: string | undefined): text is Sort =>
  text !== undefined && (Object.values(SORT_OF).includes(text) || /^field\.[a-z][a-z0-9_]*$/.test(text));
