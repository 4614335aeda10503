// Taiwan. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const TW: Country = {
  code: 'TW',
  name: 'Taiwan',
  languages: 'zh',
  currency: 'TWD',
  places: 'taiwan',
  eras: '民國 1911 | 民国 1911',
};
