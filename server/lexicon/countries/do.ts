// Dominican Republic. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const DO: Country = {
  code: 'DO',
  name: 'Dominican Republic',
  names: 'república dominicana | republica dominicana',
  languages: 'es',
  currency: 'DOP',
  bare_vat: String.raw`(?<![\d-])\d-\d{2}-\d{5}-\d(?![\d-])`,
  places: 'santo domingo',
};
