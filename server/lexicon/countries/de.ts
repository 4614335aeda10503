// Germany. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const DE: Country = {
  code: 'DE',
  name: 'Germany',
  names: 'deutschland | germany | allemagne | alemania | duitsland | germania',
  languages: 'de',
  currency: 'EUR',
  dial: '49',
  sign: 'D',
  places: 'germany | deutschland | berlin | münchen | hamburg',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`\d{9}`, check: 'mod1110' },
  legal_forms: String.raw`gmbh(?:\s*&\s*co\.?\s*(?:kg|kgaa|ohg))? | ggmbh | mbh | ag(?:\s*&\s*co\.?\s*kg)? | kg | kgaa | ohg | gbr | ug | e\.?\s?k\.? | e\.\s?v\. | eg | se`,
  adjectives: String.raw`german | deutsch\p{L}* | allemand\p{L}* | alem(?:á|a)n\p{L}* | tedesc\p{L}* | duits\p{L}* | alemã(?:o|es)? | niemieck\p{L}* | tysk\p{L}* | německ\p{L}*`,
  retention: { years: 8, law: '§ 147 AO, § 14b UStG' },
};
