// What an operator's field means: its concept and role if it is a known one, the kinds of values it takes, its own labels.
import type { ProfileField } from '../../../contract/profiles.ts';
import type { CandidateKind } from '../candidates/candidate.ts';
import { fold } from '../text/fold.ts';
import { closeness, trigramOverlap } from '../text/similarity.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import { catalogIndex, STRONG } from './catalog.ts';
import { usualSide, type Side } from './sides.ts';
import { CONCEPTS, getConcept, ROLES, type Concept, type ConceptId, type Role } from './concepts.ts';

export interface FieldMeaning {
  field: ProfileField;
  concept: Concept | null;
  role: Role | null;
  /** A further role that is as good on the papers of the profile: goods are delivered to who gets the delivery note. */
  also?: Role;
  /** Whether a party is who the paper comes from, or who it goes to; null for others and for what is nobody's. */
  side: Side | null;
  range: 'start' | 'end' | null;
  /** Whether papers of the profile's kind hardly ever leave it out. */
  expected: boolean;
  kinds: CandidateKind[];
  /** Folded phrases of the operator: label and aliases, the first the strongest. */
  own: Map<string, number>;
  /** Concepts whose labels count for this field, with their weight. */
  concepts: Map<ConceptId, number>;
}

/** A name of a concept that stands for little else. */
const SURE_NAME = 0.9;
/** Names shorter than this match a concept only exactly. */
const FUZZY_FROM = 5;

export function understandField(field: ProfileField): FieldMeaning {
  const key = JSON.stringify([field.label, field.key, field.type, field.description, field.aliases]);
  const known = cache.get(key);
  if (known !== undefined) return { ...known, field };
  const meaning = understand(field);
  if (cache.size > MOST_KNOWN) cache.clear();
  cache.set(key, meaning);
  return meaning;
}

/** The first field that means a concept. */
export const fieldOf = (fields: readonly ProfileField[], id: ConceptId): ProfileField | undefined =>
  fields.find((field) => understandField(field).concept?.id === id);

/** The same few profiles come with every document. */
const cache = new Map<string, FieldMeaning>();
const MOST_KNOWN = 2000;

function understand(field: ProfileField): FieldMeaning {
  const texts = [field.label, field.key.replaceAll('_', ' '), ...field.aliases];
  if (field.description.length <= 30) texts.push(field.description);
  let found: Resolved | undefined;
  for (const text of texts) {
    const resolved = resolve(text, field);
    if (resolved !== undefined && resolved.score > (found?.score ?? 0.6)) found = resolved;
    if (found?.score === 1) break;
  }
  const concept = found?.concept ?? null;
  // An alias names the value ("VAT ID"); whose it is the label says ("Vendor Tax Number").
  const role = found?.role ?? roleIn(field, concept);
  const range = concept?.range ?? rangeOf(field);
  return {
    field,
    concept,
    role,
    side: usualSide(role),
    range,
    expected: false,
    kinds: kindsOf(field, concept),
    own: ownPhrases(field),
    concepts: conceptsOf(concept),
  };
}

/** Numbers and addresses of parties; a name without a role is the issuer's. */
const OWNED = new Set<ConceptId>(['vat_id', 'tax_number', 'uscc']);

function roleIn(field: ProfileField, concept: Concept | null): Role | null {
  if (concept === null || !OWNED.has(concept.id)) return null;
  return withRole(field.label, field)?.role ?? null;
}

interface Resolved {
  concept: Concept;
  role: Role | null;
  score: number;
}

/** By exact name, then role + name ("Vendor Tax Number"), then similar name. */
function resolve(text: string, field: ProfileField): Resolved | undefined {
  const folded = fold(text);
  if (folded === '') return undefined;
  const exact = conceptNamed(folded, field);
  const byRole = exact === undefined || exact.score < SURE_NAME ? withRole(text, field) : undefined;
  // "Customer" may label a customer's number; as a field it is the customer.
  if (exact !== undefined && (byRole?.score ?? 0) <= exact.score) return { ...exact, role: null };
  if (byRole !== undefined) return byRole;
  const similar = conceptLike(folded, field);
  return similar === undefined ? undefined : { ...similar, role: null };
}

function conceptNamed(folded: string, field: ProfileField): { concept: Concept; score: number } | undefined {
  let best: { concept: Concept; score: number } | undefined;
  const consider = (concept: Concept, score: number) => {
    if (fits(concept, field) && score > (best?.score ?? 0)) best = { concept, score };
  };
  for (const concept of CONCEPTS) {
    if (concept.names.some((name) => fold(name) === folded) || fold(concept.id) === folded)
      consider(concept, 1);
  }
  const meaning = catalogIndex().find(folded);
  for (const [id, weight] of meaning?.concepts ?? []) {
    const concept = getConcept(id);
    const main = concept.usual.some((name) => fold(name) === folded);
    consider(concept, main ? 1 : weight >= STRONG ? 0.97 : 0.7);
  }
  return best;
}

/** A date field cannot mean an amount; text may mean anything. */
function fits(concept: Concept, { type }: ProfileField): boolean {
  switch (type) {
    case 'date':
      return concept.kinds.includes('date');
    case 'amount':
    case 'number':
    case 'integer':
      return concept.kinds.includes('amount') || concept.kinds.includes('percent');
    case 'boolean':
      return false;
    case 'text':
    case 'choice':
    case 'list':
      return true;
  }
}

/** A text field is an amount or a date by its exact name only: "Sender" is not nearly "Tendered". */
const textual = (concept: Concept, { type }: ProfileField): boolean =>
  type !== 'text' || concept.kinds.some((kind) => kind !== 'amount' && kind !== 'date');

/** Names of roles as operators use them in labels. */
const ROLE_NAMES: [Role, string[]][] = ROLES.map((role) => [
  role,
  [...new Set([...textsOf('headings', role), ...textsOf('owners', role), role.replace('_', ' ')].map(fold))]
    // "von" and "an" inside a label are prepositions, and possessives name nobody.
    .filter((word) => word.length > 3 || /\p{Script=Han}{2}/u.test(word))
    .sort((a, b) => b.length - a.length),
]);

function withRole(text: string, field: ProfileField): Resolved | undefined {
  const folded = fold(text);
  const heading = ROLE_NAMES.find(([, names]) => names.includes(folded));
  let best: Resolved | undefined;
  for (const [role, names] of ROLE_NAMES) {
    for (const name of names) {
      const rest = restAround(folded, name);
      if (rest === undefined) continue;
      const base = conceptNamed(rest, field) ?? conceptLike(rest, field);
      if (base === undefined) continue;
      const score = 0.95 * base.score + name.length / 1000;
      if (score > (best?.score ?? 0)) best = { concept: base.concept, role, score };
    }
  }
  // "Ship To Address" heads a block with a name in it, and yet as a field it is an address.
  if (heading === undefined || best?.concept.id === 'address') return best;
  const concept = getConcept('party_name');
  return fits(concept, field) ? { concept, role: heading[0], score: 0.99 } : undefined;
}

function restAround(folded: string, name: string): string | undefined {
  if (folded.startsWith(name)) return folded.slice(name.length);
  if (folded.endsWith(name))
    return folded.slice(0, -name.length).replace(/(?:ofthe|of|der|des|du|del|de|的)$/, '');
  return undefined;
}

function conceptLike(folded: string, field: ProfileField): { concept: Concept; score: number } | undefined {
  if (folded.length < FUZZY_FROM) return undefined;
  let best: { concept: Concept; score: number } | undefined;
  for (const concept of CONCEPTS) {
    if (!fits(concept, field) || !textual(concept, field)) continue;
    for (const phrase of [...concept.labels, ...concept.names]) {
      const other = fold(phrase);
      const close = closeness(folded, other);
      const score = Math.max(close >= 0.8 ? close * 0.95 : 0, 0.85 * trigramOverlap(folded, other));
      if (score > (best?.score ?? 0.62)) best = { concept, score };
    }
  }
  return best;
}

function rangeOf({ label, type }: ProfileField): 'start' | 'end' | null {
  if (type !== 'date') return null;
  if (/\b(?:from|start|begin|von|début|debut|inicio|desde)\b|起|开始/iu.test(label)) return 'start';
  if (/\b(?:to|until|end|bis|ende|fin|hasta)\b|止|结束|截止/iu.test(label)) return 'end';
  return null;
}

function kindsOf(field: ProfileField, concept: Concept | null): CandidateKind[] {
  switch (field.type) {
    case 'date':
      return ['date'];
    case 'amount':
      // "CGST 9 %" is no tax of 9.
      return concept?.kinds[0] === 'amount' ? ['amount'] : ['amount', 'percent'];
    case 'number':
    case 'integer':
      return ['amount', 'percent'];
    case 'boolean':
    case 'choice':
      return ['text'];
    case 'text':
    case 'list':
      return concept?.kinds ?? textKinds(field);
  }
}

/** Unknown text fields: the wording tells whether a number, a name or free text is wanted. */
function textKinds({ label, description }: ProfileField): CandidateKind[] {
  const text = `${label} ${description}`.toLowerCase();
  if (/\b(?:number|no|nr|id|code|#|ref|reference|nummer|numéro|número)\b|号|编号|代码/u.test(text))
    return ['identifier', 'text'];
  if (/address|anschrift|adresse|dirección|indirizzo|地址/u.test(text)) return ['address', 'text'];
  if (/\b(?:company|vendor|organi[sz]ation|firm|firma)\b|公司/u.test(text)) return ['organisation', 'text'];
  return ['text'];
}

function ownPhrases(field: ProfileField): Map<string, number> {
  const own = new Map<string, number>();
  const add = (text: string, weight: number) => {
    const folded = fold(text);
    if (folded.length > 0 && !own.has(folded)) own.set(folded, weight);
  };
  add(field.label, 1);
  for (const [i, alias] of field.aliases.entries()) add(alias, Math.max(0.98 - 0.015 * i, 0.8));
  add(field.key.replaceAll('_', ' '), 0.95);
  if (field.description.length <= 24) add(field.description, 0.9);
  return own;
}

function conceptsOf(concept: Concept | null): Map<ConceptId, number> {
  const result = new Map<ConceptId, number>();
  if (concept === null) return result;
  result.set(concept.id, 1);
  for (const [id, share] of Object.entries(concept.instead ?? {})) result.set(id as ConceptId, share);
  return result;
}
