// What a question asks about, as weighted search terms: stems of words, pairs of Chinese characters, numbers. Words that
// only make a question a question are left out.
import { wordSet } from '../../lexicon/words.ts';
import { fold, runs } from '../../search/tokenize.ts';

/** They ask and do not tell; in Chinese they separate what stands before from what stands after. */
const STOP = wordSet('asking');
const SPLIT_ZH = new RegExp(
  [...STOP]
    .filter((word) => /\p{Script=Han}/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Weights, found on labelled questions: a pair across a word border, and a single character, say little. */
const ACROSS_WORDS = 0.3;
const SINGLE = 0.2;
const LONE_SINGLE = 0.5;
const NUMBER = 1.2;
const LETTER = 0.4;

export interface Term {
  text: string;
  /** `pair`: two CJK characters; `single`: one of them; `word`: a stem; `number`: digits. */
  kind: 'pair' | 'single' | 'word' | 'number';
  weight: number;
  /** Part of a proper name: it says which document is meant rather than what is asked of it. */
  name: boolean;
}

export function termsOf(question: string): Term[] {
  const folded = fold(question);
  const inside = pairsInsideWords(folded);
  const names = namesIn(question);
  const terms = new Map<string, Term>();
  const add = (text: string, kind: Term['kind'], weight: number, name = false) => {
    const known = terms.get(text);
    if (known === undefined || known.weight < weight) terms.set(text, { text, kind, weight, name });
  };
  for (const run of runs(folded)) {
    if (run.kind === 'word') {
      const term = termOfWord(run.text);
      if (term !== undefined) add(term.text, term.kind, term.weight, names.has(run.text));
      continue;
    }
    for (const part of run.text.split(SPLIT_ZH)) {
      const characters = [...part];
      for (const pair of pairs(characters)) add(pair, 'pair', inside.has(pair) ? 1 : ACROSS_WORDS);
      for (const character of characters)
        add(character, 'single', characters.length === 1 ? LONE_SINGLE : SINGLE);
    }
  }
  return [...terms.values()];
}

function termOfWord(word: string): Omit<Term, 'name'> | undefined {
  if (STOP.has(word)) return undefined;
  if (/^\d+$/.test(word)) return { text: word, kind: 'number', weight: NUMBER };
  return { text: stem(word), kind: 'word', weight: word.length === 1 ? LETTER : 1 };
}

/** Words with a capital letter in a question that has others without. */
function namesIn(question: string): Set<string> {
  const words = question.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const capital = (word: string) => /^\p{Lu}/u.test(word);
  if (words.filter((word) => /^\p{Ll}/u.test(word)).length < 2) return new Set();
  return new Set(
    words
      .slice(1)
      .filter(capital)
      .map((word) => fold(word)),
  );
}

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(0, -1).map((character, i) => character + characters[i + 1]!);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The segmenter shatters names, which is why it weighs pairs here and is no base for the index. */
function pairsInsideWords(folded: string): Set<string> {
  const inside = new Set<string>();
  for (const { segment } of segmenter.segment(folded))
    for (const pair of pairs([...segment])) inside.add(pair);
  return inside;
}

/** A light stemmer: enough that plurals and verb forms meet. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3,})(?:ing|ed)$/, '$1')
    .replace(/(.{3,})e$/, '$1');
}

/** How often each wanted term stands in a text that was folded already. */
export function countTerms(folded: string, wanted: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const meet = (term: string) => {
    if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  for (const run of runs(folded)) {
    if (run.kind === 'word') {
      meet(/^\d+$/.test(run.text) ? run.text : stem(run.text));
      continue;
    }
    const characters = [...run.text];
    for (let i = 0; i < characters.length; i += 1) {
      meet(characters[i]!);
      if (i + 1 < characters.length) meet(characters[i]! + characters[i + 1]!);
    }
  }
  return counts;
}
