// References of payers, as banks hand them on.
import { NO_REFERENCES } from '../lexicon/payment-details.ts';

const NONE = new Set<string>(NO_REFERENCES);

/** Whether the payer gave one: banks fill the field where it is empty. */
export const isReference = (text: string): boolean => text !== '' && !NONE.has(text.toUpperCase());
