// One tokenizer for index and query, the same on every PostgreSQL and every Node: words of letters and digits, and for
// Chinese, Japanese and Korean runs overlapping pairs of characters, so that any two-character word is found exactly.

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー`;
const WORD = String.raw`[[\p{L}\p{N}\p{M}]--[${CJK}]]`;
const RUNS = new RegExp(`([${CJK}]+)|(${WORD}+)`, 'gv');
/** As RUNS; apart, since `matchAll` begins where the last search with the expression ended. */
const NEXT_RUN = new RegExp(RUNS);
/** One that begins, or of which the rest begins, at a given place. */
const RUN = new RegExp(`(?:([${CJK}]+)|(${WORD}+))`, 'vy');
const INSIDE_WORD = new RegExp(`(?<=${WORD})`, 'vy');

/** PostgreSQL keeps positions up to 16383 and 256 per lexeme; longer words are cut. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_TOKEN = 255;
const MAX_WORD = 64;

export interface Run {
  kind: 'cjk' | 'word';
  text: string;
  /** Where the run stands in the folded text, end exclusive; a long word's text is cut, its end is not. */
  start: number;
  end: number;
}

/** Compatibility forms and letter case do not matter: ＩＮＶ and inv are one. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

export function* runs(folded: string): Iterable<Run> {
  for (const match of folded.matchAll(RUNS)) yield toRun(match);
}

/** The run of which the rest begins at `at`, without what stands before. */
export function runAt(folded: string, at: number): Run | undefined {
  RUN.lastIndex = at;
  return runOf(RUN.exec(folded));
}

/** The first run that begins at `from` or behind it; no run may reach over `from`. */
export function runAfter(folded: string, from: number): Run | undefined {
  NEXT_RUN.lastIndex = from;
  return runOf(NEXT_RUN.exec(folded));
}

/** Whether a word reaches to `at` from before. */
export function isInsideWord(folded: string, at: number): boolean {
  INSIDE_WORD.lastIndex = at;
  return INSIDE_WORD.test(folded);
}

const runOf = (match: RegExpExecArray | null) => (match === null ? undefined : toRun(match));

function toRun(match: RegExpExecArray): Run {
  const [text, cjk] = match;
  const end = match.index + text.length;
  return cjk === undefined
    ? { kind: 'word', text: text.slice(0, MAX_WORD), start: match.index, end }
    : { kind: 'cjk', text, start: match.index, end };
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

/** Words in order as a tsvector literal; short texts only (see MAX_POSITION), which is why pages are indexed in chunks. */
export function vectorOf(words: Iterable<string>): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  for (const token of words) {
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
    phrase += before === undefined ? phraseOfRun(run, exact) : ` ${distance} ${phraseOfRun(run, exact)}`;
  }
  return parts.length > 1 ? `(${phrase})` : phrase;
}

export interface Lexeme {
  text: string;
  /** Words that begin with it are meant too. */
  prefix: boolean;
}

/** The words that must stand in a text for the term to stand in it, each once. */
export function lexemesOf({ runs: parts, exact }: QueryTerm): Lexeme[] {
  const found = new Map<string, Lexeme>();
  for (const lexeme of parts.flatMap((run) => lexemesOfRun(run, exact)))
    found.set(`${lexeme.prefix}${lexeme.text}`, lexeme);
  return [...found.values()];
}

export const toTsLexeme = ({ text, prefix }: Lexeme): string => `'${text}'${prefix ? ':*' : ''}`;

/** The words of one run. */
export function lexemesOfRun(run: Run, exact: boolean): Lexeme[] {
  if (run.kind === 'word') return [{ text: run.text, prefix: !exact }];
  const characters = [...run.text];
  if (characters.length === 1) return [{ text: run.text, prefix: true }];
  return characters
    .slice(0, -1)
    .map((character, i) => ({ text: character + characters[i + 1]!, prefix: false }));
}

function phraseOfRun(run: Run, exact: boolean): string {
  const lexemes = lexemesOfRun(run, exact).map(toTsLexeme);
  return lexemes.length > 1 ? `(${lexemes.join(' <-> ')})` : lexemes[0]!;
}
