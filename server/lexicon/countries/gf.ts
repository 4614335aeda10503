// French Guiana. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GF: Country = {
  code: 'GF',
  name: 'French Guiana',
  names: 'guyane | guyane française',
  languages: 'fr',
};
