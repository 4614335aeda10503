// Portugal. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const PT: Country = {
  code: 'PT',
  name: 'Portugal',
  names: 'portugal',
  languages: 'pt',
  currency: 'EUR',
  dial: '351',
  places: 'portugal',
  postcode: String.raw`\d{4}-\d{3}\s+\p{Lu}`,
  vat: { form: String.raw`\d{9}` },
  legal_forms: 'lda',
  adjectives: String.raw`portuguese | portugiesisch\p{L}* | portugais\p{L}* | portugués | portuguesa | portoghese | portugees\p{L}* | português | portuguesa`,
};
