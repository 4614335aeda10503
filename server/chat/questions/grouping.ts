// What a question wants its documents grouped by, and how many of the groups or documents: "per month", "which vendor", "top 3".
import { N_EN, N_ZH, numberOf } from './calendar.ts';
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

const EXTREME =
  'most|largest|biggest|highest|greatest|top|main|smallest|lowest|latest|newest|oldest|cheapest|priciest|costliest';

const TOP = new RegExp(
  `\\b(top|first|last|latest)[ -](${N_EN})\\b|\\b(${N_EN}) (?=(?:${EXTREME})\\b)|(?<=\\b(?:largest|biggest|highest|smallest|lowest|cheapest) )(${N_EN})\\b|(前)(${N_ZH})[名家个张大笔位]*|(?<=最[高大贵低小多少早晚新]的)(${N_ZH})[名家个张大笔位份]`,
  'u',
);

export interface Top {
  count: number | null;
  /** The word that says which end is meant, where the number comes with it: top, first, last, 前. */
  end: string | undefined;
}

export function takeTop(marks: Marks): Top | undefined {
  const match = marks.takeFirst(TOP);
  if (match === undefined) return undefined;
  const [, end, a, b, c, front, d, e] = match;
  return { count: numberOf((a ?? b ?? c ?? d ?? e)!) || null, end: end ?? front };
}

export function takePeriodGroup(marks: Marks): GroupBy | null {
  for (const [pattern, period] of PERIOD_WORDS) if (marks.takeFirst(pattern)) return { period };
  return null;
}

const GROUPED = [
  /\b(?:per|by each|for each|on each|at each|each|for every|every|grouped by|broken down by|by)\s+((?:[a-z]+ ?){1,2}?)(?=$|[?.,!]| (?:in|of|from|for|and|on|with|between|over|during)\b)/g,
  /\b(?:which|what)\s+((?:[a-z]+ ){1,2}?)(?=(?:did|do|does|has|have|had|is|was|are|were|charged|issued|sold|cost|spent|we|i|with|received|got)\b)/g,
  /\b(?:each|every|which of (?:the|our|these)|what of (?:the|our))\s+([a-z]+)\b/g,
  /(?:按|每|各)[个家位]?(\p{Script=Han}{2,4}?)(?=$|[的？?，,统汇分计共花消支总平有])/gu,
  /哪一?[个家位]?个?(\p{Script=Han}{2,3}?)(?=[的花消支开最给有向得收]|$|[？?])/gu,
];

/** What follows "per", "by each" or "which", to be looked up among the fields; not taken here. */
export function groupedBy(marks: Marks): string[] {
  return wordsAt(marks, GROUPED);
}

/** Whoever is the largest or comes first: "the three biggest suppliers", 花钱最多的商家. */
const RANKED = [
  new RegExp(`\\b([a-z]+) with the (?:${EXTREME})\\b`, 'g'),
  /\b(?:rank|sort) (?:the |our |all )?([a-z]+)\b/g,
  new RegExp(`\\b(?:top|first) (?:(?:${N_EN}) )?([a-z]+)\\b(?! (?:${NOUN_EN})\\b)`, 'g'),
  new RegExp(
    `\\b(?:${EXTREME}) (?:(?:expensive|frequent|important|common|used) )?(?:(?:${N_EN}) )?([a-z]+)\\b(?! (?:${NOUN_EN})\\b)`,
    'g',
  ),
  new RegExp(
    `(?:最[多高大少低小贵常]的|前)(?:${N_ZH})?[名家个位大]*(\\p{Script=Han}{2,3}?)(?=是|有|$|[？?，,])`,
    'gu',
  ),
];
/** Who or 哪家, and an extreme of more than one thing: "who did we pay the most". */
const WHO =
  /\bwhom?\b.*\bmost\b(?! (?:expensive|recent|valuable))|哪一?家.*最|最(?!.的?那?一?[张份笔条]).*哪一?家|[给向]谁.*最/;

/** Names of those that are ranked, to be looked up among the parties of documents; not taken here. */
export function rankedNames(marks: Marks): string[] {
  return [...wordsAt(marks, RANKED), ...(WHO.test(marks.text) ? ['vendor'] : [])];
}

function wordsAt(marks: Marks, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...marks.text.matchAll(pattern)]
      .filter(({ index, 0: match }) => marks.isFree({ start: index, end: index + match.length }))
      .map(([, word]) => word!.trim()),
  );
}
