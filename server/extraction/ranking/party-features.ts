// Signals of names and addresses of parties: letterhead, legal form, neighbourhood of addresses and tax numbers.
import { addressScore } from '../candidates/addresses.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { labelWords, smallWords } from '../candidates/name-words.ts';
import { isTitle } from '../candidates/titles.ts';
import { isRegistration } from '../candidates/letterhead-address.ts';
import {
  beginsWithRegistration,
  isAttention,
  isForPeople,
  isPerson,
  isSalutation,
  nameSigns,
} from '../candidates/organisations.ts';
import { overlapX, segmentAt } from '../layout/layout.ts';
import { isHeading, leadingLabel } from '../labels/leading-label.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { Features } from './signal.ts';
import { isHonoured } from './honoured.ts';
import { isHostName } from './hosts.ts';
import { blockFeatures } from './party-blocks.ts';
import type { Scene } from './scene.ts';

/** Traits of letterheads speak for the issuer only; for other parties they are kept apart. */
const ISSUER_TRAITS = [
  'is_letterhead',
  'is_first',
  'is_second',
  'is_tall',
  'is_joined',
  'down',
  'first_page',
] as const;

export function partyFeatures(
  features: Features,
  candidate: Candidate,
  meaning: FieldMeaning,
  scene: Scene,
): void {
  const issuer = meaning.role === null || meaning.side === 'issuer';
  if (!issuer) {
    for (const name of ISSUER_TRAITS) {
      features[`other_${name}`] = features[name] ?? 0;
      features[name] = 0;
    }
  }
  Object.assign(features, blockFeatures(candidate, scene, issuer ? '' : 'other_'));
  const for_person =
    isOfAddressee(candidate, meaning) || (meaning.concept?.id === 'party_name' && isHonoured(candidate));
  if (for_person) {
    const sure = meaning.role === null ? 'issuer_' : 'role_';
    const said = { match: issuer ? 0 : 1, conflict: issuer ? 1 : 0, none: 0 };
    for (const how of ['match', 'conflict', 'none'] as const) features[`${sure}${how}`] = said[how];
  }
  const before = lineBeside(candidate, -1);
  const after = lineBeside(candidate, 1, isForPeople);
  if (meaning.concept?.id === 'address') {
    const name = lineBeside(candidate, -1, isForPeople);
    features['after_name'] = name === undefined ? 0 : nameSigns(name).legal_form;
    features['address_like'] = addressScore(candidate.value);
    return;
  }
  if (candidate.kind === 'text') {
    const signs = nameSigns(candidate.value);
    features['is_legal_form'] = signs.legal_form;
    features['is_business_word'] = signs.business_word;
    features['is_address_like'] = addressScore(candidate.value);
  }
  features['before_address'] = after === undefined ? 0 : addressScore(after);
  features['after_address'] = before === undefined ? 0 : addressScore(before);
  features['before_registration'] =
    beginsWithRegistration(restOfCell(candidate)) || (after !== undefined && isRegistration(after)) ? 1 : 0;
  const leads =
    for_person ||
    before === undefined ||
    leadingLabel(before) > 0 ||
    isHeading(before) ||
    isSalutation(before);
  features['attention'] = isAttention(candidate.value) || (!leads && isPerson(candidate.value)) ? 1 : 0;
  features['leads_block'] = leads ? 1 : 0;
  features['domain'] = issuer && isHostName(candidate.value, meaning, scene) ? 1 : 0;
  features['upper'] = /\p{Lu}{3}/u.test(candidate.value) && !/\p{Ll}/u.test(candidate.value) ? 1 : 0;
  features['label_words'] = labelWords(candidate.value);
  features['small_words'] = smallWords(candidate.value);
  features['long_name'] = candidate.value.length > 60 ? 1 : 0;
}

/** A person with a form of address who heads a block with an address, and that address: a heading could not say more clearly who a paper is for. */
function isOfAddressee({ spans: [span], value, kind }: Candidate, { concept }: FieldMeaning): boolean {
  const segment = span && segmentAt(span.row, span.start);
  const block = segment?.block?.segments;
  if (segment === undefined || block === undefined) return false;
  const is_address = concept?.id === 'address';
  if (is_address ? kind !== 'address' : !isPerson(value)) return false;
  const at = block.indexOf(segment) - (is_address ? 1 : 0);
  const [person, before, next] = [block[at], block[at - 1], block[at + 1]];
  if (person === undefined || next === undefined || !isPerson(person.text)) return false;
  // Below a name it is a person of that firm or body.
  const leads =
    before === undefined || isHeading(before.text) || isSalutation(before.text) || isTitle(before.text);
  return leads && addressScore(next.text) > 0;
}

/** What stands behind the candidate in its cell: "(1234567-X)" behind a name. */
function restOfCell({ spans }: Candidate): string {
  const span = spans.at(-1);
  const cell = span && segmentAt(span.row, span.start);
  return cell === undefined ? '' : cell.row.text.slice(span?.end, cell.end).trim();
}

/** Text of the nearest line above or below in the same column that is not to be skipped. */
function lineBeside(
  candidate: Candidate,
  step: 1 | -1,
  skipped: (text: string) => boolean = () => false,
): string | undefined {
  const span = step === 1 ? candidate.spans.at(-1) : candidate.spans[0];
  if (span === undefined) return undefined;
  const segment = segmentAt(span.row, span.start);
  const { page, index } = span.row;
  let reach = 2;
  for (let i = index + step; Math.abs(i - index) <= reach; i += step) {
    const row = page.rows[i];
    if (row === undefined || segment === undefined) return undefined;
    const next = row.segments.find((other) => overlapX(segment, other) > 0);
    if (next !== undefined && !skipped(next.text)) return next.text;
    if (next !== undefined) reach++;
  }
  return undefined;
}
