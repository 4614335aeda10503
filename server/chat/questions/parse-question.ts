// A question about records as a Query, or undefined where it asks for what only the text can tell. Everything that a
// recogniser understands is taken from the question; if something that means anything is left, the text is read instead.
import type { FolderRecord } from '../records/folder-record.ts';
import { findNamedValues } from '../records/named-values.ts';
import type { Vocabulary } from '../records/vocabulary.ts';
import { hasAll } from '../records/has-words.ts';
import { matches } from '../records/match.ts';
import type { Subject } from '../lookups/subject.ts';
import { stem } from '../passages/terms.ts';
import {
  fieldsFor,
  groupOf,
  hasAlternatives,
  isSize,
  lowestFirst,
  operationOf,
  orderOf,
  type Parts,
} from './decide.ts';
import { contentOf } from './filler.ts';
import { ASKED, labelIn } from './asked-label.ts';
import { takeAmounts, takeLimits } from './limits.ts';
import { createMarks, type Marks } from './marks.ts';
import { takeOperation } from './operations.ts';
import { takeOrder } from './ordering.ts';
import { takeOverdue, takePeriods } from './periods.ts';
import { EVERYTHING, type Filter, type Query } from './query.ts';
import {
  KEY,
  phrasesLike,
  TAXED,
  takeCurrencies,
  takeDocumentNouns,
  takeFields,
  takeFilenames,
  takeMarksOfRecords,
  takeMissing,
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

export interface Understood {
  /** Undefined where the question asks for what no record and no label can tell. */
  query: Query | undefined;
  /** Words that no recogniser has taken. */
  words: string[];
  /** What the recognisers have taken for a condition. */
  filters: Filter[];
}

const FOLLOWS = /^(?:and|what about|how about|also|but|then|or)\b|^(?:那|那么|还有|另外|换成)|呢[?？]?$/;

export const parseQuestion = (question: string, background: Background): Query | undefined =>
  understand(question, background).query;

export function understand(question: string, background: Background): Understood {
  const marks = createMarks(question);
  const parts = takeApart(marks, background);
  const { words, filters } = parts;
  const settled = withTold(parts, background);
  const own = queryOf(settled, background, labelIn(question, background.told?.words ?? []));
  return { query: continuing(marks.text, settled, own, background) ?? own, words, filters };
}

/** Undefined where the question does not go on from the one before. */
function continuing(
  text: string,
  parts: Parts,
  own: Query | undefined,
  { previous }: Background,
): Query | undefined {
  if (previous === undefined || parts.words.length > 0) return undefined;
  const asks = parts.filters.length + parts.fields.length > 0;
  if (parts.follows && asks) return continued(previous, parts, own);
  const bare = parts.asked.operation === null && !parts.asked.compare && !parts.how_much;
  if (bare && asks && own === undefined) return continued(previous, parts, own);
  // "What do they add up to?" is about the documents spoken of, unless it names others.
  const points_back = POINTS_BACK.test(text) && parts.filters.every(isWeak);
  return points_back ? continued(previous, parts, own) : undefined;
}

const POINTS_BACK =
  /\b(?:it|its|they|their|theirs|them|that|those|these|this|both|he|she|his|her)\b|[它其]|他们?|她们?|[这那](?!个文件夹)/u;

/** Many documents meet it: it says what kind is meant and not which. */
export const isWeak = (filter: Filter): boolean =>
  filter.kind === 'value' && ['doc_type', 'currency', 'status'].includes(filter.field);

/** The words that tell documents by their text become a condition, unless they name what was bought. */
function withTold(parts: Parts, background: Background): Parts {
  const { told, records } = background;
  if (told === undefined || itemWords(parts, background) !== undefined) return parts;
  const words = parts.words.filter((word) => !told.words.includes(stem(word)));
  const said = told.words.length > 0 ? told.words.join(' ') : namesOf(told.ids, records);
  // A name or a kind that was read for another does not outweigh what stands in the text.
  const kept = parts.filters.filter(
    (one) =>
      one.kind !== 'value' ||
      records.some((record) => told.ids.includes(record.id) && matches(record, [one], NONE)),
  );
  return { ...parts, words, filters: [...kept, { kind: 'documents', ids: told.ids, said }] };
}

const NONE = new Map<Filter, Set<number>>();

function takeApart(marks: Marks, { records, vocabulary, today }: Background): Parts {
  const follows = FOLLOWS.test(marks.text);
  marks.takeFirst(FOLLOWS);
  const filters: Filter[] = [];
  const keep = (filter: Filter | undefined) => filter !== undefined && filters.push(filter);
  keep(takeFilenames(marks, records));
  for (const { field, values, span } of findNamedValues(marks.text, records, marks.isFree)) {
    filters.push({ kind: 'value', field, values, said: marks.text.slice(span.start, span.end) });
    marks.take(span);
  }
  const labelled = takeFields(marks, phrasesLike(vocabulary, TAXED), records);
  const missing = takeMissing(marks, vocabulary, records);
  labelled.push(...takeFields(marks, phrasesLike(vocabulary, KEY), records));
  const order = takeOrder(marks);
  filters.push(
    ...takeOverdue(marks, today),
    ...takeLimits(marks),
    ...takePeriods(marks, today, yearsOf(records)),
  );
  filters.push(...takeMarksOfRecords(marks), ...missing);
  const asked = takeOperation(marks, hasAlternatives(mergeValues(filters)));
  const how_much =
    marks.takeFirst(
      /\bhow much\b|\bwhat (?:did|do|does|is|was)\b(?=.*\b(?:cost|pay|owe|charge)\b)|多少钱|多少(?![张份个笔家条次封单])/,
    ) !== undefined;
  const who =
    marks.takeFirst(/\bwho (?:issued|sent|sold|billed|shipped|supplied|wrote)\b|\bwhose\b|谁(?:开|发)/) !==
    undefined;
  const when = marks.takeFirst(/\bwhen\b|什么时候|何时|哪一?[天日]/) !== undefined;
  const fields = [...new Set([...labelled, ...takeFields(marks, vocabulary, records)])];
  const nouns = takeDocumentNouns(marks, records);
  keep(nouns.filter);
  filters.push(...takeAmounts(marks));
  keep(takeCurrencies(marks, records));
  const words = contentOf(marks.rest());
  return {
    asked: order !== undefined && asked.operation === null ? { ...asked, operation: 'list' } : asked,
    order,
    fields,
    filters: mergeValues(filters),
    documents: nouns.named,
    how_much,
    who,
    when,
    follows,
    words,
  };
}

/** Several values of one field are alternatives. */
function mergeValues(filters: Filter[]): Filter[] {
  const merged: Filter[] = [];
  for (const filter of filters) {
    const same = merged.find(
      (one) =>
        one.kind === 'value' &&
        filter.kind === 'value' &&
        one.field === filter.field &&
        one.except === filter.except,
    );
    if (same?.kind === 'value' && filter.kind === 'value') {
      same.values = [...new Set([...same.values, ...filter.values])];
      same.said = `${same.said}, ${filter.said}`;
    } else merged.push({ ...filter });
  }
  return merged;
}

const yearsOf = (records: readonly FolderRecord[]) => (month: number) => {
  const wanted = `-${String(month).padStart(2, '0')}-`;
  const dates = records.map(({ values }) => values.get('date')?.value ?? '');
  return [
    ...new Set(dates.filter((date) => date.slice(4, 8) === wanted).map((date) => Number(date.slice(0, 4)))),
  ].toSorted((a, b) => a - b);
};

function queryOf(parts: Parts, background: Background, label: string | undefined): Query | undefined {
  const { asked } = parts;
  const fields = fieldsAsked(parts, label);
  const filters = [...parts.filters];
  const group = asked.group_by ?? groupOf(asked, background.vocabulary, background.records);
  if (parts.words.length > 0) {
    const filter = wordsFilter(parts, background);
    if (filter !== undefined) filters.push(filter);
    else if (!isExplained(parts, label)) return undefined;
  }
  // A part of everything is everything: the question means something else.
  if (asked.share && filters.length === 0 && group === null) return undefined;
  const order_by = orderOf(parts, background.vocabulary, background.records);
  const line_items = filters.some(({ kind }) => kind === 'items');
  const wanted = fields.filter(
    (name) => !('field' in (group ?? {}) && (group as { field: string }).field === name),
  );
  const operation = operationOf({ ...parts, filters }, wanted, filters, group);
  if (operation === undefined) return undefined;
  return {
    ...EVERYTHING,
    operation,
    fields: fieldsFor(operation, parts, wanted, group),
    filters,
    group_by: operation === 'distinct' ? null : group,
    top: asked.top ?? (group !== null && isSize(asked.extreme) ? 1 : null),
    lowest_first: lowestFirst(parts, order_by),
    compare: asked.compare,
    mean_of_sums: asked.mean_of_sums,
    share: asked.share,
    order_by,
    line_items,
  };
}

const namesOf = (ids: readonly number[], records: readonly FolderRecord[]): string =>
  records
    .filter(({ id }) => ids.includes(id))
    .map(({ filename }) => filename)
    .join(', ');

/** Fields that the question names, else the label it gives itself, which the page may carry. */
function fieldsAsked({ fields, words, asked, who }: Parts, label: string | undefined): string[] {
  if (fields.length > 0 || label === undefined || asked.operation !== null || who) return fields;
  const own = label.split(' ').every((word) => words.includes(word)) || words.includes(label);
  return own ? [`${ASKED}${label}`] : fields;
}

/** Words that say nothing to the documents are passed over where they are few, or name what is asked for. */
function isExplained({ words, filters, fields }: Parts, label: string | undefined): boolean {
  const named = label?.split(' ') ?? [];
  const unknown = words.filter((word) => !named.includes(word) && word !== label);
  const links = filters.filter((filter) => !isWeak(filter)).length + fields.length;
  return filters.length > 0 && unknown.length <= links / 2;
}

/** Stems of the words that name something bought: those that tell the documents, where some do. */
function itemWords(
  { words, asked, how_much, fields }: Parts,
  { records, told }: Background,
): string[] | undefined {
  const stems = words.map(stem);
  const telling = stems.filter((word) => told?.words.includes(word) === true);
  const wanted = telling.length > 0 ? telling : stems;
  const counts = asked.operation !== null && asked.operation !== 'summary';
  const asks = counts || how_much || fields.some((name) => PER_ITEM.has(name));
  if (!asks || wanted.length === 0) return undefined;
  const named = records.some(({ items }) => items.some(({ description }) => hasAll(description, wanted)));
  return named ? wanted : undefined;
}
const PER_ITEM = new Set(['total', 'unit_price', 'quantity']);

/** Words that nobody took: things bought, where a line item names them; else words of the documents, where the question says so. */
function wordsFilter(parts: Parts, background: Background): Filter | undefined {
  const items = itemWords(parts, background);
  if (items !== undefined) return { kind: 'items', words: items };
  const { words, asked } = parts;
  const latin = words.every((word) => !/\p{Script=Han}/u.test(word));
  const about = /^(?:count|list|distinct|latest|earliest)$/.test(asked.operation ?? '');
  return background.told === undefined && about && latin && words.length <= 4
    ? { kind: 'words', words }
    : undefined;
}

/** "And in April?": what is said replaces what was said of the same thing. */
function continued(previous: Query, { asked, filters, fields }: Parts, own: Query | undefined): Query {
  const kept = previous.filters.filter(
    (old) => !filters.some((fresh) => fresh.kind === old.kind && fieldIn(fresh) === fieldIn(old)),
  );
  const operation = asked.operation === null ? previous.operation : (own?.operation ?? previous.operation);
  const looked_up = fields.length > 0 && (previous.operation === 'value' || asked.operation !== null);
  return {
    ...previous,
    operation,
    fields: looked_up
      ? fields
      : operation === previous.operation
        ? previous.fields
        : (own?.fields ?? previous.fields),
    filters: [...kept, ...filters],
    group_by: own?.group_by ?? previous.group_by,
    compare: false,
  };
}

const fieldIn = (filter: Filter): string => ('field' in filter ? filter.field : filter.kind);
