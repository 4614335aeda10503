// Egypt. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const EG: Country = {
  code: 'EG',
  name: 'Egypt',
  names: 'ägypten | égypte',
  languages: 'ar en',
  currency: 'EGP',
  dial: '20',
  places: 'cairo | alexandria',
};
