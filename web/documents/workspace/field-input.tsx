// The value of a field as an input that looks like text until one works with it.
import { useMediaQuery } from '@mantine/hooks';
import { clsx } from 'clsx';
import {
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type TextareaHTMLAttributes,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileField } from '../../../contract/profiles.ts';
import classes from './field-input.module.css';
import { focusNeighbour } from './focus-field.ts';
import type { FieldEdit } from './use-field-edit.ts';
import { useFieldFormat } from '../../text/field-format.ts';
import { leaveTyping } from '../../ui/typing.ts';
import { choose, fieldId, useWorkspace } from './workspace-context.ts';

interface Props {
  field: ProfileField;
  edit: FieldEdit;
  chosen: boolean;
  onFocus: () => void;
}

/** Longer values get several lines; in letters, beside the label on a wide screen and on a phone. */
const LINE = 34;
const PHONE_LINE = 24;

export function FieldInput({ field, edit, chosen, onFocus }: Props) {
  const { t } = useTranslation();
  const format = useFieldFormat();
  const { record, locked } = useWorkspace();
  const stored = record.extracted_fields[field.key] ?? '';
  const computed = field.formula !== undefined;
  const fixed = locked !== undefined || computed;
  const handlers = useHandlers(field, edit);
  const shared = {
    id: fieldId(field.key),
    className: clsx(classes['input'], chosen && classes['chosen'], isNumeric(field) && 'tabular'),
    'aria-invalid': edit.problem !== undefined || undefined,
    'aria-describedby': edit.problem === undefined ? undefined : `${fieldId(field.key)}-problem`,
    'aria-required': field.required || undefined,
    title: computed ? t('workspace.fields.computed') : undefined,
    onFocus: () => {
      edit.begin();
      onFocus();
    },
    ...handlers,
  };
  if (field.type === 'choice' || field.type === 'boolean')
    return <ChoiceInput field={field} edit={edit} shared={shared} disabled={fixed} />;
  const text = {
    value: edit.text,
    readOnly: fixed,
    placeholder: t(computed ? 'workspace.fields.notComputed' : 'workspace.fields.notFound'),
    onChange: (event: { currentTarget: { value: string } }) => edit.type(event.currentTarget.value),
    autoComplete: 'off',
    spellCheck: false,
  };
  if (isNumeric(field))
    return <Formatted shown={format(edit.text, field.type)} attributes={{ ...shared, ...text }} />;
  const mayBeLong = field.type === 'text' || field.type === 'list';
  return <TextField stored={mayBeLong ? stored : ''} attributes={{ ...shared, ...text }} />;
}

type Attributes = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A date or number in the form of the language; as it is typed while one works in it. */
function Formatted({ shown, attributes }: { shown: string; attributes: Attributes }) {
  return (
    <span className={classes['formatted']}>
      <input type="text" {...attributes} data-formatted={shown !== attributes.value || undefined} />
      <span className={clsx(classes['shown'], 'tabular')} aria-hidden>
        {shown}
      </span>
    </span>
  );
}

/** One line, or several for long values; while one works in it, it does not change from one to the other. */
function TextField({ stored, attributes }: { stored: string; attributes: Attributes }) {
  const line = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false })
    ? PHONE_LINE
    : LINE;
  const now = widthOf(stored) > line || stored.includes('\n');
  const [long, setLong] = useState(now);
  if (long !== now && document.activeElement?.id !== attributes.id) setLong(now);
  if (!long) return <input type="text" {...attributes} />;
  const rows = stored
    .split('\n')
    .reduce((sum, text) => sum + Math.max(1, Math.ceil(widthOf(text) / line)), 0);
  return <textarea rows={Math.min(rows, 6)} {...attributes} />;
}

/** In letters; Chinese characters are as wide as two. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0);

const isNumeric = ({ type }: ProfileField) =>
  type === 'amount' || type === 'number' || type === 'integer' || type === 'date';

function ChoiceInput({
  field,
  edit,
  shared,
  disabled,
}: {
  field: ProfileField;
  edit: FieldEdit;
  shared: object;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const options =
    field.type === 'boolean'
      ? [
          { value: 'true', label: t('common.yes') },
          { value: 'false', label: t('common.no') },
        ]
      : field.options.map((option) => ({ value: option, label: option }));
  return (
    <select
      {...shared}
      disabled={disabled}
      value={edit.text}
      onChange={(event) => edit.set(event.currentTarget.value || null)}
    >
      <option value="">–</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function useHandlers({ key }: ProfileField, edit: FieldEdit) {
  const { selection } = useWorkspace();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    const several = event.currentTarget instanceof HTMLTextAreaElement;
    const plain =
      !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!edit.drop()) leaveTyping();
    } else if (event.key === 'Enter' && plain) {
      event.preventDefault();
      if (edit.commit()) focusNeighbour(key, 1);
    } else if (!several && plain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      if (event.currentTarget instanceof HTMLSelectElement) return;
      event.preventDefault();
      if (edit.commit()) focusNeighbour(key, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const onBlur = (event: FocusEvent) => {
    edit.commit();
    // Into the pages: the field goes on taking words from there.
    const toPages =
      event.relatedTarget instanceof Element && event.relatedTarget.closest('[data-scroll]') !== null;
    if (!toPages && selection.get().editing === key) selection.set((now) => ({ ...now, editing: undefined }));
  };
  return { onKeyDown, onBlur };
}

/** Leaves the field without losing what is chosen. */
export function leaveField(selection: ReturnType<typeof useWorkspace>['selection']): void {
  const { keys } = selection.get();
  leaveTyping();
  choose(selection, keys);
}
