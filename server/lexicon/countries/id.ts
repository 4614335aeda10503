// Indonesia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const ID: Country = {
  code: 'ID',
  name: 'Indonesia',
  names: 'indonesien | indonesia | indonésie',
  languages: 'id',
  currency: 'IDR',
  dial: '62',
  places: 'indonesia | jakarta | bandung | surabaya',
  bare_vat: String.raw`\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}`,
};
