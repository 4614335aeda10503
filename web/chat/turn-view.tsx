// One question and its answer with citations and what was read for it.
import { Anchor, Button, Collapse, Loader, Text } from '@mantine/core';
import { TbAlertTriangle, TbFileText } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import type { ChatCoverage, ChatSource } from '../../contract/chat.ts';
import { quoteOf, type Citation, type Cited } from '../pages/use-cited.ts';
import { AnswerText } from './answer-text.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import classes from './chat.module.css';
import type { Turn } from './use-chat.ts';

interface Props {
  turn: Turn;
  cited: Cited | undefined;
  /** Undefined while another question is being answered. */
  ask: ((question: string) => void) | undefined;
}

export function TurnView({ turn, cited, ask }: Props) {
  const { t } = useTranslation();
  const { question, answer, state, problem, facts } = turn;
  return (
    <article className={classes['turn']}>
      <h2 className={classes['question']}>{question}</h2>
      <div className={classes['answer']} aria-busy={state === 'asking'}>
        {answer !== '' && <AnswerText answer={answer} facts={facts} />}
        {state === 'asking' && (
          <span className={classes['waiting']} role="status">
            <Loader size="xs" type="dots" /> {t(answer === '' ? 'chat.reading' : 'chat.answering')}
          </span>
        )}
        {state === 'stopped' && <Text c="dimmed">{t('chat.stopped')}</Text>}
        {state === 'failed' && (
          <p className={classes['problem']} role="alert">
            <TbAlertTriangle size={16} aria-hidden /> {problem}
          </p>
        )}
        {facts !== undefined && facts.readings.length > 0 && <Readings readings={facts.readings} ask={ask} />}
        {facts !== undefined && facts.sources.length > 0 && <Sources sources={facts.sources} cited={cited} />}
        {facts !== undefined && (
          <div className={classes['foot']}>
            <Coverage coverage={facts.coverage} />
            <CopyButton text={answer} label={t('chat.copy')} />
          </div>
        )}
      </div>
    </article>
  );
}

/** What else the question may have meant, to be asked by a press. */
function Readings({ readings, ask }: { readings: string[]; ask: Props['ask'] }) {
  const { t } = useTranslation();
  return (
    <section className={classes['readings']} aria-label={t('chat.readings')}>
      <span>{t('chat.readings')}</span>
      {readings.map((question) => (
        <Button
          key={question}
          size="compact-xs"
          variant="default"
          className={classes['suggestion']}
          disabled={ask === undefined}
          onClick={() => ask?.(question)}
        >
          {question}
        </Button>
      ))}
    </section>
  );
}

/** Citations are plain links, so that they work on the page for phones too and open beside the chat. */
function Sources({ sources, cited }: { sources: ChatSource[]; cited: Cited | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('chat.sources')}>
      <ol className={classes['sources']}>
        {sources.map((source, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same place may be cited twice
          <li key={index}>
            <Source source={source} cited={cited} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Source({ source, cited }: { source: ChatSource; cited: Cited | undefined }) {
  const { t } = useTranslation();
  const { document_id, filename, page, quote } = source;
  const citation = citationOf(source);
  return (
    <a
      className={classes['source']}
      href={placeOf(document_id, page, quote)}
      target="_blank"
      rel="noreferrer"
      aria-current={citation !== undefined && cited?.isShown(citation) ? true : undefined}
      onClick={(event) => citation !== undefined && cited?.onClick(event, citation)}
    >
      <span className={classes['where']}>
        <TbFileText size={15} aria-hidden />
        <span className="truncate">{filename}</span>
        {page !== null && <span className={classes['page']}>{t('common.pageNumber', { page })}</span>}
      </span>
      <q className={classes['quote']}>{quote}</q>
    </a>
  );
}

/** Undefined where no page says it. */
export const citationOf = ({ document_id, filename, page, quote }: ChatSource): Citation | undefined =>
  page === null ? undefined : { document_id, filename, page, quote: quoteOf(quote) };

function placeOf(document_id: number, page: number | null, quote: string): string {
  const search = new URLSearchParams(page === null ? {} : { at: String(page), quote: quoteOf(quote) });
  return atBase(`/documents/${document_id}${search.size > 0 ? `?${search.toString()}` : ''}`);
}

function Coverage({ coverage }: { coverage: ChatCoverage }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { documents_in_folder, documents_read, pages_read, not_available } = coverage;
  const line = t('chat.coverage', { read: documents_read, total: documents_in_folder, pages: pages_read });
  return (
    <Text size="xs" c="dimmed" component="div">
      {line}
      {not_available.length > 0 && (
        <>
          {' '}
          <Anchor
            component="button"
            type="button"
            size="xs"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('chat.notAvailable', { count: not_available.length })}
          </Anchor>
          <Collapse expanded={open}>
            <ul className={classes['missing']}>
              {not_available.map(({ id, filename, status }) => (
                <li key={id}>
                  <a href={atBase(`/documents/${id}`)}>{filename}</a> ({t(`statuses.${status}`)})
                </li>
              ))}
            </ul>
          </Collapse>
        </>
      )}
    </Text>
  );
}
