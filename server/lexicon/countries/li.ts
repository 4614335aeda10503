// Liechtenstein. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const LI: Country = {
  code: 'LI',
  name: 'Liechtenstein',
  names: 'liechtenstein',
  languages: 'de',
  currency: 'CHF',
  dial: '423',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
};
