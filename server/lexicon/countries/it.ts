// Italy. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IT: Country = {
  code: 'IT',
  name: 'Italy',
  names: 'italien | italy | italie | italia | italië',
  languages: 'it',
  currency: 'EUR',
  dial: '39',
  sign: 'I',
  places: 'italia | italy',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`\d{11}`, check: 'luhn' },
  legal_forms: String.raw`srl | s\.r\.l | spa | s\.p\.a`,
  adjectives: String.raw`italian | italienisch\p{L}* | italien\p{L}* | italian[oaie] | italiaans\p{L}* | włosk\p{L}*`,
  retention: { years: 10, law: 'Codice civile, art. 2220' },
};
