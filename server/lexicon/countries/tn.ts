// Tunisia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const TN: Country = {
  code: 'TN',
  name: 'Tunisia',
  names: 'tunesien | tunisie',
  languages: 'fr',
  currency: 'TND',
  dial: '216',
  places: 'tunis | sfax | sousse',
};
