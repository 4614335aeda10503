// Belgium. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const BE: Country = {
  code: 'BE',
  name: 'Belgium',
  names: 'belgien | belgium | belgique | belgië | bélgica',
  languages: 'fr nl',
  currency: 'EUR',
  dial: '32',
  sign: 'B',
  places: 'belgique | belgium',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  bare_vat: String.raw`(?<![\d.])[01]\d{3}\.\d{3}\.\d{3}(?![\d.])`,
  vat: { form: String.raw`[01]\d{9}`, check: 'mod97' },
  legal_forms: 'bvba | vof',
  adjectives: String.raw`belgian | belgisch\p{L}* | belge\p{L}* | belga | belg[ai]`,
  retention: { years: 10, law: 'Code de la TVA / Btw-wetboek, art. 60' },
};
