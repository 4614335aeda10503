// XRechnung 3.0: the German rules beside those of EN 16931 (BR-DE).
import { isIban } from '../../../lexicon/iban.ts';
import { textIn } from '../../formats/xml.ts';
import { pathOf } from '../model/find-places.ts';
import { groupsIn, type Group } from '../model/invoice-model.ts';
import {
  allNamed,
  broken,
  each,
  named,
  required,
  rule,
  shortened,
  type InvoiceTerm,
  type Rule,
} from './rule.ts';

const TYPES = new Set(['326', '380', '384', '389', '381', '875', '876', '877']);
const EMAIL = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/;
/** `#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=100.00#`, one a line. */
const DISCOUNT_TERMS = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** In the syntax of the invoice: the group of direct debit stands in payment terms in CII. */
const isDirectDebit = (means: Group, invoice: Group): boolean =>
  means.has('BT-91') || invoice.has('BT-89') || (invoice.syntax === 'cii' && invoice.has('BT-90'));

interface Way {
  letter: '23' | '24' | '25';
  codes: string[];
  needs: InvoiceTerm;
  given: (means: Group, invoice: Group) => boolean;
}

/** What a payment goes by, and the one group that says so. */
const WAYS: Way[] = [
  { letter: '23', codes: ['30', '58'], needs: 'BG-17', given: (means) => means.groups('BG-17').length > 0 },
  {
    letter: '24',
    codes: ['48', '54', '55'],
    needs: 'BG-18',
    given: (means) => means.groups('BG-18').length > 0,
  },
  { letter: '25', codes: ['59'], needs: 'BT-91', given: isDirectDebit },
];

const PAYMENT: Rule[] = WAYS.flatMap((way) => {
  const ofWay = (means: Group) => way.codes.includes(means.text('BT-81') ?? '');
  return [
    rule(`BR-DE-${way.letter}-a`, [way.needs, 'BT-81'], 'BG-16', (means, invoice) =>
      !ofWay(means) || way.given(means, invoice)
        ? undefined
        : broken(means, way.needs, 'invoiceRules.missingBeside', {
            term: named(way.needs),
            beside: named('BT-81'),
          }),
    ),
    rule(`BR-DE-${way.letter}-b`, [way.needs, 'BT-81'], 'BG-16', (means, invoice) => {
      const other = WAYS.find((one) => one !== way && one.given(means, invoice));
      if (!ofWay(means) || other === undefined) return undefined;
      return broken(means, other.needs, 'invoiceRules.onlyOne', {
        terms: allNamed([way.needs, other.needs]),
      });
    }),
  ];
});

/** Codes of VAT categories that need the seller's VAT or tax number. */
const TAXED = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);

const iban = (id: string, code: string, within: 'BG-17' | 'BG-16', term: 'BT-84' | 'BT-91'): Rule =>
  rule(
    id,
    [term],
    'BG-16',
    (means) => {
      if (means.text('BT-81') !== code) return undefined;
      const group = within === 'BG-16' ? means : means.groups(within)[0];
      const value = group?.text(term);
      if (value !== undefined && isIban(value)) return undefined;
      const values = { term: named(term), value: shortened(value ?? '–') };
      return group === undefined
        ? broken(means, within, 'invoiceRules.form', values)
        : broken(group, term, 'invoiceRules.form', values);
    },
    'warning',
  );

/** Direct debit needs a creditor identifier and the debited account; in CII each of them calls for a second term of three. */
const ofDebit = (id: string, term: 'BT-90' | 'BT-91'): Rule =>
  rule(id, [term, 'BT-89'], 'INVOICE', (invoice) => {
    const means = groupsIn(invoice, 'BG-16');
    const account = means.some((one) => one.has('BT-91'));
    const given = { 'BT-89': invoice.has('BT-89'), 'BT-90': invoice.has('BT-90'), 'BT-91': account };
    if (!means.some((one) => isDirectDebit(one, invoice))) return undefined;
    const other = given['BT-89'] || given[term === 'BT-90' ? 'BT-91' : 'BT-90'];
    if (given[term] && (other || invoice.syntax === 'ubl')) return undefined;
    return broken(invoice, 'BG-16', 'invoiceRules.missing', { term: named(given[term] ? 'BT-89' : term) });
  });

export const XRECHNUNG_RULES: Rule[] = [
  required('BR-DE-1', 'BG-16'),
  required('BR-DE-2', 'BG-6'),
  required('BR-DE-3', 'BT-37'),
  required('BR-DE-4', 'BT-38'),
  required('BR-DE-5', 'BT-41'),
  required('BR-DE-6', 'BT-42'),
  required('BR-DE-7', 'BT-43'),
  required('BR-DE-8', 'BT-52'),
  required('BR-DE-9', 'BT-53'),
  required('BR-DE-10', 'BT-77'),
  required('BR-DE-11', 'BT-78'),
  required('BR-DE-14', 'BT-119'),
  required('BR-DE-15', 'BT-10'),
  rule('BR-DE-16', ['BT-31', 'BT-32', 'BG-11'], 'INVOICE', (invoice) => {
    const taxed = (['BT-151', 'BT-95', 'BT-102'] as const).some((term, i) =>
      groupsIn(invoice, (['BG-25', 'BG-20', 'BG-21'] as const)[i]!).some((group) =>
        TAXED.has(group.text(term) ?? ''),
      ),
    );
    const [seller] = invoice.groups('BG-4');
    if (!taxed || seller?.has('BT-31') || seller?.has('BT-32') || invoice.groups('BG-11').length > 0)
      return undefined;
    return broken(invoice, 'BG-4', 'invoiceRules.noneOf', { terms: allNamed(['BT-31', 'BT-32', 'BG-11']) });
  }),
  each('BR-DE-17', 'BT-3', (text) => TYPES.has(text), 'invoiceRules.unknownCode', 'warning'),
  each('BR-DE-18', 'BT-20', (_, invoice) => hasDiscountTerms(invoice), 'invoiceRules.form'),
  iban('BR-DE-19', '58', 'BG-17', 'BT-84'),
  iban('BR-DE-20', '59', 'BG-16', 'BT-91'),
  each('BR-DE-21', 'BT-24', isXRechnung, 'invoiceRules.form', 'warning'),
  rule('BR-DE-22', ['BT-125b'], 'INVOICE', (invoice) => {
    const names = invoice.groups('BG-24').flatMap((group) => group.all('BT-125b'));
    const again = names.find(({ text }, i) => names.findIndex((other) => other.text === text) < i);
    if (again === undefined) return undefined;
    const values = { term: named('BT-125b'), value: shortened(again.text) };
    return { ...broken(invoice, 'BG-24', 'invoiceRules.twice', values), path: () => pathOf(again) };
  }),
  ...PAYMENT,
  rule(
    'BR-DE-26',
    ['BG-3', 'BT-3'],
    'INVOICE',
    (invoice) =>
      invoice.text('BT-3') !== '384' || invoice.groups('BG-3').length > 0
        ? undefined
        : broken(invoice, 'BG-3', 'invoiceRules.missingBeside', {
            term: named('BG-3'),
            beside: named('BT-3'),
          }),
    'warning',
  ),
  each('BR-DE-27', 'BT-42', (text) => /(\d.*){3}/.test(text), 'invoiceRules.form', 'warning'),
  each('BR-DE-28', 'BT-43', (text) => text.length < 1000 && EMAIL.test(text), 'invoiceRules.form', 'warning'),
  ofDebit('BR-DE-30', 'BT-90'),
  ofDebit('BR-DE-31', 'BT-91'),
];

/** Every line that begins with # is one of discount terms, and the last of them ends with a line break. */
function hasDiscountTerms(invoice: Group): boolean {
  const text = textIn(invoice.first('BT-20')?.place.element);
  const lines = text.split(/\r?\n/);
  const marked = lines.filter((line) => line.trim().startsWith('#'));
  if (!marked.every((line) => DISCOUNT_TERMS.test(line.trim()))) return false;
  return marked.length === 0 || !lines.at(-1)!.includes('#');
}

function isXRechnung(guideline: string): boolean {
  return /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0($|#)/.test(guideline);
}
