// South Africa. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const ZA: Country = {
  code: 'ZA',
  name: 'South Africa',
  names: 'südafrika | afrique du sud',
  languages: 'en',
  currency: 'ZAR',
  dial: '27',
  bare_vat: String.raw`(?<=VAT[^\d%]{0,20})4\d{9}`,
  places: 'johannesburg | pretoria | cape town | durban',
};
