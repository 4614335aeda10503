// Morocco. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const MA: Country = {
  code: 'MA',
  name: 'Morocco',
  names: 'maroc | marokko',
  languages: 'fr',
  currency: 'MAD',
  dial: '212',
  places: 'casablanca | rabat | marrakech',
};
