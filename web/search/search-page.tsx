// Full-text search over all documents; results as a list for now, with the filters one step away.
import { Button, Group, Pagination, Skeleton, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../contract/documents.ts';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { Confidence } from '../ui/confidence.tsx';
import { docTypeName } from '../ui/doc-types.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { useTableTexts } from '../ui/table-texts.ts';
import classes from './search-page.module.css';

const route = getRouteApi('/app/shell/search');
const SIZE = 25;

export function SearchPage() {
  const { t } = useTranslation();
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, setText] = useDraft(q ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ search: text.trim() === '' ? {} : { q: text.trim() } });
  };
  return (
    <Page title={t('search.title')} width="text">
      <form role="search" onSubmit={submit}>
        <Group gap={8} wrap="nowrap">
          <TextInput
            flex={1}
            size="md"
            autoFocus
            aria-label={t('search.placeholder')}
            placeholder={t('search.placeholder')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="md">
            {t('search.submit')}
          </Button>
        </Group>
      </form>
      {q === undefined ? (
        <Panel>
          <EmptyState icon={IconSearch} title={t('search.start')}>
            {t('search.startHint')}
          </EmptyState>
        </Panel>
      ) : (
        <Results q={q} />
      )}
    </Page>
  );
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation();
  const texts = useTableTexts();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery({
    ...query('listDocuments', { query: { q, limit: SIZE, offset: (page - 1) * SIZE } }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={240} />;
  const pages = Math.ceil(data.total / SIZE);
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {t('search.hits', { count: data.total, q })}
        </Text>
        {data.total > 0 && (
          <LinkAnchor to="/documents" search={{ q }} size="sm">
            {t('search.filter')}
          </LinkAnchor>
        )}
      </Group>
      <ul className={classes['hits']}>
        {data.documents.map((document) => (
          <li key={document.id}>
            <Hit document={document} q={q} />
          </li>
        ))}
      </ul>
      {data.total === 0 && <Text c="dimmed">{t('search.noneHint')}</Text>}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={(next) => void navigate({ search: { q, ...(next === 1 ? {} : { page: next }) } })}
          size="sm"
          getControlProps={texts.getPaginationControlProps}
          getItemProps={texts.getPaginationItemProps}
        />
      )}
    </>
  );
}

function Hit({ document, q }: { document: DocumentSummary; q: string }) {
  const format = useFormat();
  const { filename, contact_name, folder_name, doc_type, doc_date, total, currency } = document;
  const facts = [
    doc_type === null ? null : docTypeName(doc_type),
    doc_date === null ? null : format.date(doc_date),
    total === null ? null : format.amount(total, currency),
  ];
  return (
    <Link to="/documents/$id" params={{ id: document.id }} search={{ q }} className={classes['hit']}>
      <span className={classes['name']}>{filename}</span>
      <span className={classes['mark']}>
        <Confidence score={document.confidence_score} />
      </span>
      <span className={classes['facts']}>
        {contact_name} / {folder_name}
        {facts.filter((fact) => fact !== null && fact !== '').map((fact) => ` · ${fact}`)}
      </span>
      <span className={classes['mark']}>
        <StatusBadge status={document.status} />
      </span>
    </Link>
  );
}
