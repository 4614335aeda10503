// How strongly a label speaks for a field, and how strongly for another one.
import { catalogIndex } from '../labels/catalog.ts';
import { remembered } from '../memo.ts';
import { fold } from '../text/fold.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import type { ConceptId, Role } from '../labels/concepts.ts';

export interface Strength {
  own: number;
  /** What the label means more strongly than this field, if anything. */
  rival: number;
}

/** Concepts whose labels do not contradict each other: a party's name may stand behind any label of its block. */
const NEUTRAL = new Set(['party_name', 'description', 'product', 'page_number']);

/** Share from which a label of another concept is as good as its own. */
const AS_GOOD = 0.75;

/** "State Name", "Bank Name", "Driver Name": a word before the label that is no party's says that it names something else. */
const isNameOfOther = remembered((hit: LabelHit): boolean => {
  const { row, start } = hit.span;
  const before = /(?:^|[\t\s])(\p{L}[\p{L}.]*) $/u.exec(row.text.slice(0, start))?.[1];
  const plain = hit.concepts.has('party_name') && hit.headings.size === 0 && hit.fields.size === 0;
  const meant = before === undefined ? undefined : catalogIndex().find(fold(before));
  return (
    plain && before !== undefined && (meant === undefined || meant.headings.size + meant.words.size === 0)
  );
});

export function labelStrength(hit: LabelHit, meaning: FieldMeaning): Strength {
  if (meaning.concept?.id === 'party_name' && isNameOfOther(hit)) return { own: 0, rival: 0 };
  let own = hit.fields.get(meaning.field.key) ?? 0;
  // A phrase that may mean two things ("Net à payer": of a bill or of a payslip) speaks against neither.
  let shared = 0;
  for (const [concept, share] of meaning.concepts) {
    const weight = hit.concepts.get(concept) ?? 0;
    own = Math.max(own, share * weight);
    if (share >= AS_GOOD) shared = Math.max(shared, weight);
  }
  if (meaning.concept?.id === 'party_name' && meaning.role !== null) {
    const headed = [meaning.role, meaning.also].map((role) => (role && hit.headings.get(role)) ?? 0);
    own = Math.max(own, ...headed, 0.5 * (hit.concepts.get('party_name') ?? 0));
  }
  let rival = 0;
  for (const [concept, weight] of hit.concepts) {
    if (!meaning.concepts.has(concept) && !NEUTRAL.has(concept) && weight > shared)
      rival = Math.max(rival, weight);
  }
  for (const [key, weight] of hit.fields) if (key !== meaning.field.key) rival = Math.max(rival, weight);
  own *= hit.similarity;
  rival *= hit.similarity;
  return { own, rival: rival > own ? rival : 0 };
}

/** Dates that are never the one of a document, whatever else stands beside them. */
const OTHER_DATES: ConceptId[] = [
  'due_date',
  'expiry_date',
  'establishment_date',
  'birth_date',
  'membership_date',
];

/** How strongly a label says that a date is another one than the field's. */
export const otherDate = ({ concepts, similarity }: LabelHit, meaning: FieldMeaning): number =>
  Math.max(
    0,
    ...OTHER_DATES.map((id) => (meaning.concepts.has(id) ? 0 : (concepts.get(id) ?? 0) * similarity)),
  );

/** Roles whose data may be taken for another's when the document does not tell them apart. */
const KIN: Partial<Record<Role, Role[]>> = {
  seller: ['payee', 'ship_from'],
  buyer: ['payer', 'ship_to'],
  payee: ['seller'],
  payer: ['buyer'],
};

/** 1 when the roles name the wanted one or `also`, negative when only others. Without any role nothing is said. */
export function roleFit(
  roles: Map<Role, number>,
  wanted: Role,
  also?: Role,
): { match: number; conflict: number } {
  const match = Math.max(roles.get(wanted) ?? 0, (also && roles.get(also)) ?? 0);
  let conflict = 0;
  for (const [role, weight] of roles) {
    if (role === wanted || role === also) continue;
    conflict = Math.max(conflict, KIN[wanted]?.includes(role) === true ? 0.5 * weight : weight);
  }
  return { match, conflict: conflict > match ? conflict : 0 };
}
