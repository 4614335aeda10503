// Kenya. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const KE: Country = {
  code: 'KE',
  name: 'Kenya',
  names: 'kenia',
  languages: 'en',
  currency: 'KES',
  dial: '254',
  places: 'nairobi | mombasa',
};
