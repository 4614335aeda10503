// Bulgaria. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const BG: Country = {
  code: 'BG',
  name: 'Bulgaria',
  names: 'bulgarien | bulgaria | bulgarie',
  languages: 'bg',
  currency: 'EUR',
  dial: '359',
  gs1: '380',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: { form: String.raw`\d{9,10}` },
  legal_forms: 'ood | eood',
};
