// The marks of a passage that a citation leads to, one for each line it stands on.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findQuote } from './find-quote.ts';
import type { Mark } from './marks.ts';
import { pageQuery, type DocumentPages } from './page-query.ts';

export const QUOTE = 'quote';
const NONE: Mark[] = [];

/** None until the page is known, and without a page or a passage. */
export function useQuoteMarks(
  of: DocumentPages | undefined,
  page: number | undefined,
  quote: string | undefined,
): Mark[] {
  const { t } = useTranslation();
  const wanted = of !== undefined && page !== undefined && quote !== undefined;
  const asked = pageQuery(of ?? { document_id: 0, version: 0 }, page ?? 1);
  const { data } = useQuery({ ...asked, enabled: wanted });
  return useMemo(() => {
    if (!wanted || data === undefined) return NONE;
    const mark = { key: QUOTE, label: t('chat.quote'), page, active: true };
    return findQuote(data.words, quote).map((box, index) => ({ ...mark, id: `${QUOTE}:${index}`, box }));
  }, [wanted, data, page, quote, t]);
}
