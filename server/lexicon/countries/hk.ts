// Hong Kong. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const HK: Country = {
  code: 'HK',
  name: 'Hong Kong',
  languages: 'zh en',
  currency: 'HKD',
  places: 'kowloon | new territories | hong kong',
  two_words: 'hong kong',
  retention: { years: 7, law: 'Inland Revenue Ordinance, s. 51C' },
};
