// New Zealand. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const NZ: Country = {
  code: 'NZ',
  name: 'New Zealand',
  languages: 'en',
  currency: 'NZD',
  places: 'new zealand',
  retention: { years: 7, law: 'Tax Administration Act 1994, s. 22' },
};
