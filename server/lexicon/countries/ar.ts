// Argentina. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const AR: Country = {
  code: 'AR',
  name: 'Argentina',
  names: 'argentinien | argentine',
  languages: 'es',
  currency: 'ARS',
  dial: '54',
  places: 'buenos aires | rosario | mendoza',
};
