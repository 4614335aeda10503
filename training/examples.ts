// What the ranker learns from: the candidates of each field of a labelled document with their signals, and which are right.
import { alphanumeric } from '../bench/compare.ts';
import { normaliseValue } from '../server/extraction/builtin/normalise-value.ts';
import { readScene } from '../server/extraction/builtin/find-values.ts';
import { withSides } from '../server/extraction/labels/sides.ts';
import { understandField } from '../server/extraction/labels/understand-field.ts';
import { buildLayout } from '../server/extraction/layout/build-layout.ts';
import { groupOf, type FieldGroup } from '../server/extraction/ranking/features.ts';
import { rankPool, trainedWeights } from '../server/extraction/ranking/rank.ts';
import { buildScene } from '../server/extraction/ranking/scene.ts';
import type { Features } from '../server/extraction/ranking/signal.ts';
import { fold } from '../server/extraction/text/fold.ts';
import { trigramOverlap } from '../server/extraction/text/similarity.ts';
import { TODAY, type LabelledDocument } from './documents.ts';

/** One field of one document: the signals of all its candidates and which of them are right. */
export interface Example {
  group: FieldGroup;
  set: string;
  sender: string;
  weight: number;
  /** The document has no such value: none of the candidates is to be taken. */
  absent: boolean;
  candidates: Features[];
  right: boolean[];
}

export function examplesOf(documents: LabelledDocument[]): Example[] {
  const sets = [...new Set(documents.map(({ set }) => set))];
  return sets.flatMap((set) => {
    const own = documents
      .filter((document) => document.set === set && document.reading.e_invoice === null)
      .flatMap(examplesOfDocument);
    weigh(own);
    return own;
  });
}

function examplesOfDocument(document: LabelledDocument): Example[] {
  const meanings = withSides(document.profile.fields.map(understandField));
  const { scene } = readScene(buildScene(buildLayout(document.reading), meanings, TODAY));
  return meanings.flatMap((meaning) => {
    const { key } = meaning.field;
    const truth = document.truth(key);
    if (truth === undefined) return [];
    const ranked = rankPool(meaning, scene, trainedWeights);
    if (ranked.length === 0) return [];
    const values = ranked.map(
      ({ candidate }) => normaliseValue(candidate, meaning, scene) ?? candidate.value,
    );
    return [
      {
        group: groupOf(meaning),
        set: document.set,
        sender: document.sender,
        weight: 1,
        absent: truth.length === 0,
        candidates: ranked.map(({ features }) => features),
        right: rightOnes(document, key, values, truth),
      },
    ];
  });
}

/** From this likeness on a text counts as the wanted one with mistakes of reading, or written in another order. */
const ALIKE = 0.72;

/** Candidates that are the value; for texts, where none is exactly it, those that come closest. */
function rightOnes(
  { judge }: LabelledDocument,
  key: string,
  values: string[],
  truth: readonly unknown[],
): boolean[] {
  const texts = truth.filter(
    (wanted) => typeof wanted === 'string' && !/\d{4}-\d\d-\d\d|^[\d.-]+$/.test(wanted),
  );
  const precise = new Set(truth.map(alphanumeric));
  const right = values.map((value) => truth.length > 0 && judge(key, value) === true);
  const exact = values.map((value, at) => right[at] === true && precise.has(alphanumeric(value)));
  if (exact.includes(true)) return exact;
  if (right.includes(true) || texts.length === 0) return right;
  const alike = values.map((value) =>
    Math.max(...texts.map((wanted) => trigramOverlap(fold(value), fold(String(wanted))))),
  );
  const best = Math.max(...alike);
  return alike.map((likeness) => likeness >= ALIKE && likeness >= best - 0.03);
}

/** Sets count alike whatever their size, and many documents of one sender less than as many of different ones. */
function weigh(examples: Example[]): void {
  const senders = new Map<string, number>();
  for (const { sender } of examples) senders.set(sender, (senders.get(sender) ?? 0) + 1);
  let sum = 0;
  for (const example of examples) {
    example.weight = 1 / Math.sqrt(senders.get(example.sender) ?? 1);
    sum += example.weight;
  }
  const whole = Math.sqrt(examples.length);
  for (const example of examples) example.weight *= whole / Math.max(sum, 1e-9);
}
