// What a country file holds. Where several words are given they are separated by bars, and each may be a short regular expression.

/** How the check digits of a number are found; server/extraction/candidates/check-digits.ts knows each. */
export type CheckRule = 'mod1110' | 'mod97' | 'mod89' | 'luhn' | 'french' | 'swiss';

export interface Country {
  /** ISO 3166. */
  code: string;
  /** English name. */
  name: string;
  /** Names under which addresses of European documents give it, in their languages. */
  names?: string;
  /** ISO 639-1 codes of the languages of its documents, blanks between them. */
  languages?: string;
  /** Years of reigns and republics, each with the year before its first: "令和 2018" makes 令和6年 2024. */
  eras?: string;
  /** ISO 4217. */
  currency?: string;
  /** ITU-T E.164 country code. */
  dial?: string;
  /** First digits of the article numbers that its GS1 organisation gives; of countries whose script a recogniser may not read. */
  gs1?: string;
  /** The sign of road traffic that used to stand before postal codes ("D-80333"). */
  sign?: string;
  /** Names of it, its regions and its largest towns that say a line is one of an address. */
  places?: string;
  /** The states that it consists of, each with its abbreviation last: "California CA". */
  states?: string;
  /** Names of places of two words, which narrow paper breaks between. */
  two_words?: string;
  /** Postal code and the beginning of the town, as its addresses print them (Universal Postal Union). */
  postcode?: string;
  /** Postal code with its place, where it is no plain number before the town. */
  postcode_place?: string;
  /** Form of a tax number that stands without the letters of the country. */
  bare_vat?: string;
  /**
   * VAT number behind the code of the country (VIES): its form, how its check digit is found where that is public and simple, and what
   * names it where that stands behind it.
   */
  vat?: { prefix?: string; form: string; check?: CheckRule; named_behind?: string };
  /** Legal forms as they end the name of a company; without the last full stop. */
  legal_forms?: string;
  /** Adjectives of it, as they name its law: "German", "deutsches", "allemand". */
  adjectives?: string;
  /** Years from the end of the year for which invoices and receipts are kept, and where that stands; left out where it is not that simple. */
  retention?: { years: number; law: string };
}
