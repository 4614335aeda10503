// India. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IN: Country = {
  code: 'IN',
  name: 'India',
  languages: 'en',
  currency: 'INR',
  places: 'india',
  postcode_place: String.raw`\p{L}{3,}\s[-–]\s\d{3}\s?\d{3}(?=,|\s*$) | \p{L}{3,},?\s?[-–]?\s?\d{3}\s?\d{3},\s\p{Lu}`,
  bare_vat: String.raw`\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]`,
  legal_forms: 'pvt',
  adjectives: String.raw`indian | indisch\p{L}* | indien\p{L}*`,
  retention: { years: 8, law: 'Companies Act 2013, s. 128(5)' },
};
