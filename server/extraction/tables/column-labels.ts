// What the columns of line-item tables hold, by their headings.
import type { ColumnRole } from '../../lexicon/language.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import { fold, isCjk } from '../text/fold.ts';
import { editDistance } from '../text/similarity.ts';

export type { ColumnRole } from '../../lexicon/language.ts';

/** A heading that several could claim is that of the first. */
const ROLES: ColumnRole[] = [
  'position',
  'sku',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount',
  'tax_rate',
  'tax_amount',
  'amount',
  'gross_amount',
  'date',
  'other',
];

const byPhrase = new Map<string, ColumnRole>();
const byLength = new Map<number, { phrase: string; letters: number }[]>();
for (const role of ROLES) {
  for (const label of textsOf('columns', role)) {
    const folded = fold(label);
    if (byPhrase.has(folded)) continue;
    byPhrase.set(folded, role);
    const alike = byLength.get(folded.length) ?? [];
    alike.push({ phrase: folded, letters: lettersOf(folded) });
    byLength.set(folded.length, alike);
  }
}

export interface ColumnLabel {
  role: ColumnRole;
  /** Share of the header cell that the phrase accounts for. */
  cover: number;
}

/** Currencies tell nothing of what a column holds: "Price (USD)", "Betrag in €", and so recognised "EP in E". */
const CURRENCY =
  /[([]?(?:\bin )?(?:[€$£¥￥]|\b(?:EUR|USD|GBP|CHF|CNY|RMB|JPY|RM|HKD|SGD|AUD|CAD)\b|元|(?<=\s)E(?=$|[)\]]))[)\]]?/giu;

/** The role a header cell names; undefined when it names none. */
export function columnLabel(text: string): ColumnLabel | undefined {
  const folded = fold(text.replaceAll(CURRENCY, ' '));
  if (folded === '' || folded.length > 120) return undefined;
  if (cache.has(folded)) return cache.get(folded);
  const label = withTax(folded) ?? look(folded);
  if (cache.size > 5000) cache.clear();
  cache.set(folded, label);
  return label;
}

const cache = new Map<string, ColumnLabel | undefined>();

/** Longest name of a column, in words. */
export const MOST_WORDS = 6;

/** Whether words are the name of a column and nothing else; compounds end in what they mean: "订购数量", "Regeltotaal". */
export function isColumnName(text: string): boolean {
  const folded = fold(text.replaceAll(CURRENCY, ' '));
  if (byPhrase.has(folded) || withTax(folded) !== undefined) return true;
  if (!isCjk(text) && !/^\p{L}{8,}$/u.test(text)) return false;
  return (columnLabel(text)?.cover ?? 0) >= 0.5;
}

const TAX = 'vat|gst|mwst|mehrwertsteuer|ust|umsatzsteuer|tva|iva|btw|tax|taxes';
const INCLUSIVE = new RegExp(
  `^(.+?)(?:(?:incl|inkl|inc|including|con|mit|avec)(?:${TAX})|(?:${TAX})(?:incl|inclusa|incluido)|ttc|ivato)$`,
  'u',
);
const EXCLUSIVE = new RegExp(
  `^(.+?)(?:(?:excl|exkl|ex|excluding|ohne|zzgl|hors|sin|senza|without)(?:${TAX})|ht)$`,
  'u',
);

/** "Totaal incl. btw", "Prix unitaire HT": what a name means with tax and without. */
function withTax(folded: string): ColumnLabel | undefined {
  const inclusive = INCLUSIVE.exec(folded)?.[1];
  const name = inclusive ?? EXCLUSIVE.exec(folded)?.[1];
  const role = name === undefined ? undefined : byPhrase.get(name);
  if (role === 'unit_price') return { role, cover: 1 };
  if (role !== 'amount') return undefined;
  return { role: inclusive === undefined ? 'amount' : 'gross_amount', cover: 1 };
}

function look(folded: string): ColumnLabel | undefined {
  const exact = byPhrase.get(folded);
  if (exact !== undefined) return { role: exact, cover: 1 };
  if (isPriceAndUnit(folded)) return { role: 'unit_price', cover: 1 };
  const contained = longestWithin(folded);
  if (contained !== undefined) return contained;
  return folded.length < 5 ? undefined : misspelt(folded);
}

/** Which letters a phrase has, as bits; letters of other scripts share some. */
function lettersOf(folded: string): number {
  let bits = 0;
  for (let i = 0; i < folded.length; i++) bits |= 1 << (folded.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Share of the letters of a heading that may differ from a known phrase, and the longest first: "unit price" before "unit". */
const WRONG = 0.2;
function misspelt(folded: string): ColumnLabel | undefined {
  const letters = lettersOf(folded);
  for (let length = folded.length + 1; length >= folded.length - 1; length--) {
    const limit = Math.floor(WRONG * Math.max(length, folded.length));
    const found = byLength.get(length)?.find(
      // A wrong letter takes one away and brings another: most phrases need no closer comparison.
      (one) =>
        countBits(one.letters ^ letters) <= 2 * limit && editDistance(one.phrase, folded, limit) <= limit,
    );
    if (found !== undefined) return { role: byPhrase.get(found.phrase) ?? 'other', cover: 0.8 };
  }
  return undefined;
}

/** "Tarief Eenheid", "Prezzo U.M.": a price with what it is for. */
function isPriceAndUnit(folded: string): boolean {
  for (let end = 1; end < folded.length; end++) {
    if (byPhrase.get(folded.slice(0, end)) === 'unit_price' && byPhrase.get(folded.slice(end)) === 'unit')
      return true;
  }
  return false;
}

/** Share of a heading that a phrase within it makes up at least. */
const LEAST_COVER = 0.34;

/** The longest known phrase at the end of a heading (compounds carry their meaning there), else at its start. */
function longestWithin(folded: string): ColumnLabel | undefined {
  for (const at of ['end', 'start'] as const) {
    for (let length = folded.length - 1; length >= 2 && length / folded.length >= LEAST_COVER; length--) {
      const phrase = at === 'end' ? folded.slice(-length) : folded.slice(0, length);
      const role = byPhrase.get(phrase);
      if (role !== undefined && (length >= 3 || isCjk(phrase)))
        return { role, cover: length / folded.length };
    }
  }
  return undefined;
}
