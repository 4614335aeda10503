// In which order a list is wanted: "sorted by amount, largest first", 按金额从高到低排列.
import { askedForms } from '../../lexicon/asked.ts';
import { NOUN_EN } from './grouping.ts';
import type { Marks } from './marks.ts';

export interface Order {
  /** What the question calls the field. */
  by: string;
  /** Undefined where the question does not say. */
  lowest_first: boolean | undefined;
}

const ORDERED = askedForms('ordered', { NOUN: NOUN_EN });

export function takeOrder(marks: Marks): Order | undefined {
  const { by, high, low } = marks.takeFirst(ORDERED)?.groups ?? {};
  if (by === undefined) return undefined;
  return { by, lowest_first: low !== undefined ? true : high === undefined ? undefined : false };
}
