// The kinds of documents the service knows; the contract allows any text beside them.
import type { DocType } from '../../contract/documents.ts';

const NAMES: Record<DocType, true> = {
  Invoice: true,
  'Credit Note': true,
  Receipt: true,
  Contract: true,
  'Purchase Order': true,
  'Delivery Note': true,
  'Bank Statement': true,
  Fapiao: true,
  'Business License': true,
  'Meeting Notes': true,
  Letter: true,
  Form: true,
  Spreadsheet: true,
  'E-mail': true,
  'Chat Transcript': true,
  Other: true,
};
export const DOC_TYPES = Object.keys(NAMES) as DocType[];
