// What an invoice in CII or UBL states, by the table of business terms.
import { compareDecimals, negated, sumDecimals } from '../../platform/decimal.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceLine, EInvoiceTax } from '../reading.ts';
import { ALLOWANCE_TERMS, isCharge, type AllowanceGroup } from './model/allowance-terms.ts';
import type { PlacedText } from './model/find-places.ts';
import { groupOf, groupsIn, type Group } from './model/invoice-model.ts';
import type { TermId } from './model/terms.ts';
import { amountIn, dateIn } from '../formats/xml-values.ts';
import { joinAddress, onlyKnown, pricePerPiece, theOnly } from './stated-values.ts';

/** Values by the names of `EInvoice`. */
export function readTerms(invoice: Group): Pick<EInvoice, 'values' | 'lines' | 'taxes' | 'allowances'> {
  const text = (...terms: TermId[]) => textOf(invoice, ...terms);
  const date = (...terms: TermId[]) => dateIn(text(...terms));
  const currency = text('BT-5');
  // The tax may be given twice, the second time in the currency of accounting (BT-111).
  const taxTotals = invoice.all('BT-110');
  const taxTotal = taxTotals.find((one) => currencyOf(one) === currency) ?? taxTotals[0];
  const others = taxTotals.map(currencyOf).filter((one) => one !== undefined && one !== currencyOf(taxTotal));
  const ofTaxTotal = (tax: Group) => !others.includes(currencyOf(tax.first('BT-117')));
  const taxes = invoice.groups('BG-23').filter(ofTaxTotal).map(toTax);
  const account = groupsIn(invoice, 'BG-17')
    .flatMap((group) => group.all('BT-84'))
    .find(({ place }) => place.element.name !== 'ProprietaryID');
  const values = {
    invoice_number: text('BT-1'),
    type_code: text('BT-3'),
    issue_date: date('BT-2b'),
    due_date: date('BT-9'),
    currency,
    seller_name: text('BT-27', 'BT-28'),
    seller_vat_id: text('BT-31'),
    seller_tax_number: text('BT-32'),
    seller_address: joinAddress([
      text('BT-35'),
      text('BT-36'),
      text('BT-162'),
      [text('BT-38'), text('BT-37')].filter(Boolean).join(' '),
      text('BT-40'),
    ]),
    seller_iban: account && plain(account.text),
    buyer_name: text('BT-44', 'BT-45'),
    buyer_vat_id: text('BT-48'),
    buyer_tax_number: text('BT-48b'),
    buyer_address: joinAddress([
      text('BT-50'),
      text('BT-51'),
      text('BT-163'),
      [text('BT-53'), text('BT-52')].filter(Boolean).join(' '),
      text('BT-55'),
    ]),
    buyer_reference: text('BT-10'),
    order_number: text('BT-13'),
    delivery_date: date('BT-72'),
    payment_terms: text('BT-20'),
    payment_reference: text('BT-83'),
    tax_total: amountIn(taxTotal?.text),
    tax_rate: theOnly(taxes.map(({ rate }) => rate ?? undefined)),
    ...totalsOf(invoice),
  };
  const allowances = allowancesIn(invoice, ['BG-20', 'BG-21']);
  return { values: onlyKnown(values), lines: invoice.groups('BG-25').flatMap(toLine), taxes, allowances };
}

function totalsOf(invoice: Group) {
  const amount = (term: TermId) => amountIn(textOf(invoice, term));
  return {
    line_total: amount('BT-106'),
    allowance_total: amount('BT-107') ?? sumIn(invoice.groups('BG-20'), 'BT-92'),
    charge_total: amount('BT-108') ?? sumIn(invoice.groups('BG-21'), 'BT-99'),
    net_total: amount('BT-109'),
    grand_total: amount('BT-112'),
    prepaid: amount('BT-113'),
    due_payable: amount('BT-115'),
  };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** The first of the terms that is stated, wherever in the invoice; runs of white space become one space. */
function textOf(invoice: Group, ...terms: TermId[]): string | undefined {
  for (const term of terms)
    for (const group of groupsIn(invoice, groupOf(term))) {
      const text = group.text(term);
      if (text !== undefined) return plain(text);
    }
  return undefined;
}

const currencyOf = (amount: PlacedText | undefined): string | undefined =>
  amount?.place.element.attributes['currencyID'];

const toTax = (tax: Group): EInvoiceTax => ({
  rate: amountIn(tax.text('BT-119') ?? tax.text('BT-119b')) ?? null,
  base: amountIn(tax.text('BT-116')) ?? null,
  tax: amountIn(tax.text('BT-117')) ?? null,
  category: tax.text('BT-118') ?? null,
  exemption_reason: plainOf(tax, 'BT-120') ?? null,
});

/** Those of the groups of a kind, in their order; groups without an amount state nothing. */
const allowancesIn = (within: Group, ids: AllowanceGroup[]): EInvoiceAllowance[] =>
  ids.flatMap((id) => within.groups(id).flatMap((group) => toAllowance(group, id)));

function toAllowance(group: Group, id: AllowanceGroup): EInvoiceAllowance[] {
  const terms = ALLOWANCE_TERMS[id];
  const amount = amountIn(group.text(terms.amount));
  if (amount === undefined) return [];
  const further = onlyKnown({
    base: amountIn(group.text(terms.base)),
    percent: amountIn(group.text(terms.percent)),
    category: terms.category && group.text(terms.category),
    rate: terms.rate && amountIn(group.text(terms.rate)),
  });
  const reason = plainOf(group, terms.reason) ?? null;
  return [{ charge: isCharge(id), amount, reason, code: group.text(terms.code) ?? null, ...further }];
}

/** Undefined where no group has the amount. */
function sumIn(groups: Group[], term: TermId): string | undefined {
  const amounts = groups.flatMap((group) => amountIn(group.text(term)) ?? []);
  return amounts.length === 0 ? undefined : sumDecimals(amounts);
}

const plainOf = (group: Group, ...terms: TermId[]): string | undefined => {
  const [text] = terms.flatMap((term) => group.text(term) ?? []);
  return text === undefined ? undefined : plain(text);
};

/** Lines that only group or explain others have no amount and no quantity. */
function toLine(line: Group): EInvoiceLine[] {
  const allowances = allowancesIn(line, ['BG-27', 'BG-28']);
  const price = amountIn(line.text('BT-146')) ?? amountIn(line.text('BT-148'));
  const read = {
    description: plainOf(line, 'BT-153', 'BT-154') ?? null,
    quantity: amountIn(line.text('BT-129')) ?? null,
    unit_price: pricePerPiece(price, amountIn(line.text('BT-149'))) ?? null,
    amount: amountIn(line.text('BT-131')) ?? null,
    further: onlyKnown({
      position: plainOf(line, 'BT-126'),
      sku: plainOf(line, 'BT-155', 'BT-157', 'BT-156'),
      unit: line.text('BT-130'),
      tax_rate: amountIn(line.text('BT-152')),
      ...discountOf(allowances),
    }),
    ...(allowances.length > 0 && { allowances }),
  };
  return read.description === null && read.amount === null ? [] : [read];
}

/** What the allowances of a line take off, charges counted against them; less than nothing where the charges are more. */
function discountOf(
  allowances: EInvoiceAllowance[],
): Record<'discount' | 'discount_percent', string | undefined> {
  const discount = sumDecimals(allowances.map(({ charge, amount }) => (charge ? negated(amount) : amount)));
  const [only, another] = allowances;
  return {
    discount: compareDecimals(discount, '0') === 0 ? undefined : discount,
    discount_percent: another === undefined && only?.charge === false ? only.percent : undefined,
  };
}
