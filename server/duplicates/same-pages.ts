// Whether two readings are of the same paper, read from two files: scanned twice, photographed, printed and scanned.
import { distanceOfPrints } from '../reading/pictures/picture-print.ts';
import type { Page } from '../reading/reading.ts';
import { isTelling, pageWords, type PageWords } from './page-words.ts';

type Compared = Pick<Page, 'words' | 'print' | 'source'>;

/** Shares of words and of figures that both pages have; `npm run bench:duplicates` shows what the bars find and what they confuse. */
interface Bars {
  words: number;
  figures: number;
  /** Of the runs of figures that are compared: recognition takes specks for single ones. */
  shortest: number;
}
const RECOGNISED: Bars = { words: 0.55, figures: 0.78, shortest: 2 };
/** Where nothing was recognised, nothing was misread: what differs was written differently. */
const EXACT: Bars = { words: 0.95, figures: 1, shortest: 1 };
/** Of the 64 bits of two prints, so many may differ. */
const PRINTS_DIFFER = 6;

/** Pages of which nothing is known count on neither side: the backs of a scan. */
export function samePages(a: readonly Compared[], b: readonly Compared[]): boolean {
  const [left, right] = [a, b].map((pages) =>
    pages.filter(({ words, print }) => words.length > 0 || print !== undefined),
  ) as [Compared[], Compared[]];
  return (
    left.length > 0 && left.length === right.length && left.every((page, i) => samePage(page, right[i]!))
  );
}

export function samePage(a: Compared, b: Compared): boolean {
  const [left, right] = [pageWords(a), pageWords(b)];
  if (isTelling(left) && isTelling(right))
    return agree(left, right, a.source === 'ocr' || b.source === 'ocr' ? RECOGNISED : EXACT);
  if (isTelling(left) || isTelling(right) || a.print === undefined || b.print === undefined) return false;
  return distanceOfPrints(a.print, b.print) <= PRINTS_DIFFER;
}

const agree = (a: PageWords, b: PageWords, { words, figures, shortest }: Bars): boolean =>
  wordsAlike(a, b) >= words && figuresAlike(long(a, shortest), long(b, shortest)) >= figures;

const long = ({ figures }: PageWords, shortest: number): PageWords['figures'] =>
  figures.filter(({ text }) => text.length >= shortest);

/** Of all words, the share that both have. */
export function wordsAlike({ words: a }: PageWords, { words: b }: PageWords): number {
  let [shared, all] = [0, 0];
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0);
  for (const count of [...a.values(), ...b.values()]) all += count;
  return all === 0 ? 1 : shared / (all - shared);
}

/** How little a figure counts that one page has and the other has not, by how sure it was read: recognition errs where it is unsure. */
const SURENESS_POWER = 6;
/** A run in which one figure was misread counts as shared by this much, where the reader was less sure than that. */
const [MISREAD, UNSURE] = [0.8, 0.97];
/** Shorter runs are amounts and dates, which differ in one figure between papers as well. */
const MISREAD_FROM = 4;

/** Of all figures, the share that both have: numbers, dates and amounts tell a paper from the next one of its sender. */
export function figuresAlike(a: PageWords['figures'], b: PageWords['figures']): number {
  const left = [...b];
  const take = (fits: (one: PageWords['figures'][number]) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const unlike = a.filter(({ text }) => !take((one) => one.text === text));
  const other = unlike.filter(
    ({ text, sure }) => !take((one) => isMisread(text, one.text) && Math.min(sure, one.sure) < UNSURE),
  );
  const shared = a.length - unlike.length + MISREAD * (unlike.length - other.length);
  const apart = [...other, ...left].reduce((sum, { sure }) => sum + sure ** SURENESS_POWER, 0);
  return shared + apart === 0 ? 1 : shared / (shared + apart);
}

function isMisread(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < MISREAD_FROM) return false;
  return [...a].filter((figure, i) => figure !== b[i]).length === 1;
}
