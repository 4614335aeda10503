// The profile that papers of a vendor usually have holds where nothing but the kind of the document has chosen another one.
import type { Context } from '../context.ts';
import { isBill } from '../documents/find-orders.ts';
import { startRun } from '../documents/start-run.ts';
import type { DocumentRow } from '../documents/store.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { getProfile, type ProfileRow } from '../profiles/store.ts';
import { findVendorById } from '../vendors/store.ts';

/** Why a profile was chosen where nobody, no rule and no other document had one. */
const BY_KIND = ['setup.profileChosen', 'setup.kindUnknown', 'setup.kindUnsure', 'setup.noProfileFor'];

/**
 * In the transaction that has processed the document. The vendor is known only now, so the pages are extracted again; they are not
 * read again. What was read so is never read so twice: its profile has another reason then.
 */
export async function readAsVendor(ctx: Context, document: DocumentRow): Promise<boolean> {
  const { vendor_id, profile_id, doc_type, status_by, split } = document;
  if (vendor_id === null || split || status_by !== 'system') return false;
  if (document.profile_named || !isByKind(document.profile_reason)) return false;
  const vendor = await findVendorById(ctx, vendor_id);
  const usual = vendor?.default_profile_id ?? null;
  if (vendor === undefined || usual === null || usual === profile_id) return false;
  const profile = await getProfile(ctx, usual);
  if (!isFor(profile, doc_type)) return false;
  await startRun(ctx, document, {
    profile_id: profile.id,
    profile_version: profile.version,
    profile_open: false,
    profile_reason: JSON.stringify(
      sentence('setup.profileOfVendor', { profile: profile.name, vendor: vendor.name }),
    ),
    profile_sure: null,
  });
  return true;
}

const isByKind = (reason: Said | null): boolean =>
  typeof reason === 'object' && reason !== null && BY_KIND.includes(reason.code);

/** A delivery note of the vendor is not read as an invoice. A profile that names no kind is for papers that ask for money. */
const isFor = ({ chosen_for, doc_type_hint }: ProfileRow, doc_type: DocumentRow['doc_type']): boolean =>
  chosen_for.length === 0 && doc_type_hint === null
    ? isBill(doc_type)
    : doc_type_hint === doc_type || chosen_for.some((kind) => kind === doc_type);
