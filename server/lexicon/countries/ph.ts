// Philippines. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const PH: Country = {
  code: 'PH',
  name: 'Philippines',
  names: 'philippinen | filipinas',
  languages: 'en',
  currency: 'PHP',
  dial: '63',
  places: 'manila | quezon city | cebu city | makati',
};
