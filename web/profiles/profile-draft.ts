// A profile while it is being edited: rows that keep their identity while their order and keys change. Pure.
import { isEveryLineColumn, type Coding } from '../../contract/line-columns.ts';
import { plainField } from '../../contract/plain-field.ts';
import type {
  FieldType,
  LineColumn,
  LineColumnType,
  Profile,
  ProfileField,
} from '../../contract/profiles.ts';
import { shownLabel, shownTexts } from '../text/known-names.ts';

export interface DraftField extends Omit<ProfileField, 'key'> {
  /** Identity of the row. */
  row: number;
  /** Empty: made from the label by the service. */
  key: string;
  origin?: Origin<'label' | 'description'>;
}

export interface DraftColumn extends LineColumn {
  /** Identity of the row. */
  row: number;
  origin?: Origin<'label'>;
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
  tax_breakdown: boolean;
  line_columns: DraftColumn[];
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

export function newColumn(): DraftColumn {
  rows += 1;
  return { row: rows, label: '', key: '', type: 'text', required: false, aliases: [] };
}

/** What a profile or a proposal brings along. */
export type Template = Pick<Profile, 'name' | 'description' | 'doc_type_hint' | 'line_items' | 'fields'> &
  Partial<Pick<Profile, 'tax_breakdown' | 'line_columns' | 'doubtful_below' | 'chosen_for'>>;

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
    tax_breakdown: profile?.tax_breakdown ?? false,
    line_columns: (profile?.line_columns ?? []).map((column) => {
      const label = shownLabel(column.label);
      const origin = { shown: { label }, stored: { label: column.label } };
      return { ...column, label, row: newColumn().row, origin };
    }),
    doubtful_below: profile?.doubtful_below ?? 75,
    chosen_for: profile?.chosen_for ?? [],
    fields: fields.length === 0 ? [newField()] : fields,
  };
}

export function bodyOf({ fields, line_columns, origin, ...draft }: ProfileDraft) {
  return {
    ...draft,
    name: kept(draft.name.trim(), 'name', origin),
    description: kept(draft.description, 'description', origin),
    line_columns: line_columns.map(({ row: _row, key, origin: first, ...column }) => ({
      ...column,
      label: kept(column.label.trim(), 'label', first),
      ...(key.trim() === '' ? {} : { key: key.trim() }),
    })),
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

/** An empty formula is none: the value is read from the page. A computed value is never required. */
export function withFormula<Of extends { formula?: string; required: boolean }>(
  one: Of,
  formula: string,
): Of {
  const { formula: _, ...read } = one;
  return (formula === '' ? read : { ...one, formula, required: false }) as Of;
}

/** Undefined where the value is read from the page. */
export function withCoding<Of extends { coding?: Coding }>(one: Of, coding: Coding | undefined): Of {
  const { coding: _, ...read } = one;
  return (coding === undefined ? read : { ...one, coding }) as Of;
}

export type Problem = 'noLabel' | 'same' | 'noOptions';

export function problemOf(field: DraftField, fields: DraftField[]): Problem | undefined {
  if (field.label.trim() === '') return 'noLabel';
  const key = effectiveKey(field);
  if (key !== '' && fields.some((other) => other.row !== field.row && effectiveKey(other) === key))
    return 'same';
  return field.type === 'choice' && field.options.length === 0 ? 'noOptions' : undefined;
}

export const problemOfColumn = (column: DraftColumn, columns: DraftColumn[]): Problem | undefined => {
  if (column.label.trim() === '') return 'noLabel';
  const key = effectiveKey(column);
  const taken = columns.some((other) => other.row !== column.row && effectiveKey(other) === key);
  return key !== '' && (taken || isEveryLineColumn(key)) ? 'same' : undefined;
};

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

const COLUMN_TYPE_NAMES: Record<LineColumnType, true> = {
  text: true,
  number: true,
  amount: true,
  date: true,
};
export const COLUMN_TYPES = Object.keys(COLUMN_TYPE_NAMES) as LineColumnType[];
