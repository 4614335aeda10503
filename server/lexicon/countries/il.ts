// Israel. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const IL: Country = {
  code: 'IL',
  name: 'Israel',
  names: 'israël',
  languages: 'he en',
  currency: 'ILS',
  dial: '972',
  gs1: '729',
  places: 'tel aviv | tel-aviv | haifa | jerusalem',
};
