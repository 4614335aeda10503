// Tells documents that are the same one again: same sender, number and total. The caller knows the other documents.
import type { Check } from '../../../contract/documents.ts';

export interface Identity {
  sender: string;
  number: string;
  total: string;
}

export interface KnownDocument extends Identity {
  document_id: number;
  filename: string;
}

/** Undefined unless all three are known: fewer would accuse too many. */
export function duplicateCheck(
  identity: Identity | null,
  others: KnownDocument[],
  keys: string[],
): Check | undefined {
  if (identity === null) return undefined;
  const same = others.find(
    (other) =>
      fold(other.sender) === fold(identity.sender) &&
      fold(other.number) === fold(identity.number) &&
      Number(other.total) === Number(identity.total),
  );
  if (same === undefined) return undefined;
  const detail = `${identity.sender}, number ${identity.number}, total ${identity.total} is also document ${same.document_id} (${same.filename})`;
  return { name: 'Not a duplicate', passed: false, detail, fields: keys };
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
