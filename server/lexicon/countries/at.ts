// Austria. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const AT: Country = {
  code: 'AT',
  name: 'Austria',
  names: 'österreich | austria | autriche | oostenrijk',
  languages: 'de',
  currency: 'EUR',
  dial: '43',
  sign: 'A',
  places: 'österreich',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: { form: String.raw`U\d{8}` },
  adjectives: String.raw`austrian | österreichisch\p{L}* | autrichien\p{L}* | austriac\p{L}* | oostenrijks\p{L}* | rakousk\p{L}*`,
  retention: { years: 7, law: '§ 132 BAO' },
};
