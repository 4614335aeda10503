// A question about records as a Query, or undefined where it asks for what only the text can tell. Everything that a
// recogniser understands is taken from the question; if something that means anything is left, the text is read instead.
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { UNIT_NAMES } from '../../lexicon/unit-names.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { fold } from '../../search/tokenize.ts';
import { titleOf, type FolderRecord } from '../records/folder-record.ts';
import { findNamedValues } from '../records/named-values.ts';
import type { Vocabulary } from '../records/vocabulary.ts';
import { matches, valueOf } from '../records/match.ts';
import { stem } from '../passages/terms.ts';
import { labelIn } from './asked-label.ts';
import { compose, itemWords } from './compose.ts';
import { hasAlternatives, mergeValues, type Parts } from './decide.ts';
import { contentOf, contentWords, type Word } from './filler.ts';
import { followUp, goingOn, isOpen, spokenDay, type FollowUp } from './follow-up.ts';
import { takeAmounts, takeLimits, takeTaxRate } from './limits.ts';
import { createMarks, type Marks, type Span } from './marks.ts';
import { takeHow, takeOperation } from './operations.ts';
import { takeOrder } from './grouping.ts';
import { takeOverdue, takePeriods } from './periods.ts';
import { isWeak, type Filter, type Query, type Subject } from './query.ts';
import {
  fieldsIn,
  KEY,
  owned,
  TAXED,
  takeCurrencies,
  takeDocumentNouns,
  takeFields,
  takeFilenames,
  takeMarksOfRecords,
  takeMissing,
  type NamedField,
} from './take-fields.ts';

export interface Background {
  records: readonly FolderRecord[];
  vocabulary: Vocabulary;
  today: string;
  /** What the session asked of the records last. */
  previous: Query | undefined;
  /** Documents that words of the question tell from the others by their text, though no record has these words. */
  told?: Subject | undefined;
}

/** A question taken apart, once. */
export interface Read {
  question: string;
  marks: Marks;
  parts: Parts;
  /** What the question before leaves to it. */
  follow: FollowUp | undefined;
  /** What the recognisers have taken for a condition. */
  filters: Filter[];
}

export interface Understood {
  /** Undefined where the question asks for what no record and no label can tell. */
  query: Query | undefined;
  /** Words that nothing accounts for: conditions that were not understood. */
  unknown: Word[];
  /** Whether it would ask for records if it were not for them. */
  about_records: boolean;
  hints: Hints;
}

/** What an answer has to know of how its question was understood. */
export interface Hints {
  /** Whether the question before fills what it leaves open. */
  follows: boolean;
  /** Whether it joins things by "and", and names a field for one of them. */
  half: boolean;
  /** Fields that go by the names which it uses. */
  alternatives: string[];
}

export const NO_HINTS: Hints = { follows: false, half: false, alternatives: [] };

export const parseQuestion = (question: string, background: Background): Query | undefined =>
  understand(readQuestion(question, background), background).query;

export function readQuestion(question: string, background: Background): Read {
  const { previous, records, told } = background;
  const marks = createMarks(question);
  const parts = takeApart(marks, background);
  const follow = followUp(marks.text, parts, previous, records, told);
  return { question, marks, parts, follow, filters: (follow?.parts ?? parts).filters };
}

/** What the question comes to, also with what was found in the text meanwhile. */
export function understand({ question, marks, parts, follow }: Read, background: Background): Understood {
  const settled = withOwnFields(withTold(named(follow?.parts ?? parts, marks.text), background), background);
  if (follow?.base !== undefined && !isOpen(parts))
    return {
      query: settled.words.length === 0 ? goingOn(follow.base, settled) : undefined,
      unknown: settled.words,
      about_records: true,
      hints: { ...NO_HINTS, follows: true },
    };
  const names = parts.filters.flatMap((one) => (one.kind === 'value' ? contentOf(one.said) : []));
  const label = labelIn(question, [...(background.told?.words ?? []), ...names.map(stem)]);
  return {
    ...compose(settled, background, label, marks.text),
    hints: {
      follows: follow !== undefined,
      half:
        parts.fields.length === 1 &&
        !parts.who &&
        !parts.how_much &&
        marks.rest().some(({ text }) => JOINS.test(text)),
      alternatives: parts.named.flatMap(({ others }) => others ?? []),
    },
  };
}

/** Of several fields that go by one name, the one that the documents in question have. */
function withOwnFields(parts: Parts, { records }: Background): Parts {
  const strong = parts.filters.filter((filter) => !isWeak(filter));
  const meant = strong.length === 0 ? [] : records.filter((record) => matches(record, strong));
  const isKnown = (name: string) => meant.some((record) => valueOf(record, name) !== null);
  const own = (field: NamedField): NamedField => {
    const others = [...(field.others ?? []), `field.${field.name}`];
    const other = isKnown(field.name) ? undefined : others.find(isKnown);
    return other === undefined ? field : { ...field, name: other };
  };
  const named = parts.named.map(own);
  const names = new Map(parts.named.map(({ name }, i) => [name, named[i]!.name]));
  return { ...parts, named, fields: [...new Set(parts.fields.map((name) => names.get(name) ?? name))] };
}

const JOINS = /(?:^|\s)(?:and|&)(?:\s|$)|[和及与、]/u;

/** 发票号码123 and "billed to Acme" say which document is meant, and ask for no number and for nobody. */
function named(parts: Parts, text: string): Parts {
  const follows = (end: number, { start }: Span) =>
    start >= end && /^[\s:：#是为]*$/u.test(text.slice(end, start));
  const labels = parts.named.filter(({ name, end }) => {
    const numbered = NUMBER.test(name);
    const numbers = numbered ? parts.words.filter((word) => /\d/.test(word.text)) : [];
    const values = parts.values.filter(({ field }) => field === name || (numbered && NUMBER.test(field)));
    return [...numbers, ...values].some((one) => follows(end, one));
  });
  if (labels.length === 0 || parts.fields.length === labels.length) return parts;
  return {
    ...parts,
    fields: parts.fields.filter((name) => !labels.some((one) => one.name === name)),
    numbered: labels.some(({ name }) => NUMBER.test(name)),
  };
}
const NUMBER = /number$|code$/;

/** The words that tell documents by their text become a condition, but for those that name what was bought. */
function withTold(parts: Parts, background: Background): Parts {
  const { told: subject, records } = background;
  const bought = itemWords(parts, background);
  const told = subject && {
    ...subject,
    words: subject.words.filter((word) => bought?.includes(word) !== true),
  };
  if (told === undefined || (bought !== undefined && told.words.length === 0)) return parts;
  // Of "small oak chairs" a line of chairs is not told by "small", which stands elsewhere.
  if (bought !== undefined && parts.words.some((word, i) => isSplit(word, parts.words[i + 1], bought)))
    return parts;
  // A document that has another number is not the one of this number, wherever that stands in it.
  const ids = told.ids.filter((id) => parts.numbered !== true || !hasOtherNumber(records, id, told.words));
  if (ids.length === 0) return parts;
  const words = parts.words.filter((word) => !told.words.includes(stem(word.text)));
  // Words of the text alone ask the text: of records only what is asked for by its name.
  const { documents, fields, how_much, who, asked } = parts;
  const by_name = documents || fields.length > 0 || how_much || who || asked.sums || told.words.length === 0;
  const own = by_name
    ? parts
    : { ...parts, when: false, asked: { ...asked, operation: null, group_by: null, of: [], compare: false } };
  const said = told.words.length > 0 ? told.words.join(' ') : namesOf(ids, records);
  // A kind that was read for another does not outweigh what stands in the text.
  const kept = parts.filters.filter(
    (one) => !isWeak(one) || records.some((record) => ids.includes(record.id) && matches(record, [one])),
  );
  const by_text = told.words.length > 0;
  const all: Filter[] = [...kept, { kind: 'documents', ids, said, by_text }];
  const apart = parts.asked.compare ? apartIn(all, records) : [];
  return { ...own, words, filters: sideBySide(all, apart, records) };
}

/** Whether of two words beside each other one stands in the lines and the other does not. */
const isSplit = (word: Word, next: Word | undefined, bought: readonly string[]): boolean =>
  next !== undefined &&
  next.start - word.end <= 1 &&
  bought.includes(stem(word.text)) !== bought.includes(stem(next.text));

/** Names of parties, numbers and documents that no one document has together: each means documents of its own. */
function apartIn(filters: readonly Filter[], records: readonly FolderRecord[]): Filter[] {
  const names = filters.filter(
    (one) => one.kind === 'documents' || (one.kind === 'value' && !isWeak(one) && !MARKS.has(one.field)),
  );
  return names.length > 1 && !records.some((record) => matches(record, names)) ? names : [];
}

const MARKS = new Set(['duplicate', 'checks', 'payment']);

/** What is compared, as one set of documents. */
function sideBySide(filters: Filter[], names: Filter[], records: readonly FolderRecord[]): Filter[] {
  if (names.length === 0) return filters;
  const meant = records.filter((record) => names.some((one) => matches(record, [one])));
  const said = names.flatMap((one) => ('said' in one ? [one.said] : [])).join(', ');
  const ids = meant.map(({ id }) => id);
  return [...filters.filter((one) => !names.includes(one)), { kind: 'documents', ids, said }];
}

function hasOtherNumber(records: readonly FolderRecord[], id: number, words: readonly string[]): boolean {
  const number = records.find((one) => one.id === id)?.values.get('document_number')?.value;
  return number !== undefined && !words.some((word) => fold(number).includes(word));
}

function takeApart(marks: Marks, { records, vocabulary, today, previous }: Background): Parts {
  const follows = marks.takeFirst(anyWhole('goes_on')) !== undefined;
  const filters: Filter[] = [];
  const keep = (filter: Filter | undefined) => filter !== undefined && filters.push(filter);
  keep(takeFilenames(marks, records));
  const fields = fieldsIn(marks.text, vocabulary, records);
  const values = findNamedValues(marks, records, fields).map(({ span, ...one }) => ({ ...one, ...span }));
  for (const { field, values: stored, ...span } of values) {
    filters.push({ kind: 'value', field, values: stored, said: marks.text.slice(span.start, span.end) });
    marks.take(span);
  }
  const named = takeFields(marks, fields, TAXED);
  const missing = takeMissing(marks, fields);
  named.push(...takeFields(marks, fields, KEY));
  const order = takeOrder(marks);
  if (anyWhole('asks_items').test(marks.text)) filters.push(...takeTaxRate(marks));
  filters.push(...takeOverdue(marks, today), ...takeLimits(marks));
  const periods = takePeriods(marks, { today, spoken: spokenDay(previous) }, yearsOf(records));
  filters.push(...periods.filters, ...takeMarksOfRecords(marks), ...missing);
  for (const { pattern, name } of IN_OTHER_WORDS)
    for (const { index } of marks.takeAll(pattern)) named.push({ name, start: index, end: index });
  const apart = apartIn(filters, records);
  const asked = takeOperation(marks, apart.length > 0 || hasAlternatives(mergeValues(filters)));
  const { asked_of, ...how } = takeHow(marks);
  // What was paid is an amount, and no day; where the day is asked for, it is named by now.
  if (how.how_much || named.some(({ name }) => name === 'due_date')) marks.takeAll(PAID);
  const when = marks.takeFirst(anyWhole('asks_day')) !== undefined;
  named.push(...takeFields(marks, fields));
  const items = marks.takeAll(anyWhole('asks_items')).length > 0;
  marks.takeAll(BOUGHT);
  marks.takeAll(COUNTED_IN);
  const { named: documents, filter: kind, papers } = takeDocumentNouns(marks, records);
  keep(kind);
  filters.push(...takeAmounts(marks), ...takeCurrencies(marks, records));
  const asked_for = owned(named, marks.text, vocabulary);
  const words = wordsLeft(marks, papers);
  const of_word = words.some(({ end }) => end === asked_of);
  return {
    asked: order !== undefined && asked.operation === null ? { ...asked, operation: 'list' } : asked,
    order,
    fields: [...new Set(asked_for.map(({ name }) => name))],
    named: asked_for,
    values,
    filters: mergeValues(asked.compare ? sideBySide(filters, apart, records) : filters),
    documents,
    items,
    ...how,
    how_much: how.how_much && !of_word,
    of_word,
    when,
    // To be answered by yes or no: what stands in the lines is shown.
    whether: anyWhole('asks_whether').test(marks.text),
    dated_by: DUE_FIRST.test(marks.text) ? 'due_date' : 'date',
    follows,
    bare_month: periods.bare_month,
    words,
  };
}

/** 报销单号 right before a number only says what it is the number of. */
function wordsLeft(marks: Marks, papers: readonly Word[]): Word[] {
  const rest = marks.rest().flatMap((part) => contentWords(part.text, part.start, marks.isCapital));
  const words = [...papers, ...rest].toSorted((a, b) => a.start - b.start);
  // "Casa de Campo": a small word between two of a name belongs to it.
  for (const [i, word] of words.entries()) {
    const [before, after] = [words[i - 1], words[i + 1]];
    const inside = before?.end === word.start - 1 && after?.start === word.end + 1;
    if (inside && before.proper && after.proper) word.proper = true;
  }
  return words.filter(({ text, end }, i) => {
    const next = words[i + 1];
    const before =
      next !== undefined && /\d/.test(next.text) && /^[\s:：#]*$/u.test(marks.text.slice(end, next.start));
    return !before || !/(?:号|号码)$/u.test(text);
  });
}

const PAID = /\b(?:be )?paid\b(?! out)|\bpay\b/;
/** Fields that are asked for without their names. */
const IN_OTHER_WORDS = LANGUAGES.flatMap(({ asked_otherwise }) =>
  Object.entries(asked_otherwise ?? {}).map(([name, pattern]) => ({
    name,
    pattern: new RegExp(pattern, 'u'),
  })),
);
/** "Which one is due first?" orders by another day than "when is the first one due?". */
const DUE_FIRST =
  /\bdue (?:the )?(?:first|soonest|earliest|last|latest)\b|最[早先快晚后]到期|到期最[早先快晚]/;

/** "How many chairs did they order?" speaks of no order. */
const BOUGHT = /(?<=\b(?:did|do|does|have|has) .*)\border(?:ed)?\b/;

/** "How many hours of consulting": what it is counted in is not what was bought. */
const COUNTED_IN = new RegExp(
  `(?<=\\bhow many )(?:${UNIT_NAMES})(?= of\\b)|(?<=多少)(?:${UNIT_NAMES})(?=的\\p{L})`,
  'u',
);

const yearsOf = (records: readonly FolderRecord[]) => (month: number) => {
  const wanted = `-${String(month).padStart(2, '0')}-`;
  const dates = records.map(({ values }) => values.get('date')?.value ?? '');
  return [
    ...new Set(dates.filter((date) => date.slice(4, 8) === wanted).map((date) => Number(date.slice(0, 4)))),
  ].toSorted((a, b) => a - b);
};

const namesOf = (ids: readonly number[], records: readonly FolderRecord[]): string =>
  records
    .filter(({ id }) => ids.includes(id))
    .map(titleOf)
    .join(', ');
