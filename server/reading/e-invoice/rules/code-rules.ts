// EN 16931-1: terms whose values come from code lists (BR-CL).
import { groupOf, groupsIn, type Group } from '../model/invoice-model.ts';
import type { TermId } from '../model/terms.ts';
import * as lists from './code-lists.ts';
import { each, named, shortened, type Rule } from './rule.ts';
import { sentence } from '../../../platform/sentences/sentence.ts';
import { UNITS } from './unit-codes.ts';

/** One rule about several terms that share a list. */
const listed = (id: string, terms: TermId[], list: ReadonlySet<string>): Rule => ({
  id,
  terms,
  severity: 'fatal',
  find: (invoice) =>
    terms.flatMap((term) =>
      each(id, term, (text) => list.has(text), 'invoiceRules.unknownCode').find(invoice),
    ),
});

/** Attributes of amounts: the currency they are in. */
const currencies: Rule = {
  id: 'BR-CL-03',
  terms: ['BT-110'],
  severity: 'fatal',
  find: (invoice) =>
    groupsIn(invoice, groupOf('BT-110')).flatMap((group) =>
      group.all('BT-110').flatMap(({ place }) => {
        const value = place.element.attributes['currencyID'];
        if (value === undefined || lists.CURRENCIES.has(value)) return [];
        const message = sentence('invoiceRules.unknownCode', {
          term: named('BT-110'),
          value: shortened(value),
        });
        return { path: () => `${place.path}/@currencyID`, message };
      }),
    ),
};

/** UBL has a document of its own for credit notes; in CII the type alone says so. */
function isTypeOf(code: string, invoice: Group): boolean {
  if (invoice.syntax === 'cii') return lists.INVOICE_TYPES.has(code) || lists.CREDIT_NOTE_TYPES.has(code);
  const isCreditNote = invoice.first('BT-3')?.place.element.name === 'CreditNoteTypeCode';
  return (isCreditNote ? lists.CREDIT_NOTE_TYPES : lists.INVOICE_TYPES).has(code);
}

export const CODE_RULES: Rule[] = [
  each('BR-CL-01', 'BT-3', isTypeOf, 'invoiceRules.unknownCode'),
  currencies,
  listed('BR-CL-04', ['BT-5'], lists.CURRENCIES),
  listed('BR-CL-05', ['BT-6'], lists.CURRENCIES),
  listed('BR-CL-06', ['BT-8'], lists.VAT_POINT_DATES),
  listed('BR-CL-10', ['BT-29a', 'BT-46a', 'BT-60a'], lists.IDENTIFIER_SCHEMES),
  listed('BR-CL-11', ['BT-30a', 'BT-47a', 'BT-61a'], lists.IDENTIFIER_SCHEMES),
  listed('BR-CL-13', ['BT-158a'], lists.ITEM_CLASSIFICATIONS),
  listed('BR-CL-14', ['BT-40', 'BT-55', 'BT-69', 'BT-80'], lists.COUNTRIES),
  listed('BR-CL-15', ['BT-159'], lists.COUNTRIES),
  listed('BR-CL-16', ['BT-81'], lists.PAYMENT_MEANS),
  listed('BR-CL-17', ['BT-95', 'BT-102', 'BT-118'], lists.VAT_CATEGORIES),
  listed('BR-CL-18', ['BT-151'], lists.VAT_CATEGORIES),
  listed('BR-CL-19', ['BT-98', 'BT-140'], lists.ALLOWANCE_REASONS),
  listed('BR-CL-20', ['BT-105', 'BT-145'], lists.CHARGE_REASONS),
  listed('BR-CL-21', ['BT-157a'], lists.IDENTIFIER_SCHEMES),
  each(
    'BR-CL-22',
    'BT-121',
    (text) => lists.EXEMPTION_REASONS.has(text.toUpperCase()),
    'invoiceRules.unknownCode',
  ),
  listed('BR-CL-23', ['BT-130', 'BT-150'], UNITS),
  listed('BR-CL-24', ['BT-125a'], lists.EMBEDDED_FILES),
  listed('BR-CL-25', ['BT-34a', 'BT-49a'], lists.ADDRESS_SCHEMES),
  listed('BR-CL-26', ['BT-71a'], lists.IDENTIFIER_SCHEMES),
];
