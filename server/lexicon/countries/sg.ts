// Singapore. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SG: Country = {
  code: 'SG',
  name: 'Singapore',
  languages: 'en zh',
  currency: 'SGD',
  places: 'singapore',
  postcode_place: String.raw`(?<!\p{L})(?:S|Singapore|SINGAPORE)\s?\(\d{6}\) | (?<!\p{L})(?:Singapore|SINGAPORE)\s\d{6}(?!\d)`,
  legal_forms: String.raw`pte\.?\s*ltd | pte`,
  retention: { years: 5, law: 'Income Tax Act 1947, s. 67' },
};
