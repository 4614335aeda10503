// `npm run bench:unseen -- --data DIR`: how right and how sure the built-in engine is on documents of issuers and kinds that
// nothing was developed with. DIR holds doc/ and truth.jsonl; documents are read once and the readings kept in --readings.
//   --own       invoices and receipts too are read with a profile of the operator's own instead of a built-in one
//   --errors    every value that is not exactly right: only for documents one may look at
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Draft } from '../server/extraction/draft.ts';
import type { Reading } from '../server/reading/reading.ts';
import { matchItems } from './compare.ts';
import { share, table } from './kit.ts';
import { FOLDER_OPTIONS, keepReadings, keptReading, requireData } from './read-sets.ts';
import { reliability, scoreCurve, type Judged } from './reliability.ts';
import { kindOf } from '../server/extraction/builtin/kind-of.ts';
import { KINDS } from './unseen/kinds.ts';
import { ask } from './unseen/profiles.ts';
import { compare, isRight, readTruth, type UnseenRow, type Verdict } from './unseen/truth.ts';

const { values: options } = parseArgs({
  options: {
    ...FOLDER_OPTIONS,
    own: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    processes: { type: 'string', default: '2' },
  },
});

interface Scored {
  row: UnseenRow;
  verdicts: Map<string, Verdict>;
  lines: { matched: number; truth: number; found: number } | undefined;
  draft: Draft;
  /** An invoice of one page that a program wrote. */
  clean: boolean;
  /** Of which kind it was taken to be before any profile was chosen. */
  kind: { said: string; sure: number; right: boolean };
}

/** Who says what is paid to whom: what an accountant cannot do without. */
const CORE = ['seller', 'number', 'date', 'total'];

const values: Judged[] = [];
const blanks: Judged[] = [];
const today = new Date().toISOString().slice(0, 10);

function score(row: UnseenRow, reading: Reading): Scored {
  const { profile, wanted } = ask(row, options.own);
  const draft = extract(reading, profile, { today, learned: [] });
  const verdicts = new Map<string, Verdict>();
  for (const [name, { key, truth }] of wanted) {
    const field = draft.fields[key];
    const verdict = compare(name, truth, field?.value ?? null);
    if (field === undefined || verdict === undefined) continue;
    verdicts.set(name, verdict);
    const judged = { confidence: field.confidence, right: isRight(verdict) };
    (field.value === null ? blanks : values).push(judged);
    if (options.errors && verdict !== 'exact' && verdict !== 'blank')
      console.log(
        `${row.file} ${name}: ${verdict}, ${JSON.stringify(truth)} read as ${JSON.stringify(field.value)} at ${field.confidence}`,
      );
  }
  if (options.errors && draft.language !== row.lang)
    console.log(`${row.file} language: ${row.lang} read as ${draft.language}`);
  const clean = row.kind === 'invoice' && row.src === 'pdf' && reading.pages.length === 1;
  return { row, verdicts, draft, clean, lines: scoreLines(row, draft), kind: scoreKind(row, reading) };
}

function scoreKind(row: UnseenRow, reading: Reading): Scored['kind'] {
  const { doc_type, sure } = kindOf(reading, today);
  const right = doc_type === KINDS[row.kind];
  if (options.errors && !right)
    console.log(`${row.file} kind: ${row.kind} read as ${doc_type} at ${sure.toFixed(2)}`);
  return { said: doc_type, sure, right };
}

/** From here on a kind chooses the profile. */
const SURE = 0.8;

function kinds(scored: Scored[]): string {
  const right = scored.filter(({ kind }) => kind.right).length;
  const sure = scored.filter(({ kind }) => kind.sure >= SURE);
  const unsure = scored.length - right - sure.filter(({ kind }) => !kind.right).length;
  const judged = scored.map(({ kind }) => ({ confidence: kind.sure, right: kind.right }));
  return [
    `Kind right: ${share(right, scored.length)} of ${scored.length}; of ${sure.length} that are sure: ${share(sure.filter(({ kind }) => kind.right).length, sure.length)}; wrong ones that say they are unsure: ${unsure} of ${scored.length - right}`,
    bands(judged),
  ].join('\n');
}

function scoreLines({ lines }: UnseenRow, { line_items }: Draft): Scored['lines'] {
  if (!Array.isArray(lines)) return undefined;
  const truth = lines.map(([description, , , amount]: unknown[]) => ({
    description: String(Array.isArray(description) ? description[0] : description),
    amount: typeof amount === 'number' ? amount : null,
  }));
  return {
    matched: matchItems(line_items, truth).pairs.length,
    truth: truth.length,
    found: line_items.length,
  };
}

function groups(scored: Scored[], name: string, of: (one: Scored) => string): string {
  const keys = [...new Set(scored.map(of))];
  const rows = keys
    .map((key) => ({ key, own: scored.filter((one) => of(one) === key) }))
    .toSorted((a, b) => b.own.length - a.own.length)
    .map(({ key, own }) => {
      const verdicts = own.flatMap((one) => [...one.verdicts.values()]);
      const count = (...wanted: Verdict[]) => verdicts.filter((verdict) => wanted.includes(verdict)).length;
      const printed = count('exact', 'near', 'wrong', 'missing');
      const lines = own.flatMap((one) => one.lines ?? []);
      const sum = (part: keyof NonNullable<Scored['lines']>) =>
        lines.reduce((all, one) => all + one[part], 0);
      const core = own.filter(({ verdicts }) => CORE.some((field) => verdicts.has(field)));
      return [
        key,
        own.length,
        printed,
        share(count('exact'), printed),
        count('near'),
        count('wrong'),
        count('missing'),
        count('invented'),
        share(core.filter(isCoreRight).length, core.length),
        share(sum('matched'), sum('truth')),
        share(sum('matched'), sum('found')),
      ];
    });
  const head = [
    name,
    'documents',
    'fields',
    'exact',
    'near',
    'wrong',
    'missing',
    'invented',
    'core right',
    'lines recall',
    'precision',
  ];
  return table(head, rows);
}

const isCoreRight = ({ verdicts }: Scored): boolean =>
  CORE.every((field) => isRight(verdicts.get(field) ?? 'blank'));
const isHeaderRight = ({ verdicts }: Scored): boolean => [...verdicts.values()].every(isRight);

function labels(scored: Scored[]): string {
  const rows = ['High', 'Good', 'Low', 'Poor'].map((label) => {
    const own = scored.filter(({ draft }) => draft.label === label);
    return [label, own.length, share(own.filter(isHeaderRight).length, own.length)];
  });
  return table(['label', 'documents', 'header fields right'], rows);
}

/** Scores around the one from which on a rule may approve. */
const SCORES = [70, 80, 85, 90, 95];

function curve(scored: Scored[]): string {
  const groups: [string, Scored[]][] = [
    ['all', scored],
    ['invoices and receipts', scored.filter(({ row }) => ['invoice', 'receipt'].includes(row.kind))],
    ['invoices of one page as PDF', scored.filter(({ clean }) => clean)],
  ];
  const judged = groups.map(
    ([name, own]) =>
      [name, own.map((one) => ({ score: one.draft.score, right: isHeaderRight(one) }))] as const,
  );
  return scoreCurve('score', judged, SCORES);
}

function bands(judged: Judged[]): string {
  const rows = reliability(judged).map(({ from, to, count, right }) => [
    `${from.toFixed(2)} – ${to.toFixed(2)}`,
    count,
    right.toFixed(3),
  ]);
  const sure = judged.filter(({ confidence }) => confidence >= 0.9);
  const right = sure.filter((one) => one.right).length;
  return `${table(['confidence', 'count', 'right'], rows)}\n  of 0.90 and more: ${sure.length}, right ${share(right, sure.length)}`;
}

requireData(options.data);
const rows = await readTruth(options.data);
const kept = { data: options.data, readings: options.readings };
const documents = { name: 'doc' };
await keepReadings(
  kept,
  rows.map(({ file }) => ({ set: documents, file })),
  Number(options.processes),
);
const scored: Scored[] = [];
for (const row of rows) {
  const reading = await keptReading(kept, documents, row.file);
  // Kept readings know the language that was recognised when they were made.
  if (reading !== undefined) scored.push(score(row, { ...reading, language: null }));
}
const languages = scored.filter(({ row, draft }) => draft.language === row.lang).length;
console.log(
  [
    groups(scored, 'all', () => 'all'),
    groups(scored, 'kind', ({ row }) => row.kind),
    groups(scored, 'language', ({ row }) => row.lang),
    groups(scored, 'source', ({ row }) => row.src),
    `Language right: ${share(languages, scored.length)} of ${scored.length}; not read at all: ${rows.length - scored.length}`,
    kinds(scored),
    labels(scored),
    curve(scored),
    `Values\n${bands(values)}`,
    `Empty fields\n${bands(blanks)}`,
  ].join('\n\n'),
);
