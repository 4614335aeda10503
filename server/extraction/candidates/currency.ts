// The currency of a document: a labelled code first, else the one that stands with most of its amounts.
import type { DocumentLayout, Row } from '../layout/layout.ts';
import { readFrom, isAmount, type Candidate } from './candidate.ts';
import { countryOf } from '../../lexicon/places.ts';
import {
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  currencyAt,
  currencyOf,
  sharesSignWith,
} from '../../lexicon/currencies.ts';

const CODE = new RegExp(String.raw`(?<!\p{L})(?:${[...CURRENCY_CODES].join('|')})(?![\p{L}\p{M}])`, 'gu');
/** A sign with the country before it: "NZ$", "US$". */
const OWN_SIGN = /(?<!\p{L})\p{Lu}{1,2}\$/gu;
/** "All amounts in euros"; the yen behind a number; "Rupees four hundred only". */
const WORD = /(?<=(?<!\p{L})(?:in|en)\s)euros?(?!\p{L})|(?<=\d)円|(?<!\p{L})rupees(?!\p{L})/giu;

/** "Moneda: Guarani": behind a label any name will do. */
const NAME = /(?<!\p{L})\p{L}{4,}(?!\p{L})/gu;

/** Recognisers see a sign of money in the mark of Japanese postcodes: 〒100-0001. */
const POSTCODE = /^\s?\d{3}-\d{4}(?!\d)/;

/** A time of day: the day of the week before it is no sign of money ("Fr 07:00"). */
const TIME = /^\s?\d{1,2}:\d\d/;

/** Recognisers see a sign of money in scribbles and smudges: a real one has a number beside it, or stands in brackets. */
const isStray = (text: string, at: number, sign: string): boolean =>
  /^\p{Sc}$/u.test(sign) &&
  !/[\d([]\s?$/u.test(text.slice(0, at)) &&
  !/^\s?[-–(]?[\d.,]/u.test(text.slice(at + sign.length));

export interface CurrencyFound {
  code: string;
  /** 0..1: share of the amounts with a currency that have this one. */
  share: number;
}

/** Currencies of the amounts, most frequent first. */
export function currenciesOf(candidates: Candidate[], meant: (code: string) => string): CurrencyFound[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const candidate of candidates) {
    if (candidate.kind !== 'amount' || candidate.currency === null) continue;
    const currency = meant(candidate.currency);
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
  meant: (code: string) => string,
): Candidate[] {
  const shares = new Map(currenciesOf(candidates, meant).map(({ code, share }) => [code, share]));
  const found = new Map<string, Candidate>();
  for (const page of document.pages) {
    for (const row of page.rows) {
      const named = [...row.text.matchAll(NAME)].filter(
        ({ 0: word, index }) => currencyOf(word) !== undefined && isLabelled(row, index),
      );
      const words = [...row.text.matchAll(WORD), ...named];
      for (const match of [...row.text.matchAll(CODE), ...row.text.matchAll(CURRENCY_SIGNS), ...words]) {
        const printed = currencyOf(match[0]);
        const behind = row.text.slice(match.index + match[0].length);
        if (printed === undefined || POSTCODE.test(behind) || TIME.test(behind)) continue;
        if (page.source === 'ocr' && isStray(row.text, match.index, match[0])) continue;
        const code = meant(printed);
        const labelled = words.includes(match) || isLabelled(row, match.index) ? 1 : 0;
        const written = match[0].length === 3 && /^[A-Z]{3}$/.test(match[0]) ? 1 : 0;
        const known = found.get(code);
        const better = known === undefined || labelled > (known.traits['labelled'] ?? 0);
        if (!better) continue;
        const span = { row, start: match.index, end: match.index + match[0].length };
        const traits = { labelled, written, share: shares.get(code) ?? 0 };
        found.set(code, readFrom([span], 'currency', code, traits));
      }
    }
  }
  for (const amount of candidates.filter(isAmount)) {
    const code = amount.currency === null ? undefined : meant(amount.currency);
    if (code === undefined || found.has(code)) continue;
    const { spans, page, x0, y0, x1, y1 } = amount;
    const traits = { share: shares.get(code) ?? 0 };
    found.set(code, { kind: 'currency', value: code, traits, spans, page, x0, y0, x1, y1 });
  }
  const [only, ...others] = found.values();
  return only !== undefined && others.length === 0
    ? [{ ...only, traits: { ...only.traits, sole: 1 } }]
    : [...found.values()];
}

/**
 * What the signs of a document mean: `$` is the dollar whose code or own sign ("NZ$") it prints, else that of its country.
 * @param homes ISO 3166 codes of the countries it may come from, the likeliest first
 */
export function meantBy(document: DocumentLayout, homes: string[]): (code: string) => string {
  const texts = document.pages.flatMap(({ rows }) => rows.map(({ text }) => text));
  const codes = new Set(texts.flatMap((text) => text.match(CODE) ?? []));
  const own = texts.flatMap((text) => text.match(OWN_SIGN) ?? []).flatMap((sign) => currencyOf(sign) ?? []);
  const currencies = [...own, ...homes.flatMap((home) => countryOf(home)?.currency ?? [])];
  const recognised = document.pages.some(({ source }) => source === 'ocr');
  const [likeliest] = currencies;
  return (code) => {
    if (codes.has(code)) return code;
    // Tills print a star before amounts, which looks like a yen: "*8,75".
    if (recognised && code === 'CNY' && likeliest !== undefined && !sharesSignWith(likeliest, code))
      return likeliest;
    return currencyAt(code, currencies);
  };
}

/** A document that prints no currency has that of its country: the candidate stands with its largest amount. */
export function currencyOfHome(candidates: Candidate[], home: string | undefined): Candidate[] {
  const code = countryOf(home)?.currency;
  const amounts = candidates.filter(isAmount);
  const decimal = amounts.filter(({ traits }) => traits.decimals === 1);
  // Pesos and yen have no decimals.
  const money = decimal.length > 0 ? decimal : amounts.filter(({ traits }) => traits['grouped'] === 1);
  if (code === undefined || money.length === 0) return [];
  const largest = money.reduce((a, b) => (b.units > a.units ? b : a));
  const { spans, page, x0, y0, x1, y1 } = largest;
  return [{ kind: 'currency', value: code, traits: { of_home: 1 }, spans, page, x0, y0, x1, y1 }];
}
