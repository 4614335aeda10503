// EN 16931-1: the rules of each VAT category, one family for all of them (BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-IG, BR-IP),
// and those of the Italian split payment (BR-B).
import { compareDecimals } from '../../../platform/decimal.ts';
import { groupsIn, type Group } from '../model/invoice-model.ts';
import type { GroupId, TermId } from '../model/terms.ts';
import {
  amountOf,
  isNegative,
  isPositive,
  isSame,
  isWithin,
  isZero,
  minus,
  percentOf,
  plus,
  rounded,
  total,
} from './amounts.ts';
import { allNamed, broken, named, rule, type Broken, type InvoiceTerm, type Rule } from './rule.ts';
import { differs } from './sum-rules.ts';

interface Category {
  /** In ids of rules. */
  name: string;
  /** UNTDID 5305. */
  code: string;
  rate: 'positive' | 'notNegative' | 'zero' | 'absent';
  /** Whether a breakdown states why no VAT is charged. */
  reason: boolean;
  /** One breakdown for each rate; otherwise one for the category. */
  by_rate: boolean;
  /** How the seller is identified: one of these, and one of those of the buyer. */
  seller: TermId[];
  buyer: TermId[];
}

const ANY_SELLER: TermId[] = ['BT-31', 'BT-32', 'BT-63'];
const VAT_SELLER: TermId[] = ['BT-31', 'BT-63'];
const VAT_IDS: TermId[] = ['BT-31', 'BT-63', 'BT-48'];

const CATEGORIES: Category[] = [
  { name: 'S', code: 'S', rate: 'positive', reason: false, by_rate: true, seller: ANY_SELLER, buyer: [] },
  { name: 'Z', code: 'Z', rate: 'zero', reason: false, by_rate: false, seller: ANY_SELLER, buyer: [] },
  { name: 'E', code: 'E', rate: 'zero', reason: true, by_rate: false, seller: ANY_SELLER, buyer: [] },
  {
    name: 'AE',
    code: 'AE',
    rate: 'zero',
    reason: true,
    by_rate: false,
    seller: ANY_SELLER,
    buyer: ['BT-48', 'BT-47'],
  },
  { name: 'IC', code: 'K', rate: 'zero', reason: true, by_rate: false, seller: VAT_SELLER, buyer: ['BT-48'] },
  { name: 'G', code: 'G', rate: 'zero', reason: true, by_rate: false, seller: VAT_SELLER, buyer: [] },
  { name: 'O', code: 'O', rate: 'absent', reason: true, by_rate: false, seller: [], buyer: [] },
  { name: 'IG', code: 'L', rate: 'notNegative', reason: false, by_rate: true, seller: ANY_SELLER, buyer: [] },
  { name: 'IP', code: 'M', rate: 'notNegative', reason: false, by_rate: true, seller: ANY_SELLER, buyer: [] },
];

interface Use {
  group: GroupId;
  category: TermId;
  rate: TermId;
  amount: TermId;
}

/** Where categories are used: in lines, document-level allowances and charges. In the order of the rules' numbers. */
const USES: [line: Use, allowance: Use, charge: Use] = [
  { group: 'BG-25', category: 'BT-151', rate: 'BT-152', amount: 'BT-131' },
  { group: 'BG-20', category: 'BT-95', rate: 'BT-96', amount: 'BT-92' },
  { group: 'BG-21', category: 'BT-102', rate: 'BT-103', amount: 'BT-99' },
];

const PARTY: Partial<Record<TermId, GroupId>> = {
  'BT-31': 'BG-4',
  'BT-32': 'BG-4',
  'BT-63': 'BG-11',
  'BT-47': 'BG-7',
  'BT-48': 'BG-7',
};
const isIdentified = (invoice: Group, term: TermId): boolean =>
  groupsIn(invoice, PARTY[term] ?? 'BG-4').some((party) => party.has(term));

const usesOf = (invoice: Group, code: string): Group[] =>
  USES.flatMap(({ group, category }) =>
    groupsIn(invoice, group).filter((one) => one.text(category) === code),
  );

const breakdowns = (invoice: Group, code: string): Group[] =>
  invoice.groups('BG-23').filter((group) => group.text('BT-118') === code);

/** A rule about the groups of a kind that have a category. */
const ofCategory = (
  id: string,
  terms: InvoiceTerm[],
  { group, category }: Pick<Use, 'group' | 'category'>,
  code: string,
  test: (group: Group, invoice: Group) => Broken | undefined,
): Rule =>
  rule(id, terms, group, (one, invoice) => (one.text(category) === code ? test(one, invoice) : undefined));

const BREAKDOWN = { group: 'BG-23', category: 'BT-118' } as const;

function familyOf(category: Category): Rule[] {
  const { name, code } = category;
  const id = (number: number) => `BR-${name}-${String(number).padStart(2, '0')}`;
  return [
    inBreakdown(id(1), category),
    ...USES.map((use, i) => identified(id(2 + i), use, category)),
    ...USES.map((use, i) => rated(id(5 + i), use, category)),
    base(id(8), category),
    // The tax of IGIC and IPSI follows from BR-CO-17.
    ...(category.rate === 'notNegative' ? [] : [tax(id(9), category)]),
    ofCategory(id(10), ['BT-120', 'BT-121'], BREAKDOWN, code, (group) => {
      const given = group.has('BT-120') || group.has('BT-121');
      if (given === category.reason) return undefined;
      const said = category.reason ? 'invoiceRules.noExemption' : 'invoiceRules.noReason';
      return broken(group, 'BT-120', said, { terms: allNamed(['BT-120', 'BT-121']), category: code });
    }),
  ];
}

const inBreakdown = (id: string, { code, by_rate }: Category): Rule =>
  rule(id, ['BG-23', 'BT-118'], 'INVOICE', (invoice) => {
    const used = usesOf(invoice, code).length > 0;
    const count = breakdowns(invoice, code).length;
    // The validators of CII also object to an entry that nothing uses.
    const unused = by_rate || count === 0 || (invoice.syntax === 'ubl' && count === 1);
    const holds = used ? (by_rate ? count > 0 : count === 1) : unused;
    return holds ? undefined : broken(invoice, 'BG-23', 'invoiceRules.breakdown', { category: code, count });
  });

function identified(id: string, use: Use, { code, rate, seller, buyer }: Category): Rule {
  if (rate === 'absent')
    return ofCategory(id, VAT_IDS, use, code, (group, invoice) => {
      const given = VAT_IDS.filter((term) => isIdentified(invoice, term));
      if (given.length === 0) return undefined;
      return broken(group, use.category, 'invoiceRules.notWith', { category: code, terms: allNamed(given) });
    });
  return ofCategory(id, [...seller, ...buyer], use, code, (group, invoice) => {
    const lacking = [seller, buyer].find(
      (terms) => terms.length > 0 && !terms.some((term) => isIdentified(invoice, term)),
    );
    if (lacking === undefined) return undefined;
    return broken(group, use.category, 'invoiceRules.needed', { category: code, terms: allNamed(lacking) });
  });
}

const rated = (id: string, use: Use, { code, rate }: Category): Rule =>
  ofCategory(id, [use.rate], use, code, (group) => {
    const stated = group.text(use.rate);
    const value = amountOf(group, use.rate);
    const holds = {
      positive: value !== undefined && isPositive(value),
      notNegative: value !== undefined && !isNegative(value),
      zero: value !== undefined && isZero(value),
      absent: stated === undefined,
    }[rate];
    if (holds) return undefined;
    const values = { term: named(use.rate), category: code, value: stated ?? '–' };
    return broken(group, use.rate, `invoiceRules.${RATES[rate]}`, values);
  });

const RATES = {
  positive: 'ratePositive',
  notNegative: 'rateNotNegative',
  zero: 'rateZero',
  absent: 'rateAbsent',
} as const;

const base = (id: string, { code, by_rate, rate }: Category): Rule =>
  ofCategory(id, ['BT-116', 'BT-131', 'BT-99', 'BT-92'], BREAKDOWN, code, (group, invoice) => {
    const own = amountOf(group, 'BT-119');
    const sums = USES.map((use) =>
      total(
        invoice,
        use.group,
        use.amount,
        (one) =>
          one.text(use.category) === code &&
          (!by_rate || own === undefined || compareDecimals(amountOf(one, use.rate) ?? 'none', own) === 0),
      ),
    );
    const [lines = '0', allowances = '0', charges = '0'] = sums;
    const sum = minus(plus(lines, charges), allowances);
    const stated = amountOf(group, 'BT-116');
    const exact = rate === 'absent' || (by_rate && invoice.syntax === 'cii');
    if (stated !== undefined && (exact ? isSame(stated, rounded(sum)) : isWithin(stated, sum, '1')))
      return undefined;
    return differs(group, 'BT-116', stated, sum);
  });

const tax = (id: string, { code, rate }: Category): Rule =>
  ofCategory(id, ['BT-117', 'BT-116', 'BT-119'], BREAKDOWN, code, (group) => {
    const stated = amountOf(group, 'BT-117');
    if (rate !== 'positive')
      return stated !== undefined && isZero(stated) ? undefined : differs(group, 'BT-117', stated, '0');
    const sum = percentOf(amountOf(group, 'BT-116') ?? '0', amountOf(group, 'BT-119') ?? '0');
    if (stated !== undefined && isWithin(stated, sum, '1')) return undefined;
    return differs(group, 'BT-117', stated, sum);
  });

/** Outside the scope of VAT means all of the invoice: no other category stands beside it. */
const alone = (id: string, use: Pick<Use, 'group' | 'category'>): Rule =>
  rule(id, [use.category], use.group, (group, invoice) => {
    const other = group.text(use.category);
    if (other === undefined || other === 'O' || breakdowns(invoice, 'O').length === 0) return undefined;
    return broken(group, use.category, 'invoiceRules.categoryBeside', { category: other, other: 'O' });
  });

export const CATEGORY_RULES: Rule[] = [
  ...CATEGORIES.flatMap(familyOf),
  ofCategory('BR-IC-11', ['BT-72', 'BG-14'], BREAKDOWN, 'K', (_, invoice) => {
    const period = invoice.groups('BG-14').some((one) => one.has('BT-73') || one.has('BT-74'));
    if (period || groupsIn(invoice, 'BG-13').some((delivery) => delivery.has('BT-72'))) return undefined;
    return broken(invoice, 'BG-14', 'invoiceRules.noneOf', { terms: allNamed(['BT-72', 'BG-14']) });
  }),
  ofCategory('BR-IC-12', ['BT-80'], BREAKDOWN, 'K', (_, invoice) =>
    groupsIn(invoice, 'BG-15').some((address) => address.has('BT-80'))
      ? undefined
      : broken(invoice, 'BG-13', 'invoiceRules.missing', { term: named('BT-80') }),
  ),
  alone('BR-O-11', BREAKDOWN),
  ...USES.map((use, i) => alone(`BR-O-${12 + i}`, use)),
  rule('BR-B-01', ['BT-151', 'BT-40'], 'INVOICE', (invoice) => {
    const countries = [
      ...groupsIn(invoice, 'BG-5').map((one) => one.text('BT-40')),
      ...groupsIn(invoice, 'BG-8').map((one) => one.text('BT-55')),
    ];
    if (!usesCategory(invoice, 'B') || countries.every((country) => country === 'IT')) return undefined;
    return broken(invoice, 'BG-23', 'invoiceRules.onlyItaly', { category: 'B' });
  }),
  rule('BR-B-02', ['BT-151', 'BT-118'], 'INVOICE', (invoice) =>
    usesCategory(invoice, 'B') && usesCategory(invoice, 'S')
      ? broken(invoice, 'BG-23', 'invoiceRules.categoryBeside', { category: 'S', other: 'B' })
      : undefined,
  ),
];

const usesCategory = (invoice: Group, code: string): boolean =>
  usesOf(invoice, code).length > 0 || breakdowns(invoice, code).length > 0;
