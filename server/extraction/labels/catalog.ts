// The index from a folded phrase to what it may mean.
import type { DocType } from '../../../contract/documents.ts';
import { once } from '../../platform/once.ts';
import { fold, isCjk } from '../text/fold.ts';
import { deletions, editDistance } from '../text/similarity.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import { CONCEPTS, OWN_NUMBER, ROLES, type ConceptId, type Role } from './concepts.ts';

/** Weight of a label that names its concept unmistakably, and of one that may. */
export const STRONG = 0.92;
export const WEAK = 0.45;
/** Weight of a spaced label without its first letter. */
const REMNANT = 0.7;

/** What a phrase may mean: concepts and roles with a weight of 0..1. */
export interface PhraseMeaning {
  concepts: Map<ConceptId, number>;
  /** Headings of a party's block. */
  headings: Map<Role, number>;
  /** Words inside a label that say whose value it is. */
  words: Map<Role, number>;
}

export interface PhraseIndex {
  find(folded: string): PhraseMeaning | undefined;
  /** Whether a phrase begins so. */
  begins(folded: string): boolean;
  /** What a lone CJK letter means that is the end of a spaced label (名称, far apart) whose beginning was not recognised. */
  findRemnant(letter: string): PhraseMeaning | undefined;
  /** Phrases one edit away; undefined when none or the string is too short to be sure. */
  findSimilar(folded: string): PhraseMeaning | undefined;
  longest: number;
}

function buildIndex(): PhraseIndex {
  const phrases = new Map<string, PhraseMeaning>();
  const entry = (phrase: string): PhraseMeaning => {
    const folded = fold(phrase);
    const known = phrases.get(folded);
    if (known !== undefined) return known;
    const fresh: PhraseMeaning = { concepts: new Map(), headings: new Map(), words: new Map() };
    phrases.set(folded, fresh);
    return fresh;
  };
  const raise = <Key>(map: Map<Key, number>, key: Key, weight: number) =>
    map.set(key, Math.max(map.get(key) ?? 0, weight));
  for (const concept of CONCEPTS) {
    for (const label of concept.labels) raise(entry(label).concepts, concept.id, STRONG);
    for (const label of concept.weak) raise(entry(label).concepts, concept.id, WEAK);
  }
  for (const [kind, id] of Object.entries(OWN_NUMBER) as [DocType, ConceptId][])
    for (const title of textsOf('kinds', kind)) raise(entry(title).concepts, id, WEAK);
  for (const role of ROLES) {
    for (const heading of textsOf('headings', role)) raise(entry(heading).headings, role, STRONG);
    for (const word of textsOf('owners', role)) raise(entry(word).words, role, STRONG);
  }
  phrases.delete('');
  return makeIndex(phrases);
}

/** Shorter phrases have too many neighbours one edit away. */
const isLongEnough = (phrase: string): boolean => phrase.length >= 6 || (phrase.length >= 4 && isCjk(phrase));

export function makeIndex(phrases: Map<string, PhraseMeaning>): PhraseIndex {
  // Whoever only asks what a name means, as a web server that starts, needs no more than the phrases themselves.
  const parts = once(() => partsOf(phrases));
  const remnants = once(() => remnantsOf(phrases));
  let longest = 0;
  for (const phrase of phrases.keys()) longest = Math.max(longest, phrase.length);
  // One edit, be it two letters exchanged, leaves the first half or the second one as it was: most strings need no further look.
  const mayBeSimilar = (folded: string): boolean => {
    const half = (folded.length - 1) >> 1;
    const { beginnings, endings } = parts();
    return beginnings.has(folded.slice(0, half)) || endings.has(folded.slice(half + 1));
  };
  return {
    longest,
    find: (folded) => phrases.get(folded),
    begins: (folded) => parts().beginnings.has(folded),
    findRemnant: (rest) => remnants().get(rest),
    findSimilar(folded) {
      if (!isLongEnough(folded) || !mayBeSimilar(folded)) return undefined;
      const { similar } = parts();
      const direct = similar.get(folded);
      if (direct !== undefined) return phrases.get(direct);
      for (const shorter of deletions(folded)) {
        const phrase = similar.get(shorter);
        if (phrase !== undefined && editDistance(phrase, folded, 1) <= 1) return phrases.get(phrase);
      }
      return undefined;
    },
  };
}

interface Parts {
  /** The first phrase that is the key, or is it without one letter. */
  similar: Map<string, string>;
  beginnings: Set<string>;
  endings: Set<string>;
}

function partsOf(phrases: Map<string, PhraseMeaning>): Parts {
  const similar = new Map<string, string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const phrase of phrases.keys()) {
    for (let length = 1; length <= phrase.length; length++) {
      beginnings.add(phrase.slice(0, length));
      endings.add(phrase.slice(-length));
    }
    if (!isLongEnough(phrase)) continue;
    for (const shorter of [phrase, ...deletions(phrase)]) {
      if (!similar.has(shorter)) similar.set(shorter, phrase);
    }
  }
  return { similar, beginnings, endings };
}

/** Labels of two to five CJK letters by what is left of them without the first. */
function remnantsOf(phrases: Map<string, PhraseMeaning>): Map<string, PhraseMeaning> {
  const remnants = new Map<string, PhraseMeaning>();
  for (const [phrase, { concepts }] of phrases) {
    const rest = phrase.slice(1);
    if (!/^\p{Script=Han}{2,5}$/u.test(phrase) || phrases.has(rest)) continue;
    const known = remnants.get(rest) ?? { concepts: new Map(), headings: new Map(), words: new Map() };
    for (const [id, weight] of concepts) {
      if (weight === STRONG) known.concepts.set(id, REMNANT);
    }
    if (known.concepts.size > 0) remnants.set(rest, known);
  }
  return remnants;
}

export const catalogIndex = once(buildIndex);
