// Other forms of labelled documents (turned, as a fax, at half the resolution, in an e-mail …) beside the documents they
// were made of: how much of the text is read alike, and how many fields are extracted rightly from each.
import { existsSync } from 'node:fs';
import { readFile as readText } from 'node:fs/promises';
import path from 'node:path';
import type { ProcessPool } from '../../server/platform/processes/process-pool.ts';
import { readFile } from '../../server/reading/read-file.ts';
import { openReaderPool } from '../../server/reading/reader-pool.ts';
import type { Page, Reading } from '../../server/reading/reading.ts';
import { table } from '../kit.ts';
import { scoreDocument, tally, type Tally } from '../score-set.ts';
import { SETS, type TruthRow } from '../sets.ts';
import { comparable, percent } from './measure.ts';

/** A row of `truth.jsonl` in the folder of variants. */
interface VariantRow extends TruthRow {
  base: string;
  variant: string;
}

/** Points of extraction a variant may be behind the document it was made of. */
const BAR = 5;

/** `folder` holds `truth.jsonl`; the documents the variants were made of lie in the folders beside it. */
export async function benchVariants(folder: string): Promise<string> {
  const rows = (await readText(path.join(folder, 'truth.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as VariantRow);
  const pool = openReaderPool(1);
  const bases = new Map<string, Promise<Reading>>();
  const sums = new Map<string, { texts: number[]; variant: Tally; base: Tally }>();
  try {
    for (const row of rows) {
      const file = baseFile(folder, row.base);
      if (file === undefined) continue;
      const base = bases.get(file) ?? readWhole(pool, file);
      bases.set(file, base);
      const sum = sums.get(row.variant) ?? { texts: [], variant: tally(), base: tally() };
      sums.set(row.variant, sum);
      await compare(row, await readWhole(pool, path.join(folder, row.file)), await base, sum);
    }
  } finally {
    await pool.close();
  }
  return describe(sums);
}

/** Where a base document lies: rows may name a part of the set (`dev`) that is no folder here. */
function baseFile(folder: string, base: string): string | undefined {
  const [set = '', , ...rest] = base.split('/');
  const places = [base, path.join(set, ...rest)].map((place) => path.join(folder, '..', place));
  return places.find((place) => existsSync(place));
}

async function readWhole(pool: ProcessPool, file: string): Promise<Reading> {
  const pages: Page[] = [];
  const info = await readFile(pool, file, {
    filename: path.basename(file),
    on_page: (page) => void pages.push(page),
  });
  return { ...info, pages };
}

async function compare(
  row: VariantRow,
  variant: Reading,
  base: Reading,
  sum: { texts: number[]; variant: Tally; base: Tally },
): Promise<void> {
  sum.texts.push(shareFound(textOf(base), textOf(variant)));
  const set = SETS.find(({ name }) => row.base.startsWith(`${name}/`));
  if (!set) return;
  const today = new Date().toISOString().slice(0, 10);
  scoreDocument(set, row, variant, today, sum.variant);
  scoreDocument(set, row, base, today, sum.base);
}

const textOf = ({ pages }: Reading): string =>
  comparable(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));

/** Share of the pairs of neighbouring characters of `wanted` that `found` has too, whatever the order of its lines. */
function shareFound(wanted: string, found: string): number {
  const counts = new Map<string, number>();
  for (const pair of pairsOf(found)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const pairs = pairsOf(wanted);
  let seen = 0;
  for (const pair of pairs) {
    const left = counts.get(pair) ?? 0;
    if (left === 0) continue;
    counts.set(pair, left - 1);
    seen++;
  }
  return seen / Math.max(1, pairs.length);
}

function pairsOf(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

function describe(sums: Map<string, { texts: number[]; variant: Tally; base: Tally }>): string {
  const rows = [...sums].map(([name, { texts, variant, base }]) => {
    const points = 100 * (variant.right / (variant.fields || 1) - base.right / (base.fields || 1));
    return [
      name,
      texts.length,
      percent(
        texts.reduce((a, b) => a + b, 0),
        texts.length,
      ),
      percent(Math.min(...texts), 1),
      `${variant.right} of ${variant.fields}`,
      `${base.right} of ${base.fields}`,
      `${points.toFixed(1)}${points < -BAR ? ' !' : ''}`,
    ];
  });
  const head = ['form', 'documents', 'text as of the base', 'least', 'fields right', 'of the base', 'points'];
  return `other forms of the same documents (${BAR} points is the bar)\n${table(head, rows)}`;
}
