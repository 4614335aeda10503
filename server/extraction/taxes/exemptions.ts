// Why no tax is charged: phrases by which invoices say it, each with the category of EN 16931 (UNTDID 5305).
import { EXEMPTIONS, type ExemptionKind } from '../../lexicon/language.ts';
import { phrasesOf } from '../../lexicon/phrases.ts';
import type { TaxCategory } from '../../../contract/tax-columns.ts';
import type { Row, Span } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { fold, foldWithOffsets, isCjk } from '../text/fold.ts';

export interface Exemption {
  category: TaxCategory;
  /** The line as printed. */
  reason: string;
  spans: Span[];
}

const CATEGORY: Record<ExemptionKind, TaxCategory> = {
  reverse_charge: 'AE',
  intra_community: 'K',
  export: 'G',
  small_business: 'E',
  exempt: 'E',
  outside_scope: 'O',
};

const PHRASES = EXEMPTIONS.flatMap((kind) =>
  phrasesOf('exemptions', kind).map(({ text }) => ({ category: CATEGORY[kind], phrase: fold(text) })),
).toSorted((a, b) => b.phrase.length - a.phrase.length);

/** The longest phrase of the first pages that say one: it is the most telling. */
export function findExemption({ document, table_rows }: Scene): Exemption | undefined {
  let best: (Exemption & { length: number }) | undefined;
  for (const { rows } of document.pages) {
    for (const [i, row] of rows.entries()) {
      if (table_rows.has(row) && rows.length > 400) continue;
      const found = exemptionIn(row, rows[i + 1]);
      if (found !== undefined && found.length > (best?.length ?? 0)) best = found;
    }
  }
  return best;
}

/** A sentence may run on into the next row. */
function exemptionIn(row: Row, next: Row | undefined): (Exemption & { length: number }) | undefined {
  const own = foldWithOffsets(row.text);
  const both = own.text + fold(next?.text ?? '');
  for (const { category, phrase } of PHRASES) {
    const at = both.indexOf(phrase);
    if (at < 0 || at >= own.text.length) continue;
    const start = own.at[at] ?? 0;
    const end = own.at[at + phrase.length - 1];
    if (isInWord(row.text, start, end === undefined ? row.text.length : end + 1)) continue;
    const segment = row.segments.find((one) => start >= one.start && start < one.end);
    const spans = [{ row, start: segment?.start ?? 0, end: segment?.end ?? row.text.length }];
    if (next !== undefined && at + phrase.length > own.text.length)
      spans.push({ row: next, start: 0, end: next.text.length });
    const reason = spans
      .map((span) => span.row.text.slice(span.start, span.end))
      .join(' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    return { category, reason: reason.slice(0, LONGEST), spans, length: phrase.length };
  }
  return undefined;
}

/** "§ 6 UStG" is not said in "§ 16 UStG"; scripts without blanks have no words to tell apart. */
const isInWord = (text: string, start: number, end: number): boolean =>
  !isCjk(text.slice(start, start + 1)) &&
  (/[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(end)));

/** Of a reason, in characters. */
const LONGEST = 500;
