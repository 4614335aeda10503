// Hungary. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const HU: Country = {
  code: 'HU',
  name: 'Hungary',
  names: 'ungarn | hungary | hongrie',
  languages: 'hu',
  currency: 'HUF',
  dial: '36',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  places: 'magyarország | budapest | debrecen | szeged | pécs | győr',
  vat: { form: String.raw`\d{8}` },
  bare_vat: String.raw`\d{8}-\d-\d{2}`,
  legal_forms: 'kft | zrt | nyrt | bt',
  adjectives: String.raw`hungarian | ungarisch\p{L}* | hongrois\p{L}*`,
  retention: { years: 8, law: '2000. évi C. törvény 169. §' },
};
