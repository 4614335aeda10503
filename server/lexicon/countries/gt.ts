// Guatemala. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GT: Country = {
  code: 'GT',
  name: 'Guatemala',
  languages: 'es',
  currency: 'GTQ',
  dial: '502',
  places: 'quetzaltenango | mixco',
};
