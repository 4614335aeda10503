// Gabon. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GA: Country = {
  code: 'GA',
  name: 'Gabon',
  names: 'gabun',
  languages: 'fr',
  currency: 'XAF',
  dial: '241',
  places: 'libreville',
};
