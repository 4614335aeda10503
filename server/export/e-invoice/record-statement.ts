// What a record states, in the business terms of EN 16931. What it does not say is left out: the rules name it.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../../contract/profiles.ts';
import type { RecordTable } from '../../../contract/record-tables.ts';
import type { LineAllowances } from '../../extraction/judgement/facts.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { compareDecimals, magnitude, subtractDecimals, sumDecimals } from '../../platform/decimal.ts';
import { GROUPS, TERMS, termAmong, type GroupId, type TermId } from '../../reading/e-invoice/model/terms.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { allowanceIn, betweenSums, withTaxes } from './allowances.ts';
import {
  addressTerms,
  completeParties,
  homesOf,
  type CompletedTerm,
  type PartySources,
  type Side,
} from './complete-parties.ts';
import { groupOfRow } from './group-of-row.ts';
import { countryCode, postalAddress } from './postal-address.ts';
import { lineGroups, linesOf, restsOf, type Line } from './record-lines.ts';
import { allowanceGroup, signed, statedRows, type StatedAllowance } from './stated-allowance.ts';

type Values = Map<TermId, string>;
export type Stated = Pick<DocumentRecord, 'doc_type' | 'extracted_fields' | RecordTable> & {
  /** What its e-invoice says of lines one by one: see `RecordFacts`. */
  line_allowances?: LineAllowances[];
};

const TERM_OF: Record<string, TermId> = {
  invoice_number: 'BT-1',
  document_number: 'BT-1',
  issue_date: 'BT-2',
  due_date: 'BT-9',
  currency: 'BT-5',
  buyer_reference: 'BT-10',
  order_number: 'BT-13',
  delivery_date: 'BT-72',
  payment_terms: 'BT-20',
  payment_reference: 'BT-83',
  iban: 'BT-84',
  bank_account: 'BT-84',
  line_total: 'BT-106',
  net_total: 'BT-109',
  tax_total: 'BT-110',
  grand_total: 'BT-112',
  prepaid: 'BT-113',
  rounding: 'BT-114',
  due_payable: 'BT-115',
};
const PARTY_TERM: Record<string, Record<Side, TermId>> = {
  party_name: { seller: 'BT-27', buyer: 'BT-44' },
  vat_id: { seller: 'BT-31', buyer: 'BT-48' },
  tax_number: { seller: 'BT-32', buyer: 'BT-48b' },
  company_registration: { seller: 'BT-30', buyer: 'BT-47' },
  contact_person: { seller: 'BT-41', buyer: 'BT-56' },
  phone: { seller: 'BT-42', buyer: 'BT-57' },
  email: { seller: 'BT-43', buyer: 'BT-58' },
};
/** UNTDID 1001. Other kinds of documents have no e-invoice. */
const TYPE_CODES: Record<string, string> = { Invoice: '380', 'Credit Note': '381' };
/** UNTDID 4461, of an invoice that names the account to pay to. */
const CREDIT_TRANSFER = '30';

/** What a profile asks for; a field with a term among its aliases (`BT-40`) states that term. */
export interface Asked {
  fields: ProfileField[];
  line_columns: LineColumn[];
}

/**
 * @param sources what completes the parties
 */
export function statementOfRecord(
  record: Stated,
  { fields, line_columns }: Asked,
  guideline: string,
  sources: PartySources = { sellers: [], contact: null },
): { statement: Statement; completed: CompletedTerm[] } {
  const values: Values = new Map([['BT-24', guideline]]);
  const type = TYPE_CODES[record.doc_type ?? ''];
  if (type !== undefined) values.set('BT-3', type);
  const addresses: [Side, string][] = [];
  const allowances: StatedAllowance[] = [];
  for (const field of fields) {
    const value = record.extracted_fields[field.key];
    if (value === null || value === undefined || value === '') continue;
    const named = namedTerm(field);
    const allowance = allowanceIn(field, value);
    if (allowance !== undefined) {
      allowances.push(allowance);
      continue;
    }
    const { concept, side } = meaningOf(field);
    if (named === undefined && concept === 'address' && side !== undefined) addresses.push([side, value]);
    const [term, stated] = named === undefined ? statedBy(concept, side, value) : [named, value];
    if (term !== undefined && stated !== undefined && !values.has(term)) values.set(term, stated);
  }
  for (const [side, text] of addresses)
    for (const [term, value] of addressTerms(side, postalAddress(text, homesOf(values, side))))
      if (!values.has(term)) values.set(term, value);
  const completed = completeParties(values, sources);
  const lines = linesOf(record, line_columns, record.line_allowances);
  const between = addUp(values, lines, { rows: statedRows(record.allowances), found: allowances });
  if (values.has('BT-84') && !values.has('BT-81')) values.set('BT-81', CREDIT_TRANSFER);
  const header = nested(values);
  const groups = [
    ...header.groups.filter(({ id }) => id !== 'BG-20' && id !== 'BG-21'),
    ...withTaxes(between, record.tax_breakdown, restsOf(lines, record)).map((one) =>
      allowanceGroup(one, 'invoice'),
    ),
    ...taxGroups(record),
    ...lineGroups(lines, record),
  ];
  return { statement: { ...header, groups }, completed };
}

const namedTerm = ({ label, aliases }: ProfileField): TermId | undefined => termAmong([label, ...aliases]);

/** What a field is and whose; what nobody's name stands at is the seller's. */
function meaningOf(field: ProfileField): { concept: string | undefined; side: Side | undefined } {
  const { concept, role } = understandField(field);
  const side = role === 'buyer' ? 'buyer' : role === null || role === 'seller' ? 'seller' : undefined;
  return { concept: concept?.id, side };
}

function statedBy(
  concept: string | undefined,
  side: Side | undefined,
  value: string,
): [term: TermId | undefined, value: string | undefined] {
  if (concept === 'country' && side !== undefined)
    return [side === 'seller' ? 'BT-40' : 'BT-55', countryCode(value)];
  const ofParty = PARTY_TERM[concept ?? ''];
  return [ofParty === undefined ? TERM_OF[concept ?? ''] : side && ofParty[side], value];
}

/**
 * The sums that follow from others: that of the lines, the net total with allowances and charges, what is left to pay.
 * @returns the allowances and charges that lie between the lines and the net total
 */
function addUp(
  values: Values,
  stated: Line[],
  { rows, found }: { rows: StatedAllowance[]; found: StatedAllowance[] },
): StatedAllowance[] {
  const amounts = stated.map(({ amount }) => amount);
  if (!values.has('BT-106') && amounts.every((amount) => amount !== null))
    values.set('BT-106', sumDecimals(amounts));
  const [lines, net, tax, total] = (['BT-106', 'BT-109', 'BT-110', 'BT-112'] as const).map((term) =>
    values.get(term),
  );
  const taxed = total === undefined || tax === undefined ? undefined : subtractDecimals(total, tax);
  const nets = [taxed, net].filter((one) => one !== undefined);
  const before = lines === undefined ? undefined : sumDecimals([lines, ...rows.map(signed)]);
  const needed = before === undefined ? found : betweenSums(found, before, nets);
  const between = [...rows, ...needed.map((one) => withReason(one, values))];
  for (const [term, charge] of [
    ['BT-107', false],
    ['BT-108', true],
  ] as const) {
    const some = between.filter((one) => one.charge === charge);
    if (some.length > 0) values.set(term, sumDecimals(some.map(({ amount }) => amount)));
  }
  // A "subtotal" above discount and freight is the sum of the lines.
  const isAbove = between.length > 0 && net !== undefined && compareDecimals(net, lines ?? '') === 0;
  if (lines !== undefined && taxed !== undefined && (net === undefined || isAbove)) {
    const sum = sumDecimals([lines, ...between.map(signed)]);
    if (compareDecimals(sum, taxed) === 0) values.set('BT-109', sum);
  }
  if (total !== undefined && !values.has('BT-115'))
    values.set(
      'BT-115',
      sumDecimals([
        subtractDecimals(total, magnitude(values.get('BT-113') ?? '0')),
        values.get('BT-114') ?? '0',
      ]),
    );
  return between;
}

/** A field can say the reason of allowances, and of charges. */
const withReason = (one: StatedAllowance, values: Values): StatedAllowance => ({
  ...one,
  reason: values.get(one.charge ? 'BT-104' : 'BT-97') ?? one.reason ?? null,
});

/** Terms in the groups that they stand in, each group once; in the order of the table, where a scheme follows its value. */
function nested(values: Values, within: GroupId | 'INVOICE' = 'INVOICE'): Statement {
  const terms = (Object.keys(TERMS) as TermId[]).flatMap((id) => {
    const text = values.get(id);
    return text === undefined || TERMS[id][0] !== within ? [] : [{ id, text }];
  });
  const groups = (Object.keys(GROUPS) as GroupId[])
    .filter((id) => GROUPS[id][0] === within)
    .map((id) => ({ id, statement: nested(values, id) }))
    .filter(({ statement }) => statement.terms.length + statement.groups.length > 0);
  return { terms, groups };
}

const taxGroups = ({ tax_breakdown }: Stated) =>
  tax_breakdown.map(({ base, tax, category, rate, exemption_reason }) =>
    groupOfRow('BG-23', [
      ['BT-116', base],
      ['BT-117', tax],
      ['BT-118', category],
      ['BT-119', rate],
      ['BT-120', exemption_reason],
    ]),
  );
