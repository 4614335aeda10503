// Thailand. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const TH: Country = {
  code: 'TH',
  name: 'Thailand',
  names: 'thaïlande',
  languages: 'th en',
  currency: 'THB',
  dial: '66',
  gs1: '885',
  places: 'bangkok | chiang mai | phuket',
};
