// Estonia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const EE: Country = {
  code: 'EE',
  name: 'Estonia',
  languages: 'et',
  currency: 'EUR',
  vat: { form: String.raw`\d{9}` },
};
