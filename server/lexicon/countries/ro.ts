// Romania. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const RO: Country = {
  code: 'RO',
  name: 'Romania',
  names: 'rumänien | romania | roumanie',
  currency: 'RON',
  dial: '40',
  vat: { form: String.raw`\d{2,10}` },
};
