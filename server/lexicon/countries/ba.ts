// Bosnia and Herzegovina. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const BA: Country = {
  code: 'BA',
  name: 'Bosnia and Herzegovina',
  languages: 'hr',
  currency: 'BAM',
  dial: '387',
  places: String.raw`bosna i hercegovina | sarajevo | banja luka | mostar | tuzla | zenica`,
  postcode: String.raw`7\d{4}\s+\p{Lu}`,
  bare_vat: String.raw`(?<=JIB[^\d%]{0,20})4\d{12}(?!\d)`,
  legal_forms: String.raw`d\.?\s?o\.?\s?o`,
};
