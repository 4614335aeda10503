// `npm run bench:duplicates -- --data DIR [--sets a,b]`: papers of the labelled sets scanned again, askew, noisy and compressed: how
// many are found to be the same pages, and how many other papers of the set are taken for them.
import { parseArgs } from 'node:util';
import { printsOf } from '../server/duplicates/prints.ts';
import { samePages } from '../server/duplicates/same-pages.ts';
import type { Page } from '../server/reading/reading.ts';
import { rescannedPapers, type Paper } from './duplicates/rescans.ts';
import { share, table } from './kit.ts';
import { FOLDER_OPTIONS, requireData } from './read-sets.ts';

const { values: options } = parseArgs({
  options: {
    ...FOLDER_OPTIONS,
    sets: { type: 'string', default: 'sroie,zugferd,adbuy_en,fapiao_zh,bizlicence_zh,invoices_misc' },
    errors: { type: 'boolean', default: false },
  },
});

interface Score {
  same: number;
  found: number;
  other: number;
  mistaken: number;
}

/** As the service does: only who shares a print is compared. */
function isFound(a: readonly Page[], b: readonly Page[]): boolean {
  const prints = new Set(printsOf(b));
  return printsOf(a).some((print) => prints.has(print)) && samePages(a, b);
}

function pairsOf({ readings }: Paper): [Page[], Page[]][] {
  return readings.flatMap((a, i) => readings.slice(i + 1).map((b): [Page[], Page[]] => [a, b]));
}

/** Of two papers, each reading of one beside the same reading and the next one of the other. */
function crossPairs(a: Paper, b: Paper): [Page[], Page[]][] {
  return a.readings.flatMap((left, i): [Page[], Page[]][] => [
    [left, b.readings[i]!],
    [left, b.readings[(i + 1) % b.readings.length]!],
  ]);
}

function score(papers: readonly Paper[]): Score {
  const sum: Score = { same: 0, found: 0, other: 0, mistaken: 0 };
  for (const [i, paper] of papers.entries()) {
    for (const [a, b] of pairsOf(paper)) {
      sum.same++;
      if (isFound(a, b)) sum.found++;
      else if (options.errors) console.log(`not found: ${paper.set}/${paper.file}`);
    }
    for (const other of papers.slice(i + 1))
      for (const [a, b] of crossPairs(paper, other)) {
        sum.other++;
        if (!isFound(a, b)) continue;
        sum.mistaken++;
        if (options.errors) console.log(`mistaken: ${paper.set}/${paper.file} and ${other.file}`);
      }
  }
  return sum;
}

requireData(options.data);
const rows: (string | number)[][] = [];
for (const set of options.sets.split(',')) {
  const papers = await rescannedPapers(options, [set], 'file');
  const { same, found, other, mistaken } = score(papers);
  const alarms = `${((100 * mistaken) / Math.max(1, other)).toFixed(3)} %`;
  rows.push([set, papers.length, same, share(found, same), other, mistaken, alarms]);
}
console.log(
  table(['set', 'papers', 'same paper', 'found', 'other papers', 'taken for it', 'false alarms'], rows),
);
