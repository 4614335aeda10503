// United States. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const US: Country = {
  code: 'US',
  name: 'United States',
  languages: 'en',
  currency: 'USD',
  places: String.raw`usa | u\.s\.a\.? | united states | new york`,
  states: `
    Alabama AL | Alaska AK | Arizona AZ | Arkansas AR | California CA | Colorado CO | Connecticut CT |
    Delaware DE | District of Columbia DC | Florida FL | Georgia GA | Hawaii HI | Idaho ID | Illinois IL |
    Indiana IN | Iowa IA | Kansas KS | Kentucky KY | Louisiana LA | Maine ME | Maryland MD |
    Massachusetts MA | Michigan MI | Minnesota MN | Mississippi MS | Missouri MO | Montana MT |
    Nebraska NE | Nevada NV | New Hampshire NH | New Jersey NJ | New Mexico NM | New York NY |
    North Carolina NC | North Dakota ND | Ohio OH | Oklahoma OK | Oregon OR | Pennsylvania PA |
    Rhode Island RI | South Carolina SC | South Dakota SD | Tennessee TN | Texas TX | Utah UT | Vermont VT |
    Virginia VA | Washington WA | West Virginia WV | Wisconsin WI | Wyoming WY`,
  two_words: 'new york',
  postcode_place: String.raw`\p{L}[\p{L}.\s]*,?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?(?!\d)`,
  legal_forms: String.raw`llc | l\.l\.c | inc | incorporated | corp | corporation | co | company | pllc | pc | p\.c`,
};
