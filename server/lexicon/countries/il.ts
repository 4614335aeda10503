// Israel. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IL: Country = {
  code: 'IL',
  name: 'Israel',
  names: 'israël',
  languages: 'en',
  currency: 'ILS',
  dial: '972',
  places: 'tel aviv | tel-aviv | haifa | jerusalem',
};
