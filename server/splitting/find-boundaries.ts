// Where one document of a file ends and the next one begins: a probability for each page that it begins one.
import { readFileSync } from 'node:fs';
import { dot } from '../extraction/ranking/rank.ts';
import type { Page } from '../reading/reading.ts';
import { traitsOf, type PageTraits } from './page-traits.ts';
import { signalsOf, type BoundarySignals } from './signals.ts';

export interface Boundary {
  /** The page with which a document begins. */
  page: number;
  /** 0..1. */
  probability: number;
}

export interface SplitOptions {
  /** Whether a blank page parts documents. */
  blank_pages: boolean;
}

/** Made by training/train-splitting.ts; logits per unit of a signal. */
const weights = JSON.parse(
  readFileSync(new URL('./weights.json', import.meta.url), 'utf8'),
) as BoundarySignals;

/** Of each page but those that belong to no document and the first that does. Waits between pages for others to go on. */
export async function findBoundaries(pages: Iterable<Page>, options: SplitOptions): Promise<Found> {
  const traits: PageTraits[] = [];
  for (const page of pages) {
    traits.push(traitsOf(page));
    await new Promise(setImmediate);
  }
  return boundariesOf(traits, options);
}

export interface Found {
  boundaries: Boundary[];
  /** Pages that part documents and belong to none. */
  separators: number[];
  /** Pages with nothing on them. */
  blank: number[];
}

export function boundariesOf(traits: PageTraits[], { blank_pages }: SplitOptions): Found {
  const parting = ({ separator, blank }: PageTraits): boolean => separator || (blank && blank_pages);
  const separators = sheetsAmong(traits, parting);
  // Who put sheets between documents put one between any two.
  const sheets = traits.some(({ separator }) => separator);
  const left = traits.filter(({ number, blank }) => !separators.has(number) && !blank);
  const boundaries = gapsOf(traits, left).flatMap(({ signals, after, before }) => {
    const parted = traits.some(
      (page) => page.number > before && page.number < after && separators.has(page.number),
    );
    if (parted) return [{ page: after, probability: 1 }];
    return [{ page: after, probability: sheets ? 0 : probabilityOf(signals) }];
  });
  const blank = traits.flatMap((page) => (page.blank ? [page.number] : []));
  return { boundaries, separators: [...separators], blank };
}

/** Separators, and blank pages behind them: the backs of the sheets. */
function sheetsAmong(traits: PageTraits[], parting: (page: PageTraits) => boolean): Set<number> {
  const found = new Set<number>();
  for (const page of traits)
    if (parting(page) || (page.blank && found.has(page.number - 1))) found.add(page.number);
  return found;
}

/** Signals of each place where a document may end, among pages that are not blank. */
export function gapsOf(all: PageTraits[], pages: PageTraits[]) {
  const spread = new Map<string, number>();
  for (const { marks } of pages) for (const mark of marks) spread.set(mark, (spread.get(mark) ?? 0) + 1);
  return pages.slice(1).map((after, i) => {
    const before = pages[i]!;
    const blank_between = after.number - before.number > 1 && all.some(({ blank }) => blank);
    const gap = { before, after, earlier: pages[i - 1], later: pages[i + 2] };
    const signals = signalsOf({ ...gap, blank_between, spread, pages: pages.length });
    return { before: before.number, after: after.number, signals };
  });
}

export const probabilityOf = (signals: BoundarySignals): number => 1 / (1 + Math.exp(-dot(signals, weights)));
