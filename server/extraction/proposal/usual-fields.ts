// The facts that documents of a kind usually state, whether or not a label stands before them, under names of the
// document's language.
import { keylessField } from '../../../contract/plain-field.ts';
import type { FieldType } from '../../../contract/profiles.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import { BILLS } from '../describe/doc-type.ts';

const TRADE = [...BILLS, 'Quotation', 'Purchase Order', 'Order Confirmation', 'Delivery Note'];

/** With the kinds of documents that state it, all where there are none; `usual_fields` of languages has the names in this order. */
const USUAL: [name: string, type: FieldType, kinds: readonly string[]][] = [
  ['Vendor', 'text', TRADE],
  ['Customer', 'text', TRADE],
  ['Document Date', 'date', []],
  ['Total Amount', 'amount', BILLS],
  ['Currency', 'text', BILLS],
  ['Parties', 'text', ['Contract']],
  ['Effective Date', 'date', ['Contract']],
  ['Governing Law', 'text', ['Contract']],
  ['Term', 'text', ['Contract']],
  ['Attendees', 'list', ['Meeting Notes']],
  ['Action Items', 'list', ['Meeting Notes']],
];
const NAMES = new Map(LANGUAGES.map(({ code, usual_fields = '' }) => [code, split(usual_fields)]));
/** Stands for a name that is not known in a language. */
const UNKNOWN = '-';

export function usualFields(language: string | null, doc_type: string) {
  const names = NAMES.get(language ?? '') ?? [];
  return USUAL.flatMap(([name, type, kinds], i) => {
    const own = names[i] ?? UNKNOWN;
    if (kinds.length > 0 && !kinds.includes(doc_type)) return [];
    return [{ ...keylessField(own === UNKNOWN ? name : own, type), expected: null }];
  });
}
