// Argentina. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const AR: Country = {
  code: 'AR',
  name: 'Argentina',
  names: 'argentinien | argentine',
  languages: 'es',
  currency: 'ARS',
  dial: '54',
  bare_vat: String.raw`(?<!\d)(?:20|23|24|27|30|33|34)-\d{8}-\d(?!\d)`,
  places: 'buenos aires | rosario | mendoza',
};
