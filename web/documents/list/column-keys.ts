// The columns that the list can show: its own, and one for each field of a profile.

/** Each with the text that names it. */
export const OWN_COLUMNS = {
  vendor: 'vendor',
  number: 'number',
  due_date: 'dueDate',
  total: 'total',
  why: 'why',
  age: 'age',
  assignee: 'assignee',
  assignment_due_at: 'doneBy',
  filename: 'name',
  confidence_score: 'confidence',
  place: 'place',
  doc_type: 'type',
  doc_date: 'date',
  created_at: 'uploaded',
  updated_at: 'changed',
  page_count: 'pages',
  source: 'source',
  postponed_until: 'postponed',
} as const;
export type OwnColumn = keyof typeof OWN_COLUMNS;
export type FieldColumn = `field.${string}`;
export type ColumnKey = OwnColumn | FieldColumn;

export const USUAL_COLUMNS: ColumnKey[] = ['vendor', 'number', 'due_date', 'total', 'why', 'age', 'assignee'];

/** As many fields as the API answers with at once. */
export const MOST_FIELDS = 20;

export const isOwnColumn = (text: string): text is OwnColumn => Object.hasOwn(OWN_COLUMNS, text);
export const isColumn = (text: string): text is ColumnKey =>
  isOwnColumn(text) || /^field\.[a-z][a-z0-9_]*$/.test(text);
