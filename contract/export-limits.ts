// How much an export takes. Apart from the schemas, whose library stays on the server.

/** How many documents each kind of file takes at most. */
export const EXPORT_LIMITS = { csv: 500_000, xlsx: 100_000, zip: 5000, report: 100, pdf_pages: 300 } as const;
/** How many documents an address names at most; more are chosen by a filter. */
export const EXPORT_IDS = 500;
/** A sheet of Excel holds 1,048,576 rows. */
export const XLSX_LINES = 1_000_000;
