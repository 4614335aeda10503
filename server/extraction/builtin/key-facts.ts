// Facts for summaries and lists that the profile does not ask for, looked for on the pages.
import type { ProfileField } from '../../../contract/profiles.ts';
import type { FieldFinding } from '../checks/findings.ts';
import { fieldFor, type FactName } from '../describe/key-facts.ts';
import { implied } from '../labels/implied-fields.ts';
import { understandField } from '../labels/understand-field.ts';
import { rankField } from '../ranking/rank.ts';
import type { Scene } from '../ranking/scene.ts';
import { normaliseValue } from './normalise-value.ts';

const WANTED: Record<FactName, ProfileField> = {
  number: implied('Document Number', 'text'),
  date: implied('Issue Date', 'date'),
  from: implied('Seller Name', 'text'),
  to: implied('Buyer Name', 'text'),
  total: implied('Grand Total', 'amount'),
  currency: implied('Currency', 'text'),
  due: implied('Due Date', 'date'),
};

/** Below this, in log odds, a fact that nobody asked for is better left out. */
const SURE_ENOUGH = 1.2;

/** Of the facts for which no field has a value. */
export function foundFacts(findings: FieldFinding[], scene: Scene): Partial<Record<FactName, string | null>> {
  const names = Object.keys(WANTED) as FactName[];
  const open = names.filter((name) => (fieldFor(name, findings)?.value ?? null) === null);
  return Object.fromEntries(open.map((name) => [name, found(WANTED[name], scene)]));
}

function found(field: ProfileField, scene: Scene): string | null {
  const meaning = understandField(field);
  const best = rankField(meaning, scene)[0];
  return best === undefined || best.score < SURE_ENOUGH
    ? null
    : normaliseValue(best.candidate, meaning, scene);
}
