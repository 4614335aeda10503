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

/** The part that holds a page, from 0; NaN of a page that is left out, which is next to no part. */
export function partAt(parts: readonly PageRange[], page: number): number {
  const at = parts.findIndex(([from, to]) => page >= from && page <= to);
  return at < 0 ? Number.NaN : at;
}

/**
 * The beginnings once the part before (-1) or behind (1) has taken a page, and with it those in between; undefined where there is no
 * such part, or nothing would be left of its own.
 */
export function movePage(parts: readonly PageRange[], page: number, step: 1 | -1): Set<number> | undefined {
  const at = partAt(parts, page);
  const part = parts[at];
  if (part === undefined || parts[at + step] === undefined || page === part[step === 1 ? 0 : 1])
    return undefined;
  // The later one of the two begins with the page, or behind it.
  const later = step === 1 ? at + 1 : at;
  const begin = step === 1 ? page : page + 1;
  return new Set(parts.slice(1).map(([from], i) => (i + 1 === later ? begin : from)));
}
