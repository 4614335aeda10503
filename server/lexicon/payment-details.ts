// How banks of different countries write the details of a payment (field 86 of MT940).

/** Fields of two digits behind a sign that the text itself begins with: "166?00…?20…". */
export interface CodedDetails {
  /** Signs that may stand before the codes. */
  signs: string;
  purpose: readonly string[];
  name: readonly string[];
  /** The first that is there is the account. */
  account: readonly string[];
  /** Characters of a full field of purpose: a word goes on in the next one. */
  width: number;
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Germany and Austria (DFÜ-Abkommen, Anlage 3), and Poland with other signs. */
export const CODED_DETAILS: CodedDetails = {
  signs: '?<^~',
  purpose: [...range(20, 29), ...range(60, 63)],
  name: ['32', '33'],
  account: ['38', '31'],
  width: 27,
};

/** What banks write where the payer gave no reference. */
export const NO_REFERENCES = ['NOTPROVIDED', 'NOT PROVIDED', 'NONREF'] as const;

/** Words between strokes: "/EREF/…/NAME/…/REMI/…", as in the Netherlands and in the guides of SWIFT. */
export const STROKE_WORDS = {
  purpose: ['REMI'],
  name: ['NAME'],
  account: ['IBAN', 'ACCW'],
  reference: ['EREF'],
  /** Others that end the one before. */
  other: ['BENM', 'ORDP', 'BIC', 'TRTP', 'MARF', 'CSID', 'PREF', 'ISDT', 'ADDR', 'ID', 'RTRN', 'SVCL', 'TRCD', 'KREF', 'ULTC', 'ULTD', 'PURP'],
} as const; // prettier-ignore

/** Words inside a German purpose that say what follows: "EREF+…SVWZ+…". */
export const PLUS_WORDS = {
  purpose: ['SVWZ'],
  reference: ['EREF', 'KREF'],
  other: ['MREF', 'CRED', 'DEBT', 'COAM', 'OAMT', 'ABWA', 'ABWE', 'IBAN', 'BIC'],
} as const;
