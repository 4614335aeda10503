// `npm run bench:splitting -- --data DIR [--unseen DIR]`: bundles joined from labelled documents of sets that taught nothing:
// how many boundaries are found, with and without separator sheets, and how many documents that come alone stay whole.
import { parseArgs } from 'node:util';
import { boundariesOf } from '../server/splitting/find-boundaries.ts';
import { proposeParts } from '../server/splitting/propose-parts.ts';
import { share, table } from './kit.ts';
import { random } from './random.ts';
import { FOLDER_OPTIONS, requireData } from './read-sets.ts';
import { joinBundle, type Joining, type ReadDocument } from './splitting/bundles.ts';
import { judgingDocuments, teachingDocuments, unseenDocuments } from './splitting/documents.ts';

const { values: options } = parseArgs({
  options: {
    ...FOLDER_OPTIONS,
    unseen: { type: 'string' },
    'unseen-readings': { type: 'string' },
    errors: { type: 'boolean', default: false },
  },
});
const BUNDLES = 200;

interface Score {
  truth: number;
  found: number;
  right: number;
  /** Bundles all of whose boundaries are right. */
  whole: number;
}

function score(documents: ReadDocument[], joining: Joining, seed: number): Score {
  const draw = random(seed);
  const sum: Score = { truth: 0, found: 0, right: 0, whole: 0 };
  for (let i = 0; i < BUNDLES; i++) {
    const { pages, begins } = joinBundle(draw, documents, joining);
    const found = foundIn(pages);
    const right = found.filter((page) => begins.includes(page)).length;
    sum.truth += begins.length;
    sum.found += found.length;
    sum.right += right;
    if (right === begins.length && right === found.length) sum.whole++;
  }
  return sum;
}

/** The pages with which the proposed parts begin, the first left out. */
const foundIn = (pages: ReadDocument['pages']): number[] =>
  proposeParts(boundariesOf(pages, { blank_pages: false }), pages.length)
    ?.parts.slice(1)
    .map(([from]) => from) ?? [];

const f1 = ({ truth, found, right }: Score): string => ((2 * right) / (truth + found)).toFixed(3);

function alone(name: string, documents: ReadDocument[]): (string | number)[] {
  const apart = documents.filter(({ pages }) => foundIn(pages).length > 0);
  if (options.errors) for (const { file } of apart) console.log(`taken apart: ${file}`);
  const several = documents.filter(({ pages }) => pages.length > 1).length;
  return [name, documents.length, several, share(documents.length - apart.length, documents.length)];
}

requireData(options.data);
const taught = await teachingDocuments(options);
const other = await judgingDocuments(options);
const unseen =
  options.unseen === undefined
    ? []
    : await unseenDocuments({
        data: options.unseen,
        readings: options['unseen-readings'] ?? options.readings,
      });
const judging = [...other, ...unseen];
const WAYS: [string, ReadDocument[], Joining][] = [
  ['sets that taught', taught, { alike: 0.5, blanks: 0.1, separators: false }],
  ['other sets', judging, { alike: 0.5, blanks: 0, separators: false }],
  ['other sets, blank pages between some', judging, { alike: 0.5, blanks: 0.3, separators: false }],
  ['other sets, all of one set', judging, { alike: 1, blanks: 0, separators: false }],
  ['other sets, separator sheets', judging, { alike: 0.5, blanks: 0.3, separators: true }],
];
const rows = WAYS.map(([name, documents, joining], i) => {
  const sum = score(documents, joining, 100 + i);
  const { truth, found, right } = sum;
  return [name, truth, share(right, found), share(right, truth), f1(sum), share(sum.whole, BUNDLES)];
});
console.log(table(['bundles', 'boundaries', 'precision', 'recall', 'F1', 'all right'], rows));
console.log(
  table(
    ['documents alone', 'documents', 'of several pages', 'stay whole'],
    [alone('sets that taught', taught), alone('other sets', other), alone('unseen', unseen)],
  ),
);
