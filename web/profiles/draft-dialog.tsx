// Chooses the document that a profile is drafted from.
import { Button, Divider, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { shownContact } from '../text/known-names.ts';

/** Dialogs stand outside the router, so the caller goes where the choice leads. */
export function openDraftDialog(onChoose: (sample: number) => void): void {
  modals.open({
    modalId: 'draft',
    title: i18next.t('design.draft'),
    children: <DraftForm onChoose={onChoose} />,
  });
}

function DraftForm({ onChoose }: { onChoose: (sample: number) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [number, setNumber] = useState<number | string>('');
  const sample = number === '' ? chosen : Number(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sample === undefined) return;
    modals.close('draft');
    onChoose(sample);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{t('design.draftText')}</Text>
        <DocumentSelect
          value={number === '' ? chosen : undefined}
          onChange={(id) => {
            setChosen(id);
            setNumber('');
          }}
        />
        <Divider label={t('design.or')} />
        <NumberInput
          label={t('design.number')}
          min={1}
          max={2_147_483_647}
          allowDecimal={false}
          hideControls
          value={number}
          onChange={setNumber}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close('draft')}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={sample === undefined}>
            {t('design.propose')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface SelectProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** The latest documents that have been read, or those that fit what is typed. */
function DocumentSelect({ value, onChange }: SelectProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [label, setLabel] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const { data, error } = useQuery({
    // What stands in the field after a choice is a name, not something to search for.
    ...query('listDocuments', { query: { limit: 25, ...(q === '' || q === label ? {} : { q }) } }),
    placeholderData: keepPreviousData,
  });
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  const options = (data?.documents ?? [])
    .filter(({ status, id }) => id === value || (status !== 'New' && status !== 'Processing'))
    .map(({ id, filename, contact_name }) => ({
      value: String(id),
      label: `${filename} · ${shownContact(contact_name)} · ${id}`,
    }));
  return (
    <Select
      label={t('design.document')}
      placeholder={t('design.documentPlaceholder')}
      data-autofocus
      searchable
      clearable
      filter={({ options }) => options}
      nothingFoundMessage={t('design.noDocuments')}
      data={options}
      value={value === undefined ? null : String(value)}
      onChange={(next, option) => {
        setLabel(option?.label ?? '');
        onChange(next === null ? undefined : Number(next));
      }}
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
