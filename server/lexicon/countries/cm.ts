// Cameroon. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CM: Country = {
  code: 'CM',
  name: 'Cameroon',
  names: 'kamerun | cameroun',
  languages: 'fr en',
  currency: 'XAF',
  dial: '237',
  places: 'douala | yaoundé | yaounde',
};
