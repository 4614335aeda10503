// The currency of a document: a labelled code first, else the one that stands with most of its amounts.
import { spanRect, type DocumentLayout, type Row } from '../layout/layout.ts';
import { isAmount, type Candidate } from './candidate.ts';
import { countryOf } from '../../lexicon/places.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS, currencyOf } from '../../lexicon/currencies.ts';

const CODE = new RegExp(`(?<![A-Za-z])(?:${[...CURRENCY_CODES].join('|')})(?![A-Za-z])`, 'g');
/** "All amounts in euros"; the yen behind a number. */
const WORD = /(?<=(?<!\p{L})(?:in|en)\s)euros?(?!\p{L})|(?<=\d)円/giu;

export interface CurrencyFound {
  code: string;
  /** 0..1: share of the amounts with a currency that have this one. */
  share: number;
}

/** Currencies of the amounts, most frequent first. */
export function currenciesOf(candidates: Candidate[]): CurrencyFound[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const candidate of candidates) {
    if (candidate.kind !== 'amount' || candidate.currency === null) continue;
    const { currency } = candidate;
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
    all++;
  }
  return [...counts].map(([code, count]) => ({ code, share: count / all })).sort((a, b) => b.share - a.share);
}

/** One candidate per currency of the document, each at the place that says it best. */
export function findCurrencies(
  document: DocumentLayout,
  candidates: Candidate[],
  isLabelled: (row: Row, at: number) => boolean,
): Candidate[] {
  const shares = new Map(currenciesOf(candidates).map(({ code, share }) => [code, share]));
  const found = new Map<string, Candidate>();
  for (const page of document.pages) {
    for (const row of page.rows) {
      const words = [...row.text.matchAll(WORD)];
      for (const match of [...row.text.matchAll(CODE), ...row.text.matchAll(CURRENCY_SIGNS), ...words]) {
        const code = currencyOf(match[0]);
        if (code === undefined) continue;
        const labelled = words.includes(match) || isLabelled(row, match.index) ? 1 : 0;
        const written = match[0].length === 3 && /^[A-Z]{3}$/.test(match[0]) ? 1 : 0;
        const known = found.get(code);
        const better = known === undefined || labelled > (known.traits['labelled'] ?? 0);
        if (!better) continue;
        const span = { row, start: match.index, end: match.index + match[0].length };
        const traits = { labelled, written, share: shares.get(code) ?? 0 };
        found.set(code, {
          kind: 'currency',
          value: code,
          spans: [span],
          page: page.index,
          traits,
          ...spanRect(span),
        });
      }
    }
  }
  return [...found.values()];
}

/** A document that prints no currency has that of its country: the candidate stands with its largest amount. */
export function currencyOfHome(candidates: Candidate[], home: string | undefined): Candidate[] {
  const code = countryOf(home)?.currency;
  const money = candidates.filter(isAmount).filter(({ traits }) => traits.decimals === 1);
  if (code === undefined || money.length === 0) return [];
  const largest = money.reduce((a, b) => (b.units > a.units ? b : a));
  const { spans, page, x0, y0, x1, y1 } = largest;
  return [{ kind: 'currency', value: code, traits: { of_home: 1 }, spans, page, x0, y0, x1, y1 }];
}
