// Pages that are printed again: the sheets for buyer, seller and tax office in one file.
import type { DocumentLayout, PageLayout } from '../layout/layout.ts';

/** Share of the rows of a page that a copy may print otherwise: "Original" and "Duplicate", "Page 1 of 3". */
const CHANGED = 0.15;
/** Pages with fewer rows say too little to be told from each other. */
const LEAST_ROWS = 8;

/** Indexes of pages that repeat an earlier one: the sheets for buyer, seller and tax office of one invoice. */
export function copiedPages({ pages }: DocumentLayout): Set<number> {
  const copies = new Set<number>();
  const originals = new Map<string, PageLayout>();
  for (const page of pages) {
    // Pages of one table have their letterhead in common and not their figures.
    const figures = page.rows.flatMap(({ text }) => text.match(FIGURES) ?? []).join(' ');
    const original = originals.get(figures);
    if (original === undefined) originals.set(figures, page);
    else if (isCopy(page, original)) copies.add(page.index);
  }
  return copies;
}

/** Numbers but for single digits, which may count pages. */
const FIGURES = /\d[\d.,']+/gu;

function isCopy({ rows }: PageLayout, original: PageLayout): boolean {
  if (rows.length < LEAST_ROWS || rows.length !== original.rows.length) return false;
  const changed = rows.filter(({ text }, i) => text !== original.rows[i]?.text);
  return changed.length <= CHANGED * rows.length;
}
