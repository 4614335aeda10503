// Shapes used by several nouns: ids, times, errors, pages of a list, and how query strings become values.
import { z } from 'zod';
import { problem } from './problem.ts';

export const ErrorBody = z
  .object({ detail: z.string().describe('One sentence that says what was wrong and what to do.') })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A positive 32-bit integer, as all ids are. */
export const Id = z.int32().min(1);

/** Nothing ever has this id. */
const NOBODYS_ID = 0;
const MOST = 2_147_483_647;

/** The id to look for: whatever no id can be is the id of nothing, so that it is answered as unknown. */
export const findableId = (id: number): number => (id < 1 || id > MOST ? NOBODYS_ID : id);

/** An id that a caller names, ready to be looked for. */
export const GivenId = z.int().transform(findableId).pipe(z.int()).meta({ minimum: 1, maximum: MOST });

/** One of many ids that a caller names. The answer names it as it was given; see `findableId`. */
export const ListedId = z.int().meta({ minimum: 1, maximum: MOST });

/** UTC, ISO 8601, `Z`: `2026-03-22T08:30:00Z`; with milliseconds where a list is sorted by it. */
export const Timestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/)
  .meta({ format: 'date-time', example: '2026-03-22T08:30:00Z' });

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const CalendarDate = z.iso.date().meta({ example: '2026-03-22' });

/** A decimal number as a string, dot as separator, no grouping: `"16500.00"`. */
export const DecimalString = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, problem('decimal'))
  .meta({ example: '16500.00' });

/** Free text without control characters that break logs, headers or spreadsheets. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F]*$/, problem('characters'));

/** Free text that says something: trimmed, not empty. */
export const label = (max: number) => text(max).trim().min(1);

/** A web address without credentials in it. Every address that is stored has this shape: none can run as a script. */
export const HttpUrl = z
  .url({ protocol: /^https?$/, error: problem('url') })
  .max(2000)
  .refine((value) => !/^https?:[/\\]*[^/\\?#]*@/i.test(value), problem('credentials'));

// Query strings and path parameters arrive as text; these turn them into the value or leave them to fail validation.
const asInteger = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
const asId = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,100}$/.test(value)
    ? Math.max(-1, Math.min(Number(value), Number.MAX_SAFE_INTEGER))
    : value;
const asBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);
const asList = (value: unknown): unknown => (value === undefined || Array.isArray(value) ? value : [value]);

export const queryInteger = <S extends z.ZodType>(schema: S) => z.preprocess(asInteger, schema);
export const queryBoolean = () => z.preprocess(asBoolean, z.boolean());
/** A parameter that may be repeated: `status=New&status=Ready`. */
export const queryList = <S extends z.ZodType>(item: S) => z.preprocess(asList, z.array(item).min(1).max(50));
export const queryId = () => z.preprocess(asId, GivenId);
/** In a path: a number that no id can be is refused as unknown, by `parseInput`. */
export const pathId = () => z.preprocess(asId, Id);

export const IdParams = z.strictObject({ id: pathId() });

/** Paging from the beginning: `limit` 1..200 (default 50), `offset` from 0. */
export const offsetPaging = {
  limit: queryInteger(z.int().min(1).max(200)).default(50),
  offset: queryInteger(z.int().min(0).max(2_000_000_000)).default(0),
};

/** Paging of every list: from the beginning, or behind the page that a cursor came with. */
export const paging = {
  ...offsetPaging,
  cursor: z
    .string()
    .min(1)
    .max(2000)
    .optional()
    .describe(
      '`next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.',
    ),
};

/** `{total, limit, offset, next_cursor, <noun>: [...]}`; `total` counts all matches, also past the last page. */
export function pageOf<Noun extends string, Item extends z.ZodType>(noun: Noun, item: Item) {
  return z.object({
    total: z.int().min(0),
    limit: z.int(),
    offset: z.int(),
    next_cursor: z.string().nullable().describe('Gives the next page as `cursor`; null on the last one.'),
    [noun]: z.array(item),
  } as {
    total: z.ZodInt;
    limit: z.ZodInt;
    offset: z.ZodInt;
    next_cursor: z.ZodNullable<z.ZodString>;
  } & Record<Noun, z.ZodArray<Item>>);
}
