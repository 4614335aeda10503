// Turkey. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const TR: Country = {
  code: 'TR',
  name: 'Turkey',
  names: 'türkei | turkey | turquie | türkiye',
  languages: 'tr',
  currency: 'TRY',
  dial: '90',
  places: 'türkiye | istanbul | ankara | izmir',
  postcode: String.raw`\d{5}\s+\p{Lu}\p{Ll}`,
  legal_forms: String.raw`a\.ş | ltd\.?\s*şti | san\.?\s*(?:ve\s*)?tic\.?\s*(?:a\.ş|ltd\.?\s*şti)`,
};
