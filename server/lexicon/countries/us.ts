// United States. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const US: Country = {
  code: 'US',
  name: 'United States',
  languages: 'en',
  currency: 'USD',
  places: String.raw`usa | u\.s\.a\.? | united states | new york`,
  two_words: 'new york',
  postcode_place: String.raw`\p{L}[\p{L}.\s]*,?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?(?!\d)`,
  legal_forms: String.raw`llc | l\.l\.c | inc | incorporated | corp | corporation | co | company | pllc | pc | p\.c`,
};
