// What a record itself says of its bookkeeping, in the fields and line columns that its profile has for that.
import type { Coding } from '../../../contract/line-columns.ts';
import type { RecordRow } from '../../../contract/record-tables.ts';
import type { ProfileColumns } from '../columns.ts';
import type { ExportRow } from '../selection.ts';

export type Codings = Partial<Record<Coding, string>>;

/** Of the line item where there is one, else of the document. */
export function codingsOf(
  row: Pick<ExportRow, 'profile_id' | 'extracted_fields'>,
  line: RecordRow | undefined,
  profiles: readonly ProfileColumns[],
): Codings {
  const profile = profiles.find(({ profile_id }) => profile_id === row.profile_id);
  if (profile === undefined) return {};
  const codings: Codings = {};
  for (const { coding, key } of profile.fields) note(codings, coding, row.extracted_fields[key]);
  for (const { coding, key } of profile.line_columns) note(codings, coding, line?.[key]);
  return codings;
}

function note(codings: Codings, coding: Coding | undefined, value: string | number | null | undefined): void {
  if (coding === undefined || value === undefined || value === null || value === '') return;
  codings[coding] = String(value);
}
