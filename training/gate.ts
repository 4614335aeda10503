// `npm run gate`: reads drawn documents that nothing was trained or tuned on, and fails where a score falls below its floor
// (floors.json). A rule or a weight goes in or out only through it. Nothing from outside the repository is needed.
//   --raise   writes the present scores as the new floors, where they are higher
//   --errors  what was found instead
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { table } from '../bench/kit.ts';
import { scoreDocument, tally, type Tally } from '../bench/score-set.ts';
import { DRAWN_KINDS, drawDocuments, type DrawnKind } from './synth/draw.ts';
import { GATE } from './seeds.ts';

type Score = 'fields' | 'documents' | 'lines_recall' | 'lines_precision';
type Scores = Partial<Record<Score, number>>;

const { values: options } = parseArgs({
  options: { raise: { type: 'boolean', default: false }, errors: { type: 'boolean', default: false } },
});
const FLOORS = new URL('./floors.json', import.meta.url);
/** A tenth of a point: what is lost in rounding. */
const SLACK = 0.001;

function measure(kind: DrawnKind): Scores {
  const sum = tally();
  for (const { set, row, reading } of drawDocuments(kind, GATE.first, GATE.count[kind])) {
    const { errors, item_errors } = scoreDocument(set, row, reading, GATE.today, sum);
    if (options.errors) for (const error of [...errors, ...item_errors]) console.log(`${row.file}: ${error}`);
  }
  return scoresOf(sum);
}

/** Shares of what is judged; nothing for what the kind says nothing of. */
function scoresOf({ fields, right, documents, perfect, items }: Tally): Scores {
  const judged = fields === 0 ? {} : { fields: right / fields, documents: perfect / documents };
  if (items.truth === 0) return judged;
  return {
    ...judged,
    lines_recall: items.matched / items.truth,
    lines_precision: items.matched / Math.max(items.predicted, 1),
  };
}

const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Partial<Record<DrawnKind, Scores>>;
const started = performance.now();
const rows: (string | number)[][] = [];
let fallen = 0;
for (const kind of DRAWN_KINDS) {
  const scores = measure(kind);
  const own = (floors[kind] ??= {});
  for (const [name, value] of Object.entries(scores) as [Score, number][]) {
    const floor = own[name] ?? 0;
    const below = value < floor - SLACK;
    fallen += Number(below);
    rows.push([kind, name, value.toFixed(4), floor.toFixed(4), below ? 'BELOW' : '']);
    if (options.raise) own[name] = Math.max(floor, Math.floor(value * 10_000) / 10_000);
  }
}
console.log(table(['drawn', 'score', 'now', 'floor', ''], rows));
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (options.raise) writeFileSync(FLOORS, `${JSON.stringify(floors, null, 2)}\n`);
else if (fallen > 0) {
  console.error(`${fallen} scores fell below their floors. See training/README.md.`);
  process.exitCode = 1;
}
