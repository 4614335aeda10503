// Brazil. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const BR: Country = {
  code: 'BR',
  name: 'Brazil',
  languages: 'pt',
  currency: 'BRL',
  places: 'brasil',
  bare_vat: String.raw`\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}`,
  legal_forms: 'ltda',
};
