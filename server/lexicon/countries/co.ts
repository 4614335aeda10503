// Colombia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CO: Country = {
  code: 'CO',
  name: 'Colombia',
  names: 'kolumbien | colombie',
  languages: 'es',
  currency: 'COP',
  dial: '57',
  places: 'bogotá | bogota | medellín | medellin | barranquilla',
};
