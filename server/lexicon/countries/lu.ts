// Luxembourg. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const LU: Country = {
  code: 'LU',
  name: 'Luxembourg',
  names: 'luxemburg | luxembourg',
  languages: 'de fr',
  currency: 'EUR',
  dial: '352',
  sign: 'L',
  places: 'luxembourg',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: { form: String.raw`\d{8}`, check: 'mod89' },
  adjectives: String.raw`luxembourg | luxemburgisch\p{L}* | luxembourgeois\p{L}*`,
  retention: { years: 10, law: 'Code de commerce, art. 16' },
};
