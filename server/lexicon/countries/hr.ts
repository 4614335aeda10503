// Croatia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const HR: Country = {
  code: 'HR',
  name: 'Croatia',
  names: 'kroatien | croatia | croatie',
  languages: 'hr',
  currency: 'EUR',
  dial: '385',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`\d{11}`, check: 'mod1110' },
  legal_forms: String.raw`doo | d\.o\.o`,
};
