// Czechia. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CZ: Country = {
  code: 'CZ',
  name: 'Czechia',
  names: 'tschechien | czech republic | czechia | tchéquie | tsjechië | česká republika | česko',
  languages: 'cs',
  currency: 'CZK',
  dial: '420',
  postcode: String.raw`\d{3}\s\d{2}\s+\p{Lu}`,
  vat: { form: String.raw`\d{8,10}` },
  legal_forms: String.raw`s\.r\.o | a\.s | spol\.\ss\sr\.o | v\.o\.s`,
  places: 'česká republika | praha | brno | ostrava | plzeň',
  postcode_place: String.raw`(?:^|,\s*)(?:[A-Z]{1,2}-?\s?)?\d{3}\s\d{2}\s+\p{Lu}\p{Ll}{2}`,
  adjectives: String.raw`czech | tschechisch\p{L}* | tchèque\p{L}* | česk\p{L}* | czesk\p{L}*`,
  retention: { years: 10, law: '§ 35 zákona č. 235/2004 Sb.' },
};
