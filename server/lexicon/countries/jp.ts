// Japan. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const JP: Country = {
  code: 'JP',
  name: 'Japan',
  currency: 'JPY',
  places: 'japan | tokyo | 東京都 | 大阪府 | 京都府 | 北海道',
  languages: 'ja',
  postcode_place: String.raw`〒\s?\d{3}-\d{4}`,
  bare_vat: String.raw`T\d{13}`,
  dial: '81',
  eras: '令和 2018 | 平成 1988 | 昭和 1925',
  adjectives: String.raw`japanese | japanisch\p{L}* | japonais\p{L}*`,
  retention: { years: 7, law: '法人税法施行規則第59条' },
};
