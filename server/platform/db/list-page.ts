// Pages of a list: so many rows, counted from its beginning or behind a cursor. A cursor holds the values that the last row was
// sorted by, so that nothing is told twice or left out when rows are added, changed or removed between two pages.
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { invalid } from '../errors.ts';
import { requireStorable } from '../http/parse-input.ts';

export interface PageQuery {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

export interface SortKey {
  value: RawBuilder<unknown>;
  kind: keyof typeof KINDS;
}

/** The keys together name one row. Of the first one, where it may be missing, rows without a value come last. */
export interface ListOrder {
  /** What cursors of this order are told by. */
  name: string;
  keys: SortKey[];
  order: 'asc' | 'desc';
  nullable?: boolean;
}

/** The values of the keys of one row. */
export type Position = (string | number | null)[];

export interface Positioned {
  list_position: Position;
}

/** What stands in a cursor, and what it is to the database. */
const KINDS = {
  integer: { type: 'bigint', shape: z.int() },
  number: { type: 'numeric', shape: z.string().regex(/^-?\d{1,100}(\.\d{1,100})?$/) },
  text: { type: 'text', shape: z.string() },
  time: { type: 'timestamptz', shape: z.iso.datetime({ offset: true }).regex(/^(?!0000)/) },
  day: { type: 'date', shape: z.iso.date().regex(/^(?!0000)/) },
  uuid: { type: 'uuid', shape: z.uuid() },
} as const;

/** Columns of the same direction, as an order; `name` is that of the list. */
export const listOrder = (
  name: string,
  order: ListOrder['order'],
  columns: Record<string, SortKey['kind']>,
): ListOrder => ({
  name,
  order,
  keys: Object.entries(columns).map(([column, kind]) => ({ value: sql.ref(column), kind })),
});

/** `order by` of the list. */
export function orderOf({ keys, order, nullable = false }: ListOrder): RawBuilder<unknown> {
  const direction = sql.raw(order);
  return sql.join(
    keys.map(
      ({ value }, i) => sql`${value} ${direction} ${sql.raw(nullable && i === 0 ? 'nulls last' : '')}`,
    ),
  );
}

/** The column `list_position`. Numbers are texts, which are exact. */
export const positionColumn = ({ keys }: Pick<ListOrder, 'keys'>) =>
  sql<Position>`json_build_array(${sql.join(
    keys.map(({ value, kind }) => (kind === 'number' ? sql`${value}::text` : value)),
  )})`.as('list_position');

/** What comes behind a row, as conditions on stretches that an index finds one after the other. */
export function behind(
  { keys, order, nullable = false }: ListOrder,
  position: Position,
): RawBuilder<SqlBool>[] {
  const missing = sql<SqlBool>`${keys[0]!.value} is null`;
  const lacks = position[0] === null;
  const compared = keys.map((key, i) => ({ ...key, at: position[i]! })).slice(lacks ? 1 : 0);
  const values = sql.join(compared.map(({ value }) => value));
  const ats = sql.join(compared.map(({ kind, at }) => sql`${String(at)}::${sql.raw(KINDS[kind].type)}`));
  const rest = sql<SqlBool>`row(${values}) ${sql.raw(order === 'asc' ? '>' : '<')} row(${ats})`;
  if (lacks) return [sql<SqlBool>`${missing} and ${rest}`];
  return nullable ? [rest, missing] : [rest];
}

export const writeCursor = ({ name, order }: ListOrder, position: Position): string =>
  Buffer.from(JSON.stringify([name, order, ...position])).toString('base64url');

/** Where a cursor stands: in which of the orders, and behind which row. Throws `invalid` for a cursor of another list. */
export function readCursor<List extends ListOrder>(
  lists: readonly List[],
  cursor: string,
): { list: List; position: Position } {
  for (const list of lists) {
    const value = z.literal(null).or(KINDS[list.keys[0]!.kind].shape);
    const [first, ...others] = list.keys.map(({ kind }) => KINDS[kind].shape);
    const shape = z.tuple([
      z.literal(list.name),
      z.literal(list.order),
      list.nullable === true ? value : first!,
      ...others,
    ]);
    const { success, data } = shape.safeParse(parsed(cursor));
    if (!success) continue;
    const [, , ...position] = data;
    requireStorable('cursor', position);
    return { list, position };
  }
  throw invalid('programs.cursor');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The conditions under which a page is read, one after the other until there are enough rows. */
export function conditionsOf(list: ListOrder, { cursor, offset }: PageQuery): RawBuilder<SqlBool>[] {
  if (cursor === undefined) return [sql<SqlBool>`true`];
  if (offset > 0) throw invalid('programs.cursorBeside');
  return behind(list, readCursor([list], cursor).position);
}

export interface Page<Row> {
  rows: Row[];
  next_cursor: string | null;
}

/** @param read gets how many rows are wanted: one more than the page has tells whether there is another page */
export async function readPage<Row extends Positioned>(
  list: ListOrder,
  page: PageQuery,
  read: (part: { where: RawBuilder<SqlBool>; limit: number; offset: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  for (const where of conditionsOf(list, page)) {
    const limit = page.limit + 1 - rows.length;
    if (limit > 0) rows.push(...(await read({ where, limit, offset: page.offset })));
  }
  return cutPage(page.limit, rows, ({ list_position }) => writeCursor(list, list_position));
}

/** Leaves out the row that only told whether there is more. */
export function cutPage<Row extends Positioned>(
  limit: number,
  rows: Row[],
  cursorOf: (row: Row) => string,
): Page<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next_cursor: last === undefined ? null : cursorOf(last) };
}

/** What a page of any list says beside its rows. */
export const pageHead = (
  { limit, offset }: PageQuery,
  { total, next_cursor }: { total: number; next_cursor: string | null },
) => ({ total, limit, offset, next_cursor });

/** A page of the rows of a query that has neither order nor limit. */
export function takePage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  list: ListOrder,
  page: PageQuery,
): Promise<Page<Row>> {
  const ordered = query.select(positionColumn(list)).orderBy(orderOf(list));
  return readPage(list, page, ({ where, limit, offset }) => {
    const rows = ordered.where(where).limit(limit).offset(offset).execute();
    return rows as unknown as Promise<(Row & Positioned)[]>;
  });
}
