// Norway. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const NO: Country = {
  code: 'NO',
  name: 'Norway',
  names: 'norwegen | norway | norge | norvège',
  languages: 'no',
  currency: 'NOK',
  dial: '47',
  places: 'norge',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  bare_vat: String.raw`(?:NO\s?)?\d{3}\s?\d{3}\s?\d{3}\s?MVA`,
  legal_forms: String.raw`asa | as(?=\s*(?:$|[^\s\p{L}\d]))`,
  adjectives: String.raw`norwegian | norwegisch\p{L}* | norvégien\p{L}* | norsk\p{L}*`,
  retention: { years: 5, law: 'Bokføringsloven § 13' },
};
