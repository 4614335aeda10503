// How well a row of a table fits the words of a question: what both have, what stands around the row, and what is left over.
import { contentOf } from '../questions/filler.ts';
import { wordsIn } from './asked-figure.ts';
import { wordsOfReports } from './periods.ts';
import type { Prepared, Spelt } from './report.ts';

const HAN = /\p{Script=Han}/u;

/** Costs of what a row lacks, or has too much; found on questions over reports. */
/** In the line above the row, in the titles of the table, at the head of the report. */
const ELSEWHERE = [0.4, 0.6, 0.7];
const ONLY_TITLES = 0.5;
const LIGHT = 0.25;
const HEAVY = 1.2;
const CHANGED = 1;
/** The line above names another figure, or another part of the company; the titles another figure. */
const OTHER_FIGURE = 0.5;
const OTHER_PART = 0.3;
const OTHER_TABLE = 0.2;

const LIGHT_WORDS = new Set(wordsOfReports('light').flatMap((word) => wordsIn(word)));
const LOOSE = new Set(wordsOfReports('loose').flatMap((word) => wordsIn(word)));

/** Words of one thing: "operations" and "operating", "taxes" and "tax". */
function alike(a: string, b: string): boolean {
  if (a === b || HAN.test(a) || HAN.test(b))
    return a === b || (HAN.test(a) && HAN.test(b) && (a.includes(b) || b.includes(a)));
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= STEM && Math.max(a.length, b.length) - same <= ENDING;
}
const STEM = 5;
const ENDING = 4;

export const among = (word: string, others: readonly string[]): boolean =>
  others.some((one) => alike(one, word));

export interface LabelFit {
  cost: number;
  words: string[];
}

/** How well a row fits the words: in the names that figures have, or as it stands. */
export function fitOf(
  words: readonly string[],
  row: Prepared['rows'][number],
  above: Spelt,
  head: readonly string[],
): LabelFit | undefined {
  const fits = ([0, 1] as const).flatMap((i) => {
    const fit = labelFit(words, row.must[i], row.all[i], [row.around[i], above[i], head]);
    return fit === undefined ? [] : [fit];
  });
  const [best] = fits.toSorted((a, b) => a.cost - b.cost);
  if (best === undefined) return undefined;
  const [label, section, titles] = [row.all[0], row.around[0], above[0]].map((text) =>
    text.filter((one) => IS_NAME.test(one)),
  );
  const foreign = (names: readonly string[]) =>
    label!.length === 0 && names.length > 0 && !names.some((name) => words.includes(name));
  const other_part =
    row.repeated && row.around[0].some((word) => !LIGHT_WORDS.has(word) && !among(word, words));
  const more =
    (row.changes ? CHANGED : 0) +
    (foreign(section!) ? OTHER_FIGURE : 0) +
    (other_part ? OTHER_PART : 0) +
    (titles!.length > 0 && ![...titles!, ...label!].some((name) => words.includes(name)) ? OTHER_TABLE : 0);
  return { ...best, cost: best.cost + more };
}
/** What figures are called, as one word. */
const IS_NAME = /.figur$/;

function labelFit(
  words: readonly string[],
  must: readonly string[],
  label: readonly string[],
  around: readonly (readonly string[])[],
): LabelFit | undefined {
  const own = words.filter((word) => among(word, label));
  let cost = 0;
  for (const word of words.filter((one) => !own.includes(one))) {
    const at = around.findIndex((text) => among(word, text));
    if (at === -1 && !LOOSE.has(word) && contentOf(word).length > 0) return undefined;
    cost += ELSEWHERE[at] ?? LIGHT;
  }
  const heavy = must.filter((word) => !LIGHT_WORDS.has(word) && !/^\d+$/.test(word));
  const missing = heavy.filter((word) => !among(word, words));
  if (missing.length * 2 > heavy.length) return undefined;
  // "Total" in a table that the question names.
  const [section = [], titles = [], head = []] = around;
  const of_table = words.some(
    (word) =>
      !own.includes(word) &&
      !LIGHT_WORDS.has(word) &&
      !among(word, head) &&
      (among(word, section) || among(word, titles)),
  );
  const summed = heavy.length === 0 && label.length <= 1 && of_table;
  const bare = own.every((word) => LIGHT_WORDS.has(word));
  if (bare && !summed && (own.length === 0 || heavy.length > 0 || own.length < words.length))
    return undefined;
  const light = must.filter((word) => LIGHT_WORDS.has(word) && !among(word, words));
  cost += missing.length * HEAVY + light.length * LIGHT + (bare ? ONLY_TITLES : 0);
  return { cost, words: own };
}
