// Slovenia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SI: Country = {
  code: 'SI',
  name: 'Slovenia',
  names: 'slowenien | slovenia | slovénie',
  languages: 'sl',
  currency: 'EUR',
  dial: '386',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: { form: String.raw`\d{8}` },
};
