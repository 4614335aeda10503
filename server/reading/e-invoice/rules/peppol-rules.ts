// Peppol BIS Billing 3.0: the rules beside those of EN 16931 (PEPPOL-EN16931).
import { divideDecimal } from '../../../platform/decimal.ts';
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
  times,
} from './amounts.ts';
import { ADDRESS_SCHEMES } from './code-lists.ts';
import { DUE_DATE_OR_TERMS } from './document-rules.ts';
import { allNamed, broken, each, named, required, rule, type Rule } from './rule.ts';
import { differs, taxTotals } from './sum-rules.ts';

const idOf = (number: string) => `PEPPOL-EN16931-${number}`;
const PROCESS = /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/;

interface Reduction {
  group: GroupId;
  amount: TermId;
  base: TermId;
  percent: TermId;
}
/** Allowances and charges, of the document and of lines. */
const REDUCTIONS: Reduction[] = [
  { group: 'BG-20', amount: 'BT-92', base: 'BT-93', percent: 'BT-94' },
  { group: 'BG-21', amount: 'BT-99', base: 'BT-100', percent: 'BT-101' },
  { group: 'BG-27', amount: 'BT-136', base: 'BT-137', percent: 'BT-138' },
  { group: 'BG-28', amount: 'BT-141', base: 'BT-142', percent: 'BT-143' },
];

const ofReductions = (
  number: string,
  term: keyof Omit<Reduction, 'group'>,
  test: (group: Group, reduction: Reduction) => ReturnType<typeof broken> | undefined,
): Rule => ({
  id: idOf(number),
  terms: REDUCTIONS.map((reduction) => reduction[term]),
  severity: 'fatal',
  find: (invoice) =>
    REDUCTIONS.flatMap((reduction) =>
      groupsIn(invoice, reduction.group).flatMap((group) => test(group, reduction) ?? []),
    ),
});

const missingBeside = (group: Group, term: TermId, beside: TermId) =>
  group.has(beside) && !group.has(term)
    ? broken(group, beside, 'invoiceRules.missingBeside', { term: named(term), beside: named(beside) })
    : undefined;

const totalOf = (groups: Group[], term: TermId): string =>
  plus('0', ...groups.flatMap((group) => amountOf(group, term) ?? []));

/** A period of a line lies within that of the invoice. */
const within = (number: string, line: 'BT-134' | 'BT-135', own: 'BT-73' | 'BT-74'): Rule =>
  rule(idOf(number), [line, own], 'BG-26', (period, invoice) => {
    const stated = period.text(line);
    const limit = invoice.groups('BG-14')[0]?.text(own);
    if (stated === undefined || limit === undefined) return undefined;
    if (own === 'BT-73' ? stated >= limit : stated <= limit) return undefined;
    return broken(period, line, 'invoiceRules.outside', {
      term: named(line),
      value: stated,
      other: named(own),
      limit,
    });
  });

const isGerman = (invoice: Group): boolean =>
  groupsIn(invoice, 'BG-5')[0]?.text('BT-40') === 'DE' &&
  groupsIn(invoice, 'BG-8')[0]?.text('BT-55') === 'DE';

/** Schemes of post and e-mail, which Peppol does not deliver to. */
const NOT_PEPPOL = new Set(['AN', 'AQ', 'AS', 'AU', 'EM']);
const isPeppolScheme = (scheme: string): boolean => ADDRESS_SCHEMES.has(scheme) && !NOT_PEPPOL.has(scheme);
const addresses = (['BT-34a', 'BT-49a'] as const).map((term) =>
  each(idOf('CL008'), term, isPeppolScheme, 'invoiceRules.unknownCode'),
);

export const PEPPOL_RULES: Rule[] = [
  DUE_DATE_OR_TERMS,
  required(idOf('R001'), 'BT-23'),
  rule(idOf('R002'), ['BT-22'], 'INVOICE', (invoice) =>
    invoice.groups('BG-1').length <= 1 || isGerman(invoice)
      ? undefined
      : broken(invoice, 'BG-1', 'invoiceRules.onlyOne', { terms: allNamed(['BT-22']) }),
  ),
  rule(idOf('R003'), ['BT-10', 'BT-13'], 'INVOICE', (invoice) =>
    invoice.has('BT-10') || invoice.has('BT-13')
      ? undefined
      : broken(invoice, 'BT-10', 'invoiceRules.noneOf', { terms: allNamed(['BT-10', 'BT-13']) }),
  ),
  rule(idOf('R005'), ['BT-6', 'BT-5'], 'INVOICE', (invoice) =>
    !invoice.has('BT-6') || invoice.text('BT-6') !== invoice.text('BT-5')
      ? undefined
      : broken(invoice, 'BT-6', 'invoiceRules.sameAs', { term: named('BT-6'), other: named('BT-5') }),
  ),
  each(idOf('R007'), 'BT-23', (text) => PROCESS.test(text), 'invoiceRules.form'),
  required(idOf('R010'), 'BT-49'),
  required(idOf('R020'), 'BT-34'),
  ofReductions('R040', 'amount', (group, { amount, base, percent }) => {
    const [of, rate] = [amountOf(group, base), amountOf(group, percent)];
    if (of === undefined || rate === undefined) return undefined;
    const [stated, sum] = [amountOf(group, amount), percentOf(of, rate)];
    return stated !== undefined && !isMore(stated, sum) ? undefined : differs(group, amount, stated, sum);
  }),
  ofReductions('R041', 'base', (group, { base, percent }) => missingBeside(group, base, percent)),
  ofReductions('R042', 'percent', (group, { base, percent }) => missingBeside(group, percent, base)),
  rule(idOf('R046'), ['BT-146', 'BT-148', 'BT-147'], 'BG-25', (line) => {
    const [gross, discount] = [amountOf(line, 'BT-148'), amountOf(line, 'BT-147') ?? '0'];
    if (gross === undefined) return undefined;
    const stated = amountOf(line, 'BT-146');
    const sum = minus(gross, discount);
    return stated !== undefined && isSame(stated, sum) ? undefined : differs(line, 'BT-146', stated, sum);
  }),
  rule(idOf('R053'), ['BT-110', 'BG-23'], 'INVOICE', (invoice) =>
    taxTotals(invoice, invoice.text('BT-5')).length === 1
      ? undefined
      : broken(invoice, 'BT-110', 'invoiceRules.exactlyOne', { term: named('BT-110') }),
  ),
  rule(idOf('R054'), ['BT-110', 'BT-6'], 'INVOICE', (invoice) => {
    const others = invoice.all('BT-110').length - taxTotals(invoice, invoice.text('BT-5')).length;
    return others === (invoice.has('BT-6') ? 1 : 0)
      ? undefined
      : broken(invoice, 'BT-110', 'invoiceRules.taxTotals', { count: others });
  }),
  rule(idOf('R055'), ['BT-110'], 'INVOICE', (invoice) => {
    if (!invoice.has('BT-6')) return undefined;
    const signs = new Set(
      invoice.all('BT-110').flatMap(({ text }) => (isZero(text) ? [] : [isNegative(text)])),
    );
    return signs.size < 2
      ? undefined
      : broken(invoice, 'BT-110', 'invoiceRules.signs', { term: named('BT-110') });
  }),
  rule(idOf('R061'), ['BT-89'], 'BG-16', (means, invoice) =>
    !['49', '59'].includes(means.text('BT-81') ?? '') || invoice.has('BT-89')
      ? undefined
      : broken(invoice, 'BT-89', 'invoiceRules.missing', { term: named('BT-89') }),
  ),
  {
    id: idOf('CL008'),
    terms: ['BT-34a', 'BT-49a'],
    severity: 'fatal',
    find: (invoice) => addresses.flatMap(({ find }) => find(invoice)),
  },
  within('R110', 'BT-134', 'BT-73'),
  within('R111', 'BT-135', 'BT-74'),
  rule(idOf('R120'), ['BT-131', 'BT-129', 'BT-146'], 'BG-25', (line) => {
    const base = amountOf(line, 'BT-149');
    const price = amountOf(line, 'BT-146') ?? '0';
    const product = times(amountOf(line, 'BT-129') ?? '1', price);
    const net = base === undefined || !isPositive(base) ? product : divideDecimal(product, base, 10);
    const charges = rounded(totalOf(line.groups('BG-28'), 'BT-141'));
    const allowances = rounded(totalOf(line.groups('BG-27'), 'BT-136'));
    const [stated, sum] = [amountOf(line, 'BT-131') ?? '0', minus(plus(net, charges), allowances)];
    return isMore(stated, sum) ? differs(line, 'BT-131', stated, rounded(sum)) : undefined;
  }),
  each(idOf('R121'), 'BT-149', isPositive, 'invoiceRules.form'),
  rule(idOf('R130'), ['BT-150', 'BT-130'], 'BG-25', (line) => {
    const [own, unit] = [line.text('BT-150'), line.text('BT-130')];
    if (own === undefined || unit === undefined || own === unit) return undefined;
    return broken(line, 'BT-150', 'invoiceRules.unequal', { term: named('BT-150'), other: named('BT-130') });
  }),
  ...(
    [
      ['P0104', 'VATEX-EU-G', 'G'],
      ['P0105', 'VATEX-EU-O', 'O'],
      ['P0106', 'VATEX-EU-IC', 'K'],
      ['P0107', 'VATEX-EU-AE', 'AE'],
      ['P0108', 'VATEX-EU-D', 'E'],
      ['P0109', 'VATEX-EU-F', 'E'],
      ['P0110', 'VATEX-EU-I', 'E'],
      ['P0111', 'VATEX-EU-J', 'E'],
    ] as const
  ).map(([number, reason, category]) =>
    rule(idOf(number), ['BT-121', 'BT-118'], 'BG-23', (group) =>
      group.text('BT-121')?.toUpperCase() !== reason || group.text('BT-118') === category
        ? undefined
        : broken(group, 'BT-121', 'invoiceRules.reasonOfCategory', { reason, category }),
    ),
  ),
  rule(idOf('P0112'), ['BT-3', 'BT-40'], 'INVOICE', (invoice) =>
    !['326', '384'].includes(invoice.text('BT-3') ?? '') || isGerman(invoice)
      ? undefined
      : broken(invoice, 'BT-3', 'invoiceRules.onlyGermany', { term: named('BT-3') }),
  ),
];

/** Two cents are left to rounding. */
const isMore = (stated: string, sum: string): boolean =>
  !isWithin(stated, sum, '0.02') && !isSame(minus(stated, sum).replace('-', ''), '0.02');
