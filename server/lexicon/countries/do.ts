// Dominican Republic. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const DO: Country = {
  code: 'DO',
  name: 'Dominican Republic',
  names: 'república dominicana',
  languages: 'es',
  currency: 'DOP',
  places: 'santo domingo',
};
