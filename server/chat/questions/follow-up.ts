// A question that goes on from the one before: what it leaves open is filled from the last query and the documents that its
// answer came down to.
import { anyWhole } from '../../lexicon/words.ts';
import { titleOf, type FolderRecord } from '../records/folder-record.ts';
import { matches } from '../records/match.ts';
import type { Parts } from './decide.ts';
import { isWeak, type DateRange, type Filter, type Query } from './query.ts';

export const FOLLOWS = anyWhole('goes_on');
const SAID_BEFORE = anyWhole('said_before');
const POINTS_BACK = anyWhole('points_back');
const WHOLE = anyWhole('whole_folder');

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
): FollowUp | undefined {
  if (previous === undefined) return undefined;
  const spoke = previous.operation !== 'value' || previous.fields.length > 0;
  const strong = parts.filters.filter((filter) => !isWeak(filter) && filter.kind !== 'date');
  const dates = parts.filters.filter(({ kind }) => kind === 'date');
  const asks =
    parts.asked.operation !== null ||
    parts.asked.extreme !== null ||
    parts.fields.length > 0 ||
    parts.items ||
    parts.asked.compare ||
    parts.how_much ||
    parts.who ||
    parts.when;
  const points = parts.follows || SAID_BEFORE.test(text) || POINTS_BACK.test(text);
  if (strong.length > 0) {
    // "What did they charge for the lamps?" of a name that the documents in question have keeps to them.
    const of_them = records.some((record) => previous.result.includes(record.id) && matches(record, strong));
    if (asks && points && of_them && !WHOLE.test(text)) return about(parts, previous, records);
    return asks || (parts.documents && !parts.follows) || !spoke
      ? undefined
      : instead(parts, strong, dates, previous);
  }
  if (dates.length > 0) return (asks && !points) || !spoke ? undefined : inPeriod(parts, dates, previous);
  if (!points && (WHOLE.test(text) || (!asks && parts.words.length === 0))) return undefined;
  return about(parts, previous, records);
}

/** "And Walmart?": the same of somebody else. */
const instead = (parts: Parts, strong: Filter[], dates: Filter[], previous: Query): FollowUp => ({
  parts: {
    ...parts,
    filters: [
      ...previous.filters.filter(
        (filter) => isWeak(filter) || (filter.kind === 'date' && dates.length === 0),
      ),
      ...strong,
      ...dates,
    ],
  },
  base: previous,
});

/** "And in May?": the same in another time; a month without a year is one of the year spoken of. */
function inPeriod(parts: Parts, dates: Filter[], previous: Query): FollowUp {
  const spoken = previous.filters.find(({ kind }) => kind === 'date');
  const kept = previous.filters.filter(({ kind }) => kind !== 'date');
  const moved = dates.map((filter) =>
    filter.kind === 'date' && spoken?.kind === 'date' && parts.bare_month
      ? {
          ...filter,
          field: spoken.field,
          ranges: filter.ranges.map((range) => inYearOf(range, spoken.ranges)),
        }
      : filter,
  );
  return { parts: { ...parts, filters: [...kept, ...moved] }, base: previous };
}

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
export const leansBack = (question: string): boolean => FOLLOWS.test(question) || SAID_BEFORE.test(question);

/** The query of a follow-up that names neither operation nor field. */
export const goingOn = (previous: Query, { filters }: Parts): Query => ({
  ...previous,
  filters,
  compare: false,
  result: [],
  // "And the difference between the two?"
  among: [...previous.among, ...previous.result],
});
