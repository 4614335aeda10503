// Sweden. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const SE: Country = {
  code: 'SE',
  name: 'Sweden',
  names: 'schweden | sweden | sverige | suède | zweden',
  languages: 'sv',
  currency: 'SEK',
  dial: '46',
  places: 'sverige | stockholm | göteborg | malmö | uppsala',
  postcode: String.raw`\d{3}\s\d{2}\s+\p{Lu}`,
  vat: { form: String.raw`\d{12}` },
  legal_forms: 'ab | aktiebolag',
  postcode_place: String.raw`(?:^|,\s*)(?:[A-Z]{1,2}-?\s?)?\d{3}\s\d{2}\s+\p{Lu}\p{Ll}{2}`,
  adjectives: String.raw`swedish | schwedisch\p{L}* | suédois\p{L}* | svensk\p{L}* | zweeds\p{L}*`,
  retention: { years: 7, law: 'Bokföringslagen 7 kap. 2 §' },
};
