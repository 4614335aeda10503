// Netherlands. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const NL: Country = {
  code: 'NL',
  name: 'Netherlands',
  names: 'niederlande | netherlands | the netherlands | pays-bas | países bajos | nederland',
  languages: 'nl',
  currency: 'EUR',
  dial: '31',
  places: 'nederland | netherlands',
  postcode: String.raw`\d{4}\s?[A-Z]{2}\s+\p{Lu}`,
  postcode_place: String.raw`(?<!\d)\d{4}\s?[A-Z]{2}\s+\p{Lu}`,
  bare_vat: String.raw`\d{9}B\d{2}|\d{4}\.\d{2}\.\d{3}\.B\.?\d{2}`,
  vat: { form: String.raw`\d{9}B\d{2}` },
  legal_forms: String.raw`bv | b\.v | nv | n\.v`,
  adjectives: String.raw`dutch | niederländisch\p{L}* | néerlandais\p{L}* | neerlandés | neerlandesa | olandese | nederlands\p{L}* | nederländsk\p{L}*`,
  retention: { years: 7, law: 'AWR, art. 52' },
};
