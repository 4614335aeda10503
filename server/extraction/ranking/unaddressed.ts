// Tills give their paper to whoever pays: a name without a heading is that of who sells, serves or made the goods.
import { isPaidByCard, saidAtTill, saidBy, SEVERAL } from '../labels/at-till.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { isSheet } from '../layout/layout.ts';
import { remembered } from '../memo.ts';
import type { Scene } from './scene.ts';
import type { Features } from './signal.ts';

/** Log odds that a till names its customer without saying so. */
const UNADDRESSED = -2;

/** What a paper from a till says of a name for who it is made out to. */
export function ofTill(features: Features, { concept, side }: FieldMeaning, scene: Scene): number {
  if (concept?.id !== 'party_name' || side !== 'recipient') return 0;
  const headed = (features['label'] ?? 0) > 0 || (features['role_match'] ?? 0) > 0;
  return !headed && isFromTill(scene) ? UNADDRESSED : 0;
}

const isFromTill = remembered(({ document, labels }: Scene): boolean => {
  const [page, ...others] = document.pages;
  if (page === undefined || others.length > 0) return false;
  const said = saidAtTill(saidBy([...(labels.get(page)?.byRow.values() ?? [])].flat()));
  return said >= (isSheet(page) ? SEVERAL : 1) || isPaidByCard(page);
});
