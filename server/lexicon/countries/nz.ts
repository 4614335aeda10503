// New Zealand. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const NZ: Country = {
  code: 'NZ',
  name: 'New Zealand',
  languages: 'en',
  currency: 'NZD',
  dial: '64',
  places: 'new zealand | auckland | christchurch | dunedin | tauranga',
  bare_vat: String.raw`(?<=GST[^\d%]{0,20})\d{2,3}-\d{3}-\d{3}(?!\d)`,
  retention: { years: 7, law: 'Tax Administration Act 1994, s. 22' },
};
