// Ireland. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IE: Country = {
  code: 'IE',
  name: 'Ireland',
  names: 'irland | ireland | irlande',
  languages: 'en',
  currency: 'EUR',
  dial: '353',
  places: 'ireland',
  vat: { form: String.raw`\d[A-Z0-9+*]\d{5}[A-Z]{1,2}` },
  adjectives: String.raw`irish | irisch\p{L}* | irlandais\p{L}*`,
  retention: { years: 6, law: 'Taxes Consolidation Act 1997, s. 886' },
};
