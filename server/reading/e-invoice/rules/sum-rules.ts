// EN 16931-1: sums of an invoice (BR-CO-10 to BR-CO-17), and how many decimals amounts have (BR-DEC).
import { pathOf } from '../model/find-places.ts';
import type { Group } from '../model/invoice-model.ts';
import type { GroupId, TermId } from '../model/terms.ts';
import {
  amountOf,
  isAmount,
  isSame,
  isWithin,
  isZero,
  minus,
  percentOf,
  plus,
  rounded,
  total,
} from './amounts.ts';
import { broken, each, named, rule, shortened, type Broken, type Rule } from './rule.ts';

/** A total that has to be what a calculation gives. */
export function differs(
  group: Group,
  term: TermId,
  stated: string | undefined,
  sum: string,
): Broken | undefined {
  if (stated !== undefined && isSame(stated, sum)) return undefined;
  const value = shortened(group.text(term) ?? '–');
  return broken(group, term, 'invoiceRules.differs', { term: named(term), value, sum });
}

/** A sum of document-level allowances or charges: absent where there are none of them. */
const sumOf = (id: string, term: 'BT-107' | 'BT-108', group: 'BG-20' | 'BG-21', amount: TermId): Rule =>
  rule(id, [term, amount], 'BG-22', (totals, invoice) => {
    if (!totals.has(term) && invoice.groups(group).length === 0) return undefined;
    return differs(totals, term, amountOf(totals, term), rounded(total(invoice, group, amount)));
  });

const orZero = (group: Group, term: TermId): string => amountOf(group, term) ?? '0';

/** The tax total in the currency of the invoice, of those in BT-110 and BT-111. */
export const taxTotals = (invoice: Group, currency: string | undefined) =>
  invoice.all('BT-110').filter(({ place }) => place.element.attributes['currencyID'] === currency);

const SUMS: Rule[] = [
  rule('BR-CO-10', ['BT-106', 'BT-131'], 'BG-22', (totals, invoice) =>
    differs(totals, 'BT-106', amountOf(totals, 'BT-106'), rounded(total(invoice, 'BG-25', 'BT-131'))),
  ),
  sumOf('BR-CO-11', 'BT-107', 'BG-20', 'BT-92'),
  sumOf('BR-CO-12', 'BT-108', 'BG-21', 'BT-99'),
  rule('BR-CO-13', ['BT-109', 'BT-106', 'BT-107', 'BT-108'], 'BG-22', (totals) => {
    const less = minus(orZero(totals, 'BT-106'), orZero(totals, 'BT-107'));
    return differs(
      totals,
      'BT-109',
      amountOf(totals, 'BT-109'),
      rounded(plus(less, orZero(totals, 'BT-108'))),
    );
  }),
  rule('BR-CO-14', ['BT-110', 'BT-117'], 'INVOICE', (invoice) => {
    const [stated] = taxTotals(invoice, invoice.text('BT-5'));
    if (stated === undefined || invoice.groups('BG-23').length === 0) return undefined;
    const sum = rounded(total(invoice, 'BG-23', 'BT-117'));
    if (isAmount(stated.text) && isSame(stated.text, sum)) return undefined;
    const values = { term: named('BT-110'), value: shortened(stated.text), sum };
    return { ...broken(invoice, 'BT-110', 'invoiceRules.differs', values), path: () => pathOf(stated) };
  }),
  rule('BR-CO-15', ['BT-112', 'BT-109', 'BT-110'], 'BG-22', (totals, invoice) => {
    const taxes = taxTotals(invoice, invoice.text('BT-5'));
    const [tax] = taxes;
    const [net, gross] = [amountOf(totals, 'BT-109'), amountOf(totals, 'BT-112')];
    // In CII the validators take a total that is the same with and without VAT, whatever the VAT is.
    if (invoice.syntax === 'cii' && net !== undefined && gross !== undefined && isSame(net, gross))
      return undefined;
    if (taxes.length !== 1 || tax === undefined)
      return broken(invoice, 'BT-110', 'invoiceRules.missing', { term: named('BT-110') });
    const sum = rounded(plus(net ?? '0', isAmount(tax.text) ? tax.text : '0'));
    return differs(totals, 'BT-112', gross, sum);
  }),
  rule('BR-CO-16', ['BT-115', 'BT-112', 'BT-113', 'BT-114'], 'BG-22', (totals, { syntax }) => {
    const left = minus(orZero(totals, 'BT-112'), orZero(totals, 'BT-113'));
    const sum = plus(left, orZero(totals, 'BT-114'));
    return differs(totals, 'BT-115', amountOf(totals, 'BT-115'), syntax === 'cii' ? sum : rounded(sum));
  }),
  rule('BR-CO-17', ['BT-117', 'BT-116', 'BT-119'], 'BG-23', (group) => {
    const [tax, rate] = [amountOf(group, 'BT-117'), orZero(group, 'BT-119')];
    if (tax === undefined) return undefined;
    const sum = percentOf(orZero(group, 'BT-116'), rate);
    // Less than half a percent counts as none, and a cent of rounding per line is allowed.
    const holds = isZero(rate) ? isWithin(tax, '0', '0.5') : isWithin(tax, sum, '1');
    return holds ? undefined : differs(group, 'BT-117', tax, sum);
  }),
];

const DECIMALS: [id: string, term: TermId][] = [
  ['BR-DEC-01', 'BT-92'],
  ['BR-DEC-02', 'BT-93'],
  ['BR-DEC-05', 'BT-99'],
  ['BR-DEC-06', 'BT-100'],
  ['BR-DEC-09', 'BT-106'],
  ['BR-DEC-10', 'BT-107'],
  ['BR-DEC-11', 'BT-108'],
  ['BR-DEC-12', 'BT-109'],
  ['BR-DEC-13', 'BT-110'],
  ['BR-DEC-14', 'BT-112'],
  ['BR-DEC-16', 'BT-113'],
  ['BR-DEC-17', 'BT-114'],
  ['BR-DEC-18', 'BT-115'],
  ['BR-DEC-19', 'BT-116'],
  ['BR-DEC-20', 'BT-117'],
  ['BR-DEC-23', 'BT-131'],
  ['BR-DEC-24', 'BT-136'],
  ['BR-DEC-25', 'BT-137'],
  ['BR-DEC-27', 'BT-141'],
  ['BR-DEC-28', 'BT-142'],
];

export const MONEY_GROUPS: GroupId[] = ['BG-20', 'BG-21', 'BG-27', 'BG-28'];

export const SUM_RULES: Rule[] = [
  ...SUMS,
  ...DECIMALS.map(([id, term]) => each(id, term, (text) => !/\.\d{3}/.test(text), 'invoiceRules.decimals')),
];
