// `npm run bench:learning -- --data DIR`: of senders with several labelled documents, a field that is wrong on one is corrected
// there, once; how often is it right on the others then? Only documents of the development part.
//   --set NAME     only this set (repeatable)      --errors    what stays wrong
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { LearnedHint } from '../server/extraction/draft.ts';
import { findValue } from '../server/extraction/evidence/find-value.ts';
import { understandField } from '../server/extraction/labels/understand-field.ts';
import { buildLayout } from '../server/extraction/layout/build-layout.ts';
import { fingerprintOf, likeness, SAME_SENDER } from '../server/learning/fingerprint.ts';
import { hintOf, isConstant, taughtBy } from '../server/learning/lesson.ts';
import type { Reading } from '../server/reading/reading.ts';
import { same, scoredFields } from './compare.ts';
import { share, table } from './kit.ts';
import { FOLDER_OPTIONS, requireData, fileOf, keptReading, truthOf, type Folders } from './read-sets.ts';
import { isHeldAside, SETS, type LabelledSet, type TruthRow } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    ...FOLDER_OPTIONS,
    set: { type: 'string', multiple: true },
    errors: { type: 'boolean', default: false },
  },
});
const folders: Folders = { data: options.data, readings: options.readings };
const today = '2026-11-21';
/** Pairs of one sender beyond these say nothing new. */
const MOST_PAIRS = 40;

interface Sum {
  pairs: number;
  recognised: number;
  /** Fields wrong on the first document, corrected there, and stated by the second. */
  taught: number;
  before: number;
  after: number;
  /** Fields that were right on the second document and are wrong with the lessons. */
  harmed: number;
}

const sums = new Map<string, Sum>();

function sumOf(name: string): Sum {
  const sum = sums.get(name) ?? { pairs: 0, recognised: 0, taught: 0, before: 0, after: 0, harmed: 0 };
  sums.set(name, sum);
  return sum;
}

interface Labelled {
  row: TruthRow;
  reading: Reading;
}

/** What correcting every wrong field of a document teaches, as the service would remember it. */
function lessonsOf(set: LabelledSet, { row, reading }: Labelled, page_count: number): LearnedHint[] {
  const draft = extract(reading, set.profile, { today, learned: [] });
  const layout = buildLayout(reading);
  return scoredFields(row).flatMap(([key, truth]) => {
    const field = set.profile.fields.find((one) => one.key === key);
    if (field === undefined || typeof truth !== 'string' || same(key, draft.fields[key]?.value, truth))
      return [];
    const meaning = understandField(field);
    const found = findValue(truth, meaning, layout, today);
    const constant = isConstant(meaning, truth);
    if (found?.span === null || found === undefined) {
      if (!constant) return [];
    }
    const taught = taughtBy(truth, found?.evidence ?? [], found?.span ?? null);
    const judged = { enabled: true, helped: 0, contradicted: 0 };
    const pages = reading.pages.length;
    return [
      hintOf({ ...taught, ...judged, field: key, document_id: 1, pages, value: truth, constant }, page_count),
    ];
  });
}

function judge(set: LabelledSet, first: Labelled, second: Labelled): void {
  const [a, b] = [first, second].map(({ reading }) => buildLayout(reading).pages[0]);
  if (a === undefined || b === undefined) return;
  const learned = lessonsOf(set, first, second.reading.pages.length);
  const known = likeness(fingerprintOf(a), fingerprintOf(b)) >= SAME_SENDER;
  const without = extract(second.reading, set.profile, { today, learned: [] });
  const after = known ? extract(second.reading, set.profile, { today, learned }) : without;
  const all = sumOf(set.name);
  all.pairs++;
  all.recognised += Number(known);
  for (const [key, truth] of scoredFields(second.row)) {
    const [was, is] = [without, after].map((draft) => same(key, draft.fields[key]?.value, truth));
    const taught = learned.some((hint) => hint.field === key);
    for (const sum of [all, ...(taught ? [sumOf(`${set.name}.${key}`)] : [])]) {
      sum.taught += Number(taught);
      sum.before += Number(taught && was);
      sum.after += Number(taught && is);
      sum.harmed += Number(was && !is);
    }
    if (options.errors && taught && !is)
      console.log(
        `${set.name} ${first.row.file} -> ${second.row.file}${known ? '' : ' (sender not recognised)'}: ${key} is ${JSON.stringify(truth)}, found ${JSON.stringify(after.fields[key]?.value ?? null)}`,
      );
  }
}

async function measure(set: LabelledSet): Promise<void> {
  const senders = new Map<string, Labelled[]>();
  for (const row of await truthOf(folders, set)) {
    const file = fileOf(row, 'file');
    const reading =
      isHeldAside(set, row) || file === null ? undefined : await keptReading(folders, set, file);
    if (reading === undefined) continue;
    const sender = set.name === 'adbuy_en' ? 'stations' : set.sender(row);
    senders.set(sender, [...(senders.get(sender) ?? []), { row, reading }]);
  }
  for (const documents of senders.values()) {
    const pairs = documents.flatMap((first) =>
      documents.flatMap((second) => (first === second ? [] : [[first, second] as const])),
    );
    const step = Math.max(1, Math.ceil(pairs.length / MOST_PAIRS));
    for (const [i, [first, second]] of pairs.entries()) if (i % step === 0) judge(set, first, second);
  }
}

requireData(options.data);
for (const set of SETS) if (options.set === undefined || options.set.includes(set.name)) await measure(set);
console.log(
  table(
    ['set or field', 'pairs', 'sender recognised', 'corrected', 'right before', 'right after', 'harmed'],
    [...sums].map(([name, sum]) => [
      name,
      sum.pairs === 0 ? '' : sum.pairs,
      sum.pairs === 0 ? '' : share(sum.recognised, sum.pairs),
      sum.taught,
      share(sum.before, sum.taught),
      share(sum.after, sum.taught),
      sum.harmed,
    ]),
  ),
);
