// The page that is cited, beside what cites it: the passage is marked, and the document is one click away.
import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TbExternalLink, TbFileText, TbLayoutSidebarRightCollapse } from 'react-icons/tb';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentQuery } from '../documents/document-query.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import classes from './cited-page.module.css';
import { PageViewer } from './page-viewer.tsx';
import type { Citation, Cited } from './use-cited.ts';
import { useQuoteMarks } from './use-quote-marks.ts';

export function CitedPage({ cited: { shown, hide } }: { cited: Cited }) {
  const { t } = useTranslation();
  return (
    <aside className={classes['cited']} aria-label={t('pages.cited')}>
      <header className={classes['head']}>
        {shown === undefined ? <span className={classes['name']} /> : <DocumentLink cited={shown} />}
        <Tooltip label={t('pages.hideCited')}>
          <ActionIcon aria-label={t('pages.hideCited')} onClick={hide}>
            <TbLayoutSidebarRightCollapse size={18} strokeWidth={1.6} />
          </ActionIcon>
        </Tooltip>
      </header>
      {shown === undefined ? (
        <EmptyState icon={TbFileText} title={t('pages.noneCited')} compact>
          {t('pages.noneCitedHint')}
        </EmptyState>
      ) : (
        <Pages key={JSON.stringify(shown)} cited={shown} />
      )}
    </aside>
  );
}

function DocumentLink({ cited: { document_id, filename, page, quote } }: { cited: Citation }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/documents/$id"
      params={{ id: document_id }}
      search={{ at: page, quote }}
      className={classes['name']}
      title={t('pages.openCited')}
    >
      <span className="truncate">{filename}</span>
      <TbExternalLink size={15} aria-label={t('pages.openCited')} />
    </Link>
  );
}

function Pages({ cited: { document_id, page, quote } }: { cited: Citation }) {
  const { data, error } = useQuery(documentQuery(document_id));
  const version = data?.data.version;
  const of = useMemo(
    () => (version === undefined ? undefined : { document_id, version }),
    [document_id, version],
  );
  const marks = useQuoteMarks(of, page, quote);
  if (error !== null) return <ErrorState error={error} />;
  if (of === undefined || data === undefined) return <Skeleton className={classes['loading'] ?? ''} />;
  return (
    <div className={classes['pages']}>
      <PageViewer
        of={of}
        count={data.data.page_count ?? page}
        at={page}
        marks={marks}
        wish={marks.length}
        pickFor={undefined}
        onPick={nothing}
        onMark={nothing}
      />
    </div>
  );
}

const nothing = () => undefined;
