// The dates of a question as filters: ranges, "since", "before", months without a year, and which date is meant.
import { askedForms } from '../../lexicon/asked.ts';
import type { AskedForm } from '../../lexicon/asked-forms.ts';
import { wholeWords } from '../../lexicon/words.ts';
import { months, shifted } from './dates.ts';
import { takeDates, type DatedSpan, type Now } from './dates.ts';
import type { Marks, Span } from './marks.ts';
import type { DateRange, Filter } from './query.ts';

type DateFilter = Extract<Filter, { kind: 'date' }>;

const THROUGH = /^\s*(?:to|until|till|through|thru|and|-|–|~|至|到|和)\s*(?:the )?$/;
const GLUE = wholeWords('date_glue');
const GLUE_BEFORE = new RegExp(`(?:(?:${GLUE})\\s*)+$`, 'u');
const GLUE_AFTER = new RegExp(`^(?:\\s*(?:${GLUE}))+`, 'u');

const OVERDUE = /\boverdue\b|\bpast (?:its |their |the )?due(?: date)?\b|逾期(?:未付)?的?|过期未付的?/;

/** What was due before today, and has not been paid. */
export function takeOverdue(marks: Marks, today: string): Filter[] {
  if (marks.takeFirst(OVERDUE) === undefined) return [];
  return [
    { kind: 'date', field: 'due_date', ranges: [{ from: null, to: dayBefore(today) }] },
    { kind: 'value', field: 'payment', values: ['paid'], said: 'paid', except: true },
  ];
}

/** Which years the documents of the folder have a month in. */
export type YearsOf = (month: number) => number[];

/** What the dates of a question come to; `bare_month`: one is a month without its year. */
export function takePeriods(
  marks: Marks,
  now: Now,
  yearsOf: YearsOf,
): { filters: DateFilter[]; bare_month: boolean } {
  const { today } = now;
  const spans = takeDates(marks, now);
  const bare_month = spans.some(({ month }) => month !== undefined);
  if (spans.length === 0) return { filters: [], bare_month };
  const ranges: DateRange[] = [];
  for (let i = 0; i < spans.length; i += 1) {
    const span = spans[i]!;
    const next = spans[i + 1];
    const before = marks.text.slice(Math.max(0, span.start - 20), span.start);
    const between = next === undefined ? '' : marks.text.slice(span.end, next.start);
    const through = next !== undefined && THROUGH.test(between);
    if (
      through &&
      (!/and|和/.test(between) ||
        /\bbetween\s*(?:the )?$/.test(before) ||
        /^\s*(?:之间|期间)/.test(marks.text.slice(next.end)))
    ) {
      ranges.push(joined(resolve(span, today, yearsOf, next), resolve(next, today, yearsOf, span)));
      i += 1;
    } else ranges.push(...opened(marks.text, span, resolve(span, today, yearsOf, next)));
  }
  for (const span of spans) takeGlue(marks, span);
  // "When is the invoice of 3 May due?": the day that tells the document is its own.
  const own = spans.length === 1 && OWN_DAY.test(marks.text.slice(0, spans[0]!.start));
  const field = own ? 'date' : fieldOf(marks.text);
  return { filters: [{ kind: 'date', field, ranges }], bare_month };
}

/** Stands for the dates of a question when its limits are looked for. */
const DATE = '\u0000';
const BOUNDS = (
  [
    ['after', ({ to }) => ({ from: dayAfter(to), to: null })],
    ['since', ({ from }) => ({ from, to: null })],
    ['before', ({ from }) => ({ from: null, to: dayBefore(from) })],
    ['until', ({ to }) => ({ from: null, to })],
  ] satisfies [AskedForm, (range: DateRange) => DateRange][]
).map(([bound, open]) => ({ open, forms: askedForms(bound, { DAY: `(?:the )?${DATE}` }) }));

/** "Since March": everything from there on. */
function opened(text: string, { start, end }: Span, ranges: DateRange[]): DateRange[] {
  const said = text.slice(0, start) + DATE + text.slice(end);
  const bound = BOUNDS.find(({ forms }) => forms.some((form) => form.test(said)));
  return bound === undefined ? ranges : ranges.map((range): DateRange => bound.open(range));
}

const joined = (first: DateRange[], last: DateRange[]): DateRange => ({
  from: first.map(({ from }) => from ?? '').toSorted()[0] || null,
  to:
    last
      .map(({ to }) => to ?? '')
      .toSorted()
      .at(-1) || null,
});

/** A month without a year takes the year beside it, else the latest year in which documents have it, else the latest past one. */
function resolve(
  span: DatedSpan,
  today: string,
  yearsOf: YearsOf,
  beside: DatedSpan | undefined,
): DateRange[] {
  if (span.month === undefined) return span.ranges;
  const near = beside?.ranges[0]?.from?.slice(0, 4);
  const past = Number(today.slice(0, 4)) - (span.month > Number(today.slice(5, 7)) ? 1 : 0);
  const year = near === undefined ? (yearsOf(span.month).at(-1) ?? past) : Number(near);
  return [months(year, span.month)];
}

const OWN_DAY = /\b(?:of|dated)\s*(?:the )?$/;

const dayAfter = (day: string | null) => day && shifted(day, 1);
const dayBefore = (day: string | null) => day && shifted(day, -1);

function fieldOf(text: string): string {
  if (/\bdue\b|到期|应付/.test(text)) return 'due_date';
  if (/\b(?:uploaded|added|received|came in)\b|上传|收到/.test(text)) return 'uploaded';
  return 'date';
}

/** Prepositions beside a date say nothing more. */
function takeGlue(marks: Marks, { start, end }: DatedSpan): void {
  const before = GLUE_BEFORE.exec(marks.text.slice(0, start))?.[0].length ?? 0;
  const after = GLUE_AFTER.exec(marks.text.slice(end))?.[0].length ?? 0;
  marks.take({ start: start - before, end: end + after });
}
