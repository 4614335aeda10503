// United Kingdom. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const GB: Country = {
  code: 'GB',
  name: 'United Kingdom',
  names:
    'großbritannien | united kingdom | great britain | uk | royaume-uni | reino unido | vereinigtes königreich',
  languages: 'en',
  currency: 'GBP',
  dial: '44',
  places: 'united kingdom | england | london',
  two_words: 'united kingdom',
  postcode: String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])`,
  postcode_place: String.raw`(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![A-Z\d])`,
  bare_vat: String.raw`(?<=VAT[^\d%]{0,20})(?:\d{3}\s?\d{4}\s?\d{2}|\d{3}\s\d{3}\s\d{3})`,
  vat: { form: String.raw`(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})` },
  legal_forms: String.raw`ltd | limited | llp | l\.l\.p | lp | l\.p | plc`,
  retention: { years: 6, law: 'VAT Act 1994, Sch. 11 para. 6' },
};
