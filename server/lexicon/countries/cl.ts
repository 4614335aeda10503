// Chile. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CL: Country = {
  code: 'CL',
  name: 'Chile',
  names: 'chili',
  languages: 'es',
  currency: 'CLP',
  dial: '56',
  places: 'santiago de chile | valparaíso | concepción',
};
