// Guadeloupe. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GP: Country = {
  code: 'GP',
  name: 'Guadeloupe',
  names: 'guadeloupe',
  languages: 'fr',
};
