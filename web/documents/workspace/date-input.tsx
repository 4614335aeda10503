// A date typed in any usual way, kept as YYYY-MM-DD.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../ui/use-draft.ts';
import { dateFromText } from './value-from-text.ts';

interface Props {
  label: string;
  value: string | null;
  readOnly: boolean;
  onChange: (value: string | null) => void;
}

export function DateInput({ label, value, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useDraft(value ?? '');
  const [wrong, setWrong] = useState(false);
  const commit = () => {
    const next = text.trim() === '' ? null : dateFromText(text);
    setWrong(next === undefined);
    if (next !== undefined && next !== value) onChange(next);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder="2026-03-22"
      readOnly={readOnly}
      value={text}
      error={wrong && t('workspace.fields.invalid', { example: '2026-03-22' })}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
