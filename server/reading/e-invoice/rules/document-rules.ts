// EN 16931-1: what an invoice must state (BR-1 to BR-65), and which of its parts exclude or need each other.
import { isNegative, isAmount, isPositive, amountOf } from './amounts.ts';
import { COUNTRIES } from './code-lists.ts';
import { allNamed, broken, each, named, oneOf, required, requiredBeside, rule, type Rule } from './rule.ts';

const STATED: Rule[] = [
  required('BR-01', 'BT-24'),
  required('BR-02', 'BT-1'),
  required('BR-03', 'BT-2'),
  required('BR-04', 'BT-3'),
  required('BR-05', 'BT-5'),
  required('BR-08', 'BG-5'),
  required('BR-09', 'BT-40'),
  required('BR-10', 'BG-8'),
  required('BR-11', 'BT-55'),
  required('BR-12', 'BT-106'),
  required('BR-13', 'BT-109'),
  required('BR-14', 'BT-112'),
  required('BR-15', 'BT-115'),
  required('BR-16', 'BG-25'),
  required('BR-18', 'BT-62'),
  required('BR-19', 'BG-12'),
  required('BR-20', 'BT-69'),
  required('BR-21', 'BT-126'),
  required('BR-22', 'BT-129'),
  required('BR-23', 'BT-130'),
  required('BR-24', 'BT-131'),
  required('BR-25', 'BT-153'),
  required('BR-26', 'BT-146'),
  required('BR-31', 'BT-92'),
  required('BR-32', 'BT-95'),
  oneOf('BR-33', ['BT-97', 'BT-98']),
  required('BR-36', 'BT-99'),
  required('BR-37', 'BT-102'),
  oneOf('BR-38', ['BT-104', 'BT-105']),
  required('BR-41', 'BT-136'),
  oneOf('BR-42', ['BT-139', 'BT-140']),
  required('BR-43', 'BT-141'),
  oneOf('BR-44', ['BT-144', 'BT-145']),
  required('BR-45', 'BT-116'),
  required('BR-46', 'BT-117'),
  required('BR-47', 'BT-118'),
  required('BR-49', 'BT-81'),
  required('BR-52', 'BT-122'),
  required('BR-55', 'BT-25'),
  required('BR-56', 'BT-63'),
  required('BR-57', 'BT-80'),
  requiredBeside('BR-62', 'BT-34a', 'BT-34'),
  requiredBeside('BR-63', 'BT-49a', 'BT-49'),
  requiredBeside('BR-64', 'BT-157a', 'BT-157'),
  requiredBeside('BR-65', 'BT-158a', 'BT-158'),
  required('BR-CO-04', 'BT-151'),
  required('BR-CO-18', 'BG-23'),
  oneOf('BR-CO-21', ['BT-97', 'BT-98']),
  oneOf('BR-CO-22', ['BT-104', 'BT-105']),
  oneOf('BR-CO-23', ['BT-139', 'BT-140']),
  oneOf('BR-CO-24', ['BT-144', 'BT-145']),
  oneOf('BR-CO-26', ['BT-29', 'BT-30', 'BT-31']),
];

/** A party that is missing altogether lacks its name as well. */
const nameOfParty = (id: string, party: 'BG-4' | 'BG-7', name: 'BT-27' | 'BT-44'): Rule =>
  rule(id, [name], 'INVOICE', (invoice) => {
    const [group] = invoice.groups(party);
    if (group?.has(name)) return undefined;
    return group === undefined
      ? broken(invoice, party, 'invoiceRules.missing', { term: named(name) })
      : broken(group, name, 'invoiceRules.missing', { term: named(name) });
  });

const ordered = (
  id: string,
  group: 'BG-14' | 'BG-26',
  start: 'BT-73' | 'BT-134',
  end: 'BT-74' | 'BT-135',
): Rule =>
  rule(id, [end, start], group, (period) => {
    const [from, to] = [period.text(start), period.text(end)];
    if (from === undefined || to === undefined || to >= from) return undefined;
    return broken(period, end, 'invoiceRules.before', {
      term: named(end),
      value: to,
      other: named(start),
      from,
    });
  });

/** Identifiers of the kind that Greece writes with EL. */
const VAT_PREFIXES = new Set([...COUNTRIES, 'EL']);
const vatPrefix = (term: 'BT-31' | 'BT-48' | 'BT-63'): Rule =>
  each('BR-CO-09', term, (text) => VAT_PREFIXES.has(text.slice(0, 2)), 'invoiceRules.form');
const vatIds = (['BT-31', 'BT-48', 'BT-63'] as const).map(vatPrefix);

export const DOCUMENT_RULES: Rule[] = [
  ...STATED,
  nameOfParty('BR-06', 'BG-4', 'BT-27'),
  nameOfParty('BR-07', 'BG-7', 'BT-44'),
  rule('BR-17', ['BT-59'], 'BG-10', (payee, invoice) => {
    const [seller] = invoice.groups('BG-4');
    if (!payee.has('BT-59')) return broken(payee, 'BT-59', 'invoiceRules.missing', { term: named('BT-59') });
    const sellerName = invoice.syntax === 'cii' ? 'BT-27' : 'BT-28';
    const pairs = [
      ['BT-59', sellerName],
      ['BT-60', 'BT-29'],
      ['BT-61', 'BT-30'],
    ] as const;
    const same = pairs.find(([own, sellers]) =>
      payee.all(own).some(({ text }) => seller?.all(sellers).some((other) => other.text === text)),
    );
    if (same === undefined) return undefined;
    return broken(payee, same[0], 'invoiceRules.sameAs', { term: named(same[0]), other: named(same[1]) });
  }),
  each('BR-27', 'BT-146', (text) => !isAmount(text) || !isNegative(text), 'invoiceRules.negative'),
  each('BR-28', 'BT-148', (text) => !isAmount(text) || !isNegative(text), 'invoiceRules.negative'),
  ordered('BR-29', 'BG-14', 'BT-73', 'BT-74'),
  ordered('BR-30', 'BG-26', 'BT-134', 'BT-135'),
  rule('BR-48', ['BT-119'], 'BG-23', (group) =>
    group.has('BT-119') || group.text('BT-118') === 'O'
      ? undefined
      : broken(group, 'BT-119', 'invoiceRules.missing', { term: named('BT-119') }),
  ),
  rule('BR-50', ['BT-84'], 'BG-16', (means) => {
    const [account] = means.groups('BG-17');
    if (account === undefined || account.has('BT-84') || !isTransfer(means.text('BT-81'))) return undefined;
    return broken(account, 'BT-84', 'invoiceRules.missing', { term: named('BT-84') });
  }),
  {
    ...each('BR-51', 'BT-87', (text) => text.length <= 10, 'invoiceRules.form'),
    severity: 'warning',
  },
  rule('BR-53', ['BT-110'], 'INVOICE', (invoice) => {
    const currency = invoice.text('BT-6');
    if (currency === undefined) return undefined;
    const stated = invoice
      .all('BT-110')
      .some(({ place }) => place.element.attributes['currencyID'] === currency);
    return stated ? undefined : broken(invoice, 'BT-6', 'invoiceRules.noTaxIn', { currency });
  }),
  rule('BR-54', ['BG-32', 'BT-160', 'BT-161'], 'BG-32', (group) => {
    const absent = (['BT-160', 'BT-161'] as const).find((term) => !group.has(term));
    if (absent === undefined) return undefined;
    return broken(group, absent, 'invoiceRules.missing', { term: named(absent) });
  }),
  rule('BR-61', ['BT-84'], 'BG-16', (means, invoice) => {
    const accounts = means.groups('BG-17');
    if (!isTransfer(means.text('BT-81')) || accounts.some((account) => account.has('BT-84')))
      return undefined;
    if (invoice.syntax === 'cii' && accounts.length === 0) return undefined;
    return broken(means, 'BG-17', 'invoiceRules.missing', { term: named('BT-84') });
  }),
  rule('BR-CO-03', ['BT-7', 'BT-8'], 'INVOICE', (invoice) =>
    invoice.has('BT-7') && invoice.has('BT-8')
      ? broken(invoice, 'BT-8', 'invoiceRules.onlyOne', { terms: allNamed(['BT-7', 'BT-8']) })
      : undefined,
  ),
  {
    id: 'BR-CO-09',
    terms: ['BT-31', 'BT-48', 'BT-63'],
    severity: 'fatal',
    find: (invoice) => vatIds.flatMap(({ find }) => find(invoice)),
  },
  rule('BR-CO-19', ['BG-14', 'BT-73', 'BT-74'], 'BG-14', (group, invoice) =>
    group.has('BT-73') || group.has('BT-74') || (invoice.syntax === 'ubl' && invoice.has('BT-8'))
      ? undefined
      : broken(group, 'BT-73', 'invoiceRules.noneOf', { terms: allNamed(['BT-73', 'BT-74']) }),
  ),
  oneOf('BR-CO-20', ['BT-134', 'BT-135']),
];

/** Credit transfer, and the one within SEPA. */
const isTransfer = (means: string | undefined): boolean => means === '30' || means === '58';

/** BR-CO-25 left the validators of EN 16931 in 2025; Peppol keeps it. */
export const DUE_DATE_OR_TERMS: Rule = rule('BR-CO-25', ['BT-9', 'BT-20'], 'BG-22', (totals, invoice) => {
  const due = amountOf(totals, 'BT-115');
  if (due === undefined || !isPositive(due) || invoice.has('BT-9') || invoice.has('BT-20')) return undefined;
  return broken(invoice, 'BT-9', 'invoiceRules.noneOf', { terms: allNamed(['BT-9', 'BT-20']) });
});
