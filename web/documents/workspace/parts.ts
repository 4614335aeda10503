// Parts of a file by the pages with which they begin.

export type PageRange = [from: number, to: number];

/** Pages that may be left out are in no part where they stand at either end of one. */
export function partsOf(
  begins: ReadonlySet<number>,
  left_out: ReadonlySet<number>,
  count: number,
): PageRange[] {
  const starts = [1, ...[...begins].filter((page) => page > 1).toSorted((a, b) => a - b)];
  return starts.flatMap((start, i) => {
    let [from, to] = [start, (starts[i + 1] ?? count + 1) - 1];
    while (from <= to && left_out.has(from)) from++;
    while (to >= from && left_out.has(to)) to--;
    return from <= to ? [[from, to] satisfies PageRange] : [];
  });
}
