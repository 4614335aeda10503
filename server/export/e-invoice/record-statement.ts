// What a record states, in the business terms of EN 16931. What it does not say is left out: the rules name it.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../../contract/profiles.ts';
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import type { ColumnRole } from '../../extraction/tables/column-labels.ts';
import { roleOf } from '../../extraction/tables/further-cells.ts';
import { UNITS } from '../../lexicon/units.ts';
import { measureOf } from '../../orders/measure.ts';
import {
  compareDecimals,
  magnitude,
  numberText,
  subtractDecimals,
  sumDecimals,
} from '../../platform/decimal.ts';
import { GROUPS, TERMS, type GroupId, type TermId } from '../../reading/e-invoice/model/terms.ts';
import { UNITS as UNIT_CODES } from '../../reading/e-invoice/rules/unit-codes.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { allowanceIn, betweenSums, withTaxes, type Allowance, type TaxedAllowance } from './allowances.ts';
import {
  addressTerms,
  completeParties,
  homesOf,
  type CompletedTerm,
  type PartySources,
  type Side,
} from './complete-parties.ts';
import { lineAllowance, type DiscountedLine } from './line-allowance.ts';
import { countryCode, postalAddress } from './postal-address.ts';

type Values = Map<TermId, string>;
export type Stated = Pick<DocumentRecord, 'doc_type' | 'extracted_fields' | 'line_items' | 'tax_breakdown'>;

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

const isTerm = (text: string): text is TermId => Object.hasOwn(TERMS, text);

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
  const allowances: Allowance[] = [];
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
  const lines = linesOf(record, line_columns);
  const between = addUp(values, lines, allowances);
  if (values.has('BT-84') && !values.has('BT-81')) values.set('BT-81', CREDIT_TRANSFER);
  const header = nested(values);
  const groups = [
    ...header.groups.filter(({ id }) => id !== 'BG-20' && id !== 'BG-21'),
    ...allowanceGroups(withTaxes(between, restsOf(lines, record)), record, values),
    ...taxGroups(record),
    ...lineGroups(lines, record),
  ];
  return { statement: { ...header, groups }, completed };
}

const namedTerm = ({ label, aliases }: ProfileField): TermId | undefined =>
  [label, ...aliases].map((text) => text.trim()).find(isTerm);

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
function addUp(values: Values, stated: Line[], found: Allowance[]): Allowance[] {
  const amounts = stated.map(({ amount }) => amount);
  if (!values.has('BT-106') && amounts.every((amount) => amount !== null))
    values.set('BT-106', sumDecimals(amounts));
  const [lines, net, tax, total] = (['BT-106', 'BT-109', 'BT-110', 'BT-112'] as const).map((term) =>
    values.get(term),
  );
  const taxed = total === undefined || tax === undefined ? undefined : subtractDecimals(total, tax);
  const nets = [taxed, net].filter((one) => one !== undefined);
  const between = lines === undefined ? found : betweenSums(found, lines, nets);
  const sums = [
    ['BT-107', between.filter(({ amount }) => amount.startsWith('-'))],
    ['BT-108', between.filter(({ amount }) => !amount.startsWith('-'))],
  ] as const;
  for (const [term, some] of sums)
    if (some.length > 0) values.set(term, magnitude(sumDecimals(some.map(({ amount }) => amount))));
  // A "subtotal" above discount and freight is the sum of the lines.
  const isAbove = between.length > 0 && net !== undefined && compareDecimals(net, lines ?? '') === 0;
  if (lines !== undefined && taxed !== undefined && (net === undefined || isAbove)) {
    const sum = sumDecimals([lines, ...between.map(({ amount }) => amount)]);
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

type Row = [TermId, string | number | null | undefined][];
const groupOfRow = (id: GroupId, row: Row): Statement['groups'][number] => ({
  id,
  statement: {
    terms: row.flatMap(([term, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ id: term, text: String(value) }],
    ),
    groups: [],
  },
});

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

const allowanceGroups = (allowances: TaxedAllowance[], { tax_breakdown }: Stated, values: Values) =>
  allowances.map(({ amount, reason, tax }) => {
    const { category, rate } = (tax === null ? undefined : tax_breakdown[tax]) ?? {};
    return amount.startsWith('-')
      ? groupOfRow('BG-20', [
          ['BT-92', magnitude(amount)],
          ['BT-95', category],
          ['BT-96', rate],
          ['BT-97', values.get('BT-97') ?? reason],
        ])
      : groupOfRow('BG-21', [
          ['BT-99', amount],
          ['BT-102', category],
          ['BT-103', rate],
          ['BT-104', values.get('BT-104') ?? reason],
        ]);
  });

/** What each tax line has beyond the lines of the invoice; null where the lines do not say whose they are. */
function restsOf(lines: Line[], { tax_breakdown }: Stated): (string | null)[] {
  const taxes = lines.map((line) => taxOfLine(line, tax_breakdown));
  const amounts = lines.map(({ amount }) => amount);
  const isKnown = taxes.every((tax) => tax !== undefined) && amounts.every((amount) => amount !== null);
  return tax_breakdown.map((tax) => {
    if (!isKnown || tax.base === null) return null;
    const own = amounts.filter((amount, i) => amount !== null && taxes[i] === tax);
    return subtractDecimals(String(tax.base), sumDecimals(own));
  });
}

/** A line without a rate has that of the invoice where there is one only; undefined where several come into question. */
function taxOfLine({ tax_rate }: Line, taxes: TaxLine[]): TaxLine | undefined {
  const [tax, other] = taxes.filter(
    ({ rate }) => tax_rate === null || (rate !== null && compareDecimals(String(rate), tax_rate) === 0),
  );
  return other === undefined ? tax : undefined;
}

/** A line of the record as text; null what it does not say. */
interface Line extends DiscountedLine {
  description: string;
  unit: string | null;
  tax_rate: string | null;
  article: string | null;
  /** What the profile calls its discounts. */
  reason: string | null;
}

function linesOf({ line_items }: Stated, columns: LineColumn[]): Line[] {
  const columnOf = (role: ColumnRole) => columns.find((column) => roleOf(column) === role);
  const discount = columnOf('discount');
  return line_items.map((line) => {
    const cell = (column: LineColumn | undefined) => textOf(line[column?.key ?? '']);
    return {
      description: line.description,
      quantity: textOf(line.quantity),
      unit_price: textOf(line.unit_price),
      amount: textOf(line.amount),
      unit: cell(columnOf('unit')),
      tax_rate: cell(columnOf('tax_rate')),
      article: cell(columnOf('sku')),
      discount: cell(discount),
      reason: discount?.label ?? null,
    };
  });
}

const textOf = (value: string | number | null | undefined): string | null =>
  typeof value === 'number' ? numberText(value) : (value ?? null);

const lineGroups = (lines: Line[], { tax_breakdown }: Stated): Statement['groups'] =>
  lines.map((line, i) => {
    const tax = taxOfLine(line, tax_breakdown);
    const group = groupOfRow('BG-25', [
      ['BT-126', i + 1],
      ['BT-129', line.quantity],
      ['BT-130', unitCode(line.unit)],
      ['BT-131', line.amount],
      ['BT-146', line.unit_price],
      ['BT-151', tax?.category],
      ['BT-152', line.tax_rate ?? tax?.rate],
      ['BT-153', line.description],
      ['BT-155', line.article],
    ]);
    return { ...group, statement: { ...group.statement, groups: allowanceOfLine(line) } };
  });

/** A column of discounts does not say what a charge is for: its code says "miscellaneous" (UNTDID 7161). */
const OTHER_CHARGE = 'ABK';

function allowanceOfLine(line: Line): Statement['groups'] {
  const found = lineAllowance(line);
  if (found === undefined) return [];
  const { amount, percent } = found;
  return amount.startsWith('-')
    ? [
        groupOfRow('BG-28', [
          ['BT-141', magnitude(amount)],
          ['BT-145', OTHER_CHARGE],
        ]),
      ]
    : [
        groupOfRow('BG-27', [
          ['BT-136', amount],
          ['BT-137', percent?.of],
          ['BT-138', percent?.rate],
          ['BT-139', line.reason],
        ]),
      ];
}

/** A code of UN/ECE recommendation 20 or 21; undefined where the unit may be several, or is unknown. */
function unitCode(unit: string | null): string | undefined {
  const text = unit?.trim() ?? '';
  if (UNIT_CODES.has(text)) return text;
  const [only, other] = measureOf(text)?.units ?? [];
  if (only === undefined || other !== undefined) return undefined;
  return UNITS[only].signs.split(' ').find((sign) => UNIT_CODES.has(sign));
}
