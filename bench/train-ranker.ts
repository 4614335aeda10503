// Trains the ranker's weights from labelled sets: listwise logistic regression held near the priors set by hand
// (ranker-priors.json), checked by cross-validation over senders. Documents made up by chance teach the layouts that the
// sets lack. Takes the readings that bench/extraction.ts keeps; never touches the third that
// is held aside.
//   tsx bench/train-ranker.ts --data DIR --readings DIR [--write] [--only GROUP …]
//   --only GROUP   cross-validates these groups; with --write only their weights change, and those of confidence
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { understandField } from '../server/extraction/labels/understand-field.ts';
import { buildLayout } from '../server/extraction/layout/build-layout.ts';
import { groupOf, type FieldGroup } from '../server/extraction/ranking/features.ts';
import { rankPool, trainedWeights, type Weights } from '../server/extraction/ranking/rank.ts';
import { buildScene } from '../server/extraction/ranking/scene.ts';
import { readLineTable } from '../server/extraction/builtin/find-values.ts';
import { normaliseValue } from '../server/extraction/builtin/normalise-value.ts';
import { fold } from '../server/extraction/text/fold.ts';
import { trigramOverlap } from '../server/extraction/text/similarity.ts';
import type { Reading } from '../server/reading/reading.ts';
import { same, scoredFields } from './compare.ts';
import { trainConfidence, type LabelledDocument } from './train-confidence.ts';
import { fileOf, keptReading, truthOf, type Folders, type Variant } from './read-sets.ts';
import { makeInvoice } from './made-invoices.ts';
import { random } from './random.ts';
import { makeReceipt } from './receipts/make-receipt.ts';
import { recognised } from './receipts/recognised.ts';
import { isHeldAside, MADE_INVOICES, MADE_RECEIPTS, SETS, type LabelledSet, type TruthRow } from './sets.ts';

/** One field of one document: the signals of all its candidates and which of them are right. */
interface Example {
  group: FieldGroup;
  sender: string;
  weight: number;
  /** The document has no such value: none of the candidates is to be taken. */
  absent: boolean;
  candidates: Record<string, number>[];
  right: boolean[];
}

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    readings: { type: 'string', default: '' },
    hold: { type: 'string', default: '0.02' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const FOLDS = 5;
/** How strongly weights are held at their present value; chosen by cross-validation. */
const HOLD = Number(options.hold);
const ROUNDS = 400;

/** Scans of the same documents teach what mistakes of reading do to the signals; structured data teach confidence. */
const VARIANTS: Variant[] = ['file', 'file_scan', 'file_with_xml'];

async function labelledDocuments(folders: Folders): Promise<LabelledDocument[]> {
  const documents: LabelledDocument[] = [];
  for (const set of SETS) {
    for (const row of await truthOf(folders, set)) {
      if (isHeldAside(set, row)) continue;
      for (const variant of VARIANTS) {
        const file = fileOf(row, variant);
        const reading = file === null ? undefined : await keptReading(folders, set, file);
        if (reading !== undefined) documents.push({ set, row, reading });
      }
    }
  }
  return documents;
}

/** Invoices and receipts made up by chance; others than those that the benches measure. */
function madeDocuments(): LabelledDocument[] {
  const seeds = Array.from({ length: MADE }, (_, i) => FIRST_SEED + i);
  return [
    ...seeds.map((seed) => ({ set: MADE_INVOICES, ...makeInvoice(seed) })),
    ...seeds.slice(0, MADE_TILLS).map((seed) => ({ set: MADE_RECEIPTS, ...madeReceipt(seed) })),
  ];
}

/** Receipts arrive as photographs more often than not: every other one is as recognised. */
function madeReceipt(seed: number): { row: TruthRow; reading: Reading } {
  const made = makeReceipt(seed);
  const { row, reading } = seed % 2 === 0 ? made : recognised(made, random(seed));
  if (!EUROPE.has(row.layout ?? '')) return { row, reading };
  const { address: _, ...truth } = row.truth;
  return { row: { ...row, truth }, reading };
}

/** Addresses of these countries are kept with a code that no receipt prints; invoices teach them. */
const EUROPE = new Set(['DE', 'ES', 'FR', 'GB', 'IT', 'NL']);

const MADE = 200;
/** So many of them are receipts besides. */
const MADE_TILLS = 140;
/** Their issuers and totals stand alone; those of invoices are to be told from buyers and from what is left to pay. */
const SHARE_OF_TILLS = 0.1;
const FIRST_SEED = 1000;

function examplesOf(documents: LabelledDocument[]): Example[] {
  return [...SETS, MADE_INVOICES, MADE_RECEIPTS].flatMap((set) => {
    const own = documents
      .filter((document) => document.set === set && document.reading.e_invoice === null)
      .flatMap(({ row, reading }) => examplesOfRow(set, row, reading));
    weigh(own, set === MADE_RECEIPTS ? SHARE_OF_TILLS : 1);
    return own;
  });
}

function examplesOfRow(set: LabelledSet, row: TruthRow, reading: Reading): Example[] {
  const meanings = set.profile.fields.map(understandField);
  const scene = buildScene(buildLayout(reading), meanings, '2026-11-20');
  readLineTable(scene);
  const truth = new Map(scoredFields(row));
  return meanings.flatMap((meaning) => {
    const wanted = truth.get(meaning.field.key);
    const absent = row.absent?.includes(meaning.field.key) === true;
    if ((wanted === undefined && !absent) || Array.isArray(wanted)) return [];
    const ranked = rankPool(meaning, scene, trainedWeights);
    if (ranked.length === 0) return [];
    return [
      {
        group: groupOf(meaning),
        sender: `${set.name}/${set.sender(row)}`,
        weight: 1,
        absent,
        candidates: ranked.map(({ features }) => features),
        right: absent
          ? ranked.map(() => false)
          : rightOnes(
              meaning.field.key,
              ranked.map(({ candidate }) => normaliseValue(candidate, meaning, scene) ?? candidate.value),
              wanted,
            ),
      },
    ];
  });
}

/** From this likeness on a text counts as the wanted one with mistakes of reading, or written in another order. */
const ALIKE = 0.72;

/** Candidates that are the value; for texts, where none is exactly it, those that come closest. */
function rightOnes(key: string, values: string[], wanted: unknown): boolean[] {
  const exact = values.map((value) => same(key, value, wanted));
  if (exact.includes(true) || typeof wanted !== 'string' || /\d{4}-\d\d-\d\d|^[\d.-]+$/.test(wanted))
    return exact;
  const alike = values.map((value) => trigramOverlap(fold(value), fold(wanted)));
  const best = Math.max(...alike);
  return alike.map((likeness) => likeness >= ALIKE && likeness >= best - 0.03);
}

/** Sets count alike whatever their size, and many documents of one sender less than as many of different ones. */
function weigh(examples: Example[], share: number): void {
  const senders = new Map<string, number>();
  for (const { sender } of examples) senders.set(sender, (senders.get(sender) ?? 0) + 1);
  let sum = 0;
  for (const example of examples) {
    example.weight = 1 / Math.sqrt(senders.get(example.sender) ?? 1);
    sum += example.weight;
  }
  const whole = share * Math.sqrt(examples.length);
  for (const example of examples) example.weight *= whole / Math.max(sum, 1e-9);
}

/** Signals as columns of numbers: training goes over all of them hundreds of times. */
interface Matrix {
  names: string[];
  rows: { values: Float64Array[]; right: boolean[]; weight: number; absent: boolean }[];
}

function toMatrix(examples: Example[]): Matrix {
  const names = [
    ...new Set(examples.flatMap(({ candidates }) => candidates.flatMap((features) => Object.keys(features)))),
  ];
  const rows = examples.map(({ candidates, right, weight, absent }) => ({
    values: candidates.map((features) => Float64Array.from(names, (name) => features[name] ?? 0)),
    right,
    weight,
    absent,
  }));
  return { names, rows };
}

/** Gradient descent with Adam on the listwise loss; "none of them" scores 0. */
function train(examples: Example[], start: Record<string, number>): Record<string, number> {
  const { names, rows } = toMatrix(examples);
  const origin = Float64Array.from(names, (name) => start[name] ?? 0);
  const weights = Float64Array.from(origin);
  const first = new Float64Array(names.length);
  const second = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(names.length);
    for (const row of rows) addGradient(gradient, row, weights);
    for (let i = 0; i < names.length; i++) {
      const g = (gradient[i] ?? 0) + HOLD * ((weights[i] ?? 0) - (origin[i] ?? 0));
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * g;
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
      const step =
        (first[i] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[i] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      weights[i] = (weights[i] ?? 0) - 0.03 * step;
    }
  }
  return { ...start, ...Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])) };
}

function addGradient(gradient: Float64Array, row: Matrix['rows'][number], weights: Float64Array): void {
  const { values, right, weight, absent } = row;
  const scores = values.map((own) => own.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
  const top = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const all = odds.reduce((a, b) => a + b, Math.exp(-top));
  const good = odds.reduce((sum, value, i) => sum + (right[i] === true ? value : 0), 0);
  // Where no candidate is right the field should rather stay empty, but the lack is the candidates' fault.
  const share = good > 0 || absent ? weight : 0.3 * weight;
  for (const [i, own] of values.entries()) {
    const p = (odds[i] ?? 0) / all;
    const q = good > 0 && right[i] === true ? (odds[i] ?? 0) / good : 0;
    const factor = share * (p - q);
    if (Math.abs(factor) < 1e-6) continue;
    for (let k = 0; k < own.length; k++) gradient[k] = (gradient[k] ?? 0) + factor * (own[k] ?? 0);
  }
}

function dot(features: Record<string, number>, weights: Record<string, number>): number {
  let sum = 0;
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** Share of fields whose best candidate is right and above "none". */
function accuracy(examples: Example[], weights: Record<string, number>): { right: number; all: number } {
  let right = 0;
  for (const example of examples) {
    const scores = example.candidates.map((features) => dot(features, weights));
    const best = scores.indexOf(Math.max(...scores));
    const taken = (scores[best] ?? 0) > 0;
    if (example.absent ? !taken : taken && example.right[best] === true) right++;
  }
  return { right, all: examples.length };
}

const foldOf = (sender: string): number =>
  Number.parseInt(createHash('sha256').update(`fold ${sender}`).digest('hex').slice(0, 6), 16) % FOLDS;

const priors = JSON.parse(readFileSync(new URL('./ranker-priors.json', import.meta.url), 'utf8')) as Weights;
const documents = [
  ...(await labelledDocuments({ data: options.data, readings: options.readings })),
  ...madeDocuments(),
];
const examples = examplesOf(documents);
const result: Weights = { ...trainedWeights, ...structuredClone(priors) };
const folds: Weights[] = Array.from({ length: FOLDS }, () => ({ ...result }));
const GROUPS: FieldGroup[] = ['date', 'amount', 'identifier', 'party', 'address', 'text'];
for (const group of GROUPS) {
  const wanted = options.only.length === 0 || options.only.includes(group);
  if (!wanted && !options.write) continue;
  const own = examples.filter((example) => example.group === group);
  const total = { before: 0, after: 0, all: 0 };
  for (const [fold, weights] of folds.entries()) {
    const rest = own.filter(({ sender }) => foldOf(sender) !== fold);
    const test = own.filter(({ sender }) => foldOf(sender) === fold);
    weights[group] = train(rest, priors[group]);
    total.before += accuracy(test, priors[group]).right;
    total.after += accuracy(test, weights[group]).right;
    total.all += test.length;
  }
  result[group] = wanted ? train(own, priors[group]) : trainedWeights[group];
  console.log(
    `${group.padEnd(11)} fields ${total.all}, a right candidate exists for ${own.filter(({ right, absent }) => absent || right.includes(true)).length}; ` +
      `right before ${total.before}, cross-validated ${total.after}, fitted ${accuracy(own, result[group]).right}`,
  );
}
if (!options.write) process.exit(0);
Object.assign(
  result,
  trainConfidence(
    documents,
    ({ set, row }) => folds[foldOf(`${set.name}/${set.sender(row)}`)] ?? result,
    priors,
  ),
);
if (options.write) {
  const rounded = Object.fromEntries(
    Object.entries(result).map(([group, weights]) => [
      group,
      Object.fromEntries(
        Object.entries(weights)
          .map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000])
          .filter(([, weight]) => Math.abs(weight) >= 0.01)
          .sort(([a], [b]) => a.localeCompare(b)),
      ),
    ]),
  );
  writeFileSync(
    new URL('../server/extraction/ranking/weights.json', import.meta.url),
    `${JSON.stringify(rounded, null, 2)}\n`,
  );
}
