// A question about records as a Query, or undefined where it asks for what only the text can tell. Everything that a
// recogniser understands is taken from the question; if something that means anything is left, the text is read instead.
import type { FolderRecord } from '../records/folder-record.ts';
import { findNamedValues } from '../records/named-values.ts';
import type { Vocabulary } from '../records/vocabulary.ts';
import { hasAll } from '../records/has-words.ts';
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
import { takeAmounts, takeLimits } from './limits.ts';
import { createMarks, type Marks } from './marks.ts';
import { takeOperation } from './operations.ts';
import { takeOrder } from './ordering.ts';
import { takeOverdue, takePeriods } from './periods.ts';
import { EVERYTHING, type Filter, type Query } from './query.ts';
import {
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
  /** A name that no record has, and the documents in whose text it stands. */
  in_text?: { name: string; ids: number[] };
}

const FOLLOWS = /^(?:and|what about|how about|also|but|then|or)\b|^(?:那|那么|还有|另外|换成)|呢[?？]?$/;

/** Of documents as such; "who signed …" is for their text. */
const SIGNED =
  /\b(?:(?:was|were|are|been)|(?<=\b(?:agreements?|contracts?))) (?:signed|concluded|entered into)\b/;

export function parseQuestion(question: string, background: Background): Query | undefined {
  const marks = createMarks(question);
  const parts = takeApart(marks, background);
  const own = queryOf(parts, background);
  const { previous } = background;
  const bare = parts.asked.operation === null && !parts.asked.compare && !parts.how_much;
  if (
    previous !== undefined &&
    (parts.follows || bare) &&
    parts.words.length === 0 &&
    parts.filters.length + parts.fields.length > 0
  ) {
    if (parts.follows || own === undefined) return continued(previous, parts, own);
  }
  return own;
}

function takeApart(marks: Marks, { records, vocabulary, today, in_text }: Background): Parts {
  const follows = FOLLOWS.test(marks.text);
  marks.takeFirst(FOLLOWS);
  const filters: Filter[] = [];
  const keep = (filter: Filter | undefined) => filter !== undefined && filters.push(filter);
  keep(takeFilenames(marks, records));
  if (in_text !== undefined) keep(takeNamed(marks, in_text));
  for (const { field, values, span } of findNamedValues(marks.text, records, marks.isFree)) {
    filters.push({ kind: 'value', field, values, said: marks.text.slice(span.start, span.end) });
    marks.take(span);
  }
  marks.takeAll(SIGNED);
  const order = takeOrder(marks);
  filters.push(
    ...takeOverdue(marks, today),
    ...takeLimits(marks),
    ...takePeriods(marks, today, yearsOf(records)),
  );
  filters.push(...takeMarksOfRecords(marks), ...takeMissing(marks, vocabulary, records));
  const asked = takeOperation(marks, hasAlternatives(mergeValues(filters)));
  const how_much = marks.takeFirst(/\bhow much\b|多少钱|多少(?![张份个笔家条次封单])/) !== undefined;
  const who =
    marks.takeFirst(/\bwho (?:issued|sent|sold|billed|is|was)\b|\bwhose\b|谁(?:开|发)/) !== undefined;
  const when = marks.takeFirst(/\bwhen\b|什么时候|何时|哪一?[天日]/) !== undefined;
  const fields = takeFields(marks, vocabulary, records);
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

function takeNamed(marks: Marks, { name, ids }: { name: string; ids: number[] }): Filter | undefined {
  const start = marks.text.indexOf(name);
  if (start < 0) return undefined;
  marks.take({ start, end: start + name.length });
  return { kind: 'documents', ids, said: name };
}

/** What may be the name of somebody whom no record knows: what is left behind "from", "at", "by" or 在. */
export function unknownName(question: string, background: Background): string | undefined {
  const marks = createMarks(question);
  takeApart(marks, background);
  const [, latin] =
    /\b(?:from|at|by|with|on the|to)\s+(?:the\s+)?(.{3,80}?)(?=\s+(?:on|in|dated|issued|receipt|invoice|bill|for|during|become|becomes|take|takes|come|expire|end|start|begin)\b|\s*[?,]|$)/.exec(
      marks.text,
    ) ?? [];
  const [, han] =
    /(?:^[与和同跟]?|[在从向与和同跟]|日|月)(.{2,60}?)(?=一?总?共?花|的?(?:收据|发票|小票|账单|协议|合同)|消费|支付|买)/u.exec(
      marks.text,
    ) ?? [];
  const name = (latin ?? han)?.trim();
  return name !== undefined && contentOf([name]).length > 0 ? name : undefined;
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

function queryOf(parts: Parts, background: Background): Query | undefined {
  const { asked, fields } = parts;
  const filters = [...parts.filters];
  const group = asked.group_by ?? groupOf(asked, background.vocabulary, background.records);
  if (parts.words.length > 0) {
    const filter = wordsFilter(parts, background);
    if (filter === undefined) return undefined;
    filters.push(filter);
  }
  // A part of everything is everything: the question means something else.
  if (asked.share && filters.length === 0 && group === null) return undefined;
  const order_by = orderOf(parts, background.vocabulary, background.records);
  const line_items = filters.some(({ kind }) => kind === 'items');
  const wanted = fields.filter(
    (name) => !('field' in (group ?? {}) && (group as { field: string }).field === name),
  );
  const operation = operationOf(parts, wanted, filters, group);
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

/** Words that nobody took: things bought, where a line item names them; else words of the documents, where the question says so. */
function wordsFilter({ words, asked, how_much }: Parts, { records }: Background): Filter | undefined {
  const wanted = words.map(stem);
  const latin = words.every((word) => !/\p{Script=Han}/u.test(word));
  const named = records.some(({ items }) => items.some(({ description }) => hasAll(description, wanted)));
  const counts = asked.operation !== null && asked.operation !== 'summary';
  if (named && (counts || how_much)) return { kind: 'items', words: wanted };
  const about = /^(?:count|list|sum|distinct|latest|earliest)$/.test(asked.operation ?? '');
  return about && latin && words.length <= 4 && asked.operation !== 'sum'
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
