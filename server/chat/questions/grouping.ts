// What a question wants its documents grouped by, how many of the groups or documents, and in which order a list: "per month",
// "which vendor", "top 3", "sorted by amount, largest first".
import { askedForms } from '../../lexicon/asked.ts';
import { N_EN, N_ZH, numberOf } from './dates.ts';
import type { Marks } from './marks.ts';
import type { GroupBy, Period } from './query.ts';

/** Documents by any name. */
export const NOUN_EN =
  'documents?|docs?|files?|invoices?|receipts?|bills?|contracts?|agreements?|orders?|fapiaos?|statements?|purchases?|transactions?|records?|papers?|forms?|letters?';

const PERIODS: [Period, adverb: string, chinese: string][] = [
  ['day', 'daily', '[天日]'],
  ['week', 'weekly', '(?:周|星期)'],
  ['month', 'monthly|month by month', '月'],
  ['quarter', 'quarterly', '季度?'],
  ['year', 'yearly|annually', '年'],
];
const PERIOD_WORDS = PERIODS.map(([period, adverb, chinese]): [RegExp, Period] => [
  new RegExp(
    `\\b(?:(?:per|by|for each|each|every|which|what|a) ${period}|${adverb})\\b|[每按各分]个?${chinese}|(?:哪一?个?|几)${chinese}份?(?=.*最)|(?<=最.*)哪一?个?${chinese}|哪个${chinese}`,
  ),
  period,
]);

const SLOTS = { NOUN: NOUN_EN, N: N_EN, 数: N_ZH };
const TOP = askedForms('top', SLOTS);

export interface Top {
  count: number | null;
  /** The word that says which end is meant, where the number comes with it: top, first, last, 前. */
  end: string | undefined;
}

export function takeTop(marks: Marks): Top | undefined {
  const { n, end } = marks.takeFirst(TOP)?.groups ?? {};
  return n === undefined ? undefined : { count: numberOf(n) || null, end };
}

export function takePeriodGroup(marks: Marks): GroupBy | null {
  for (const [pattern, period] of PERIOD_WORDS) if (marks.takeFirst(pattern)) return { period };
  return null;
}

const GROUPED = askedForms('grouped', {}, 'gu');
const RANKED = askedForms('ranked', SLOTS, 'gu');
const RANKS_PARTY = askedForms('ranks_party', {});

/** What follows "per", "by each" or "which", to be looked up among the fields; not taken here. */
export function groupedBy(marks: Marks): string[] {
  return wordsAt(marks, GROUPED);
}

/** Names of those that are ranked, to be looked up among the parties of documents; not taken here. */
export function rankedNames(marks: Marks): string[] {
  return [
    ...wordsAt(marks, RANKED),
    ...(RANKS_PARTY.some((form) => form.test(marks.text)) ? ['vendor'] : []),
  ];
}

function wordsAt(marks: Marks, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...marks.text.matchAll(pattern)]
      .filter(({ index, 0: match }) => marks.isFree({ start: index, end: index + match.length }))
      .map(([, word]) => word!.trim()),
  );
}

export interface Order {
  /** What the question calls the field. */
  by: string;
  /** Undefined where the question does not say. */
  lowest_first: boolean | undefined;
}

const ORDERED = askedForms('ordered', SLOTS);

export function takeOrder(marks: Marks): Order | undefined {
  const { by, high, low } = marks.takeFirst(ORDERED)?.groups ?? {};
  return by === undefined
    ? undefined
    : { by, lowest_first: low !== undefined || (high === undefined ? undefined : false) };
}
