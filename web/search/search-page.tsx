// Full-text search over all documents: ranked, with the passages and a picture of the page they stand on.
import { Button, Group, Pagination, Skeleton, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { TbSearch } from 'react-icons/tb';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchHit, SearchSnippet } from '../../contract/search.ts';
import { query } from '../api/queries.ts';
import { CitedPage } from '../pages/cited-page.tsx';
import { imageAddress, type DocumentPages } from '../pages/page-query.ts';
import { quoteOf, useCited, type Citation, type Cited } from '../pages/use-cited.ts';
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
import { shownContact, shownFolder } from '../text/known-names.ts';

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
    <Page title={t('search.title')} width="full">
      <form role="search" aria-label={t('search.title')} onSubmit={submit}>
        <Group gap={8} wrap="nowrap">
          <TextInput
            flex={1}
            size="md"
            autoFocus
            aria-label={t('search.placeholder')}
            placeholder={t('search.placeholder')}
            leftSection={<TbSearch size={18} aria-hidden />}
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
          <EmptyState icon={TbSearch} title={t('search.start')}>
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
    ...query('searchDocuments', { query: { q, limit: SIZE, offset: (page - 1) * SIZE } }),
    placeholderData: keepPreviousData,
  });
  const cited = useCited(firstCitation(data?.hits ?? []));
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={240} />;
  const pages = Math.ceil(data.total / SIZE);
  return (
    <div className={classes['split']} data-beside={cited.beside || undefined}>
      <div className={classes['results']}>
        <Group justify="space-between">
          <Text size="sm" role="status">
            {t('search.hits', { count: data.total, q })}
            {data.more && ` ${t('search.more')}`}
          </Text>
          {data.total > 0 && (
            <LinkAnchor to="/documents" search={{ q }} size="sm">
              {t('search.filter')}
            </LinkAnchor>
          )}
        </Group>
        <ul className={classes['hits']}>
          {data.hits.map((hit) => (
            <li key={hit.document.id}>
              <Hit hit={hit} q={q} cited={cited} />
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
      </div>
      {cited.beside && (
        <div className={classes['beside']}>
          <CitedPage cited={cited} />
        </div>
      )}
    </div>
  );
}

/** Of the passage, what was searched for: from the first hit in it to the last. */
function citationOf(
  { id, filename }: SearchHit['document'],
  page: number,
  { text, highlights }: SearchSnippet,
): Citation {
  const ends = highlights.flat();
  const hit = ends.length === 0 ? text : text.slice(Math.min(...ends), Math.max(...ends));
  return { document_id: id, filename, page, quote: quoteOf(hit) };
}

/** The best passage of the first document that has one on a page. */
const firstCitation = (hits: SearchHit[]): Citation | undefined =>
  hits
    .flatMap(({ document, snippets }) =>
      snippets.flatMap((one) => (one.page === null ? [] : citationOf(document, one.page, one))),
    )
    .at(0);

function Hit({ hit: { document, snippets }, q, cited }: { hit: SearchHit; q: string; cited: Cited }) {
  const format = useFormat();
  const { id, version, filename, contact_name, folder_name, doc_type, doc_date, total, currency } = document;
  const facts = [
    doc_type === null ? null : docTypeName(doc_type),
    doc_date === null ? null : format.date(doc_date),
    total === null ? null : format.amount(total, currency),
  ];
  const onPages = snippets.filter(({ page }) => page !== null);
  const first = onPages[0]?.page ?? 1;
  return (
    <div className={classes['hit']}>
      <Thumbnail of={{ document_id: id, version }} page={first} />
      <div className={classes['text']}>
        <div className={classes['head']}>
          <Link to="/documents/$id" params={{ id }} search={{ q, at: first }} className={classes['name']}>
            {filename}
          </Link>
          <StatusBadge status={document.status} />
          <Confidence score={document.confidence_score} />
        </div>
        <span className={classes['facts']}>
          {shownContact(contact_name)} / {shownFolder(folder_name)}
          {facts.filter((fact) => fact !== null && fact !== '').map((fact) => ` · ${fact}`)}
        </span>
        <ul className={classes['snippets']}>
          {(onPages.length > 0 ? onPages : snippets).map((snippet) => (
            <li key={snippet.page ?? 'record'}>
              <Snippet of={document} snippet={snippet} q={q} cited={cited} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The page as a small picture; nothing where there is none. */
function Thumbnail({ of, page }: { of: DocumentPages; page: number }) {
  const [failed, setFailed] = useState(false);
  // A picture is kept by the browser for its address, which names the version.
  const src = imageAddress(of, page, 240);
  return (
    <span className={classes['thumbnail']}>
      {!failed && <img src={src} alt="" loading="lazy" onError={() => setFailed(true)} />}
    </span>
  );
}

function Snippet({
  of,
  snippet,
  q,
  cited,
}: {
  of: SearchHit['document'];
  snippet: SearchSnippet;
  q: string;
  cited: Cited;
}) {
  const { t } = useTranslation();
  const { page, text, highlights } = snippet;
  const marked = partsOf(text, highlights).map(([part, hit], index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
    hit ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
  // What documents say stays in their language.
  const quoted = <span translate="no">{marked}</span>;
  if (page === null) return quoted;
  const citation = citationOf(of, page, snippet);
  return (
    <Link
      to="/documents/$id"
      params={{ id: of.id }}
      search={{ q, at: page, quote: citation.quote }}
      className={classes['snippet']}
      aria-current={cited.isShown(citation) ? true : undefined}
      onClick={(event) => cited.onClick(event, citation)}
    >
      <span className={classes['page']}>{t('common.pageNumber', { page })}</span> {quoted}
    </Link>
  );
}

/** The text cut at the edges of its highlights. */
function partsOf(text: string, highlights: number[][]): [part: string, hit: boolean][] {
  const parts: [string, boolean][] = [];
  let end = 0;
  for (const [from = 0, to = 0] of highlights.toSorted((a, b) => a[0]! - b[0]!)) {
    if (from < end) continue;
    parts.push([text.slice(end, from), false], [text.slice(from, to), true]);
    end = to;
  }
  parts.push([text.slice(end), false]);
  return parts.filter(([part]) => part !== '');
}
