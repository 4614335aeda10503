// What is printed where one pays, and nowhere else.
import type { ConceptId } from './concepts.ts';

/** Said where one pays. */
export const AT_THE_TILL: ConceptId[] = ['cash_tendered', 'cash_change', 'cashier', 'table_no'];
/** The identifier of a card's application (ISO/IEC 7816-5, EMV): card terminals print it. */
export const CHIP = /(?<![\dA-F])A0{5,}\d{4,}/u;
