// Cyprus. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CY: Country = {
  code: 'CY',
  name: 'Cyprus',
  currency: 'EUR',
  vat: { form: String.raw`\d{8}[A-Z]` },
};
