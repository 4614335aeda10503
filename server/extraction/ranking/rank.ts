// Scores the candidates of each field with the trained weights.
import { readFileSync } from 'node:fs';
import type { FieldType } from '../../../contract/profiles.ts';
import { normalAddress } from '../candidates/address-form.ts';
import { hasPostcode } from '../candidates/addresses.ts';
import { first, isAmount, samePlace, type Candidate } from '../candidates/candidate.ts';
import { isBankName } from '../candidates/organisations.ts';
import { STRONG } from '../labels/catalog.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import { implied } from '../labels/implied-fields.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';
import { headingsOfTables } from '../tables/table-rows.ts';
import type { Row } from '../layout/layout.ts';
import { once } from '../../platform/once.ts';
import { fold } from '../text/fold.ts';
import { addedBases, addedTaxes } from './added-taxes.ts';
import { ratedTax } from './rated-tax.ts';
import { dueByTerms } from './due-by-terms.ts';
import { earnedInRows } from './earned.ts';
import { featuresOf, groupOf, needsLabel, type FieldGroup } from './features.ts';
import type { Features, Signal } from './signal.ts';
import { isCaption } from './captions.ts';
import { homesOf } from './home-country.ts';
import { ofHost } from './hosts.ts';
import { ledgerOf } from './ledger.ts';
import { namedMonths } from './named-months.ts';
import { remembered } from '../memo.ts';
import { onlyPeriod } from './only-period.ts';
import { poolOf } from './pool.ts';
import { clauseCandidates, rankSpecial } from './special.ts';
import { contextsIn, type Scene } from './scene.ts';
import { labelStrength, otherDate } from './strength.ts';
import { isPaidBefore, sumsIn } from './sum-features.ts';
import { suggestedTips } from './suggested-tips.ts';
import { ofTill } from './unaddressed.ts';

/** Of candidates per group of fields; of the signals that a value, an empty field, a whole document is right. */
export type Weights = Record<FieldGroup | 'confidence' | 'empty' | 'document', Features>;

/** Made by training/train.ts; logits per unit of a signal. */
export const trainedWeights = JSON.parse(
  readFileSync(new URL('./weights.json', import.meta.url), 'utf8'),
) as Weights;

export interface Ranked {
  candidate: Candidate;
  features: Features;
  /** Log odds that the candidate is the field's value. */
  score: number;
  /** Id of the document whose correction pointed to it. */
  learned?: number;
}

/** Log odds for fitting the operator's own expression: it need not have a label as well. */
const PATTERN = 4;
/** Log odds that a field that hardly any paper leaves out is there. */
const EXPECTED = 1;
/** Candidates kept per field for the joint assignment. */
const KEPT = 8;

export function rankField(meaning: FieldMeaning, scene: Scene, weights: Weights = trainedWeights): Ranked[] {
  const special = rankSpecial(meaning, scene);
  if (special !== undefined) return special.slice(0, KEPT);
  const clauses = clauseCandidates(meaning, scene);
  const ranked = rankPool(meaning, scene, weights).map((one) => withClause(one, clauses));
  const lent = lentValues(meaning, ranked, scene, weights);
  const own = ranked.map((one) => (isPart(one, lent) ? { ...one, score: one.score + PART } : one));
  return bestPerPlace([...own, ...clauses, ...lent].sort((a, b) => b.score - a.score)).slice(0, KEPT);
}

/** Log odds that one of several taxes, or what it is charged on, is that of the whole document. */
const PART = -3;

/** Whether the amount is one of those whose sum a total proves. */
const isPart = ({ candidate }: Ranked, sums: Ranked[]): boolean =>
  sums.some(
    ({ candidate: { spans } }) => spans.length > 1 && isAmount(candidate) && spans.includes(first(candidate)),
  );

/** What a wording says of the very day it names adds to what its label and place say: both are evidence of one value. */
function withClause(one: Ranked, clauses: Ranked[]): Ranked {
  if (one.candidate.kind !== 'date') return one;
  const said = clauses.find(
    ({ candidate }) => candidate.traits['clause_named'] === 1 && samePlace(candidate, one.candidate),
  );
  return said === undefined
    ? one
    : { ...one, features: { ...one.features, clause: 1 }, score: one.score + said.score };
}

// What a field means is looked up in the whole lexicon, which is not there yet when a program only starts.
const meant = (label: string, type: FieldType) => once(() => understandField(implied(label, type)));
const invoiceNumber = meant('Invoice Number', 'text');
const invoiceDate = meant('Invoice Date', 'date');
const taxTotal = meant('Tax Total', 'amount');
const netPay = meant('Net Pay', 'amount');
/** From these log odds a date is believed to be that of the invoice. */
const SURE_DATE = 0.5;
/** A document that is surely an invoice has its number with these log odds. */
const SURE_NUMBER = 1.2;
/** Log odds that a transfer names the number of the invoice, where the document states no reference of its own. */
const LENT = 0.6;
/** The same where it asks for the number of the invoice. */
const QUOTED = 6;

/** What follows from other values: where a document does not state it, it goes without saying. */
function lentValues(meaning: FieldMeaning, own: Ranked[], scene: Scene, weights: Weights): Ranked[] {
  if (meaning.concept?.id === 'tax_total') return [...addedTaxes(own, scene), ...ratedTax(scene)];
  if (meaning.concept?.id === 'net_total') return addedBases(rankPool(taxTotal(), scene, weights), scene);
  if (meaning.concept?.id === 'payment_reference') return lentNumbers(scene, weights);
  if (meaning.concept?.id === 'closing_balance') return lastBalance(scene);
  if (meaning.concept?.id === 'gross_pay') return earned(scene, weights);
  if (meaning.range !== null) return [...namedMonths(meaning, scene), ...onlyPeriod(meaning, scene)];
  if (meaning.concept?.id !== 'due_date') return [];
  const issued = rankPool(invoiceDate(), scene, weights)[0];
  return issued === undefined || issued.score < SURE_DATE ? [] : dueByTerms(issued, scene);
}

/** Log odds that the balance of the last movement is the closing one, where the document does not name it. */
const RUNNING = 6;

function lastBalance(scene: Scene): Ranked[] {
  const { closing } = ledgerOf(scene);
  return closing === null
    ? []
    : [{ candidate: closing, score: RUNNING, features: { bias: 1, label: 1, lent: 1 } }];
}

/** From these log odds an amount is believed to be the net pay. */
const SURE_PAY = 1;

function earned(scene: Scene, weights: Weights): Ranked[] {
  const net = rankPool(netPay(), scene, weights)[0];
  return net === undefined || net.score < SURE_PAY ? [] : earnedInRows(net, scene);
}

/** The number of the invoice, for a payment reference: what a transfer names unless the document says otherwise. */
function lentNumbers(scene: Scene, weights: Weights): Ranked[] {
  const best = rankPool(invoiceNumber(), scene, weights)[0];
  if (best === undefined || best.score < SURE_NUMBER) return [];
  return [{ ...best, score: isQuoted(scene) ? QUOTED : LENT, features: { ...best.features, lent: 1 } }];
}

/** "Please quote the invoice number": the label of the reference and that of the number in a line without one. */
function isQuoted({ labels }: Scene): boolean {
  const means = (hits: LabelHit[], id: ConceptId) =>
    hits.some(({ concepts }) => (concepts.get(id) ?? 0) >= STRONG);
  return [...labels.values()]
    .flatMap(({ byRow }) => [...byRow])
    .some(
      ([{ text }, hits]) =>
        !/\d/u.test(text) && means(hits, 'payment_reference') && means(hits, 'invoice_number'),
    );
}

/** All candidates of a field, best first. */
export function rankPool(meaning: FieldMeaning, scene: Scene, weights: Weights): Ranked[] {
  const group = weights[groupOf(meaning)];
  const pool = poolOf(meaning, scene).filter((candidate) => mayBe(candidate, meaning, scene));
  const ranked = pool.map((candidate) => {
    const features = featuresOf(candidate, meaning, scene);
    const pattern = candidate.traits['pattern'] === 1 ? PATTERN : 0;
    const expected = meaning.expected ? EXPECTED : 0;
    return {
      candidate,
      features,
      score:
        dot(features, group) +
        pattern +
        expected +
        ofBank(candidate, meaning) +
        ofHost(candidate.value, meaning, scene) +
        ofTill(features, meaning, scene),
    };
  });
  ranked.sort((a, b) => b.score - a.score);
  return bestPerPlace(meaning.concept?.id === 'address' ? completeFirst(ranked, scene) : ranked);
}

/** Log odds that a name with a word for banks is that of the bank that wrote a statement, and one without it the holder's. */
const OF_BANK = 1.5;

function ofBank({ value }: Candidate, { concept, role, side }: FieldMeaning): number {
  if (concept?.id !== 'party_name') return 0;
  if (role === 'bank' && side === 'issuer') return isBankName(value) ? OF_BANK : -OF_BANK;
  return role === 'payee' && side === 'recipient' && isBankName(value) ? -OF_BANK : 0;
}

/** An address printed with its country and without it is one and the same: the complete one stands for both. */
function completeFirst(ranked: Ranked[], scene: Scene): Ranked[] {
  const [best, ...others] = ranked;
  if (best === undefined || !hasPostcode(best.candidate.value)) return ranked;
  const homes = homesOf(scene);
  const keyOf = ({ candidate }: Ranked) => fold(normalAddress(candidate.value, homes));
  const short = keyOf(best);
  const keys = new Map(others.map((other) => [other, keyOf(other)]));
  const whole = others.find((other) => {
    const key = keys.get(other) ?? '';
    return key.length === short.length + COUNTRY_CODE && key.startsWith(short);
  });
  if (whole === undefined) return ranked;
  return [
    { ...whole, score: best.score },
    ...others.filter((other) => other !== whole && keys.get(other) !== short),
  ];
}

/** Length of the ISO 3166 code at the end of an address in its normal form. */
const COUNTRY_CODE = 2;

/** Fields that need a label cannot be filled by what has none of theirs: most of a page, which need not be scored. */
function mayBe(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  if (isOfRow(candidate, meaning, scene)) return false;
  if (candidate.kind === 'date' && isOtherDate(candidate, meaning, scene)) return false;
  if (suggestedTips(scene).has(candidate)) return false;
  if (candidate.kind === 'amount' && isPageNumber(candidate, scene)) return false;
  if (candidate.kind === 'identifier' && isOfParty(candidate, meaning, scene)) return false;
  if (!needsLabel(candidate, meaning)) return true;
  if (
    meaning.concept?.id === 'prepaid' &&
    isAmount(candidate) &&
    isPaidBefore(candidate.units, sumsIn(scene))
  )
    return true;
  return contextsIn(scene, candidate).some(({ hit }) => labelStrength(hit, meaning).own > 0);
}

/** "Page 1 of 2" is no sum. */
const isPageNumber = (candidate: Candidate, scene: Scene): boolean =>
  contextsIn(scene, candidate).some(
    ({ hit, relation }) => relation === 'inline' && (hit.concepts.get('page_number') ?? 0) >= STRONG,
  );

/** Tables of fewer rows may be a form that names the parties. */
const TABLE = 3;

/** Days, names and balances of single lines and movements, and the headings above them, are none of the document's. */
function isOfRow(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  const { row } = first(candidate);
  switch (groupOf(meaning)) {
    case 'date':
      return ledgerOf(scene).rows.has(row);
    case 'party':
      return (
        ledgerOf(scene).rows.has(row) || isOfTable(candidate, meaning, scene) || isCaption(candidate, scene)
      );
    case 'amount':
      return (
        BALANCES.has(meaning.concept?.id ?? '') &&
        ledgerOf(scene).rows.has(row) &&
        !isNamedInRow(candidate, meaning, scene)
      );
    case 'address':
      return isLine(candidate, scene);
    case 'identifier':
    case 'text':
      return false;
  }
}

const isLine = (candidate: Candidate, { table_rows }: Scene): boolean =>
  table_rows.size >= TABLE && table_rows.has(first(candidate).row);

/** A name in a line of a table, or in the row of its headings. */
function isOfTable(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  const { row } = first(candidate);
  return (
    (isLine(candidate, scene) && !isNamedInRow(candidate, meaning, scene)) ||
    (headingsOf(scene).has(row) && leadsLines(row, scene))
  );
}

const headingsOf = remembered(headingsOfTables);

/** Headings stand right above the first line, or in few rows. */
const leadsLines = ({ page, index }: Row, scene: Scene): boolean =>
  page.rows.slice(index + 1, index + 1 + HEADING_ROWS).some((next) => scene.table_rows.has(next));
const HEADING_ROWS = 3;

const BALANCES = new Set(['opening_balance', 'closing_balance']);

/** "Balance brought forward 8,313.30": the row says itself what its amount is. */
const isNamedInRow = (candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean =>
  contextsIn(scene, candidate).some(({ hit, relation }) => {
    const { own, rival } = labelStrength(hit, meaning);
    return relation !== 'above' && own > rival;
  });

/** From this closeness on a label leaves no doubt. */
const NAMED = 0.7;

const OF_PARTIES: ConceptId[] = ['tax_number', 'vat_id', 'company_registration', 'iban', 'bank_account'];

/** "CNPJ: 15388190000133": the number of a taxpayer or an account is none of the document, whatever stands above it. */
function isOfParty(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  const { row, start } = first(candidate);
  return contextsIn(scene, candidate).some(
    ({ hit }) =>
      hit.span.row === row &&
      hit.span.end <= start &&
      /^\s*[:：]\s*$/u.test(row.text.slice(hit.span.end, start)) &&
      OF_PARTIES.some((id) => (hit.concepts.get(id) ?? 0) >= STRONG) &&
      labelStrength(hit, meaning).own === 0,
  );
}

/** "Payable by 10 April": a date with the label of another one is no date without a label. */
function isOtherDate(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  const contexts = contextsIn(scene, candidate);
  return (
    contexts.some(({ hit, closeness }) => otherDate(hit, meaning) * closeness > NAMED) &&
    !contexts.some(({ hit }) => labelStrength(hit, meaning).own > 0)
  );
}

export function dot<Name extends string = Signal>(
  features: Partial<Record<Name, number>>,
  weights: Partial<Record<Name, number>>,
): number {
  let sum = 0;
  // A loop over keys: it runs for every candidate of every field.
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** The same value found twice at the same place counts once, with its better score. */
function bestPerPlace(ranked: Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ candidate }) => {
    const span = candidate.spans[0];
    const key = `${candidate.value}|${candidate.page}|${span?.row.index}|${span?.start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
