// What the parts of a question come to: the operation, what the documents are grouped by, the fields.
import type { FolderRecord } from '../records/folder-record.ts';
import { commonSpellings, isParty } from '../records/same-name.ts';
import type { Vocabulary } from '../records/vocabulary.ts';
import { ASKED } from './asked-label.ts';
import type { Asked } from './operations.ts';
import type { Span } from './marks.ts';
import type { Order } from './grouping.ts';
import { isByText, isTold, isWeak, type Filter, type Query } from './query.ts';
import type { Word } from './filler.ts';
import { fieldNamed, type NamedField } from './take-fields.ts';

/** What the recognisers have taken from a question. */
export interface Parts {
  asked: Asked;
  order: Order | undefined;
  fields: string[];
  /** Where the question names its fields. */
  named: NamedField[];
  filters: Filter[];
  /** Documents are named as such. */
  documents: boolean;
  /** What was bought is asked for, whatever it is. */
  items: boolean;
  how_much: boolean;
  /** By "and how much": beside whatever else is asked for. */
  also_how_much: boolean;
  /** 代码是多少: a figure that a word of the question's own names, and no amount. */
  of_word: boolean;
  who: boolean;
  when: boolean;
  /** It is to be answered by yes or no. */
  whether: boolean;
  /** The date by which documents are the first or the last. */
  dated_by: 'date' | 'due_date';
  follows: boolean;
  /** A month is named without its year. */
  bare_month: boolean;
  /** Where it names stored values. */
  values: (Span & { field: string })[];
  /** A number of the question is said to be the document's. */
  numbered?: boolean;
  /** What no recogniser has taken. */
  words: Word[];
}

export function groupOf(
  { of, ranked }: Asked,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): Query['group_by'] {
  const named = (words: readonly string[]) => words.map((word) => fieldNamed(word, vocabulary, records));
  const field =
    named(of).find((name) => name !== undefined && !isAmount(name) && !name.endsWith('date')) ??
    named(ranked).find((name) => name !== undefined && isParty(name));
  return field === undefined ? null : { field };
}

/** The field that a list is to be sorted by. */
export const orderOf = (
  { order }: Parts,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): string | null => (order === undefined ? null : (fieldNamed(order.by, vocabulary, records) ?? null));

/** Where the question does not say, dates and names rise, and amounts begin with the largest. */
export const lowestFirst = ({ order, asked }: Parts, order_by: string | null): boolean =>
  order === undefined
    ? asked.lowest_first
    : (order.lowest_first ?? (order_by !== null && !isAmount(order_by)));

export const isAmount = (field: string): boolean =>
  /total|amount|net|tax|rate|discount|price|quantity/.test(field);

export const isSize = (extreme: Asked['extreme']): boolean => extreme === 'max' || extreme === 'min';

/** Several values of one field are alternatives. */
export function mergeValues(filters: Filter[]): Filter[] {
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

/** Whether the question names two times, or two parties, to be set side by side. */
export function hasAlternatives(filters: readonly Filter[]): boolean {
  return filters.some(
    (filter) =>
      (filter.kind === 'date' && filter.ranges.length > 1) ||
      (filter.kind === 'value' &&
        isParty(filter.field) &&
        new Set(commonSpellings(filter.values).values()).size > 1),
  );
}

export function operationOf(
  { asked, documents, how_much, who, when }: Parts,
  fields: readonly string[],
  filters: readonly Filter[],
  group: Query['group_by'],
): Query['operation'] | undefined {
  const operation = settled(asked, group);
  if ((operation === 'list' || operation === 'distinct') && asked.compare) return 'sum';
  const [field] = fields;
  if (operation === 'count' && field !== undefined && !documents && !['total', 'date'].includes(field))
    return 'distinct';
  // "How many nougats …?" asks for no documents, whichever have the word.
  const of_items = filters.some(({ kind }) => kind === 'items');
  if (operation === 'count' && !documents && !of_items && filters.some(isByText)) return undefined;
  if (operation === 'max' && field === 'date') return 'latest';
  if (operation === 'min' && field === 'date') return 'earliest';
  if (operation === 'list' && !documents) {
    // "Which vendors …?" asks for the vendors, not for their documents.
    if ([field, fieldOfGroup(group)].some((name) => name !== undefined && isParty(name))) return 'distinct';
    if (field !== undefined && filters.length > 0) return 'value';
  }
  if (operation !== null)
    return needsDocuments(operation) &&
      !documents &&
      !asked.sums &&
      fields.length === 0 &&
      filters.length === 0 &&
      group === null
      ? undefined
      : operation;
  if (group !== null || asked.compare)
    return filters.length > 0 || group !== null || fields.length > 0 ? 'sum' : undefined;
  const asks = fields.length > 0 || how_much || who || when;
  // What no document is named for comes to a sum: "receipts of January, total please".
  const unnamed = filters.every((filter) => isWeak(filter) || filter.kind === 'date');
  if (
    asks &&
    documents &&
    unnamed &&
    filters.length > 0 &&
    (field === undefined ? how_much : isAmount(field))
  )
    return 'sum';
  if (asks && (documents || filters.length > 0)) return 'value';
  if (documents && filters.length > 0 && !asked.thing) return 'list';
  // "Who is the customer?": of no document in particular, whoever it is on any.
  if (asked.person && fields.length === 1 && isParty(field!) && filters.length === 0) return 'distinct';
  // "What's overdue?", "anything over 500?": the condition says that documents are meant.
  return !asks && !asked.person && filters.some(isTold) ? 'list' : undefined;
}

const fieldOfGroup = (group: Query['group_by']): string | undefined =>
  group !== null && 'field' in group ? group.field : undefined;

/** The largest of groups is the one with the largest sum, average or count; "what did we spend last?" asks for one document. */
function settled({ operation, extreme }: Asked, group: Query['group_by']): Asked['operation'] {
  if (extreme === null) return operation;
  if (group !== null && isSize(extreme))
    return operation === 'average' || operation === 'median' || operation === 'count' ? operation : 'sum';
  return operation === null || /^(?:sum|list|distinct)$/.test(operation) ? extreme : operation;
}

/** "Which is the largest?" may be about anything; "which receipt is the largest?" is about records. */
const needsDocuments = (operation: Query['operation']): boolean => !['summary', 'sum'].includes(operation);

export function fieldsFor(
  operation: Query['operation'],
  { how_much, also_how_much, who, when, documents, dated_by }: Parts,
  fields: readonly string[],
  group: Query['group_by'],
): string[] {
  switch (operation) {
    case 'sum':
    case 'average':
    case 'median':
    case 'max':
    case 'min': {
      const amounts = fields.filter(
        (name) => !['date', 'sender', 'recipient', 'uploaded', 'status'].includes(name),
      );
      return amounts.length > 0 ? amounts.slice(0, 1) : ['total'];
    }
    case 'value': {
      const dated = fields.some((name) => name.endsWith('date') || name.startsWith(ASKED));
      const asked = [
        ...fields,
        ...(who ? ['sender'] : []),
        ...(when && !dated ? ['date'] : []),
        ...(also_how_much && !fields.some(isAmount) ? ['total'] : []),
      ];
      return [...new Set(asked.length > 0 ? asked : how_much || documents ? ['total'] : [])];
    }
    case 'latest':
    case 'earliest':
      return [...new Set([dated_by, ...fields])];
    case 'count':
    case 'list':
    case 'summary':
      return [];
    case 'distinct':
      return [fieldOfGroup(group) ?? fields.find(isParty) ?? fields[0] ?? 'sender'];
  }
}
