// South Korea. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const KR: Country = {
  code: 'KR',
  name: 'South Korea',
  names: 'südkorea | corée du sud | republic of korea',
  languages: 'ko',
  currency: 'KRW',
  dial: '82',
  gs1: '880',
  places: 'seoul | busan | incheon',
  bare_vat: String.raw`(?<![\d-])\d{3}-\d{2}-\d{5}(?![\d-])`,
};
