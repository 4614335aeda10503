// Many rows without holding all of them in memory.

/** Above every id. */
const ALL = 2_147_483_647;

/** Rows in portions, newest id first. `read` gives at most `size` of those whose id is below `before`. */
export async function* newestFirst<Row extends { id: number }>(
  size: number,
  read: (before: number) => Promise<Row[]>,
): AsyncIterable<Row[]> {
  for (let before = ALL; ;) {
    const rows = await read(before);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    before = rows.at(-1)!.id;
  }
}
