// Named signals of a candidate for a field. The ranker weighs them; the reasoning names them.
import { first, type Candidate, type CandidateKind, type Trait } from '../candidates/candidate.ts';
import { rememberedOf } from '../memo.ts';
import { STRONG } from '../labels/catalog.ts';
import type { Role } from '../labels/concepts.ts';
import { rolesAt } from '../labels/role-regions.ts';
import { isIssueDate } from '../labels/sides.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { ownerFeatures } from './party-blocks.ts';
import { partyFeatures } from './party-features.ts';
import { sumRowFeatures } from './sum-rows.ts';
import { isPaidBefore, largestIn, sumFeatures, sumsIn } from './sum-features.ts';
import { contextsIn, valueKey, type Scene } from './scene.ts';
import type { Features } from './signal.ts';
import { labelStrength, roleFit } from './strength.ts';

/** Weights are kept per group of fields that behave alike. */
export type FieldGroup = 'date' | 'amount' | 'identifier' | 'party' | 'address' | 'text';

export function groupOf({ field, concept, kinds }: FieldMeaning): FieldGroup {
  if (field.type === 'date') return 'date';
  if (field.type === 'amount' || field.type === 'number' || field.type === 'integer') return 'amount';
  if (concept?.id === 'registered_capital') return 'text';
  return GROUPS[kinds[0] ?? 'text'];
}

const GROUPS: Record<CandidateKind, FieldGroup> = {
  date: 'date',
  amount: 'amount',
  percent: 'identifier',
  identifier: 'identifier',
  iban: 'identifier',
  bic: 'identifier',
  vat_id: 'identifier',
  uscc: 'identifier',
  tax_number: 'identifier',
  phone: 'identifier',
  email: 'identifier',
  url: 'identifier',
  organisation: 'party',
  address: 'address',
  currency: 'text',
  duration: 'text',
  person: 'text',
  text: 'text',
};

/** Fields that documents often leave without a label: date and total of a receipt, the sender of a letter. */
const UNLABELLED = new Set([
  'issue_date',
  'grand_total',
  'party_name',
  'address',
  'effective_date',
  'signing_date',
  'meeting_date',
]);
/** Kinds that need no label: their form says what they are. */
const SELF_EVIDENT = new Set(['iban', 'vat_id', 'uscc', 'email', 'url', 'bic']);

export const needsLabel = (candidate: Candidate, meaning: FieldMeaning): boolean =>
  !(meaning.concept !== null && UNLABELLED.has(meaning.concept.id)) &&
  !isIssueDate(meaning) &&
  !SELF_EVIDENT.has(candidate.kind) &&
  candidate.traits['pattern'] !== 1;

export function featuresOf(candidate: Candidate, meaning: FieldMeaning, scene: Scene): Features {
  const features: Features = { ...ownFeatures(scene, candidate) };
  addLabels(features, candidate, meaning, scene);
  addRole(features, candidate, meaning, scene);
  features['kind_first'] = candidate.kind === meaning.kinds[0] ? 1 : 0;
  features['kind_other'] = meaning.kinds.includes(candidate.kind) ? 0 : 1;
  switch (groupOf(meaning)) {
    case 'date':
      addDate(features, candidate, meaning, scene);
      break;
    case 'amount':
      addAmount(features, candidate, meaning, scene);
      break;
    case 'party':
    case 'address':
      partyFeatures(features, candidate, meaning, scene);
      break;
    case 'identifier':
      if (meaning.role !== null)
        Object.assign(features, ownerFeatures(candidate, scene, meaning.role === 'buyer' ? 'other_' : ''));
      break;
    case 'text':
      break;
  }
  return features;
}

/** Signals of a candidate whatever the field, made once for all of them. */
const ownFeatures = rememberedOf((scene: Scene, candidate: Candidate): Features => {
  const features: Features = { bias: 1 };
  addPlace(features, candidate, scene);
  for (const name of Object.keys(candidate.traits) as Trait[])
    features[`is_${name}`] = candidate.traits[name] ?? 0;
  features['repeated'] = Math.min(Math.log2(scene.facts.counts.get(valueKey(candidate)) ?? 1) / 3, 1);
  features['in_table'] = scene.table_rows.has(first(candidate).row) ? 1 : 0;
  return features;
});

function addLabels(features: Features, candidate: Candidate, meaning: FieldMeaning, scene: Scene): void {
  const best = { inline: 0, left: 0, above: 0 };
  let own = 0;
  let rival = 0;
  let named = 0;
  const evident = SELF_EVIDENT.has(candidate.kind) && candidate.kind === meaning.kinds[0];
  for (const { hit, relation, closeness } of contextsIn(scene, candidate)) {
    const printed = labelStrength(hit, meaning);
    // "TVA: FR47921458037": the form of the value says which of its meanings the label has.
    const strength = evident && printed.own > 0 ? { own: STRONG * hit.similarity, rival: 0 } : printed;
    best[relation] = Math.max(best[relation], strength.own * closeness);
    rival = Math.max(rival, strength.rival * closeness);
    if (relation === 'inline') named = Math.max(named, strength.rival * closeness);
    own = Math.max(own, (hit.fields.get(meaning.field.key) ?? 0) * hit.similarity * closeness);
  }
  if (evident && candidate.traits.named === 1) best.inline = STRONG;
  if (named > NAMED && best.inline < named) best.left = best.above = 0;
  if (candidate.kind === 'amount' && best.above > 0 && isInColumn(candidate)) best.above *= OF_COLUMN;
  const strongest = Math.max(best.inline, best.left, best.above);
  features['inline'] = best.inline;
  features['left'] = best.left;
  features['above'] = best.above;
  features['label'] = strongest;
  features['own_label'] = own;
  features['rival'] = Math.max(0, rival - strongest);
  features['rival_any'] = rival;
  // The operator's own expression says what the value is: the lack of a label does not speak against it.
  if (candidate.traits['pattern'] === 1) return;
  features[needsLabel(candidate, meaning) ? 'unlabelled' : 'unlabelled_free'] = strongest < 0.12 ? 1 : 0;
}

/** A label right before the value that means something else: what stands above or to the left does not name it as well. */
const NAMED = 0.8;
/** What heads a column of amounts is the label of none of them alone. */
const OF_COLUMN = 0.6;
/** Amounts right below each other, from which they are a column. */
const COLUMN = 3;
const AMOUNT_AT_END = /\d[.,]\d{2}\P{L}{0,3}$/u;

/** Whether more amounts of the same column stand right below. */
function isInColumn(candidate: Candidate): boolean {
  const { row } = first(candidate);
  const { page } = row;
  const edge = 0.6 * (page.line_height || 1);
  let found = 1;
  for (const below of page.rows.slice(row.index + 1, row.index + 1 + 2 * COLUMN)) {
    const aligned = below.segments.some(
      ({ x1, text }) => Math.abs(x1 - candidate.x1) < edge && AMOUNT_AT_END.test(text),
    );
    if (aligned) found++;
  }
  return found > COLUMN;
}

function addPlace(features: Features, candidate: Candidate, scene: Scene): void {
  const page = scene.document.pages[candidate.page];
  const pages = scene.document.pages.length;
  features['first_page'] = candidate.page === 0 ? 1 : 0;
  features['later_page'] = Math.min(candidate.page / 3, 1);
  features['last_page'] = pages > 1 && candidate.page === pages - 1 ? 1 : 0;
  if (page === undefined || page.height <= 0 || page.width <= 0) return;
  features['down'] = Math.min(Math.max(candidate.y0 / page.height, 0), 1);
  features['right'] = Math.min(Math.max(candidate.x0 / page.width, 0), 1);
}

/** Names and numbers without a stated role are mostly those of who made the document. */
const ISSUER: Role = 'seller';

function addRole(features: Features, candidate: Candidate, meaning: FieldMeaning, scene: Scene): void {
  const hasRole =
    meaning.role !== null || meaning.concept?.id === 'party_name' || meaning.concept?.id === 'address';
  if (!hasRole) return;
  const page = scene.document.pages[candidate.page];
  if (page === undefined) return;
  const region = rolesAt(scene.regions.get(page) ?? [], candidate, page.line_height || 1);
  const named = new Map<Role, number>();
  for (const { hit, closeness } of contextsIn(scene, candidate)) {
    for (const roles of [hit.words, hit.headings]) {
      for (const [role, weight] of roles) named.set(role, Math.max(named.get(role) ?? 0, weight * closeness));
    }
  }
  const wanted = meaning.role ?? ISSUER;
  const inRegion = roleFit(region, wanted, meaning.also);
  const byName = roleFit(named, wanted, meaning.also);
  const sure = meaning.role === null ? 'issuer_' : 'role_';
  features[`${sure}match`] = Math.max(inRegion.match, byName.match);
  features[`${sure}conflict`] = Math.max(inRegion.conflict, byName.conflict - inRegion.match);
  features[`${sure}none`] = region.size === 0 && byName.match === 0 && byName.conflict === 0 ? 1 : 0;
  if (meaning.role !== null && meaning.side !== 'issuer')
    features['other_none'] = features[`${sure}none`] ?? 0;
}

function addDate(features: Features, candidate: Candidate, meaning: FieldMeaning, scene: Scene): void {
  const { facts, today } = scene;
  const { range } = meaning;
  const position = candidate.kind === 'date' ? candidate.range : null;
  features['range_fit'] = range !== null && position === range ? 1 : 0;
  features['range_misfit'] = range !== null && position !== null && position !== range ? 1 : 0;
  features['range_missing'] = range !== null && position === null ? 1 : 0;
  features['range_unwanted'] = range === null && position !== null ? 1 : 0;
  const days = (Date.parse(candidate.value) - Date.parse(today)) / 86_400_000;
  features['future'] = days > 45 ? 1 : 0;
  features['old'] = days < -365 * 40 ? 1 : 0;
  const issue = isIssueDate(meaning) ? '_issue' : '';
  features[`earliest${issue}`] = candidate.value === facts.dates[0] ? 1 : 0;
  features[`latest${issue}`] = candidate.value === facts.dates.at(-1) ? 1 : 0;
  features['only'] = facts.dates.length === 1 ? 1 : 0;
  if (isIssueDate(meaning)) features['beside_number'] = besideNumber(candidate, scene);
}

/** "Invoice No. 4711 of 05.06.2026": the date in the line of the document's number is its date. */
function besideNumber(candidate: Candidate, scene: Scene): number {
  const { row, start } = first(candidate);
  const labels = scene.labels.get(row.page)?.byRow.get(row) ?? [];
  return labels.some((hit) => hit.span.end <= start && (hit.concepts.get('invoice_number') ?? 0) > 0.6)
    ? 1
    : 0;
}

/** Payslips print their sums among the lines of what was earned and kept back. */
const AMONG_LINES = new Set(['gross_pay', 'net_pay']);
/** What a row of sums gives; the total of a table of taxes is judged by other signals. */
const IN_SUM_ROWS = new Set(['net_total', 'tax_total']);

function addAmount(
  features: Features,
  candidate: Candidate,
  { concept, field }: FieldMeaning,
  scene: Scene,
): void {
  const largest = largestIn(scene);
  const units = candidate.kind === 'amount' ? candidate.units : 0;
  const share = largest > 0 ? Math.min(Math.abs(units) / largest, 1.2) : 0;
  const total = concept?.id === 'grand_total' || concept?.id === 'due_payable';
  features[total ? 'share_total' : 'share'] = share;
  features[total ? 'largest_total' : 'largest'] = units === largest ? 1 : 0;
  features['zero'] = units === 0 ? 1 : 0;
  if (AMONG_LINES.has(concept?.id ?? '')) features['in_table'] = 0;
  features['above_largest'] = share > 1 ? 1 : 0;
  if (IN_SUM_ROWS.has(concept?.id ?? '')) Object.assign(features, sumRowFeatures(candidate, scene));
  if (total) Object.assign(features, sumFeatures({ units, spans: candidate.spans }, sumsIn(scene)));
  if (concept?.id === 'prepaid') features['paid_before'] = isPaidBefore(units, sumsIn(scene)) ? 1 : 0;
  const money = field.type === 'amount' && concept?.id !== 'quantity';
  if (!money) {
    // Counts and rates are printed without the marks of money.
    for (const name of ['is_decimals', 'is_currency', 'is_whole'] as const) {
      features[`count_${name}`] = features[name] ?? 0;
      features[name] = 0;
    }
  } else if (features['is_currency'] === 1) features['is_whole'] = 0; // Its currency tells that it is no count.
}
