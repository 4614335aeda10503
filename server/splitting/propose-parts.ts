// The parts that boundaries make of a file, and how sure they are.
import type { PageRange, Proposal } from '../database/stored-record.ts';
import type { Found } from './find-boundaries.ts';

/** Where one boundary at least is as sure as this, the file is taken for several documents, */
const BUNDLE_FROM = 0.95;
/** and then every boundary that is likelier than not is one. */
const BOUNDARY_FROM = 0.5;

/** Undefined for a file that holds one document. */
export function proposeParts({ boundaries, separators }: Found, page_count: number): Proposal | undefined {
  if (!boundaries.some(({ probability }) => probability >= BUNDLE_FROM)) return undefined;
  const begins = boundaries.filter(({ probability }) => probability >= BOUNDARY_FROM);
  const sure = Math.min(...boundaries.map(({ probability }) => Math.max(probability, 1 - probability)));
  return {
    parts: partsOf(
      begins.map(({ page }) => page),
      separators,
      page_count,
    ),
    sure,
  };
}

/** Pages up to the next beginning, without the sheets at either end. */
function partsOf(begins: number[], separators: number[], page_count: number): PageRange[] {
  const parting = new Set(separators);
  const starts = [1, ...begins];
  return starts.flatMap((start, i) => {
    let [from, to] = [start, (starts[i + 1] ?? page_count + 1) - 1];
    while (from <= to && parting.has(from)) from++;
    while (to >= from && parting.has(to)) to--;
    return from <= to ? [[from, to] satisfies PageRange] : [];
  });
}
