// India. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IN: Country = {
  code: 'IN',
  name: 'India',
  languages: 'en',
  currency: 'INR',
  states: `
    Andhra Pradesh AP | Arunachal Pradesh AR | Assam AS | Bihar BR | Chhattisgarh CG | Delhi DL | Goa GA | Gujarat GJ |
    Haryana HR | Himachal Pradesh HP | Jammu and Kashmir JK | Jharkhand JH | Karnataka KA | Kerala KL | Madhya Pradesh MP |
    Maharashtra MH | Manipur MN | Meghalaya ML | Mizoram MZ | Nagaland NL | Odisha OD | Puducherry PY | Punjab PB |
    Rajasthan RJ | Sikkim SK | Tamil Nadu TN | Telangana TS | Tripura TR | Uttar Pradesh UP | Uttarakhand UK | West Bengal WB`,
  places: 'india',
  postcode_place: String.raw`\p{L}{3,}\s[-–]\s\d{3}\s?\d{3}(?=,|\s*$) | \p{L}{3,},?\s?[-–]?\s?\d{3}\s?\d{3},\s\p{Lu}`,
  bare_vat: String.raw`\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]`,
  legal_forms: 'pvt',
  adjectives: String.raw`indian | indisch\p{L}* | indien\p{L}*`,
  retention: { years: 8, law: 'Companies Act 2013, s. 128(5)' },
};
