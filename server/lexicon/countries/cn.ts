// China. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CN: Country = {
  code: 'CN',
  name: 'China',
  languages: 'zh',
  currency: 'CNY',
  places: 'china',
  adjectives: String.raw`chinese | chinesisch\p{L}* | chinois\p{L}*`,
};
