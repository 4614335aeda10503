// Fields that nobody asked for but that the asked ones depend on: a total is judged with the net amount and the tax even
// where the profile wants the total alone, and a name is the sender's only if it is not the recipient's.
import { plainField } from '../../../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../../../contract/profiles.ts';
import type { ConceptId, Role } from './concepts.ts';
import { understandField, type FieldMeaning } from './understand-field.ts';

/** No key of a profile begins so: keys begin with a letter and have single underscores. */
const PREFIX = 'implied__';
export const isImplied = (key: string): boolean => key.startsWith(PREFIX);

/** A field that no profile has, by a label that the catalog knows. */
export const implied = (label: string, type: FieldType): ProfileField =>
  plainField(label, `${PREFIX}${label.toLowerCase().replaceAll(' ', '_')}`, type);

/** Concepts of one sum, each with the field that stands for it. */
const AMOUNTS: [concept: ConceptId, field: ProfileField][] = [
  ['net_total', implied('Net Total', 'amount')],
  ['tax_total', implied('Tax Total', 'amount')],
  ['grand_total', implied('Grand Total', 'amount')],
];
const PARTIES: [role: Role, other: Role, field: ProfileField][] = [
  ['seller', 'buyer', implied('Buyer Name', 'text')],
  ['buyer', 'seller', implied('Seller Name', 'text')],
];

/** What to look for besides the fields of a profile; their values serve the checks and the choice, never the record. */
export function impliedFields(meanings: FieldMeaning[]): FieldMeaning[] {
  const concepts = new Set(
    meanings.filter(({ field }) => field.type === 'amount').map(({ concept }) => concept?.id),
  );
  const roles = new Set(
    meanings.filter(({ concept }) => concept?.id === 'party_name').map(({ role }) => role),
  );
  const amounts = AMOUNTS.some(([concept]) => concepts.has(concept))
    ? AMOUNTS.filter(([concept]) => !concepts.has(concept))
    : [];
  const parties = PARTIES.filter(([role, other]) => roles.has(role) && !roles.has(other));
  return [...amounts.map(([, field]) => field), ...parties.map(([, , field]) => field)].map(understandField);
}
