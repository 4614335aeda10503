// What a field means, apart from what an operator calls it: its labels on documents in several languages and its kind.
import type { CandidateKind } from '../candidates/candidate.ts';

/** Whose name, address or number it is. */
export type Role = 'seller' | 'buyer' | 'ship_to' | 'ship_from' | 'payee' | 'payer' | 'agent' | 'bank';

export interface Concept {
  id: string;
  /** Kinds of candidates that can fill it, best first. */
  kinds: CandidateKind[];
  /** Labels that name it unmistakably, all languages. Also what operators call it. */
  labels: string[];
  /** Labels that may stand for it when nothing better is on the page. */
  weak: string[];
  /** What operators call it in a profile, besides its labels. */
  names: string[];
  /** Other concepts whose labels are taken when its own are absent, with the share of their weight. */
  instead: Record<string, number>;
  role?: Role;
  /** The part of a period ("Flight dates: 04/01 - 04/07") the field wants. */
  range?: 'start' | 'end';
}

interface Extra {
  weak?: string;
  names?: string;
  instead?: Record<string, number>;
  role?: Role;
  range?: 'start' | 'end';
}

/** Phrases are given as one string, separated by bars. */
export const phrases = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

export const concept = (id: string, kinds: CandidateKind[], labels: string, extra: Extra = {}): Concept => ({
  id,
  kinds,
  labels: phrases(labels),
  weak: phrases(extra.weak ?? ''),
  names: phrases(extra.names ?? ''),
  instead: extra.instead ?? {},
  ...(extra.role === undefined ? {} : { role: extra.role }),
  ...(extra.range === undefined ? {} : { range: extra.range }),
});
