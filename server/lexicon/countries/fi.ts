// Finland. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const FI: Country = {
  code: 'FI',
  name: 'Finland',
  names: 'finnland | finland | finlande | suomi',
  languages: 'fi sv',
  currency: 'EUR',
  dial: '358',
  places: 'suomi',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`\d{8}` },
  legal_forms: 'oy | oyj',
  adjectives: String.raw`finnish | finnisch\p{L}* | finlandais\p{L}* | finländsk\p{L}* | finsk\p{L}* | suomen`,
  retention: { years: 6, law: 'Kirjanpitolaki 2 luku 10 §' },
};
