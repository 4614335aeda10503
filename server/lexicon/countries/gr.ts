// Greece. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GR: Country = {
  code: 'GR',
  name: 'Greece',
  names: 'griechenland | greece | grèce',
  languages: 'el',
  currency: 'EUR',
  dial: '30',
  gs1: '520',
  postcode: String.raw`\d{3}\s\d{2}\s+\p{Lu}`,
  vat: { prefix: 'EL', form: String.raw`\d{9}` },
};
