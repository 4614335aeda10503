// How usual a sequence of letters is: an n-gram model with Witten-Bell smoothing (Witten and Bell, IEEE Transactions on
// Information Theory 37, 1991) over the words of usual-words.json.
import { readFileSync } from 'node:fs';
import { once } from '../../platform/once.ts';

/** Letters before one that its probability depends on. */
const CONTEXT = 4;
/** Letters, accented ones among them, that may stand where nothing is known. */
const ALPHABET = 40;
/** How much more a frequent word counts than another. */
const FREQUENT = 6;
const [START, END] = ['^', '$'] as const;

export interface UsualWords {
  /** Words of receipts, invoices and addresses, and others; lower case, parted by spaces. */
  frequent: string;
  other: string;
}

interface Followers {
  /** How often anything followed, and how many different letters did. */
  total: number;
  kinds: number;
}

export class LetterModel {
  private readonly words = new Set<string>();
  private readonly followers = new Map<string, Followers>();
  private readonly counts = new Map<string, number>();
  private readonly computed = new Map<string, number>();

  constructor({ frequent, other }: UsualWords) {
    for (const word of frequent.split(' ')) this.add(word, FREQUENT);
    for (const word of other.split(' ')) this.add(word, 1);
  }

  /** Whether a word in lower case is one of the list. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Logarithm of the probability that `letter` comes after the letters `before` from the start of a word. */
  next(before: string, letter: string): number {
    const context = (START + before).slice(-CONTEXT);
    const key = context + letter;
    const known = this.computed.get(key);
    if (known !== undefined) return known;
    const value = Math.log(this.probability(context, letter));
    this.computed.set(key, value);
    return value;
  }

  /** Logarithm of the probability that a word ends after these letters. */
  end(word: string): number {
    return this.next(word, END);
  }

  private probability(context: string, letter: string): number {
    const shorter = context === '' ? 1 / ALPHABET : this.probability(context.slice(1), letter);
    const followers = this.followers.get(context);
    if (!followers) return shorter;
    const own = this.counts.get(context + letter) ?? 0;
    return (own + followers.kinds * shorter) / (followers.total + followers.kinds);
  }

  private add(word: string, weight: number): void {
    this.words.add(word);
    const letters = START + word + END;
    for (let at = 1; at < letters.length; at++) {
      for (let from = Math.max(0, at - CONTEXT); from <= at; from++)
        this.count(letters.slice(from, at), letters[at]!, weight);
    }
  }

  private count(context: string, letter: string, weight: number): void {
    const followers = this.followers.get(context) ?? { total: 0, kinds: 0 };
    const own = this.counts.get(context + letter) ?? 0;
    this.followers.set(context, {
      total: followers.total + weight,
      kinds: followers.kinds + (own === 0 ? 1 : 0),
    });
    this.counts.set(context + letter, own + weight);
  }
}

/** The model of the words that ship with the product, built once in the life of the process (about 50 ms and 15 MB). */
export const usualLetters = once(
  () =>
    new LetterModel(
      JSON.parse(readFileSync(new URL('./usual-words.json', import.meta.url), 'utf8')) as UsualWords,
    ),
);
