// Editing one value: what is typed stays here until it is a valid value, then it is saved.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { EXAMPLES, valueFromText } from '../../text/value-from-text.ts';
import { useWorkspace } from './workspace-context.ts';

export interface FieldEdit {
  /** What the input shows. */
  text: string;
  problem: string | undefined;
  /** The value before the last change made here, to go back to. */
  previous: string | null | undefined;
  begin(): void;
  type(text: string): void;
  /** Saves what was typed; false when it is not a valid value. */
  commit(): boolean;
  /** Saves this value at once. */
  set(value: string | null): void;
  /** Takes text from the page. */
  take(text: string, add: boolean): void;
  /** Drops what was typed; false when nothing was. */
  drop(): boolean;
}

export function useFieldEdit(field: ProfileField): FieldEdit {
  const { record, saver, invalid } = useWorkspace();
  const { key } = field;
  const value = record.extracted_fields[key] ?? null;
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [previous, setPrevious] = useState<string | null>();
  const base = useRef<DocumentRecord>(record);
  const problemText = useProblemText(field);

  const clear = () => {
    invalid.delete(key);
    setDraft(undefined);
    setProblem(undefined);
  };
  const set = (next: string | null) => {
    clear();
    if (next === (base.current.extracted_fields[key] ?? null)) return;
    setPrevious(value);
    void saver.save({ extracted_fields: { [key]: next } }, base.current);
    // The next change in the same field is made on this one, not on what somebody else did.
    base.current = { ...record, extracted_fields: { ...record.extracted_fields, [key]: next } };
  };
  const accept = (text: string): boolean => {
    const next = valueFromText(field, text);
    if (next === undefined) {
      invalid.add(key);
      setDraft(text);
      setProblem(problemText);
      return false;
    }
    set(next);
    return true;
  };
  const take = (text: string, add: boolean) => {
    if (field.formula === undefined) accept(add && value !== null ? `${value} ${text}` : text);
  };
  usePicker(key, take);

  return {
    text: draft ?? value ?? '',
    problem,
    previous: previous === value ? undefined : previous,
    begin: () => void (draft === undefined && (base.current = record)),
    type: (text) => {
      setDraft(text);
      setProblem(undefined);
    },
    commit: () => draft === undefined || accept(draft),
    set: (next) => {
      base.current = record;
      set(next);
    },
    take,
    drop: () => {
      const typed = draft !== undefined && draft !== (value ?? '');
      clear();
      return typed;
    },
  };
}

/** Lets the pages hand over text for as long as the field is there. */
export function usePicker(key: string, take: (text: string, add: boolean) => void): void {
  const { pickers, invalid } = useWorkspace();
  const latest = useLatest(take);
  useEffect(() => {
    pickers.set(key, (text, add) => latest.current(text, add));
    return () => {
      pickers.delete(key);
      invalid.delete(key);
    };
  }, [pickers, invalid, key, latest]);
}

function useProblemText({ type, pattern }: ProfileField): string {
  const { t } = useTranslation();
  if (type === 'choice') return t('workspace.fields.invalidChoice');
  const example = EXAMPLES[type] ?? pattern;
  return example === null ? t('workspace.fields.invalidText') : t('workspace.fields.invalid', { example });
}
