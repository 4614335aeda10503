// What the ranker learns from: the candidates of each field of a labelled document with their signals, and which are right.
import { same, scoredFields } from '../bench/compare.ts';
import { MADE_INVOICES, MADE_RECEIPTS, SETS, type LabelledSet, type TruthRow } from '../bench/sets.ts';
import { normaliseValue } from '../server/extraction/builtin/normalise-value.ts';
import { readScene } from '../server/extraction/builtin/find-values.ts';
import { understandField } from '../server/extraction/labels/understand-field.ts';
import { buildLayout } from '../server/extraction/layout/build-layout.ts';
import { groupOf, type FieldGroup } from '../server/extraction/ranking/features.ts';
import { rankPool, trainedWeights } from '../server/extraction/ranking/rank.ts';
import { buildScene } from '../server/extraction/ranking/scene.ts';
import type { Features } from '../server/extraction/ranking/signal.ts';
import { fold } from '../server/extraction/text/fold.ts';
import { trigramOverlap } from '../server/extraction/text/similarity.ts';
import type { Reading } from '../server/reading/reading.ts';
import { TODAY, type LabelledDocument } from './documents.ts';

/** One field of one document: the signals of all its candidates and which of them are right. */
export interface Example {
  group: FieldGroup;
  sender: string;
  weight: number;
  /** The document has no such value: none of the candidates is to be taken. */
  absent: boolean;
  candidates: Features[];
  right: boolean[];
}

/** Issuers and totals of tills stand alone; those of invoices are to be told from buyers and from what is left to pay. */
const SHARE_OF_TILLS = 0.1;

export function examplesOf(documents: LabelledDocument[]): Example[] {
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
  const { scene } = readScene(buildScene(buildLayout(reading), meanings, TODAY));
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
