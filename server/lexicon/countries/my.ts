// Malaysia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const MY: Country = {
  code: 'MY',
  name: 'Malaysia',
  languages: 'ms en',
  currency: 'MYR',
  places: String.raw`selangor | johor | kuala\s?lumpur | penang | pulau\s?pinang | perak | melaka | sabah | sarawak | kedah | pahang | negeri\s?sembilan | wilayah\s?persekutuan | petaling\s?jaya | shah\s?alam | johor\s?bahru | malaysia | darul\s?ehsan | darul\s?takzim`,
  two_words:
    'kuala lumpur | pulau pinang | negeri sembilan | wilayah persekutuan | petaling jaya | subang jaya | seri kembangan | shah alam | johor bahru | darul ehsan | darul takzim | kota kinabalu',
  legal_forms: String.raw`sdn\.?\s?bhd | bhd | s\/b`,
};
