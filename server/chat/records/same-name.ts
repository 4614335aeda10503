// Which spellings are one name: a shop's name is printed with and without its legal form and registration number, and read
// with a slip of a letter.
import { commonest } from '../../platform/group-by.ts';
import { editDistance } from '../../extraction/text/similarity.ts';
import { fold, runs } from '../../search/tokenize.ts';

/**
 * Legal forms, which a name may end in and need not. Fewer than the lexicon's: "company" and short ones such as AG tell names apart
 * that people use beside each other.
 */
export const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:sdn\.?\s*bhd|s\/b|berhad|bhd|ltd|limited|inc|incorporated|corp|corporation|l\.?l\.?c|llp|plc|pte|pty|gmbh(?:\s*&\s*co\.?\s*kg)?|s\.?a\.?r\.?l|eurl|sas|s\.?n\.?c|s\.?r\.?l|s\.?p\.?a|s\.l\.?u?|s\.a|b\.?v|v\.?o\.?f|e\.k|ohg|kg|sendirian\s*berhad|co)(?![\p{L}\p{N}])\.?|股份|有限责任公司|有限公司|公司/giu;
/** What stands in brackets and has at least four digits, or comes last and has five: 123456-X, Reg. No. 200101012345. */
export const REGISTRATION =
  /[([（][^)\]）]*\d{4}[^)\]）]*[)\]）]?|(?:(?:co|company|reg|registration|roc|gst|vat|tax|id|no|number)[.:\s]*)*\b[a-z]{0,3}\d{5,}[\w-]*\s*$/giu;

/** Characters that readers of pictures take for one another. */
const LOOK_ALIKES: [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1l|]/g, 'i'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/7/g, 't'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Each of them as one. */
export const withoutLookAlikes = (text: string): string =>
  LOOK_ALIKES.reduce((all, [pattern, one]) => all.replaceAll(pattern, one), text);

/** One slip is forgiven in a name of so many letters and digits, two in the longer ones. */
const LONG = 10;
const LONGER = 18;

/** A name as it is compared. */
export interface Spelling {
  /** Letters and digits without legal form and registration, look-alikes as one. */
  key: string;
  /** What tells branches apart: numbers and single letters that are words of their own. */
  marks: string;
}

/** Accents are often left out, in print and in questions. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');

export function spellingOf(text: string): Spelling {
  const folded = withoutAccents(fold(text));
  const bare = folded.replaceAll(REGISTRATION, ' ').replaceAll(LEGAL_FORM, ' ');
  // Of a name that is nothing else, all counts.
  const own = [...runs(/[\p{L}\p{N}]/u.test(bare) ? bare : folded)].map((run) => run.text);
  return {
    key: withoutLookAlikes(own.join('')),
    marks: own.filter((word) => /^(?:\d+|[a-z])$/.test(word)).join(' '),
  };
}

/** Whether two are spellings of one name. */
export function isSameName(a: Spelling, b: Spelling): boolean {
  if (a.key === b.key) return true;
  const shorter = Math.min(a.key.length, b.key.length);
  const slips = shorter >= LONGER ? 2 : shorter >= LONG ? 1 : 0;
  return slips > 0 && a.marks === b.marks && !isHan(a.key) && editDistance(a.key, b.key, slips) <= slips;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Fields whose values are names of people and companies. */
export const isParty = (field: string): boolean => field === 'sender' || field === 'recipient';

/** For each of the names the spelling that stands for all of its own: the commonest, which comes first where several do. */
export function commonSpellings(names: readonly string[]): Map<string, string> {
  const leaders: { name: string; as: Spelling }[] = [];
  const spellings = new Map<string, string>();
  for (const [name] of commonest(names)) {
    const as = spellingOf(name);
    const leader = leaders.find((one) => isSameName(one.as, as));
    if (leader === undefined) leaders.push({ name, as });
    spellings.set(name, leader?.name ?? name);
  }
  return spellings;
}
