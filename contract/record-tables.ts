// The tables of a record: keys whose values are rows. Their cells have places and blockers by name, `line_items[0].amount`.

export const RECORD_TABLES = ['line_items', 'allowances', 'tax_breakdown'] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

/** A row of any of them. */
export type RecordRow = Readonly<Record<string, string | number | null>>;

/** The switch of a profile that asks for the rows of a table. */
export const ASKED_BY = {
  line_items: 'line_items',
  allowances: 'tax_breakdown',
  tax_breakdown: 'tax_breakdown',
} as const satisfies Record<RecordTable, string>;
