// Which stored values a question names: "from Brightwater" means the vendor Brightwater Supplies Ltd, also where either of
// them was misread. Values that fit a place in the question about equally well are alternatives of one filter.
import { namesOfCurrency } from '../../lexicon/currencies.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { contentOf } from '../questions/filler.ts';
import { NOUN_EN } from '../questions/grouping.ts';
import type { Marks, Span } from '../questions/marks.ts';
import { fold } from '../../search/tokenize.ts';
import { fitOf, phrasesOf, wordsOf, type Place } from './fit-name.ts';
import type { FolderRecord } from './folder-record.ts';
import { currenciesOf } from './match.ts';
import { isParty, isSameName, spellingOf } from './same-name.ts';
import { isWordForField } from './vocabulary.ts';

export interface NamedValue {
  field: string;
  values: string[];
  span: Span;
}

interface Fit extends Place {
  field: string;
  value: string;
}

/** What a name must share with the question to be meant. */
const GOOD_FIT = 0.6;
/** Alternatives may be this much worse than the best. */
const NEARLY = 0.12;
const LONGEST_NAME = 120;
/** Fields whose values are too common to be recognised in a question. */
const UNNAMED = /^(?:total|date|currency|uploaded)$|date$|amount|rate$|_total$|quantity|term$/;

/** Only in the free parts of the question, and not within one of the `fields`: "account number" names nobody's accounts. */
export function findNamedValues(
  marks: Pick<Marks, 'text' | 'isFree' | 'isCapital'>,
  records: readonly FolderRecord[],
  fields: readonly Span[] = [],
): NamedValue[] {
  const { text, isFree } = marks;
  const phrases = phrasesOf(text);
  const labels = fields.filter(({ start, end }) => text.slice(start, end).includes(' '));
  // "In Swiss francs" is no slip for France.
  const currencies = new Set(
    currenciesOf(records)
      .flatMap(namesOfCurrency)
      .flatMap((name) => [fold(name), ...fold(name).split(' ')]),
  );
  const fits: Fit[] = [];
  const names = storedNames(records);
  for (const [field, values] of names) {
    for (const value of values) {
      const fit = fitOf(value, isParty(field), phrases);
      if (fit === undefined || fit.score < GOOD_FIT || !isFree(fit.span)) continue;
      // "Total" asks for an amount, and is not short for the company "Total Use".
      const said = text.slice(fit.span.start, fit.span.end);
      if (isForField(said)) continue;
      if (fit.score < 1 && currencies.has(said)) continue;
      if (!fit.whole && (isKind(said) || labels.some((label) => isWithin(fit.span, label)))) continue;
      if (!fit.whole && goesOn(fit.span, value, marks, phrases.words)) continue;
      fits.push({ field, value, ...fit });
    }
  }
  return settle(fits).map((one) => ({
    ...one,
    values: isParty(one.field) ? withSpellings(one.values, names.get(one.field)!) : one.values,
  }));
}

/** Chinese names are made of words that questions use too: 去哪儿. */
const isForField = (said: string): boolean =>
  contentOf(said).every(isWordForField) && !/\p{Script=Han}{3}/u.test(said);

/** "Non-disclosure agreements" is a kind of document, and no party that was read off a title. */
const isKind = (said: string): boolean => KINDS.test(said);
const KINDS = new RegExp(`(?:^|[ -])(?:${NOUN_EN})$`, 'u');

const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

const ASKING = (['asks_comparison', 'asks_list', 'asks_sum', 'asks_summary'] as const).map(anyWhole);

/** "Global Freight Solutions" is not Global Supplies: a name that goes on otherwise is another name. */
function goesOn(
  span: Span,
  value: string,
  { text, isCapital }: Pick<Marks, 'text' | 'isCapital'>,
  words: readonly Span[],
): boolean {
  const own = new Set(wordsOf(fold(value)).map((word) => word.text));
  const other = (word: Span | undefined, gap: string): boolean => {
    if (word === undefined || !/^[ -]$/.test(gap) || !isCapital(word.start)) return false;
    const said = text.slice(word.start, word.end);
    return (
      !own.has(said) &&
      contentOf(said).length > 0 &&
      !isWordForField(said) &&
      !isKind(said) &&
      // "Compare Acme and …": the capital is that of the sentence.
      !ASKING.some((pattern) => pattern.test(said))
    );
  };
  const after = words.find(({ start }) => start >= span.end);
  const before = words.findLast(({ end }) => end <= span.start);
  return (
    other(after, text.slice(span.end, after?.start)) || other(before, text.slice(before?.end, span.start))
  );
}

/** The values and all other spellings of them among those that are stored. */
function withSpellings(values: readonly string[], stored: ReadonlySet<string>): string[] {
  const known = values.map(spellingOf);
  const others = [...stored].filter((name) => known.some((one) => isSameName(one, spellingOf(name))));
  return [...new Set([...values, ...others])];
}

/** Distinct names by field, the text types only. */
function storedNames(records: readonly FolderRecord[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { values } of records) {
    for (const [field, { type, value }] of values) {
      if (type !== 'text' && type !== 'choice') continue;
      if (UNNAMED.test(field) || value.length > LONGEST_NAME || value.length < 2) continue;
      const known = names.get(field) ?? new Set();
      known.add(value);
      names.set(field, known);
    }
  }
  return names;
}

/** "Seng Huat" may be the hardware store of that name as well as the bakery, unless one of them is called just that. */
const isPartly = (here: Pick<Place, 'span' | 'whole'>, other: Pick<Place, 'span' | 'whole'>): boolean =>
  !here.whole && !other.whole && here.span.start === other.span.start && here.span.end === other.span.end;

/** The best places first; whatever overlaps them is an alternative or out. */
function settle(fits: Fit[]): NamedValue[] {
  fits.sort((a, b) => b.score * b.length - a.score * a.length);
  const settled: (NamedValue & Place)[] = [];
  for (const { field, value, span, score, length, whole } of fits) {
    const here = settled.find((one) => span.start < one.span.end && one.span.start < span.end);
    if (here === undefined) settled.push({ field, values: [value], span, score, length, whole });
    else if (
      here.field === field &&
      (score >= here.score - NEARLY || isPartly(here, { span, whole })) &&
      length >= here.length * (1 - NEARLY) &&
      !here.values.includes(value)
    )
      here.values.push(value);
  }
  return settled.map(({ field, values, span }) => ({ field, values, span }));
}
