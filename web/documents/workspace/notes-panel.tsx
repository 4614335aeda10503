// Free notes; saved when one leaves the field.
import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../ui/use-draft.ts';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

export const NOTES_ID = 'notes';

export function NotesPanel() {
  const { t } = useTranslation();
  const { record, canWrite, saver } = useWorkspace();
  const stored = record.notes ?? '';
  const [typing, setTyping] = useState(false);
  const [text, setText] = useDraft(stored, typing);
  const base = useRef(record);
  const begin = () => {
    base.current = record;
    setTyping(true);
  };
  const commit = () => {
    setTyping(false);
    if (text !== stored) void saver.save({ notes: text === '' ? null : text }, base.current);
  };
  return (
    <Section title={t('workspace.notes')}>
      <Textarea
        id={NOTES_ID}
        aria-label={t('workspace.notes')}
        placeholder={canWrite ? t('workspace.notesPlaceholder') : ''}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={20_000}
        readOnly={!canWrite}
        value={text}
        onFocus={begin}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
      />
    </Section>
  );
}
