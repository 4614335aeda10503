// The vendor of a document, where it is paid to, and how it fits its orders, as the contract shows them.
import type { DocumentRecord } from '../../contract/documents.ts';
import type { VendorReason } from '../../contract/vendor-match.ts';
import type { StoredPlace, StoredReason } from '../database/stored-record.ts';
import type { Language } from '../platform/sentences/language.ts';
import { say } from '../platform/sentences/say.ts';
import { decidedMatch } from '../orders/decided-match.ts';
import type { DocumentRow } from './store.ts';

export const presentReason =
  (language: Language) =>
  ({ message, ...reason }: StoredReason): VendorReason => ({ ...reason, message: say(message, language) });

export function presentVendorMatch(
  { vendor_match, currency }: Pick<DocumentRow, 'vendor_match' | 'currency'>,
  language: Language,
): DocumentRecord['vendor_match'] {
  if (vendor_match === null) return null;
  const { name, by, probability, reasons, proposals, stated } = vendor_match;
  const present = presentReason(language);
  return {
    name,
    by,
    probability,
    reasons: reasons.map(present),
    proposals: proposals.map((proposal) => ({ ...proposal, reasons: proposal.reasons.map(present) })),
    prefilled: { ...stated, currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null },
  };
}

/** Null where it is on no document, or the caller does not see that. */
const paperAt = (place: StoredPlace | null) => ({
  document_id: place?.document_id ?? null,
  version: place?.version ?? null,
});

export function presentPayee(
  { payee }: Pick<DocumentRow, 'payee'>,
  language: Language,
): DocumentRecord['payee'] {
  if (payee === null) return null;
  const { result, accounts, before, signs } = payee;
  return {
    result,
    accounts,
    before: before.map(({ place, ...known }) => ({
      ...known,
      ...paperAt(place),
    })),
    signs: signs.map(({ message, ...sign }) => ({ ...sign, message: say(message, language) })),
  };
}

export function presentOrderMatch(
  document: Pick<DocumentRow, 'order_match' | 'blockers'>,
  language: Language,
): DocumentRecord['order_match'] {
  const order_match = decidedMatch(document);
  if (order_match === null) return null;
  const present = <Spoken extends { message: StoredReason['message'] }>({ message, ...rest }: Spoken) => ({
    ...rest,
    message: say(message, language),
  });
  const { lines, questions, total = null, ...match } = order_match;
  return {
    ...match,
    total,
    lines: lines.map(({ place = null, evidence = [], receipts = [], ...line }) => ({
      ...line,
      order_document_id: place?.document_id ?? null,
      order_version: place?.version ?? null,
      order_evidence: evidence,
      receipts: receipts.map(({ place, ...receipt }) => ({ ...receipt, ...paperAt(place) })),
      differences: line.differences.map(present),
    })),
    questions: questions.map(present),
  };
}
