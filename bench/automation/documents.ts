// Documents whose truth is known: how likely each value is wrong, and how sure the engine said it was.
import type { Example } from '../../server/quality/choose-thresholds.ts';
import type { Random } from '../random.ts';

/** A kind of documents: what goes wrong in them, and how far confidence tells. */
export interface World {
  name: string;
  fields: string[];
  /** Added to the log-odds that a value is right. */
  ease: number;
  /** Standard deviation of these from value to value. */
  spread: number;
  /** By field: how far confidence is above the truth, in log-odds. Absent: it is true. */
  overconfident: Partial<Record<string, number>>;
  /** How much of a document's difficulty all its fields share, 0..1. */
  shared: number;
  /** Standard deviation of what confidence does not know. */
  noise: number;
  /** Share of documents with an open blocker. */
  blocked: number;
}

export interface DrawnDocument extends Example {
  /** How likely it is that anything, or a field, is wrong. */
  risk: { document: number; fields: Record<string, number> };
}

const odds = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** @param harder taken from the log-odds that a value is right: the engine got worse, and does not know it */
export function drawDocument(draw: Random, world: World, id: number, harder = 0): DrawnDocument {
  const difficulty = normal(draw);
  const confidence: Record<string, number> = {};
  const fields: Record<string, number> = {};
  const wrong_fields: string[] = [];
  for (const field of world.fields) {
    const own = Math.sqrt(world.shared) * difficulty + Math.sqrt(1 - world.shared) * normal(draw);
    const known = world.ease + world.spread * own;
    fields[field] = 1 - odds(known + world.noise * normal(draw) - harder);
    confidence[field] = Math.floor(100 * odds(known + (world.overconfident[field] ?? 0)));
    if (draw.chance(fields[field])) wrong_fields.push(field);
  }
  const document = 1 - Object.values(fields).reduce((right, risk) => right * (1 - risk), 1);
  return {
    id,
    eligible: !draw.chance(world.blocked),
    confidence,
    wrong: wrong_fields.length > 0,
    wrong_fields,
    risk: { document, fields },
  };
}

export const drawDocuments = (draw: Random, world: World, count: number): DrawnDocument[] =>
  Array.from({ length: count }, (_, index) => drawDocument(draw, world, index + 1));

/** By the method of Box and Muller. */
const normal = (draw: Random): number =>
  Math.sqrt(-2 * Math.log(1 - draw.next())) * Math.cos(2 * Math.PI * draw.next());
