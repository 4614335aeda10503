// Canada. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CA: Country = {
  code: 'CA',
  name: 'Canada',
  languages: 'en',
  currency: 'CAD',
  places: 'canada',
  adjectives: String.raw`canadian | kanadisch\p{L}* | canadien\p{L}*`,
  retention: { years: 6, law: 'Income Tax Act, s. 230' },
};
