// China. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CN: Country = {
  code: 'CN',
  name: 'China',
  languages: 'zh',
  currency: 'CNY',
  places: 'china',
  adjectives: String.raw`chinese | chinesisch\p{L}* | chinois\p{L}*`,
  retention: { years: 30, law: '《会计档案管理办法》（财政部、国家档案局令第79号）' },
};
