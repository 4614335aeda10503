// One tokenizer for index and query, the same on every PostgreSQL and every Node: words of letters and digits, and for
// Chinese, Japanese and Korean runs overlapping pairs of characters, so that any two-character word is found exactly.

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー`;
const RUNS = new RegExp(`([${CJK}]+)|((?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)`, 'gu');

/** PostgreSQL keeps positions up to 16383 and 256 per lexeme; longer words are cut. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_TOKEN = 255;
const MAX_WORD = 64;

export interface Run {
  kind: 'cjk' | 'word';
  text: string;
  /** Where the run stands in the folded text. */
  start: number;
}

/** Compatibility forms and letter case do not matter: ＩＮＶ and inv are one. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

export function* runs(folded: string): Iterable<Run> {
  for (const match of folded.matchAll(RUNS)) {
    if (match[1] !== undefined) yield { kind: 'cjk', text: match[1], start: match.index };
    else if (match[2] !== undefined)
      yield { kind: 'word', text: match[2].slice(0, MAX_WORD), start: match.index };
  }
}

/** Tokens in order. A run of n CJK characters gives n-1 pairs and its last character alone. */
export function* tokens(text: string): Iterable<string> {
  for (const run of runs(fold(text))) {
    if (run.kind === 'word') {
      yield run.text;
      continue;
    }
    const characters = [...run.text];
    for (let i = 0; i < characters.length; i += 1) yield characters[i]! + (characters[i + 1] ?? '');
  }
}

/** The text as a tsvector literal; short texts only (see MAX_POSITION), which is why pages are indexed in chunks. */
export function toTsVector(text: string): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  for (const token of tokens(text)) {
    position += 1;
    if (position > MAX_POSITION) break;
    const known = positions.get(token);
    if (known === undefined) positions.set(token, [position]);
    else if (known.length < MAX_POSITIONS_PER_TOKEN) known.push(position);
  }
  return [...positions].map(([token, list]) => `'${token}':${list.join(',')}`).join(' ');
}

/** One thing a query asks for: what stands together in it, or within double quotes. */
export interface QueryTerm {
  runs: Run[];
  /** Quoted: words are whole words, not beginnings of words. */
  exact: boolean;
}

const TERMS = /"([^"]+)"|“([^”]+)”|[^\s"“”]+/gu;

/** The terms of a query; empty when nothing searchable is in it. */
export function queryTerms(query: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const match of query.matchAll(TERMS)) {
    const quoted = match[1] ?? match[2];
    const parts = [...runs(fold(quoted ?? match[0]))];
    if (parts.length > 0) terms.push({ runs: parts, exact: quoted !== undefined });
  }
  return terms;
}

/**
 * A term as a tsquery literal: a CJK run matches as an exact substring, a word as a prefix unless quoted; what stands
 * together, such as INV-2026/7, is looked for together.
 */
export function toTsTerm({ runs: parts, exact }: QueryTerm): string {
  let phrase = '';
  for (const [i, run] of parts.entries()) {
    const before = parts[i - 1];
    // A run of n characters ends in a token of its last character alone, behind its n-1 pairs.
    const distance = before?.kind === 'cjk' && [...before.text].length > 1 ? '<2>' : '<->';
    phrase += before === undefined ? lexemesOf(run, exact) : ` ${distance} ${lexemesOf(run, exact)}`;
  }
  return parts.length > 1 ? `(${phrase})` : phrase;
}

/** The query as one tsquery literal: all terms in one place. Null when nothing searchable is in it. */
export function toTsQuery(query: string): string | null {
  const terms = queryTerms(query).map(toTsTerm);
  return terms.length === 0 ? null : terms.join(' & ');
}

function lexemesOf(run: Run, exact: boolean): string {
  if (run.kind === 'word') return exact ? `'${run.text}'` : `'${run.text}':*`;
  const characters = [...run.text];
  if (characters.length === 1) return `'${characters[0]}':*`;
  const pairs = characters.slice(0, -1).map((character, i) => `'${character}${characters[i + 1]}'`);
  return pairs.length > 1 ? `(${pairs.join(' <-> ')})` : pairs[0]!;
}
