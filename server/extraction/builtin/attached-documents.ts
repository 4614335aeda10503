// An e-mail that brings documents is their envelope: who sent it when to whom must not be taken for seller, date and buyer.
import type { Reading } from '../../reading/reading.ts';

const MESSAGES = new Set(['eml', 'msg']);

/** The pages that say what the document is about: those of the attachments, where any of them has words. */
export function pagesOfDocuments({ format, pages }: Pick<Reading, 'format' | 'pages'>): Reading['pages'] {
  if (!MESSAGES.has(format)) return pages;
  const attached = pages.filter(({ part }) => part !== null);
  return attached.some(({ words }) => words.length > 0) ? attached : pages;
}
