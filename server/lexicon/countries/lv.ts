// Latvia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const LV: Country = {
  code: 'LV',
  name: 'Latvia',
  languages: 'lv',
  currency: 'EUR',
  vat: { form: String.raw`\d{11}` },
};
