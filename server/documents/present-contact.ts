// Whose a document is thought to be, as the contract shows it.
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { presentReason } from './present-vendor.ts';
import type { DocumentRow } from './store.ts';

/** Whoever has a scope is told of the contacts in it only. */
export function presentContactMatch(
  { contact_match, contact_open: open }: Pick<DocumentRow, 'contact_match' | 'contact_open'>,
  { language, scope }: Pick<Context, 'language' | 'scope'>,
): DocumentRecord['contact_match'] {
  if (contact_match === null && !open) return null;
  const { by, probability, reasons, proposals } = contact_match ?? NOBODY;
  const present = presentReason(language);
  return {
    open,
    by,
    probability,
    reasons: reasons.map(present),
    proposals: proposals
      .filter(({ contact_id }) => scope === null || scope.includes(contact_id))
      .map((proposal) => ({ ...proposal, reasons: proposal.reasons.map(present) })),
  };
}

const NOBODY = { by: null, probability: null, reasons: [], proposals: [] };
