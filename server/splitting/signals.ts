// What speaks for and against a boundary between two pages, as named numbers from 0 to 1.
import type { PageTraits } from './page-traits.ts';

export type BoundarySignal =
  | 'bias'
  | 'count_first'
  | 'count_one_of_one'
  | 'count_last'
  | 'count_restarts'
  | 'count_next'
  | 'count_next_of'
  | 'count_broken'
  | 'count_other_total'
  | 'count_lost'
  | 'count_unfinished'
  | 'title'
  | 'title_before'
  | 'title_same'
  | 'head_alike'
  | 'head_other'
  | 'foot_alike'
  | 'foot_other'
  | 'words_alike'
  | 'words_other'
  | 'marks_shared'
  | 'marks_own'
  | 'marks_none'
  | 'series_ended'
  | 'series_begun'
  | 'top_shared'
  | 'top_other'
  | 'head_other_marks'
  | 'title_other_number'
  | 'title_other_marks'
  | 'number_same'
  | 'number_other'
  | 'number_first'
  | 'runs_on'
  | 'resumes'
  | 'clause_next'
  | 'clause_anew'
  | 'clause_lost'
  | 'total_before'
  | 'total'
  | 'carried'
  | 'greets'
  | 'room_left'
  | 'size_other'
  | 'source_other'
  | 'photographed'
  | 'blank_between';

export type BoundarySignals = Partial<Record<BoundarySignal, number>>;

/** On how many of the pages that are looked at a mark stands. */
export type Spread = ReadonlyMap<string, number>;

/** The two pages and those beside them; blank pages between do not count. */
export interface Gap {
  before: PageTraits;
  after: PageTraits;
  /** The page before the one before, and the one behind the one after. */
  earlier: PageTraits | undefined;
  later: PageTraits | undefined;
  blank_between: boolean;
  spread: Spread;
  pages: number;
}

/** A mark on more pages than this share belongs to the sender rather than to one document. */
const COMMON = 0.6;
/** From so many pages on that can be told. */
const ENOUGH_PAGES = 4;
/** So many marks that are shared say all that more could. */
const MANY = 3;
/** Share of words from which two heads are the same but for what they are filled with. */
const ALIKE = 0.5;
const SAME_SIZE = 0.02;

export function signalsOf(gap: Gap): BoundarySignals {
  const { before, after } = gap;
  return present({
    bias: 1,
    ...countSignals(before, after),
    ...wordSignals(before, after),
    ...markSignals(gap),
    ...textSignals(before, after),
    size_other: Number(
      Math.abs(before.width / after.width - 1) > SAME_SIZE ||
        Math.abs(before.height / after.height - 1) > SAME_SIZE,
    ),
    source_other: Number(before.source !== after.source),
    photographed: Number(before.source === 'ocr' && after.source === 'ocr'),
    blank_between: Number(gap.blank_between),
  });
}

/** Zeros say nothing and are left out. */
const present = (signals: BoundarySignals): BoundarySignals =>
  Object.fromEntries(Object.entries(signals).filter(([, value]) => value !== 0));

function countSignals({ count: a }: PageTraits, { count: b }: PageTraits): BoundarySignals {
  const next = a !== null && b !== null && b.page === a.page + 1;
  const other_total = a !== null && b !== null && a.of !== b.of;
  return {
    count_first: Number(b?.page === 1),
    count_one_of_one: Number(b?.page === 1 && b.of === 1),
    count_last: Number(a !== null && a.page === a.of),
    count_restarts: Number(a !== null && a.page === a.of && b?.page === 1 && b.of !== null),
    count_next: Number(next && !other_total),
    count_next_of: Number(next && !other_total && a.of !== null),
    count_broken: Number(a !== null && b !== null && !next),
    count_other_total: Number(other_total),
    count_lost: Number(a !== null && b === null),
    count_unfinished: Number(a !== null && a.of !== null && a.page < a.of),
  };
}

function wordSignals(before: PageTraits, after: PageTraits): BoundarySignals {
  const head = alike(before.head, after.head);
  const foot = alike(before.foot, after.foot);
  const words = alike(before.words, after.words);
  const titles = shared(before.titles, after.titles);
  return {
    title: Number(after.titles.size > 0),
    title_before: Number(before.titles.size > 0),
    title_same: Number(titles > 0),
    head_alike: head,
    head_other: Number(head < 0.1),
    foot_alike: foot,
    foot_other: Number(before.foot.size > 0 && after.foot.size > 0 && foot < 0.1),
    words_alike: words,
    words_other: Number(words < 0.1),
  };
}

function markSignals({ before, after, earlier, later, spread, pages }: Gap): BoundarySignals {
  const both = [...before.marks].filter((mark) => after.marks.has(mark));
  const own = pages < ENOUGH_PAGES ? [] : both.filter((mark) => (spread.get(mark) ?? 0) / pages <= COMMON);
  const numbers = shared(before.numbers, after.numbers);
  const numbered = before.numbers.size > 0 && after.numbers.size > 0;
  const top = shared(before.top, after.top);
  const top_other = before.top.size > 0 && after.top.size > 0 && top === 0;
  const titled = after.titles.size > 0;
  return {
    top_shared: many(top),
    top_other: Number(top_other),
    head_other_marks: Number(top_other && alike(before.head, after.head) > ALIKE),
    title_other_number: Number(titled && numbered && numbers === 0),
    title_other_marks: Number(titled && both.length === 0),
    marks_shared: many(both.length),
    marks_own: many(own.length),
    marks_none: Number(both.length === 0 && before.marks.size > 0 && after.marks.size > 0),
    series_ended: many(kept(earlier, before, after)),
    series_begun: many(kept(later, after, before)),
    number_same: Number(numbers > 0),
    number_other: Number(numbered && numbers === 0),
    number_first: Number(before.numbers.size === 0 && after.numbers.size > 0),
  };
}

/** Marks that two pages share and the third one lacks. */
const kept = (one: PageTraits | undefined, two: PageTraits, without: PageTraits): number =>
  one === undefined
    ? 0
    : [...two.marks].filter((mark) => one.marks.has(mark) && !without.marks.has(mark)).length;

function textSignals(before: PageTraits, after: PageTraits): BoundarySignals {
  const [, last] = before.clauses ?? [0, 0];
  const [first] = after.clauses ?? [0, 0];
  const counted = before.clauses !== null && after.clauses !== null;
  return {
    runs_on: Number(before.open && after.resumes),
    resumes: Number(after.resumes),
    clause_next: Number(counted && (first === last + 1 || (first === last && last > 1))),
    clause_anew: Number(counted && first === 1 && last > 1),
    clause_lost: Number(before.clauses !== null && after.clauses === null),
    total_before: Number(before.total),
    total: Number(after.total),
    carried: Number(before.carried || after.carried),
    greets: Number(after.greets),
    room_left: Math.max(0, 1 - before.filled),
  };
}

const many = (count: number): number => Math.min(count, MANY) / MANY;

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count++;
  return count;
}

/** What two sets share, as part of the smaller one. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : shared(a, b) / smaller;
}
