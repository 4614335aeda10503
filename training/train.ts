// `npm run train`: learns the weights of the ranker and of confidence, and writes them with a report of what they are worth.
// Without more it learns from drawn documents alone: the repository is all that is needed, and the same inputs give the
// same bytes. Labelled sets are added with --data; their readings are those that bench/extraction.ts keeps.
//   --data DIR --readings DIR   labelled sets as well (manifest.json says which these were)
//   --unseen DIR               documents of many issuers, laid out as bench/unseen.ts reads them; may be given again
//   --groups party,…           learns the weights of these groups anew (and of confidence); the others stay as they are, with
//                              `none` all of them
//   --out DIR                   where weights.json and report.md go; by default a temporary folder
//   --write                     over server/extraction/ranking/weights.json and training/report.md
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../bench/kit.ts';
import { FOLDER_OPTIONS } from '../bench/read-sets.ts';
import type { FieldGroup } from '../server/extraction/ranking/features.ts';
import { trainedWeights, type Weights } from '../server/extraction/ranking/rank.ts';
import type { Signal } from '../server/extraction/ranking/signal.ts';
import { drawnDocuments, hashesOf, labelledDocuments, unseenDocuments } from './documents.ts';
import { examplesOf, type Example } from './examples.ts';
import { accuracy, fitRanker } from './fit-ranker.ts';
import { trainConfidence } from './train-confidence.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    readings: FOLDER_OPTIONS.readings,
    unseen: { type: 'string', multiple: true, default: [] },
    groups: { type: 'string' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const HERE = import.meta.dirname;
const WEIGHTS = path.join(HERE, '..', 'server', 'extraction', 'ranking', 'weights.json');
const FOLDS = 5;
const GROUPS: FieldGroup[] = ['date', 'amount', 'identifier', 'party', 'address', 'text'];

/** The fold of a sender; documents of one sender are never on both sides. */
const foldOf = (sender: string): number =>
  Number.parseInt(createHash('sha256').update(`fold ${sender}`).digest('hex').slice(0, 6), 16) % FOLDS;
const percent = ({ right, all }: { right: number; all: number }): string =>
  all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`;

interface Learned {
  weights: Weights;
  /** Weights that did not see the documents of the fold. */
  folds: Weights[];
  /** Right in cross-validation, by group. */
  crossed: Map<FieldGroup, { right: number; all: number }>;
}

/** What documents of many issuers teach besides confidence: dates, amounts and numbers gained nothing from them. */
const OF_MANY_ISSUERS: FieldGroup[] = ['party'];

/** @param anew groups whose weights are learned; those of the others stay, and are learned in the folds alone */
function learn(
  examples: Example[],
  priors: Weights,
  { anew, many }: { anew: readonly string[]; many: ReadonlySet<string> },
): Learned {
  const weights: Weights = { ...trainedWeights };
  const folds: Weights[] = Array.from({ length: FOLDS }, () => ({
    ...trainedWeights,
    ...structuredClone(priors),
  }));
  const crossed: Learned['crossed'] = new Map();
  for (const group of GROUPS) {
    const own = examples.filter(
      (example) => example.group === group && (OF_MANY_ISSUERS.includes(group) || !many.has(example.set)),
    );
    const sum = { right: 0, all: 0 };
    for (const [fold, inFold] of folds.entries()) {
      inFold[group] = fitRanker(
        own.filter(({ sender }) => foldOf(sender) !== fold),
        priors[group],
      );
      const { right, all } = accuracy(
        own.filter(({ sender }) => foldOf(sender) === fold),
        inFold[group],
      );
      sum.right += right;
      sum.all += all;
    }
    crossed.set(group, sum);
    if (anew.includes(group)) weights[group] = fitRanker(own, priors[group]);
  }
  return { weights, folds, crossed };
}

/** Three decimals say all there is; what is next to nothing is left out. */
const written = (weights: Weights): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(weights).map(([group, own]) => [
        group,
        Object.fromEntries(
          Object.entries(own)
            .map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000])
            .filter(([, weight]) => Math.abs(weight) >= 0.01)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ]),
    ),
    null,
    2,
  )}\n`;

/** Share of fields whose best candidate is right, by set, with two weights. */
function compared(examples: Example[], before: Weights, after: Weights): (string | number)[][] {
  const sets = [...new Set(examples.map(({ sender }) => sender.split('/')[0] ?? ''))];
  const sum = (own: Example[], weights: Weights) =>
    GROUPS.map((group) =>
      accuracy(
        own.filter((one) => one.group === group),
        weights[group],
      ),
    ).reduce((a, b) => ({ right: a.right + b.right, all: a.all + b.all }));
  return sets.map((name) => {
    const own = examples.filter(({ sender }) => sender.startsWith(`${name}/`));
    return [name, own.length, percent(sum(own, before)), percent(sum(own, after))];
  });
}

function changes(before: Weights, after: Weights): string[] {
  return Object.entries(after).flatMap(([group, own]) => {
    const old = before[group as keyof Weights];
    const moved = (Object.keys({ ...old, ...own }) as Signal[]).filter(
      (name) => Math.abs((own[name] ?? 0) - (old[name] ?? 0)) >= 0.25,
    );
    return moved.length === 0
      ? []
      : [
          `- ${group}: ${moved.map((name) => `${name} ${(old[name] ?? 0).toFixed(2)} → ${(own[name] ?? 0).toFixed(2)}`).join(', ')}`,
        ];
  });
}

const priors = JSON.parse(readFileSync(path.join(HERE, 'ranker-priors.json'), 'utf8')) as Weights;
const folders = { data: options.data, readings: options.readings };
const labelled = options.data === '' ? [] : await labelledDocuments(folders, false);
const aside = options.data === '' ? [] : await labelledDocuments(folders, true);
const unseen = await unseenDocuments(options.unseen, options.readings);
const documents = [...labelled, ...unseen, ...drawnDocuments()];
const examples = examplesOf(documents);
const anew: readonly string[] = options.groups?.split(',') ?? GROUPS;
const many = new Set(unseen.map(({ set }) => set));
const learned = learn(examples, priors, { anew, many });
const judged = trainConfidence(
  documents,
  ({ sender }) => learned.folds[foldOf(sender)] ?? learned.weights,
  priors,
);
const weights: Weights = { ...learned.weights, ...judged.weights };
const text = written(weights);
const report = [
  '# What was learned, and what it is worth',
  '',
  `Weights: SHA-256 ${createHash('sha256').update(text).digest('hex')}`,
  '',
  '## Learned from',
  '',
  ...[...hashesOf(documents)].map(
    ([name, hash]) => `- ${name}: ${documents.filter(({ set }) => set === name).length} documents, ${hash}`,
  ),
  '',
  `Groups learned anew: ${[...GROUPS.filter((group) => anew.includes(group)), 'confidence', 'empty', 'document'].join(', ')}`,
  '',
  '## Cross-validation by sender: the best candidate is right',
  '',
  '```',
  table(
    ['group', 'fields', 'right'],
    [...learned.crossed].map(([group, sum]) => [group, sum.all, percent(sum)]),
  ),
  ...judged.report,
  '```',
  '',
  '## The same by set, with the weights before and these',
  '',
  '```',
  table(['set', 'fields', 'before', 'now'], compared(examples, trainedWeights, weights)),
  ...(aside.length === 0
    ? []
    : [
        '',
        table(
          ['held aside', 'fields', 'before', 'now'],
          compared(examplesOf(aside), trainedWeights, weights),
        ),
      ]),
  '```',
  '',
  '## What changed by a quarter and more',
  '',
  ...changes(trainedWeights, weights),
  '',
].join('\n');
const out = options.out ?? mkdtempSync(path.join(os.tmpdir(), 'recto-training-'));
const places = options.write
  ? [WEIGHTS, path.join(HERE, 'report.md')]
  : [path.join(out, 'weights.json'), path.join(out, 'report.md')];
writeFileSync(places[0] ?? '', text);
writeFileSync(places[1] ?? '', report);
console.log(`${report}\n${places.join('\n')}`);
