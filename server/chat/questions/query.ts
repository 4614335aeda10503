// What a question about records asks for, as data: a closed set of operations over the fields of the folder's documents.
// It is executed by code (records/), never by a model; the session keeps it, so that "and in April?" can build on it.
import { z } from 'zod';

/** A calendar range, both ends inclusive; null is open. */
export const DateRange = z.object({ from: z.string().nullable(), to: z.string().nullable() });
export type DateRange = z.infer<typeof DateRange>;

export const Period = z.enum(['day', 'week', 'month', 'quarter', 'year']);
export type Period = z.infer<typeof Period>;

export const Operation = z.enum([
  'value',
  'sum',
  'count',
  'distinct',
  'average',
  'median',
  'max',
  'min',
  'latest',
  'earliest',
  'list',
  'summary',
]);
export type Operation = z.infer<typeof Operation>;

/** Fields are named by their concept, see fields.ts. Alternatives within one filter are joined by "or". */
export const Filter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), field: z.string(), ranges: z.array(DateRange) }),
  /** One of these stored values, compared as they stand; with `except` any other, or none. */
  z.object({
    kind: z.literal('value'),
    field: z.string(),
    values: z.array(z.string()),
    said: z.string(),
    except: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('number'),
    field: z.string(),
    at_least: z.string().nullable(),
    at_most: z.string().nullable(),
    /** Whether the ends themselves count. */
    inclusive: z.boolean(),
  }),
  z.object({ kind: z.literal('missing'), field: z.string() }),
  /** Line items whose description has every word, and that are taxed at the rate. */
  z.object({ kind: z.literal('items'), words: z.array(z.string()), tax_rate: z.number().optional() }),
  z.object({
    kind: z.literal('documents'),
    ids: z.array(z.int()),
    said: z.string(),
    /** They are meant because words of the question stand in their text. */
    by_text: z.boolean().optional(),
  }),
]);
export type Filter = z.infer<typeof Filter>;

export const GroupBy = z.union([z.object({ period: Period }), z.object({ field: z.string() })]);
export type GroupBy = z.infer<typeof GroupBy>;

/** A period that a question names, as far as it does. */
export const PeriodAsked = z.object({
  /** Its length. */
  months: z.int().optional(),
  /** How many months of the year are over when it ends: 9 for the third quarter. */
  until: z.int().optional(),
  /** Month and day, 07-30. */
  day: z.string().optional(),
  month: z.int().optional(),
  year: z.int().optional(),
  /** The year is one of the company's own. */
  fiscal: z.boolean().optional(),
  /** So many months before the one spoken of, or, at first, before the newest. */
  back: z.int().optional(),
  latest: z.boolean().optional(),
  to_date: z.boolean().optional(),
  /** A day, and not the time up to it. */
  at_end: z.boolean().optional(),
});
export type PeriodAsked = z.infer<typeof PeriodAsked>;

/** A figure of a report's table: the words for its row, those of them that stand in its label, and its column. */
export const FigureAsked = z.object({
  words: z.array(z.string()),
  label: z.array(z.string()),
  periods: z.array(PeriodAsked),
  percent: z.boolean(),
  end: z.string().optional(),
  months: z.int().optional(),
});
export type FigureAsked = z.infer<typeof FigureAsked>;

export const Query = z.object({
  operation: Operation.default('list'),
  /** What is summed up, compared or looked up; empty for documents as such. */
  fields: z.array(z.string()).default([]),
  filters: z.array(Filter).default([]),
  group_by: GroupBy.nullable().default(null),
  /** How many groups or documents, from the top or the bottom; null for all. */
  top: z.int().nullable().default(null),
  lowest_first: z.boolean().default(false),
  /** Whether the alternatives of one filter are set side by side. */
  compare: z.boolean().default(false),
  /** Besides the sums of the periods, what they come to on average. */
  mean_of_sums: z.boolean().default(false),
  /** Also what part of the whole it is, in percent. */
  share: z.boolean().default(false),
  /** The field that a list is sorted by; null for the date. */
  order_by: z.string().nullable().default(null),
  /** Over line items instead of documents. */
  line_items: z.boolean().default(false),
  /** The documents that the answer came down to, for what follows up. */
  result: z.array(z.int()).default([]),
  /** The documents that it was chosen from, where it is the first or the last of some. */
  among: z.array(z.int()).default([]),
  /** Where the answer was a figure of a report. */
  figure: FigureAsked.nullable().default(null),
  /** Whether its answer was in doubt, and so what follows up is. */
  unsure: z.boolean().default(false),
  /** What else the question may have meant. */
  readings: z.array(z.string()).default([]),
});
export type Query = z.infer<typeof Query>;

export const EVERYTHING: Query = Query.parse({});

/** Many documents meet it: it says what kind is meant and not which. */
export const isWeak = (filter: Filter): boolean =>
  filter.kind === 'value' && ['doc_type', 'currency', 'status'].includes(filter.field);

/** A condition that each record either meets or does not, whatever stands in its text. */
export const isTold = (filter: Filter): boolean =>
  filter.kind === 'date' ||
  filter.kind === 'number' ||
  filter.kind === 'missing' ||
  (filter.kind === 'value' && ['status', 'duplicate', 'checks', 'payment'].includes(filter.field));

export const isByText = (filter: Filter): boolean => filter.kind === 'documents' && filter.by_text === true;

/** Documents that words of a question tell from the others by their text. */
export interface Subject {
  ids: number[];
  /** Stems of the words that these documents account for. */
  words: string[];
}
