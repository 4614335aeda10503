// A document that came in without a contact gets one: whoever moves it says whose it is, and what a person says is remembered for others
// like it.
import type { Filing, SavedState } from '../database/review-tables.ts';
import type { StoredContactMatch } from '../database/stored-record.ts';
import { requestFiling } from '../contacts/request-filing.ts';
import type { Context } from '../context.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import { filingKeys } from '../filing/match-contact.ts';
import { rememberFiling } from '../filing/filings.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { reasonOf } from '../vendors/score-vendor.ts';
import type { SentRecord } from '../vendors/sender.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { DocumentRow } from './store.ts';

/** What is said of the contact once a document has moved; `filing` undefined leaves what it taught as it is. */
export interface Settled {
  contact_open: boolean;
  contact_match: StoredContactMatch | null;
  filing?: Filing | null | undefined;
}

/** What the record says of whose it is. */
export const askedOf = (
  document: Pick<
    DocumentRow,
    'extracted_fields' | 'evidence' | 'external_refs' | 'check_facts' | 'mail_from'
  >,
  fields: ProfileField[],
): SentRecord & Pick<DocumentRow, 'mail_from'> => ({
  ...document,
  fields,
  printed: (document.check_facts as RecordFacts | null)?.printed ?? [],
});

/** Undefined where a move says nothing of whose it is: of documents that came in with a contact. */
export async function settledBy(
  ctx: Context,
  before: DocumentRow,
  { contact_id, folder_id }: Pick<DocumentRow, 'contact_id' | 'folder_id'>,
): Promise<Settled | undefined> {
  const { contact_match, contact_open } = before;
  if (!contact_open && contact_match === null) return undefined;
  const { actor } = ctx;
  const reasons = [reasonOf(sentence('filing.person', { by: actor.name }), { field: null, evidence: [] })];
  const settled: Settled = {
    contact_open: false,
    contact_match: { by: 'person', probability: 1, reasons, proposals: [] },
  };
  // Rules and programs say it of one document at a time, by reasons of their own.
  if (actor.kind !== 'person') return settled;
  const { fields } = await getProfileVersion(ctx, before.profile_id, before.profile_version);
  const keys = filingKeys(askedOf(before, fields));
  return { ...settled, filing: { contact_id, folder_id, ...keys, filed_by: actor.name } };
}

/**
 * In the transaction of the move.
 * @returns what an undo puts back
 */
export async function settleContact(
  ctx: Context,
  before: DocumentRow,
  settled: Settled,
): Promise<NonNullable<SavedState['moved']['settled']>> {
  const { contact_open, contact_match } = before;
  const saved = { contact_open, contact_match, filing: null };
  if (settled.filing === undefined) return saved;
  const filing = await rememberFiling(ctx, before.id, settled.filing);
  await requestFiling(ctx);
  return { ...saved, filing };
}
