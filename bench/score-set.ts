// Extracts one labelled document and compares the draft with its truth.
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Reading } from '../server/reading/reading.ts';
import { matchItems, same, scoredFields } from './compare.ts';
import type { Judged } from './reliability.ts';
import type { LabelledSet, TruthRow } from './sets.ts';

export interface Tally {
  documents: number;
  /** Documents of which every field is right. */
  perfect: number;
  fields: number;
  predicted: number;
  right: number;
  perField: Map<string, { right: number; all: number }>;
  items: { matched: number; truth: number; predicted: number };
}

export const tally = (): Tally => ({
  documents: 0,
  perfect: 0,
  fields: 0,
  predicted: 0,
  right: 0,
  perField: new Map(),
  items: { matched: 0, truth: 0, predicted: 0 },
});

export interface ScoredDocument {
  fields: Judged[];
  errors: string[];
  /** Line items missed or made up. */
  item_errors: string[];
  right: boolean;
  score: number;
  label: string;
  milliseconds: number;
}

/** What was found in a document, by the engine alone or through the service. */
export interface Found {
  fields: Record<string, { value: string | null; confidence: number }>;
  line_items: Lines;
  score: number;
  label: string;
}

export function scoreDocument(
  set: LabelledSet,
  row: TruthRow,
  reading: Reading,
  today: string,
  sum: Tally,
): ScoredDocument {
  const started = performance.now();
  const draft = extract(reading, set.profile, { today, learned: [] });
  const milliseconds = performance.now() - started;
  return { ...scoreFound(row, draft, sum), milliseconds };
}

/** Adds to `sum`. Fields without truth are not judged; a missing value counts as wrong, not as predicted. */
export function scoreFound(row: TruthRow, found: Found, sum: Tally): Omit<ScoredDocument, 'milliseconds'> {
  const judged: Judged[] = [];
  const errors: string[] = [];
  for (const [key, truth] of scoredFields(row)) {
    const field = found.fields[key];
    const right = same(key, field?.value, truth);
    const own = sum.perField.get(key) ?? { right: 0, all: 0 };
    sum.perField.set(key, { right: own.right + Number(right), all: own.all + 1 });
    sum.fields++;
    sum.right += Number(right);
    if (field !== undefined && field.value !== null) {
      sum.predicted++;
      judged.push({ confidence: field.confidence, right });
    }
    if (!right)
      errors.push(
        `${key} is ${JSON.stringify(truth)}, found ${JSON.stringify(field?.value ?? null)} (${field?.confidence})`,
      );
  }
  const item_errors = addItems(row, found.line_items, sum);
  sum.documents++;
  sum.perfect += Number(errors.length === 0);
  const { score, label } = found;
  return { fields: judged, errors, item_errors, right: errors.length === 0, score, label };
}

type Lines = Parameters<typeof matchItems>[0];

function addItems({ line_items }: TruthRow, predicted: Lines, sum: Tally): string[] {
  if (line_items === null || line_items === undefined || line_items.length === 0) return [];
  const found = matchItems(predicted, line_items);
  sum.items.matched += line_items.length - found.missed.length;
  sum.items.truth += line_items.length;
  sum.items.predicted += predicted.length;
  return [
    ...found.missed.map((item) => `line item missed: ${JSON.stringify(item)}`),
    ...found.invented.map((item) => `line item made up: ${JSON.stringify(item)}`),
  ];
}
