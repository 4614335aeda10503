// A field of a profile without anything that a profile may add to it; without the schemas, so that pages load it too.
import type { FieldType, ProfileField } from './profiles.ts';

/** The field with empty lists of its own, for who makes the key later. */
export const keylessField = (label: string, type: FieldType = 'text'): Omit<ProfileField, 'key'> => ({
  label,
  type,
  required: false,
  description: '',
  aliases: [],
  pattern: null,
  options: [],
});

/** The same with its key; `extra` stands above what is empty. */
export const plainField = (
  label: string,
  key: string,
  type: FieldType = 'text',
  extra: Partial<ProfileField> = {},
): ProfileField => ({ key, ...keylessField(label, type), ...extra });
