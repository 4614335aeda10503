// Martinique. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const MQ: Country = {
  code: 'MQ',
  name: 'Martinique',
  names: 'martinique',
  languages: 'fr',
};
