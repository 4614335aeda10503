// Australia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const AU: Country = {
  code: 'AU',
  name: 'Australia',
  languages: 'en',
  currency: 'AUD',
  states: `
    New South Wales NSW | Queensland QLD | South Australia SA | Tasmania TAS | Victoria VIC | Western Australia WA`,
  dial: '61',
  places: 'australia',
  postcode_place: String.raw`(?<=\p{Ll}|\p{L}{2},?\s)(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA)\s?\d{4}(?!\d)`,
  bare_vat: String.raw`(?<=ABN[^\d%]{0,20})\d{2}\s?\d{3}\s?\d{3}\s?\d{3}`,
  legal_forms: String.raw`pty\.?\s*ltd`,
  adjectives: String.raw`australian | australisch\p{L}*`,
  retention: { years: 5, law: 'ITAA 1936, s. 262A' },
};
