// Switzerland. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const CH: Country = {
  code: 'CH',
  name: 'Switzerland',
  names: 'schweiz | switzerland | suisse | svizzera | suiza | zwitserland',
  languages: 'de fr it',
  currency: 'CHF',
  dial: '41',
  places: 'schweiz',
  postcode: String.raw`\d{4}\s+\p{Lu}\p{Ll}`,
  vat: {
    form: String.raw`E\d{9}(?:MWST|TVA|IVA)?`,
    check: 'swiss',
    named_behind: String.raw`(?:(?:HR|RC)\s?[/,]\s?)?(?:MWST|TVA|IVA|VAT)`,
  },
  adjectives: String.raw`swiss | schweizer\p{L}* | suisse\p{L}* | suiz\p{L}* | svizzer\p{L}* | zwitsers\p{L}* | szwajcarsk\p{L}*`,
  retention: { years: 10, law: 'Art. 958f OR' },
};
