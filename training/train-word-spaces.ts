// `npm run train:word-spaces -- --data FOLDER`: fits the weights of server/reading/ocr/word-space-weights.ts and prints them,
// with how well weights fitted to three quarters of the documents find the spaces of the others. Lines come from the
// receipts with transcripts and from the first pages of PDFs, painted and recognised; their own text layer tells the truth.
// Documents that are held aside are left out.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { WORD_SPACE_WEIGHTS } from '../server/reading/ocr/word-space-weights.ts';
import { findSpaces } from '../server/reading/ocr/word-spaces.ts';
import { addSpaces, describeSpaces, emptySpaceScore } from '../bench/reading/word-spaces.ts';
import { FOLDER_OPTIONS, requireData } from '../bench/read-sets.ts';
import { fitWordSpaces, type LabelledLine } from './word-spaces/fit.ts';
import { printedLines, receiptLines, type GroupedLine } from './word-spaces/labelled-lines.ts';

const { values } = parseArgs({
  options: {
    data: FOLDER_OPTIONS.data,
    documents: { type: 'string', default: '100' },
  },
});
const FOLDS = 4;

requireData(values.data);
sharp.concurrency(1);
const limit = Number(values.documents);
const receipts = await receiptLines(values.data, limit);
const printed = await printedLines(values.data, limit);
const names = Object.keys(WORD_SPACE_WEIGHTS) as (keyof typeof WORD_SPACE_WEIGHTS)[];
const folds = foldOfEach([...receipts, ...printed]);
const fitted = Array.from({ length: FOLDS }, (_, fold) =>
  fitWordSpaces(
    [...receipts, ...printed].filter(({ document }) => folds.get(document) !== fold),
    names,
  ),
);
console.log(`receipts, ${describe(receipts)}\nprinted pages, ${describe(printed)}`);
console.log(fitWordSpaces([...receipts, ...printed], names));

function foldOfEach(lines: GroupedLine[]): Map<string, number> {
  return new Map(
    [...new Set(lines.map(({ document }) => document))].map((name, index) => [name, index % FOLDS]),
  );
}

function describe(lines: GroupedLine[]): string {
  const score = emptySpaceScore();
  for (const line of lines) {
    const found = findSpaces(line.texts, line.gaps, fitted[folds.get(line.document)!]);
    addSpaces(score, spell(line, line.spaces), spell(line, found));
  }
  return describeSpaces(score);
}

function spell({ texts }: LabelledLine, spaces: readonly boolean[]): string {
  return texts.map((text, index) => (spaces[index] === true ? `${text} ` : text)).join('');
}
