// Malta. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const MT: Country = {
  code: 'MT',
  name: 'Malta',
  currency: 'EUR',
  vat: { form: String.raw`\d{8}` },
};
