// Slovakia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SK: Country = {
  code: 'SK',
  name: 'Slovakia',
  names: 'slowakei | slovakia | slovaquie',
  languages: 'sk',
  currency: 'EUR',
  dial: '421',
  postcode: String.raw`\d{3}\s\d{2}\s+\p{Lu}`,
  vat: { form: String.raw`\d{10}` },
};
