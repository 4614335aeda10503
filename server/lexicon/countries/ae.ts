// United Arab Emirates. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const AE: Country = {
  code: 'AE',
  name: 'United Arab Emirates',
  names: 'vereinigte arabische emirate | émirats arabes unis',
  languages: 'ar en',
  currency: 'AED',
  dial: '971',
  places: 'dubai | abu dhabi | sharjah',
};
