// A page that could not be read: present, empty, and saying why.
import { ReadingError } from './reading-error.ts';
import type { Page } from './reading.ts';

/** A4 in points: what the page most likely is. */
const [WIDTH, HEIGHT] = [595, 842] as const;

export function unreadPage(number: number, reason: string): Page {
  return {
    number,
    width: WIDTH,
    height: HEIGHT,
    source: 'none',
    words: [],
    codes: [],
    part: null,
    warnings: [`Page ${number} could not be read: ${reason}`],
  };
}

/** A sentence for the reviewer; only errors made for people are quoted. */
export function reasonOf(error: unknown): string {
  return error instanceof ReadingError ? error.message : 'it is damaged.';
}
