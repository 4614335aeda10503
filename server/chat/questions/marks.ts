// A question while it is being understood: what a recogniser has taken is marked, and what nobody took is left to say that
// the question asks for more than fields.
import { fold } from '../../search/tokenize.ts';

export interface Span {
  start: number;
  end: number;
}

export type Patterns = RegExp | readonly RegExp[];

export interface Marks {
  /** The folded question. */
  readonly text: string;
  isFree(span: Span): boolean;
  take(span: Span): void;
  /** The first free match, taken; of several patterns that of the first that has one. */
  takeFirst(patterns: Patterns): RegExpExecArray | undefined;
  /** All free matches, taken, pattern by pattern; `accept` may refuse one. */
  takeAll(patterns: Patterns, accept?: (match: RegExpExecArray) => boolean): RegExpExecArray[];
  /** The free parts, in order, and where they begin. */
  rest(): { text: string; start: number }[];
  /** Whether the word that begins there is written with a capital, as names are. */
  isCapital(start: number): boolean;
}

export function createMarks(question: string): Marks {
  const written = question.normalize('NFKC').replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const text = fold(written);
  const taken = new Uint8Array(text.length);
  const isFree = ({ start, end }: Span) => !taken.subarray(start, end).includes(1);
  const take = ({ start, end }: Span) => void taken.fill(1, start, end);
  const takeAll: Marks['takeAll'] = (patterns, accept = () => true) =>
    [patterns].flat().flatMap((pattern) =>
      [...text.matchAll(withFlag(pattern, 'g'))].filter((match) => {
        const span = { start: match.index, end: match.index + match[0].length };
        if (match[0] === '' || !isFree(span) || !accept(match)) return false;
        take(span);
        return true;
      }),
    );
  return {
    text,
    isFree,
    take,
    takeAll,
    takeFirst(patterns) {
      let found = false;
      return takeAll(patterns, () => !found && (found = true))[0];
    },
    rest() {
      const left = Array.from({ length: text.length }, (_, i) => (taken[i] === 1 ? '\n' : text[i]!)).join('');
      return [...left.matchAll(/[^\n]+/g)]
        .filter(([part]) => part.trim() !== '')
        .map((match) => ({ text: match[0], start: match.index }));
    },
    isCapital: (start) => written.length === text.length && /^\p{Lu}/u.test(written.slice(start)),
  };
}

function withFlag(pattern: RegExp, flag: string): RegExp {
  return pattern.flags.includes(flag) ? pattern : new RegExp(pattern.source, pattern.flags + flag);
}
