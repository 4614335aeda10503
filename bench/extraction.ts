// `npm run bench:extraction -- --data DIR`: how right, how sure and how fast the built-in engine is on labelled sets.
// Documents are read once through the service's reader; the readings are kept in --readings.
//   --set NAME     only this set (repeatable)      --variant file_scan | file_with_xml | file
//   --errors       wrong fields of the development part; those of the part held aside are never shown
import { parseArgs } from 'node:util';
import { share, table } from './kit.ts';
import { areaUnderCurve, reliability, type Judged } from './reliability.ts';
import {
  FOLDER_OPTIONS,
  requireData,
  keptReading,
  readSets,
  truthOf,
  fileOf,
  type Folders,
  type Variant,
} from './read-sets.ts';
import { scoreDocument, tally, type Tally } from './score-set.ts';
import { isHeldAside, SETS, type LabelledSet } from './sets.ts';
import { timeLongTables } from './table-scaling.ts';

const { values: options } = parseArgs({
  options: {
    ...FOLDER_OPTIONS,
    set: { type: 'string', multiple: true },
    variant: { type: 'string', multiple: true },
    processes: { type: 'string', default: '2' },
    errors: { type: 'boolean', default: false },
  },
});

/** Renderings of a set that are measured besides the file itself. */
const VARIANTS: Variant[] = ['file', 'file_with_xml', 'file_scan'];

type Part = 'development' | 'held aside';

interface Measured {
  set: string;
  variant: Variant;
  part: Part;
  tally: Tally;
}

const measured: Measured[] = [];
const fields: Judged[] = [];
const documents: (Judged & { label: string })[] = [];
const times: number[] = [];
const today = new Date().toISOString().slice(0, 10);

function partOf(set: LabelledSet, variant: Variant, part: Part): Tally {
  const known = measured.find((one) => one.set === set.name && one.variant === variant && one.part === part);
  if (known !== undefined) return known.tally;
  const fresh = { set: set.name, variant, part, tally: tally() };
  measured.push(fresh);
  return fresh.tally;
}

async function measureSet(folders: Folders, set: LabelledSet, variant: Variant): Promise<void> {
  for (const row of await truthOf(folders, set)) {
    const file = fileOf(row, variant);
    const reading = file === null ? undefined : await keptReading(folders, set, file);
    if (file === null || reading === undefined) continue;
    const part: Part = isHeldAside(set, row) ? 'held aside' : 'development';
    const result = scoreDocument(set, row, reading, today, partOf(set, variant, part));
    times.push(result.milliseconds / Math.max(reading.pages.length, 1));
    fields.push(...result.fields);
    documents.push({ confidence: result.score / 100, right: result.right, label: result.label });
    if (options.errors && part === 'development')
      for (const error of [...result.errors, ...result.item_errors])
        console.log(`${set.name} ${file}: ${error}`);
  }
}

function scores(): string {
  const rows = measured.map(({ set, variant, part, tally: sum }) => {
    const precision = sum.predicted === 0 ? 0 : sum.right / sum.predicted;
    const recall = sum.fields === 0 ? 0 : sum.right / sum.fields;
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    const { items } = sum;
    return [
      `${set}${variant === 'file' ? '' : ` (${variant.slice(5)})`}, ${part}`,
      sum.documents,
      f1.toFixed(3),
      precision.toFixed(3),
      recall.toFixed(3),
      share(sum.perfect, sum.documents),
      share(items.matched, items.truth),
      share(items.matched, items.predicted),
    ];
  });
  return table(
    ['set', 'documents', 'F1', 'precision', 'recall', 'all fields', 'lines recall', 'lines precision'],
    rows,
  );
}

/** Accuracy of each field, both parts beside each other. */
function perField(): string {
  const rows: (string | number)[][] = [];
  for (const { set, variant, part, tally: sum } of measured) {
    if (part !== 'development') continue;
    const held = measured.find(
      (one) => one.set === set && one.variant === variant && one.part === 'held aside',
    );
    for (const [key, { right, all }] of sum.perField) {
      const other = held?.tally.perField.get(key) ?? { right: 0, all: 0 };
      const name = `${set}${variant === 'file' ? '' : ` (${variant.slice(5)})`}.${key}`;
      rows.push([name, all, share(right, all), other.all, share(other.right, other.all)]);
    }
  }
  return table(['field', 'development', 'right', 'held aside', 'right'], rows);
}

function labels(): string {
  const rows = ['High', 'Good', 'Low', 'Poor'].map((label) => {
    const own = documents.filter((one) => one.label === label);
    return [label, own.length, share(own.filter(({ right }) => right).length, own.length)];
  });
  return table(['label', 'documents', 'every field right'], rows);
}

function confidence(judged: Judged[]): string {
  const rows = reliability(judged).map(({ from, to, count, right }) => [
    `${from.toFixed(2)} – ${to.toFixed(2)}`,
    count,
    right.toFixed(3),
  ]);
  return `${table(['confidence', 'count', 'right'], rows)}\n  AUC ${areaUnderCurve(judged).toFixed(3)}`;
}

function speed(): string {
  const sorted = times.toSorted((a, b) => a - b);
  const mean = sorted.reduce((a, b) => a + b, 0) / Math.max(sorted.length, 1);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `Extraction, per page: mean ${mean.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${sorted.length} documents)`;
}

requireData(options.data);
const folders: Folders = { data: options.data, readings: options.readings };
const variants = (options.variant as Variant[] | undefined) ?? VARIANTS;
await readSets(folders, variants, Number(options.processes), options.set);
for (const set of SETS) {
  if (options.set !== undefined && !options.set.includes(set.name)) continue;
  for (const variant of variants) await measureSet(folders, set, variant);
}
console.log(`${perField()}\n\n${scores()}\n`);
console.log(
  `Fields\n${confidence(fields)}\n\nDocuments\n${confidence(documents)}\n${labels()}\n\n${speed()}`,
);
if (options.set === undefined) console.log(`Tables over many pages: ${timeLongTables(today)}`);
