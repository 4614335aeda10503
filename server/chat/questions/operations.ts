// Which operation a question asks for: the words for sums, counts, averages, extremes, lists, groups and comparisons.
import { askedForms } from '../../lexicon/asked.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { anyWhole } from '../../lexicon/words.ts';
import type { Marks } from './marks.ts';
import { groupedBy, NOUN_EN, rankedNames, takePeriodGroup, takeTop, type Top } from './grouping.ts';
import type { GroupBy, Operation } from './query.ts';

/** A shop's "tax invoice" is a receipt to whoever paid it: people mean all of them by any of their names. */
const MEANT: Record<string, readonly string[] | null> = {
  Invoice: ['Invoice', 'Receipt', 'Fapiao', 'Utility Bill'],
  'Purchase Order': ['Purchase Order', 'Order Confirmation'],
  Other: null,
};

/** Words for kinds of documents -> the doc_type they mean; null means documents as such. */
export const DOCUMENT_NOUNS = [
  ...new Set(LANGUAGES.flatMap(({ asked_kinds }) => Object.keys(asked_kinds ?? {}))),
].map((kind): [RegExp, readonly string[] | null] => [
  new RegExp(LANGUAGES.flatMap(({ asked_kinds }) => asked_kinds?.[kind] ?? []).join('|')),
  MEANT[kind] === undefined ? [kind] : MEANT[kind],
]);

export interface Asked {
  operation: Operation | null;
  /** What is spent or comes to a sum: money, and so documents. */
  sums: boolean;
  group_by: GroupBy | null;
  /** What may be the field named by "which …" or "per …", as the question says it. */
  of: string[];
  /** What may be the parties that are ranked: "the three largest vendors". */
  ranked: string[];
  top: number | null;
  lowest_first: boolean;
  /** Max, min, latest or earliest; of documents or, where they are grouped, of groups. */
  extreme: Operation | null;
  compare: boolean;
  /** What a month, a day … comes to on average: of the sums of the periods, not of the documents. */
  mean_of_sums: boolean;
  /** What part of the whole it is. */
  share: boolean;
  /** Some thing is asked for, by a word like who or what: documents alone do not answer that. */
  thing: boolean;
  /** Who it is. */
  person: boolean;
}

const COUNT = anyWhole('asks_count');
const SUM = anyWhole('asks_sum');
const AVERAGE = anyWhole('asks_average');
const MEDIAN = anyWhole('asks_median');
const EXTREMES = [
  [anyWhole('asks_max'), 'max'],
  [anyWhole('asks_min'), 'min'],
  [anyWhole('asks_latest'), 'latest'],
  [anyWhole('asks_earliest'), 'earliest'],
] as const;
const SUMMARY = anyWhole('asks_summary');
const COMPARE = anyWhole('asks_comparison');
const WEIGH = anyWhole('asks_weighing');
const LIST = anyWhole('asks_list');
const THING = anyWhole('asks_thing');
const PERSON = anyWhole('asks_person');
const GROUPS = anyWhole('asks_groups');
const MOST_DOCUMENTS = anyWhole('asks_most_documents');
const SHARE = askedForms('share', { NOUN: NOUN_EN });
/** A part of the documents rather than of the money. */
const SHARE_OF_DOCUMENTS = /(?:数量|张数|份数|总数)/u;
const WHICH = askedForms('which_documents', { NOUN: NOUN_EN });
const WHICH_PARTY = askedForms('which_parties', {});

/** Takes the words of the operation from the question; `alternatives` tells whether it names two months, two vendors … */
export function takeOperation(marks: Marks, alternatives: boolean): Asked {
  const counts_most = MOST_DOCUMENTS.test(marks.text);
  const shares = marks.takeAll(SHARE);
  const group_by = takePeriodGroup(marks);
  const ranked = rankedNames(marks);
  const top = takeTop(marks);
  const compares = marks.takeFirst(COMPARE) !== undefined;
  const weighs = (alternatives || compares) && marks.takeAll(WEIGH).length > 0;
  const asked: Asked = {
    operation: null,
    sums: false,
    group_by,
    of: groupedBy(marks),
    ranked,
    top: top?.count ?? null,
    lowest_first: false,
    extreme: null,
    compare: compares || weighs,
    mean_of_sums: false,
    share: shares.length > 0,
    thing: THING.test(marks.text),
    person: PERSON.test(marks.text),
  };
  if (marks.takeFirst(SUMMARY)) return { ...asked, operation: 'summary' };
  marks.takeAll(GROUPS);
  const distinct = /different|distinct|unique|不同/.test(marks.text);
  if (marks.takeFirst(COUNT)) asked.operation = distinct ? 'distinct' : 'count';
  else if (marks.takeFirst(AVERAGE)) asked.operation = 'average';
  else if (marks.takeFirst(MEDIAN)) asked.operation = 'median';
  else if (counts_most && (group_by !== null || asked.of.length + ranked.length > 0))
    asked.operation = 'count';
  asked.sums = marks.takeAll(SUM).length > 0;
  if (asked.sums) asked.operation ??= 'sum';
  asked.mean_of_sums = asked.sums && asked.operation === 'average' && group_by !== null;
  takeExtreme(marks, asked, top);
  if (asked.share) {
    const of_documents =
      shares.some(({ groups }) => groups?.['documents'] !== undefined) ||
      marks.takeFirst(SHARE_OF_DOCUMENTS) !== undefined;
    if (asked.operation !== 'count') asked.operation = of_documents && !asked.sums ? 'count' : 'sum';
  }
  if (marks.takeAll(WHICH_PARTY).length > 0) asked.operation ??= 'distinct';
  if (marks.takeAll(LIST).length + marks.takeAll(WHICH).length > 0) asked.operation ??= 'list';
  return asked;
}

const AMOUNT = anyWhole('asks_amount');
const ALSO_AMOUNT = anyWhole('asks_also_amount');
const FIGURE = anyWhole('asks_figure');
const ISSUER = anyWhole('asks_issuer');

/**
 * Whether an amount is asked for, or whoever wrote a document, without naming a field. `asked_of`: where what stands before
 * 是多少 ends, which then is asked for and no amount.
 */
export function takeHow(marks: Marks) {
  const also_how_much = ALSO_AMOUNT.test(marks.text);
  const amount = marks.takeFirst(AMOUNT) !== undefined;
  const figure = amount ? undefined : marks.takeFirst(FIGURE);
  const who = marks.takeAll(ISSUER).length > 0;
  return { how_much: amount || figure !== undefined, also_how_much, who, asked_of: figure?.index };
}

const ENDS: Record<string, Operation> = {
  top: 'max',
  前: 'max',
  first: 'earliest',
  last: 'latest',
  latest: 'latest',
};

function takeExtreme(marks: Marks, asked: Asked, top: Top | undefined): void {
  const said = EXTREMES.find(([pattern]) => marks.takeAll(pattern).length > 0)?.[1];
  const extreme = said ?? (top?.end === undefined ? undefined : ENDS[top.end]);
  if (extreme === undefined) return;
  asked.lowest_first = extreme === 'min' || extreme === 'earliest';
  asked.extreme = extreme;
}
