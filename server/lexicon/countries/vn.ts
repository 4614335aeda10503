// Vietnam. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const VN: Country = {
  code: 'VN',
  name: 'Vietnam',
  names: 'viet nam | việt nam',
  languages: 'vi',
  currency: 'VND',
  dial: '84',
  places: 'hanoi | hà nội | ho chi minh | hồ chí minh',
};
