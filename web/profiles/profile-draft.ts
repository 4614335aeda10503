// A profile while it is being edited: rows that keep their identity while their order and keys change. Pure.
import { plainField } from '../../contract/plain-field.ts';
import type { FieldType, Profile, ProfileField } from '../../contract/profiles.ts';
import { shownTexts } from '../text/known-names.ts';

export interface DraftField extends Omit<ProfileField, 'key'> {
  /** Identity of the row. */
  row: number;
  /** Empty: made from the label by the service. */
  key: string;
  origin?: Origin<'label' | 'description'>;
}

/** Texts as they are stored, and as the person read them first. */
interface Origin<Name extends string> {
  stored: Record<Name, string>;
  shown: Record<Name, string>;
}

export interface ProfileDraft {
  name: string;
  description: string;
  doc_type_hint: string | null;
  line_items: boolean;
  doubtful_below: number;
  chosen_for: string[];
  fields: DraftField[];
  origin: Origin<'name' | 'description'>;
}

let rows = 0;

export function newField(): DraftField {
  rows += 1;
  return { row: rows, ...plainField('', '') };
}

/** What a profile or a proposal brings along. */
export type Template = Pick<Profile, 'name' | 'description' | 'doc_type_hint' | 'line_items' | 'fields'> &
  Partial<Pick<Profile, 'doubtful_below' | 'chosen_for'>>;

const NEW = { name: '', description: '', fields: [] };

/** @param name another one than the profile's */
export function draftOf(profile: Template | undefined, name?: string): ProfileDraft {
  const stored = profile ?? NEW;
  const shown = shownTexts(stored);
  const fields = shown.fields.map((field, index) => ({
    ...field,
    row: newField().row,
    origin: { shown: field, stored: stored.fields[index] ?? field },
  }));
  return {
    name: name ?? shown.name,
    description: shown.description,
    origin: { shown, stored },
    doc_type_hint: profile?.doc_type_hint ?? null,
    line_items: profile?.line_items ?? false,
    doubtful_below: profile?.doubtful_below ?? 75,
    chosen_for: profile?.chosen_for ?? [],
    fields: fields.length === 0 ? [newField()] : fields,
  };
}

export function bodyOf({ fields, origin, ...draft }: ProfileDraft) {
  return {
    ...draft,
    name: kept(draft.name.trim(), 'name', origin),
    description: kept(draft.description, 'description', origin),
    fields: fields.map(({ row: _row, key, origin: first, ...field }) => ({
      ...field,
      label: kept(field.label.trim(), 'label', first),
      description: kept(field.description, 'description', first),
      options: field.type === 'choice' ? field.options : [],
      ...(key.trim() === '' ? {} : { key: key.trim() }),
    })),
  };
}

/** What nobody changed is stored as it was, whatever the language it was read in. */
const kept = <Name extends string>(text: string, name: Name, origin: Origin<Name> | undefined): string =>
  origin?.shown[name] === text ? origin.stored[name] : text;

export type Problem = 'noLabel' | 'same' | 'noOptions';

export function problemOf(field: DraftField, fields: DraftField[]): Problem | undefined {
  if (field.label.trim() === '') return 'noLabel';
  const key = effectiveKey(field);
  if (key !== '' && fields.some((other) => other.row !== field.row && effectiveKey(other) === key))
    return 'same';
  return field.type === 'choice' && field.options.length === 0 ? 'noOptions' : undefined;
}

/** As the service makes it for Latin labels; it transliterates others, so those stay open here. */
export function effectiveKey({ key, label }: Pick<DraftField, 'key' | 'label'>): string {
  if (key.trim() !== '') return key.trim();
  return label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

const TYPE_NAMES: Record<FieldType, true> = {
  text: true,
  date: true,
  amount: true,
  number: true,
  integer: true,
  boolean: true,
  choice: true,
  list: true,
};
export const FIELD_TYPES = Object.keys(TYPE_NAMES) as FieldType[];
