// The currency of a document that prints none: that of the country which the legal form of its sender and the places of its
// address belong to, where they belong to one.
import { COUNTRIES } from './countries/index.ts';
import { alternatives } from './words.ts';

/** Words of a list, where nothing but `behind` follows. */
const pattern = (words: string | undefined, behind: string): RegExp | undefined =>
  words === undefined
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words).join('|')})${behind}`, 'iu');

const FORMS = COUNTRIES.flatMap(({ currency, legal_forms, places }) => {
  const form = pattern(legal_forms, String.raw`\.?$`);
  return currency === undefined
    ? []
    : [{ currency, form, place: pattern(places, String.raw`(?![\p{L}\p{N}])`) }];
});

/** ISO 4217; null where nothing tells, or several countries are told. `doc_type` is the kind of document, `address` the sender's. */
export function currencyOfHome(doc_type: string | null, sender: string, address: string): string | null {
  if (doc_type === 'Fapiao') return 'CNY';
  const found = FORMS.filter(
    ({ form, place }) => form?.test(sender) === true || place?.test(address) === true,
  );
  const currencies = new Set(found.map(({ currency }) => currency));
  return currencies.size === 1 ? [...currencies][0]! : null;
}
