// Ecuador. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const EC: Country = {
  code: 'EC',
  name: 'Ecuador',
  names: 'équateur',
  languages: 'es',
  currency: 'USD',
  dial: '593',
  places: 'quito | guayaquil | cuenca',
};
