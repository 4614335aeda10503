// A question that goes on from the one before: what it leaves open is filled from the last query and the documents that its
// answer came down to.
import type { Topic } from '../../lexicon/topics.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { titleOf, type FolderRecord } from '../records/folder-record.ts';
import { hasAll } from '../records/has-words.ts';
import { matches, valueOf } from '../records/match.ts';
import { stem } from '../passages/terms.ts';
import { bareQuestion } from './asked-label.ts';
import type { Parts } from './decide.ts';
import type { Word } from './filler.ts';
import { isWeak, type DateRange, type Filter, type Query, type Subject } from './query.ts';

const says = (text: string, ...topics: Topic[]): boolean =>
  topics.some((topic) => anyWhole(topic).test(text));

/** Whether the question names what it wants, so that nothing of the one before is kept but its documents. */
export const isOpen = ({ asked, fields, how_much, who, when }: Parts): boolean =>
  asked.operation !== null || asked.extreme !== null || fields.length > 0 || how_much || who || when;

/** What the question before leaves to this one: `parts` with its open slots filled, and the query to build on. */
export interface FollowUp {
  parts: Parts;
  /** The operation and fields are those of this query too, unless the question names its own. */
  base: Query | undefined;
}

/** Undefined where the question stands for itself. */
export function followUp(
  text: string,
  parts: Parts,
  previous: Query | undefined,
  records: readonly FolderRecord[],
  told: Subject | undefined,
): FollowUp | undefined {
  if (previous === undefined) return undefined;
  const spoke = previous.operation !== 'value' || previous.fields.length > 0;
  const named = parts.filters.filter((filter) => !isWeak(filter) && filter.kind !== 'date');
  const dates = parts.filters.filter(isDate);
  const asks = isOpen(parts) || parts.items || parts.asked.compare;
  const other = named.length > 0 || asks ? undefined : otherNamed(text, parts, records, told);
  const strong = other === undefined ? named : [other.filter];
  const points = parts.follows || says(text, 'said_before', 'points_back');
  if (strong.length > 0) {
    // "What did they charge for the lamps?" of a name that the documents in question have keeps to them.
    const of_them = records.some((record) => previous.result.includes(record.id) && matches(record, strong));
    if (asks && points && of_them && !says(text, 'whole_folder')) return about(parts, previous, records);
    return asks || (parts.documents && !parts.follows) || !spoke
      ? undefined
      : instead({ ...parts, words: other?.words ?? parts.words }, strong, dates, previous, records);
  }
  if (dates.length > 0) return (asks && !points) || !spoke ? undefined : inPeriod(parts, dates, previous);
  if (!points && (says(text, 'whole_folder') || (!asks && parts.words.length === 0))) return undefined;
  return about(parts, previous, records);
}

/**
 * 那京东呢: what is no other question and a part of somebody's name, however short, names them; `told` are documents that it
 * names by their text. With the words that are left.
 */
function otherNamed(
  text: string,
  { words }: Parts,
  records: readonly FolderRecord[],
  told: Subject | undefined,
): { filter: Filter; words: Word[] } | undefined {
  const said = words.length > 0 ? words.map((word) => word.text) : [bareQuestion(text)];
  const are_names = words.every(({ proper, text }) => proper || HAN.test(text));
  if (!are_names || (words.length === 0 && !HAN.test(said[0]!))) return undefined;
  for (const field of ['sender', 'recipient']) {
    const names = new Set(records.flatMap((record) => valueOf(record, field) ?? []));
    const values = [...names].filter((name) => hasAll(name, said));
    if (values.length > 0)
      return { filter: { kind: 'value', field, values, said: said.join(' ') }, words: [] };
  }
  return (
    told && {
      filter: { kind: 'documents', ids: told.ids, said: said.join(' '), by_text: true },
      words: words.filter((word) => !told.words.includes(stem(word.text))),
    }
  );
}
const HAN = /^\p{Script=Han}{2,}$/u;

/** "And Walmart?": the same of somebody else. The day of one document tells no other. */
function instead(
  parts: Parts,
  strong: Filter[],
  dates: Filter[],
  previous: Query,
  records: readonly FolderRecord[],
): FollowUp {
  const spoken = dates.length > 0 ? [] : previous.filters.filter(isDate);
  const of_a_day = spoken.every(({ ranges }) => ranges.every(({ from, to }) => from === to));
  const apart = of_a_day && !records.some((record) => matches(record, [...spoken, ...strong]));
  return {
    parts: {
      ...parts,
      filters: [...previous.filters.filter(isWeak), ...(apart ? [] : spoken), ...strong, ...dates],
    },
    base: previous,
  };
}

/** "And in May?": the same in another time; a month without a year is one of the year spoken of. */
function inPeriod(parts: Parts, dates: DateFilter[], previous: Query): FollowUp {
  const spoken = spokenOf(previous);
  const kept = previous.filters.filter(({ kind }) => kind !== 'date');
  const moved = dates.map(({ field, ranges, ...filter }) => ({
    ...filter,
    // Which day of a document is meant was said before.
    field: spoken !== undefined && field === 'date' ? spoken.field : field,
    ranges:
      spoken !== undefined && parts.bare_month
        ? ranges.map((range) => inYearOf(range, spoken.ranges))
        : ranges,
  }));
  return { parts: { ...parts, filters: [...kept, ...moved] }, base: previous };
}

type DateFilter = Extract<Filter, { kind: 'date' }>;
const isDate = (filter: Filter): filter is DateFilter => filter.kind === 'date';
const spokenOf = ({ filters }: Query): DateFilter | undefined => filters.find(isDate);

/** The first day of the time that the question before was about, from which "the next month" counts. */
export const spokenDay = (previous: Query | undefined): string | undefined =>
  (previous && spokenOf(previous)?.ranges[0]?.from) ?? undefined;

function inYearOf({ from, to }: DateRange, spoken: readonly DateRange[]): DateRange {
  const year = (spoken[0]?.from ?? spoken[0]?.to)?.slice(0, 4);
  const moved = (day: string | null) => (day === null || year === undefined ? day : year + day.slice(4));
  return { from: moved(from), to: moved(to) };
}

/** "Who is the customer?", "what do they add up to?": of the documents that the answer came down to. */
function about(parts: Parts, previous: Query, records: readonly FolderRecord[]): FollowUp | undefined {
  // "And the cheapest?", "how many are they?" after the largest of some: of those it was chosen from.
  const { operation, extreme, compare } = parts.asked;
  const all = previous.among.length > 0 && (operation !== null || extreme !== null || compare);
  const ids = all ? previous.among : previous.result;
  if (ids.length === 0) return undefined;
  const of_them = records.filter(({ id }) => ids.includes(id));
  const said = of_them.slice(0, 3).map(titleOf);
  const spoken: Filter = { kind: 'documents', ids, said: said.join(', ') };
  // "How many invoices was that?": a kind that none of them is of is another word for them.
  const kept = parts.filters.filter(
    (filter) =>
      filter.kind !== 'value' ||
      filter.field !== 'doc_type' ||
      of_them.some((record) => matches(record, [filter])),
  );
  return {
    parts: { ...parts, filters: [spoken, ...itemsOf(previous, parts), ...kept] },
    base: undefined,
  };
}

/** "How many?", "price each?" after the line of an item: of that item. */
const itemsOf = ({ line_items, filters }: Query, { documents, asked, fields, how_much }: Parts): Filter[] =>
  line_items &&
  !documents &&
  (asked.operation === 'count' ||
    (how_much && fields.every((name) => name === 'total')) ||
    fields.some((name) => OF_ITEMS.has(name)))
    ? filters.filter(({ kind }) => kind === 'items')
    : [];
const OF_ITEMS = new Set(['unit_price', 'quantity']);

/** Whether the question speaks of what was said before and names nothing of its own. */
export const leansBack = (question: string): boolean => says(question, 'goes_on', 'said_before');

/** The query of a follow-up that names neither operation nor field. */
export const goingOn = (previous: Query, { filters }: Parts): Query => ({
  ...previous,
  filters,
  compare: false,
  result: [],
  // "And the difference between the two?"
  among: [...previous.among, ...previous.result],
});
