// What a record itself says of its bookkeeping, in the fields and line columns that its profile has for that.
import type { ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { Coding } from '../../../contract/line-columns.ts';
import type { ProfileColumns, TableRow } from '../columns.ts';

export type Codings = Partial<Record<Coding, string>>;

/** Of the line where there is one, else of the document. */
export function codingsOf(
  rows: ExportTemplateInput['rows'],
  row: TableRow,
  profiles: readonly ProfileColumns[],
): Codings {
  const profile = profiles.find(({ profile_id }) => profile_id === row.profile_id);
  if (profile === undefined) return {};
  const line = rows === 'lines' && row.line !== undefined ? row.rows[row.line] : undefined;
  const codings: Codings = {};
  for (const { coding, key } of profile.fields) note(codings, coding, row.extracted_fields[key]);
  for (const { coding, key } of profile.line_columns) note(codings, coding, line?.[key]);
  return codings;
}

function note(codings: Codings, coding: Coding | undefined, value: string | number | null | undefined): void {
  if (coding === undefined || value === undefined || value === null || value === '') return;
  codings[coding] = String(value);
}
