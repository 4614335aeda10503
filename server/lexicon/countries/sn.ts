// Senegal. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SN: Country = {
  code: 'SN',
  name: 'Senegal',
  names: 'sénégal',
  languages: 'fr',
  currency: 'XOF',
  dial: '221',
  places: 'dakar',
};
