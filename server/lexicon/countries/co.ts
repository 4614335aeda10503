// Colombia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CO: Country = {
  code: 'CO',
  name: 'Colombia',
  names: 'kolumbien | colombie',
  languages: 'es',
  currency: 'COP',
  dial: '57',
  bare_vat: String.raw`(?<![\d.])[89]\d{2}\.\d{3}\.\d{3}-\d(?!\d)`,
  places: 'bogotá | bogota | medellín | medellin | barranquilla',
};
