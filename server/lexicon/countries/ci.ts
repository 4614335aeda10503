// Côte d'Ivoire. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CI: Country = {
  code: 'CI',
  name: "Côte d'Ivoire",
  names: 'elfenbeinküste | ivory coast',
  languages: 'fr',
  currency: 'XOF',
  dial: '225',
  places: 'abidjan | yamoussoukro',
};
