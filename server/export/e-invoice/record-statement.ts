// What a record states, in the business terms of EN 16931. What it does not say is left out: the rules name it.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { UNITS } from '../../lexicon/units.ts';
import { measureOf } from '../../orders/measure.ts';
import { compareDecimals, sumDecimals } from '../../platform/decimal.ts';
import { GROUPS, TERMS, type GroupId, type TermId } from '../../reading/e-invoice/model/terms.ts';
import { UNITS as UNIT_CODES } from '../../reading/e-invoice/rules/unit-codes.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';

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
  line_total: 'BT-106',
  net_total: 'BT-109',
  tax_total: 'BT-110',
  grand_total: 'BT-112',
  prepaid: 'BT-113',
  due_payable: 'BT-115',
};
const PARTY_TERM: Record<string, { seller: TermId; buyer: TermId }> = {
  party_name: { seller: 'BT-27', buyer: 'BT-44' },
  vat_id: { seller: 'BT-31', buyer: 'BT-48' },
  tax_number: { seller: 'BT-32', buyer: 'BT-48b' },
  contact_person: { seller: 'BT-41', buyer: 'BT-56' },
};
/** UNTDID 1001. Other kinds of documents have no e-invoice. */
const TYPE_CODES: Record<string, string> = { Invoice: '380', 'Credit Note': '381' };
/** UNTDID 4461, of an invoice that names the account to pay to. */
const CREDIT_TRANSFER = '30';

const isTerm = (text: string): text is TermId => Object.hasOwn(TERMS, text);

/** @param fields of the profile; one with a term among its aliases (`BT-40`) states that term */
export function statementOfRecord(record: Stated, fields: ProfileField[], guideline: string): Statement {
  const values: Values = new Map([['BT-24', guideline]]);
  const type = TYPE_CODES[record.doc_type ?? ''];
  if (type !== undefined) values.set('BT-3', type);
  for (const field of fields) {
    const value = record.extracted_fields[field.key];
    const term = termOf(field);
    if (value !== null && value !== undefined && value !== '' && term !== undefined && !values.has(term))
      values.set(term, value);
  }
  const amounts = record.line_items.map(({ amount }) => amount);
  if (!values.has('BT-106') && amounts.every((amount) => amount !== null))
    values.set('BT-106', sumDecimals(amounts.map(String)));
  const total = values.get('BT-112');
  if (total !== undefined && !values.has('BT-113') && !values.has('BT-115')) values.set('BT-115', total);
  if (values.has('BT-84') && !values.has('BT-81')) values.set('BT-81', CREDIT_TRANSFER);
  const header = nested(values);
  return { ...header, groups: [...header.groups, ...taxGroups(record), ...lineGroups(record)] };
}

function termOf(field: ProfileField): TermId | undefined {
  const named = [field.label, ...field.aliases].map((text) => text.trim()).find(isTerm);
  if (named !== undefined) return named;
  const { concept, role } = understandField(field);
  if (concept === null) return undefined;
  const side = role === 'buyer' ? 'buyer' : role === null || role === 'seller' ? 'seller' : undefined;
  const ofParty = PARTY_TERM[concept.id];
  if (ofParty === undefined) return TERM_OF[concept.id];
  return side && ofParty[side];
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

/** A line without a rate has that of the invoice where there is one only; its category is that of its rate. */
const lineGroups = ({ line_items, tax_breakdown }: Stated) =>
  line_items.map((line, i) => {
    const stated = line['tax_rate'] ?? null;
    const fitting = tax_breakdown.filter(
      ({ rate }) => stated === null || (rate !== null && compareDecimals(String(rate), String(stated)) === 0),
    );
    const tax = fitting.length === 1 ? fitting[0] : undefined;
    return groupOfRow('BG-25', [
      ['BT-126', i + 1],
      ['BT-129', line.quantity],
      ['BT-130', unitCode(line['unit'])],
      ['BT-131', line.amount],
      ['BT-146', line.unit_price],
      ['BT-151', tax?.category],
      ['BT-152', stated ?? tax?.rate],
      ['BT-153', line.description],
      ['BT-155', line['article_number']],
    ]);
  });

/** A code of UN/ECE recommendation 20 or 21; undefined where the unit may be several, or is unknown. */
function unitCode(unit: unknown): string | undefined {
  const text = typeof unit === 'string' ? unit.trim() : '';
  if (UNIT_CODES.has(text)) return text;
  const [only, other] = measureOf(text)?.units ?? [];
  if (only === undefined || other !== undefined) return undefined;
  return UNITS[only].signs.split(' ').find((sign) => UNIT_CODES.has(sign));
}
