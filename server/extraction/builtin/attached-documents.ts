// The pages that say what a document is about. An e-mail that brings documents is their envelope: who sent it when to whom must not be taken
// for seller, date and buyer.
import { remembered } from '../memo.ts';
import { buildLayout } from '../layout/build-layout.ts';
import type { Reading } from '../../reading/reading.ts';

const MESSAGES = new Set(['eml', 'msg']);

/** Its kind is recognised by it first, and then its values are found. */
export const layoutOf = remembered((reading: Pick<Reading, 'format' | 'pages'>) =>
  buildLayout({ pages: pagesOfDocuments(reading) }),
);

/** Those of the attachments, where any of them has words. */
export function pagesOfDocuments({ format, pages }: Pick<Reading, 'format' | 'pages'>): Reading['pages'] {
  if (!MESSAGES.has(format)) return pages;
  const attached = pages.filter(({ part }) => part !== null);
  return attached.some(({ words }) => words.length > 0) ? attached : pages;
}
