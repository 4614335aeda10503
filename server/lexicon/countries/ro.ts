// Romania. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const RO: Country = {
  code: 'RO',
  name: 'Romania',
  names: 'rumänien | romania | roumanie',
  languages: 'ro',
  currency: 'RON',
  dial: '40',
  places: 'românia | bucurești | cluj-napoca | timișoara',
  legal_forms: String.raw`s\.?r\.?l | s\.?c\.?s | pfa | s\.a`,
  vat: { form: String.raw`\d{2,10}` },
};
