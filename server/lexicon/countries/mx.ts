// Mexico. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const MX: Country = {
  code: 'MX',
  name: 'Mexico',
  languages: 'es',
  currency: 'MXN',
  legal_forms: String.raw`s\.a\.\s*de\s*c\.v`,
};
