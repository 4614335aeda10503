// Finds numbers of documents in what payers write, in any spelling: other separators, none, wrapped anywhere between letters and
// digits, without leading zeros, without the letters before them.

export interface FoundNumber<Item> {
  /** All that have this number so written: several mean that it tells nothing apart. */
  items: Item[];
  /** Characters of the text from `start` to before `end`. */
  start: number;
  end: number;
  /** Letters and digits of the number that were found: few of them may be there by chance. */
  characters: number;
}

export interface NumberIndex<Item> {
  add(item: Item): void;
  /** Longest first; none lies inside another. */
  find(text: string): FoundNumber<Item>[];
}

interface Run {
  text: string;
  start: number;
  end: number;
}

/** Shorter ones are days, quantities and house numbers as often as numbers of documents. */
const MIN_CHARACTERS = 3;
/** Longer numbers have more parts than people give them. */
const MAX_RUNS = 12;

/** Costs per text its letters and digits, not the number of items. */
export function indexNumbers<Item>(numberOf: (item: Item) => string): NumberIndex<Item> {
  const byKey = new Map<string, Set<Item>>();
  return {
    add: (item) => spellings(numberOf(item)).forEach((key) => add(byKey, key, item)),
    find: (text) => {
      const runs = runsOf(text);
      const found: FoundNumber<Item>[] = [];
      runs.forEach((first, from) => {
        let joined = NOTHING;
        for (const last of runs.slice(from, from + MAX_RUNS)) {
          joined = followedBy(joined, last);
          const keys = keysOf(joined);
          const matching = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]));
          if (matching.size === 0) continue;
          const characters = Math.max(...keys.map((key) => key.length));
          found.push({ items: [...matching], start: first.start, end: last.end, characters });
        }
      });
      return withoutInner(found);
    },
  };
}

/** Longer digits are no number of a document. */
const MOST_DIGITS = 40;

/**
 * The digits of every number that may stand in a text, with and without leading zeros: what a text finds has one of these digits,
 * but not all that has them is found.
 */
export function digitKeys(text: string): string[] {
  const keys = new Set<string>();
  const runs = runsOf(text);
  runs.forEach((first, from) => {
    if (!isDigits(first.text)) return;
    let joined = NOTHING;
    for (const run of runs.slice(from, from + MAX_RUNS)) {
      if (!isDigits(run.text)) continue;
      joined = followedBy(joined, run);
      if (joined.whole.length > MOST_DIGITS) return;
      keys.add(joined.whole).add(joined.bare);
    }
  });
  return [...keys];
}

function add<Item>(byKey: Map<string, Set<Item>>, key: string, item: Item): void {
  const there = byKey.get(key);
  if (there) there.add(item);
  else byKey.set(key, new Set([item]));
}

/** A number as it may be written, with and without the letters that it begins with. */
function spellings(number: string): Set<string> {
  const runs = runsOf(number);
  const digits = runs.findIndex(({ text }) => isDigits(text));
  // A number without any digit is a word.
  if (digits < 0 || runs.length > MAX_RUNS) return new Set();
  const keysFrom = (first: number) => keysOf(runs.slice(first).reduce(followedBy, NOTHING));
  return new Set([...keysFrom(0), ...keysFrom(digits)]);
}

/** Parts of a number joined: as they stand, and with none having leading zeros. */
interface Joined {
  whole: string;
  bare: string;
}

const NOTHING: Joined = { whole: '', bare: '' };

const followedBy = ({ whole, bare }: Joined, { text }: Run): Joined => ({
  whole: whole + text,
  bare: bare + (isDigits(text) ? text.replace(/^0+(?=\d)/, '') : text),
});

const keysOf = ({ whole, bare }: Joined): string[] =>
  [...new Set([whole, bare])].filter((key) => key.length >= MIN_CHARACTERS);

const isDigits = (text: string): boolean => /^\d/.test(text);

/** Letters and digits in turn; a number is never cut out of longer digits. */
function runsOf(text: string): Run[] {
  return [...text.matchAll(/\d+|\p{L}+/gu)].map(({ 0: found, index }) => ({
    text: found.toUpperCase(),
    start: index,
    end: index + found.length,
  }));
}

function withoutInner<Item>(found: FoundNumber<Item>[]): FoundNumber<Item>[] {
  const kept: FoundNumber<Item>[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some(({ start, end }) => one.start >= start && one.end <= end)) kept.push(one);
  return kept;
}
