// A date typed in any usual way, kept as YYYY-MM-DD. It is shown as the language writes dates until one works in it.
import { TextInput, type MantineSize } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldFormat } from '../text/field-format.ts';
import { useDraft } from './use-draft.ts';
import { dateFromText } from '../text/value-from-text.ts';

interface Props {
  label: string;
  value: string | null;
  readOnly?: boolean;
  size?: MantineSize;
  className?: string | undefined;
  onChange: (value: string | null) => void;
}

export function DateInput({ label, value, readOnly = false, size = 'sm', className, onChange }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useDraft(value ?? '');
  const [wrong, setWrong] = useState(false);
  const [working, setWorking] = useState(false);
  const format = useFieldFormat();
  const commit = () => {
    const next = text.trim() === '' ? null : dateFromText(text);
    setWrong(next === undefined);
    if (next !== undefined && next !== value) onChange(next);
  };
  return (
    <TextInput
      size={size}
      className={className ?? ''}
      aria-label={label}
      placeholder={format('2026-03-22', 'date')}
      readOnly={readOnly}
      value={working ? text : format(text, 'date')}
      error={wrong && t('workspace.fields.invalid', { example: '2026-03-22' })}
      onChange={(event) => setText(event.currentTarget.value)}
      onFocus={() => setWorking(true)}
      onBlur={() => {
        setWorking(false);
        commit();
      }}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
