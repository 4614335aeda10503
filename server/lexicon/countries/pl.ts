// Poland. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const PL: Country = {
  code: 'PL',
  name: 'Poland',
  names: 'polen | poland | pologne | polska',
  languages: 'pl',
  currency: 'PLN',
  dial: '48',
  places: 'polska',
  postcode: String.raw`\d{2}-\d{3}\s+\p{Lu}`,
  bare_vat: String.raw`[1-9]\d{2}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})(?![\d-])`,
  vat: { form: String.raw`\d{10}` },
  legal_forms: String.raw`sp\.\s*z\s*o\.\s*o`,
  adjectives: String.raw`polish | polnisch\p{L}* | polonais\p{L}* | polac\p{L}* | polsk\p{L}* | polskie(?:go|mu)`,
};
