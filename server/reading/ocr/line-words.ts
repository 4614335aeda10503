// Splits a recognised line into words and finds where each begins and ends along the line.
import type { RecognisedCharacter } from './recognise-line.ts';
import { plainSign } from './step-candidates.ts';

export interface LineWord {
  text: string;
  /** Mean probability of its characters, 0..1. */
  confidence: number;
  /** Start and end along the line, 0..1. */
  from: number;
  to: number;
}

/** Characters as wide as high: Chinese, Japanese, Korean and their punctuation. */
const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF01-\uFF60\u3000-\u303F]/u;
/** Widths of a wide and of a narrow character in heights of the line region, which is a little higher than its letters. */
const WIDE_CHARACTER = 0.72;
const NARROW_CHARACTER = 0.38;
/** A gap of this many line heights beyond what the characters need separates words even without a space. */
const WORD_GAP = 0.75;

/** `aspect` is the width of the line region divided by its height. */
export function splitIntoWords(read: RecognisedCharacter[], aspect: number): LineWord[] {
  const words: LineWord[] = [];
  let current: RecognisedCharacter[] = [];
  const finish = () => {
    if (current.length > 0) words.push(toWord(current, aspect));
    current = [];
  };
  for (const character of asciiAmongAscii(read)) {
    if (character.text.trim() === '') {
      finish();
      continue;
    }
    const previous = current.at(-1);
    if (previous && isApart(previous, character, aspect)) finish();
    current.push(character);
  }
  finish();
  return separate(words);
}

/** Width a character usually takes along the line, 0..1. */
const usualWidth = ({ text }: RecognisedCharacter, aspect: number) =>
  (WIDE.test(text) ? WIDE_CHARACTER : NARROW_CHARACTER) / aspect;

function isApart(a: RecognisedCharacter, b: RecognisedCharacter, aspect: number): boolean {
  const gap = b.at - a.at - (usualWidth(a, aspect) + usualWidth(b, aspect)) / 2;
  return gap * aspect > WORD_GAP;
}

function toWord(characters: RecognisedCharacter[], aspect: number): LineWord {
  const first = characters[0]!;
  const last = characters.at(-1)!;
  const pitch = characters.length > 1 ? (last.at - first.at) / (characters.length - 1) : Infinity;
  const half = (character: RecognisedCharacter) => Math.min(pitch, usualWidth(character, aspect) * 1.3) / 2;
  return {
    text: characters.map(({ text }) => text).join(''),
    confidence: characters.reduce((sum, { confidence }) => sum + confidence, 0) / characters.length,
    from: Math.max(0, first.at - half(first)),
    to: Math.min(1, last.at + half(last)),
  };
}

/** Neighbouring words must not overlap: the border goes half way. */
function separate(words: LineWord[]): LineWord[] {
  for (let i = 1; i < words.length; i++) {
    const before = words[i - 1]!;
    const after = words[i]!;
    if (before.to > after.from) before.to = after.from = (before.to + after.from) / 2;
  }
  return words;
}

/** Full-width brackets and colons become plain ones unless they stand among Chinese characters; letters, figures and money always. */
function asciiAmongAscii(read: RecognisedCharacter[]): RecognisedCharacter[] {
  const solid = read.filter(({ text }) => text.trim() !== '');
  return read.map((character) => {
    const plain = plainSign(character.text);
    if (plain === character.text) return character;
    const at = solid.indexOf(character);
    const neighbours = [solid[at - 1]?.text ?? '', solid[at + 1]?.text ?? ''];
    const amongWide = neighbours.some((text) => /[\u2E80-\u9FFF]/u.test(text));
    return /[A-Za-z0-9\p{Sc}]/u.test(plain) || !amongWide ? { ...character, text: plain } : character;
  });
}
