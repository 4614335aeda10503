// Mayotte. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const YT: Country = {
  code: 'YT',
  name: 'Mayotte',
  names: 'mayotte',
  languages: 'fr',
};
