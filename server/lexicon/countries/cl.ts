// Chile. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CL: Country = {
  code: 'CL',
  name: 'Chile',
  names: 'chili',
  languages: 'es',
  currency: 'CLP',
  dial: '56',
  bare_vat: String.raw`(?<![\d.])[1-9]\d?\.\d{3}\.\d{3}-[\dkK](?![\dA-Za-z])`,
  places: 'santiago de chile | valparaíso | concepción',
};
