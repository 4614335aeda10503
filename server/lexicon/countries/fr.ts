// France. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const FR: Country = {
  code: 'FR',
  name: 'France',
  names: 'frankreich | france | francia | frankrijk',
  languages: 'fr',
  currency: 'EUR',
  dial: '33',
  sign: 'F',
  places: 'france | frankreich | paris',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`[0-9A-Z]{2}\d{9}`, check: 'french' },
  legal_forms: String.raw`sa | s\.a | sas | sasu | sarl | s\.a\.r\.l | eurl | sci | scop | snc`,
  adjectives: String.raw`french | französisch\p{L}* | français\p{L}* | francés | francesa | frances[ei] | frans\p{L}* | francusk\p{L}* | fransk\p{L}* | francouzsk\p{L}*`,
  retention: { years: 10, law: 'Code de commerce, art. L123-22' },
};
