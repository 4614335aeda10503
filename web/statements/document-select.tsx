// Chooses a document that a movement may pay; the service searches.
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../contract/documents.ts';
import { query } from '../api/queries.ts';

interface Props {
  /** Left out: they are chosen already. */
  without: number[];
  onChoose: (document: DocumentSummary) => void;
}

export function DocumentSelect({ without, onChoose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const { data } = useQuery({
    ...query('listDocuments', {
      query: { limit: 50, status: ['Approved', 'Export'], ...(q === '' ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const documents = (data?.documents ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Select
      searchable
      size="sm"
      aria-label={t('statements.addDocument')}
      placeholder={t('statements.addDocument')}
      // The service has filtered already.
      filter={({ options }) => options}
      nothingFoundMessage={t('statements.noDocument')}
      searchValue={text}
      onSearchChange={setText}
      data={documents.map((document) => ({ value: String(document.id), label: labelOf(document) }))}
      value={null}
      onChange={(id) => {
        const chosen = documents.find((document) => String(document.id) === id);
        setText('');
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

const labelOf = ({ id, filename }: DocumentSummary): string => `${filename} · ${id}`;
