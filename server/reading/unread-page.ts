// A page that could not be read: present, empty, and saying why.
import { ReadingError } from './reading-error.ts';
import type { Page } from './reading.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

/** A4 in points: what the page most likely is. */
const [WIDTH, HEIGHT] = [595, 842] as const;

export function unreadPage(number: number, reason: Said): Page {
  return {
    number,
    width: WIDTH,
    height: HEIGHT,
    source: 'none',
    words: [],
    codes: [],
    part: null,
    warnings: [sentence('problems.unreadPage', { number, reason })],
  };
}

/** A sentence for the reviewer; only errors made for people are quoted. */
export function reasonOf(error: unknown): Said {
  return error instanceof ReadingError ? error.sentence : sentence('problems.pageDamaged');
}
