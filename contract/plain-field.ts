// A field of a profile without anything that a profile may add to it; without the schemas, so that pages load it too.
import type { FieldType, ProfileField } from './profiles.ts';

/** The field with empty lists of its own; `extra` stands above what is empty. */
export const plainField = (
  label: string,
  key: string,
  type: FieldType = 'text',
  extra: Partial<ProfileField> = {},
): ProfileField => ({
  label,
  key,
  type,
  required: false,
  description: '',
  aliases: [],
  pattern: null,
  options: [],
  ...extra,
});
