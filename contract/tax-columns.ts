// Which columns the tax breakdown has. Apart from the schemas, whose library stays on the server.

export const TAX_COLUMNS = ['rate', 'base', 'tax', 'category', 'exemption_reason'] as const;
export type TaxColumn = (typeof TAX_COLUMNS)[number];

/** Codes of UNTDID 5305 that EN 16931 takes. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
