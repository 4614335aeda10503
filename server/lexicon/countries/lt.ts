// Lithuania. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const LT: Country = {
  code: 'LT',
  name: 'Lithuania',
  languages: 'lt',
  currency: 'EUR',
  vat: { form: String.raw`(?:\d{9}|\d{12})` },
};
