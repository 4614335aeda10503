// Singapore. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SG: Country = {
  code: 'SG',
  name: 'Singapore',
  languages: 'en zh',
  currency: 'SGD',
  dial: '65',
  places: 'singapore',
  postcode_place: String.raw`(?<!\p{L})(?:S|Singapore|SINGAPORE)\s?\(\d{6}\) | (?<!\p{L})(?:Singapore|SINGAPORE)\s\d{6}(?!\d)`,
  bare_vat: String.raw`(?<=GST[^\d%]{0,20})(?:\d{8,9}[A-Z]|M\d-?\d{7}-?[\dA-Z])(?![\dA-Za-z])`,
  legal_forms: String.raw`pte\.?\s*ltd | pte`,
  retention: { years: 5, law: 'Income Tax Act 1947, s. 67' },
};
