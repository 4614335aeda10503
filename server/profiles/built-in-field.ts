// What a built-in profile is made of.
import type { DocType } from '../../contract/documents.ts';
import { plainField } from '../../contract/plain-field.ts';
import type { FieldType, LineColumn, LineColumnType, ProfileField } from '../../contract/profiles.ts';
import { fieldKey } from './field-key.ts';

export interface BuiltInProfile {
  /** Stable name in the database. */
  built_in: string;
  revision: number;
  name: string;
  description: string;
  doc_type_hint: string | null;
  /** Kinds of documents it is chosen for where nobody names a profile. */
  chosen_for: DocType[];
  line_items: boolean;
  tax_breakdown?: boolean;
  line_columns?: LineColumn[];
  fields: ProfileField[];
}

export const field = (
  label: string,
  type: FieldType,
  description: string,
  extra: Pick<Partial<ProfileField>, 'required' | 'aliases'> = {},
): ProfileField => plainField(label, fieldKey(label), type, { description, ...extra });

export const column = (label: string, type: LineColumnType = 'text'): LineColumn => ({
  label,
  key: fieldKey(label),
  type,
  required: false,
  aliases: [],
});

export const required = { required: true };
