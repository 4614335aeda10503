// How alike two strings are: edit distance with transpositions, and trigram overlap for phrases.

/**
 * Optimal string alignment distance (Damerau-Levenshtein without repeated edits), cut off above `limit`:
 * the answer is then `limit + 1`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (left === right) return 0;
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  const [a, b] = withoutCommonEnds(left, right);
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
}

/** What two strings begin and end with alike costs nothing. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let behind = 0;
  while (
    behind < shorter - from &&
    a.charCodeAt(a.length - 1 - behind) === b.charCodeAt(b.length - 1 - behind)
  )
    behind++;
  return [a.slice(from, a.length - behind), b.slice(from, b.length - behind)];
}

/** 1 for equal strings, falling with the share of characters that differ; 0 when more than a third differ. */
export function closeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  const limit = Math.floor(longest / 3);
  const distance = editDistance(a, b, limit);
  return distance > limit ? 0 : 1 - distance / longest;
}

/** Sørensen-Dice overlap of character trigrams (bigrams for short strings), 0..1. */
export function trigramOverlap(a: string, b: string): number {
  const size = Math.min(a.length, b.length) < 5 ? 2 : 3;
  const left = grams(a, size);
  const right = grams(b, size);
  if (left.size === 0 || right.size === 0) return a === b ? 1 : 0;
  let shared = 0;
  for (const gram of left) if (right.has(gram)) shared++;
  return (2 * shared) / (left.size + right.size);
}

function grams(text: string, size: number): Set<string> {
  const padded = `^${text}$`;
  const result = new Set<string>();
  for (let i = 0; i + size <= padded.length; i++) result.add(padded.slice(i, i + size));
  return result;
}

/** All strings that arise by leaving out one character: two strings one edit apart share at least one of them. */
export function deletions(text: string): string[] {
  const result: string[] = [];
  for (let i = 0; i < text.length; i++) result.push(text.slice(0, i) + text.slice(i + 1));
  return result;
}
