// Ecuador. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const EC: Country = {
  code: 'EC',
  name: 'Ecuador',
  names: 'équateur',
  languages: 'es',
  currency: 'USD',
  dial: '593',
  bare_vat: String.raw`(?<=R\.?U\.?C[^\d%]{0,20})\d{10}001`,
  places: 'quito | guayaquil | cuenca',
};
