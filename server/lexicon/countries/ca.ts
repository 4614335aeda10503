// Canada. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CA: Country = {
  code: 'CA',
  name: 'Canada',
  languages: 'en',
  currency: 'CAD',
  states: `
    Alberta AB | British Columbia BC | Manitoba MB | New Brunswick NB | Newfoundland and Labrador NL | Nova Scotia NS |
    Ontario ON | Prince Edward Island PE | Quebec QC | Saskatchewan SK`,
  places: 'canada',
  postcode_place: String.raw`(?<!\p{L})(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NU|NT),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![A-Z\d])`,
  bare_vat: String.raw`(?<!\d)\d{9}\s?RT\s?\d{4}(?!\d)`,
  adjectives: String.raw`canadian | kanadisch\p{L}* | canadien\p{L}*`,
  retention: { years: 6, law: 'Income Tax Act, s. 230' },
};
