// Nigeria. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const NG: Country = {
  code: 'NG',
  name: 'Nigeria',
  names: 'nigéria',
  languages: 'en',
  currency: 'NGN',
  dial: '234',
  places: 'lagos | abuja | ibadan',
};
