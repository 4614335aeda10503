// How well the pages could be read.
import type { Reading } from '../../reading/reading.ts';

export interface ReadingQuality {
  /** Mean confidence of the words, 0..1. */
  reading: number;
  /** Share of the pages that were read. */
  pages_read: number;
}

export function qualityOf({ pages }: Reading): ReadingQuality {
  let sum = 0;
  let words = 0;
  for (const page of pages) {
    for (const { confidence } of page.words) {
      sum += Math.min(Math.max(confidence, 0), 1);
      words++;
    }
  }
  const read = pages.filter((page) => page.source !== 'none').length;
  return { reading: words === 0 ? 0 : sum / words, pages_read: pages.length === 0 ? 0 : read / pages.length };
}
