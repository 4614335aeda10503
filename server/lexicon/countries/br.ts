// Brazil. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const BR: Country = {
  code: 'BR',
  name: 'Brazil',
  languages: 'pt',
  currency: 'BRL',
  places: 'brasil',
  legal_forms: 'ltda',
};
