// The parts of a question as a query. Every word must be accounted for: a word that is neither taken by a recogniser, nor
// tells a document by its text, nor names what is asked for or bought, is a condition that was not understood, and the
// question gets no query. An answer never drops a condition.
import { hasAll } from '../records/has-words.ts';
import { matches, valueOf } from '../records/match.ts';
import { isParty } from '../records/same-name.ts';
import { wordSet } from '../../lexicon/words.ts';
import { stem } from '../passages/terms.ts';
import { ASKED } from './asked-label.ts';
import {
  fieldsFor,
  groupOf,
  isAmount,
  isSize,
  lowestFirst,
  operationOf,
  orderOf,
  type Parts,
} from './decide.ts';
import type { Word } from './filler.ts';
import type { Background } from './parse-question.ts';
import { EVERYTHING, isByText, isWeak, type Filter, type Query } from './query.ts';

export interface Composed {
  query: Query | undefined;
  /** Words that nothing accounts for. */
  unknown: Word[];
  /** Whether it would ask for records if it were not for them. */
  about_records: boolean;
}

/** `label` is what the question calls the thing it asks for, where that is no field; `text` the folded question. */
export function compose(
  parts: Parts,
  background: Background,
  label: string | undefined,
  text: string,
): Composed {
  const { words } = parts;
  const items = itemWords(parts, background) ?? (parts.items && isAboutSome(parts) ? [] : undefined);
  const labelled =
    items === undefined
      ? withLabel(parts, label, text, background)
      : { ...parts, explained: words.filter((word) => items.includes(stem(word.text))) };
  const asks_for = label?.split(' ') ?? [];
  const beside = items === undefined && asksOneOf(labelled, background);
  const unknown = words.filter(
    (word) =>
      !labelled.explained.includes(word) &&
      !(isAboutSome(parts) && PAPERS.has(word.text)) &&
      // "What interest …, and when is it due?" asks for more than the day.
      !(beside && /^\p{Ll}+$/u.test(word.text) && !word.proper && !asks_for.includes(word.text)),
  );
  if (unknown.length === 0)
    return { query: queryOf(labelled, background, items), unknown, about_records: true };
  return {
    query: undefined,
    unknown,
    about_records:
      parts.documents ||
      parts.how_much ||
      parts.of_word ||
      parts.asked.sums ||
      (unknown.some(({ proper }) => proper) && queryOf(labelled, background, undefined) !== undefined),
  };
}

function queryOf(
  parts: Parts,
  { vocabulary, records }: Background,
  items: string[] | undefined,
): Query | undefined {
  const { asked, fields } = parts;
  const filters: Filter[] =
    items === undefined ? parts.filters : [...parts.filters, { kind: 'items', words: items }];
  const grouped = asked.group_by ?? groupOf(asked, vocabulary, records);
  const field = grouped !== null && 'field' in grouped ? grouped.field : undefined;
  // "Under which law is the contract of …?" asks for a value, and not for groups.
  const asks_value =
    field !== undefined &&
    (asked.operation === null || asked.operation === 'list' || asked.operation === 'distinct') &&
    asked.extreme === null &&
    isAboutSome(parts) &&
    (!isParty(field) || (parts.documents && !asked.of.some((word) => word.endsWith('s')))) &&
    !asked.sums;
  const group = asks_value ? null : grouped;
  // A part of everything is everything: the question means something else.
  if (asked.share && filters.length === 0 && group === null) return undefined;
  const order_by = orderOf(parts, vocabulary, records);
  const wanted = asks_value ? [field] : fields.filter((name) => name !== field);
  const operation =
    (asks_value ? 'value' : operationOf({ ...parts, filters }, wanted, filters, group)) ?? (items && 'value');
  if (operation === undefined) return undefined;
  // "How much do we owe …, and by when?" of one document asks for two of its values.
  const beside =
    operation === 'sum' &&
    group === null &&
    wanted.some((name) => !isAmount(name) && !isParty(name)) &&
    records.filter((record) => matches(record, filters)).length === 1;
  const shown = beside ? [...new Set(['total', ...wanted])] : fieldsFor(operation, parts, wanted, group);
  return {
    ...EVERYTHING,
    operation: beside ? 'value' : operation,
    fields: shown,
    filters,
    group_by: operation === 'distinct' ? null : group,
    top: asked.top ?? (group !== null && isSize(asked.extreme) ? 1 : null),
    lowest_first: lowestFirst(parts, order_by),
    compare: asked.compare,
    mean_of_sums: asked.mean_of_sums,
    share: asked.share,
    order_by,
    line_items:
      items !== undefined ||
      parts.filters.some((one) => one.kind === 'items' && (one.words.length > 0 || parts.items)),
  };
}

/**
 * A word before the name of a field makes another field of it: the opening balance is no balance, 乘车日期 no 日期. Without
 * any field the question's own label is asked for. `explained` are the words that say so.
 */
function withLabel(
  parts: Parts,
  label: string | undefined,
  text: string,
  background: Background,
): Parts & { explained: Word[] } {
  const explained: Word[] = [];
  const fields = parts.fields.map((name) => {
    const field = parts.named.find((one) => one.name === name);
    if (field === undefined) return name;
    let { start, end } = field;
    // 签订地点 is a place: what follows without a blank is the head, and the field only says of which.
    const head = parts.words.find((word) => word.start === end && HAN.test(word.text));
    if (head !== undefined) {
      end = head.end;
      explained.push(head);
    }
    for (const word of parts.words.toReversed())
      if (word.end <= start && /^ ?$/.test(text.slice(word.end, start)) && isModifier(word)) {
        start = word.start;
        explained.push(word);
      }
    return start === field.start && end === field.end ? name : `${ASKED}${text.slice(start, end)}`;
  });
  if (fields.length > 0 || label === undefined || !asksForLabel(parts))
    return { ...parts, fields, explained };
  const own = parts.words.filter(({ text }) => label.split(' ').includes(text) || label.includes(text));
  if (own.length === 0 || /^\p{Script=Han}$/u.test(label)) return { ...parts, fields, explained };
  return { ...parts, fields: [headedBy(label, parts, background) ?? `${ASKED}${label}`], explained: own };
}

/** 代码 of a fapiao is its 发票代码: the one field of the documents in question whose name ends with the label. */
function headedBy(
  label: string,
  { filters }: Parts,
  { records, vocabulary }: Background,
): string | undefined {
  const strong = filters.filter((filter) => !isWeak(filter));
  if (strong.length === 0) return undefined;
  const meant = records.filter((record) => matches(record, strong));
  const fields = new Set(meant.flatMap(({ values }) => [...values.keys()]));
  const before = HAN.test(label) ? '' : ' ';
  const headed = [...fields].filter((name) =>
    [...(vocabulary.get(name) ?? [])].some((phrase) => phrase.endsWith(`${before}${label}`)),
  );
  return headed.length === 1 ? headed[0] : undefined;
}

/**
 * Whether a field of one document is asked for by its name, and the document named: verbs and other small words beside them
 * ("under which VAT number does it trade?") are no further conditions.
 */
const asksOneOf = (
  { fields, filters, asked, items }: Parts & { explained: Word[] },
  { records }: Background,
): boolean => {
  const strong = filters.filter((filter) => !isWeak(filter) && !isByText(filter));
  return (
    fields.length > 0 &&
    fields.every((name) => !name.startsWith(ASKED) && !PER_ITEM.has(name) && name !== 'date') &&
    asked.operation === null &&
    asked.extreme === null &&
    !items &&
    strong.some(({ kind }) => kind === 'value' || kind === 'documents') &&
    records.filter((record) => matches(record, strong)).length === 1
  );
};

const HAN = /^\p{Script=Han}+$/u;

/** 报销单 before 总金额 is a document, whose amount is asked for. */
const isModifier = ({ text, proper }: Word): boolean => !proper && !/[单票据书同证卡函表]$/u.test(text);

const isAboutSome = ({ filters }: Parts): boolean => filters.some((filter) => !isWeak(filter));

/** "The electricity bill of …", 账单: of which sort it is, where another word tells which. */
const PAPERS = wordSet('paper');

const asksForLabel = ({ asked, who, how_much }: Parts): boolean =>
  asked.operation === null && !asked.compare && !who && !how_much;

/** Stems of the words that name something bought: those that tell the documents, where some do. */
export function itemWords(parts: Parts, background: Background): string[] | undefined {
  const { words, filters } = parts;
  const { records, told } = background;
  const stems = words.map(({ text }) => stem(text));
  // Who sold it is not what was bought.
  const parties = records
    .filter(({ id }) => told?.ids.includes(id) === true)
    .flatMap((record) => [valueOf(record, 'sender') ?? '', valueOf(record, 'recipient') ?? '']);
  const telling = stems.filter(
    (word) => told?.words.includes(word) === true && !parties.some((name) => hasAll(name, [word])),
  );
  const wanted = telling.length > 0 ? telling : stems;
  if (
    !mayAskItems(parts, background) ||
    wanted.length === 0 ||
    (told !== undefined && telling.length === 0 && told.words.length > 0)
  )
    return undefined;
  const lines = records
    .filter((record) => matches(record, filters) && (told === undefined || told.ids.includes(record.id)))
    .flatMap(({ items }) => items.map(({ description }) => description));
  // Words that tell the document and stand in none of its lines say where it was bought.
  const bought = wanted.filter((word) => lines.some((line) => hasAll(line, [word])));
  const elsewhere = wanted.every((word) => bought.includes(word) || told?.words.includes(word) === true);
  const named = /\p{L}/u.test(bought.join('')) && lines.some((line) => hasAll(line, bought));
  if (!named || !elsewhere) return undefined;
  // A small word between them stands in the line too.
  return stems.filter((word) => lines.some((line) => hasAll(line, [...bought, word])));
}

/** Whether words of the question may name something bought. */
export function mayAskItems(
  { asked, how_much, who, when, whether, fields }: Parts,
  { previous }: Background,
): boolean {
  const counts = asked.operation !== null && asked.operation !== 'summary';
  // "And the sensors?" after the line of another item.
  const goes_on = previous?.line_items === true && fields.length === 0 && !who && !when;
  return counts || how_much || whether || goes_on || fields.some((name) => PER_ITEM.has(name));
}
const PER_ITEM = new Set(['total', 'unit_price', 'quantity']);
