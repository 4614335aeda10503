// Which operation a question asks for: the words for sums, counts, averages, extremes, lists, groups and comparisons.
import { askedForms } from '../../lexicon/asked.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import type { Topic } from '../../lexicon/topics.ts';
import { anyWhole } from '../../lexicon/words.ts';
import type { Marks } from './marks.ts';
import { groupedBy, NOUN_EN, rankedNames, takePeriodGroup, takeTop } from './grouping.ts';
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

const SHARE = askedForms('share', { NOUN: NOUN_EN });
/** A part of the documents rather than of the money. */
const SHARE_OF_DOCUMENTS = /(?:数量|张数|份数|总数)/u;
const WHICH = askedForms('which_documents', { NOUN: NOUN_EN });
const WHICH_PARTY = askedForms('which_parties', {});

const FIGURES = ['count', 'average', 'median'] as const;
const EXTREMES = ['max', 'min', 'latest', 'earliest'] as const;

/** Takes the words of the operation from the question; `alternatives` tells whether it names two months, two vendors … */
export function takeOperation(marks: Marks, alternatives: boolean): Asked {
  const says = (topic: Topic) => anyWhole(topic).test(marks.text);
  const takes = (topic: Topic) => marks.takeAll(anyWhole(topic)).length > 0;
  const takesOne = (topic: Topic) => marks.takeFirst(anyWhole(topic)) !== undefined;
  const counts_most = says('asks_most_documents');
  const shares = marks.takeAll(SHARE);
  const group_by = takePeriodGroup(marks);
  const ranked = rankedNames(marks);
  const top = takeTop(marks);
  const compares = takesOne('asks_comparison');
  const weighs = (alternatives || compares) && takes('asks_weighing');
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
    thing: says('asks_thing'),
    person: says('asks_person'),
  };
  if (takesOne('asks_summary')) return { ...asked, operation: 'summary' };
  takes('asks_groups');
  const figure = FIGURES.find((name) => takesOne(`asks_${name}`));
  if (figure === 'count' && /different|distinct|unique|不同/.test(marks.text)) asked.operation = 'distinct';
  else if (figure !== undefined) asked.operation = figure;
  else if (counts_most && (group_by !== null || asked.of.length + ranked.length > 0))
    asked.operation = 'count';
  asked.sums = takes('asks_sum');
  if (asked.sums) asked.operation ??= 'sum';
  asked.mean_of_sums = asked.sums && asked.operation === 'average' && group_by !== null;
  asked.extreme = EXTREMES.find((name) => takes(`asks_${name}`)) ?? ENDS[top?.end ?? ''] ?? null;
  asked.lowest_first = asked.extreme === 'min' || asked.extreme === 'earliest';
  if (asked.share) {
    const of_documents =
      shares.some(({ groups }) => groups?.['documents'] !== undefined) ||
      marks.takeFirst(SHARE_OF_DOCUMENTS) !== undefined;
    if (asked.operation !== 'count') asked.operation = of_documents && !asked.sums ? 'count' : 'sum';
  }
  if (marks.takeAll(WHICH_PARTY).length > 0) asked.operation ??= 'distinct';
  if (marks.takeAll([anyWhole('asks_list'), ...WHICH]).length > 0) asked.operation ??= 'list';
  return asked;
}

/**
 * Whether an amount is asked for, or whoever wrote a document, without naming a field. `asked_of`: where what stands before
 * 是多少 ends, which then is asked for and no amount.
 */
export function takeHow(marks: Marks) {
  const also_how_much = anyWhole('asks_also_amount').test(marks.text);
  const amount = marks.takeFirst(anyWhole('asks_amount')) !== undefined;
  const figure = amount ? undefined : marks.takeFirst(anyWhole('asks_figure'));
  const who = marks.takeAll(anyWhole('asks_issuer')).length > 0;
  return { how_much: amount || figure !== undefined, also_how_much, who, asked_of: figure?.index };
}

/** The end of the order that the word of a number is at. */
const ENDS: Record<string, Operation> = {
  top: 'max',
  前: 'max',
  first: 'earliest',
  last: 'latest',
  latest: 'latest',
};
