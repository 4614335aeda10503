// Which words stand next to each other in a chunk, in half a byte each: enough to leave most chunks unread that hold the words
// of a phrase apart from one another. A Bloom filter with one hash (B. H. Bloom, CACM 13/7, 1970): of pairs that do not occur
// it takes about one in five for one that may, and it never misses one that does.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { lexemesOfRun, type QueryTerm } from './tokenize.ts';

const BITS_OF_A_PAIR = 4;

/** FNV-1a over UTF-16 code units, 32 bits (G. Fowler, L. C. Noll, K.-P. Vo), its bits mixed as MurmurHash3 ends (A. Appleby). */
export function pairHash(first: string, second: string): number {
  let hash = 0x811c9dc5;
  const text = `${first} ${second}`;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The filter of a text, given its words in order. */
export function neighboursOf(words: readonly string[]): Buffer {
  const bytes = Buffer.alloc(Math.max(1, Math.ceil((words.length * BITS_OF_A_PAIR) / 8)));
  for (let i = 1; i < words.length; i += 1) {
    const bit = pairHash(words[i - 1]!, words[i]!) % (bytes.length * 8);
    // As PostgreSQL's get_bit counts: from the lowest bit of each byte.
    bytes[bit >> 3]! |= 1 << (bit & 7);
  }
  return bytes;
}

/** Pairs of words that must stand next to each other for the term to stand in a text, as far as they are whole words. */
function pairsOf({ runs, exact }: QueryTerm): [string, string][] {
  return runs.flatMap((run, i) => {
    const words = lexemesOfRun(run, exact);
    const within = words.slice(1).map(({ text }, k): [string, string] => [words[k]!.text, text]);
    const before = runs[i - 1];
    return exact && run.kind === 'word' && before?.kind === 'word'
      ? [[before.text, run.text] as [string, string], ...within]
      : within;
  });
}

/** A condition on a row of document_chunks: false only where the term does not stand in the chunk. */
export function mayHold(term: QueryTerm): RawBuilder<SqlBool> {
  const bits = pairsOf(term).map(
    ([first, second]) =>
      sql`get_bit(neighbours, ${pairHash(first, second)}::bigint % (octet_length(neighbours) * 8)) = 1`,
  );
  // Chunks that an earlier version indexed have none.
  return bits.length === 0 ? sql`true` : sql`(neighbours is null or (${sql.join(bits, sql` and `)}))`;
}
