// Denmark. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const DK: Country = {
  code: 'DK',
  name: 'Denmark',
  names: 'dänemark | denmark | danmark | danemark | denemarken',
  languages: 'da',
  currency: 'DKK',
  dial: '45',
  places: 'danmark',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: { form: String.raw`\d{8}` },
  legal_forms: String.raw`aps | a\/s`,
  adjectives: String.raw`danish | dänisch\p{L}* | danois\p{L}* | dansk\p{L}* | deens\p{L}*`,
  retention: { years: 5, law: 'Bogføringsloven § 12' },
};
