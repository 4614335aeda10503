// Which profile a document is read with where nobody named one: a rule, documents like it, or its kind, which says how sure it is.
import { SETTLED_STATUSES } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import { runRecognition } from '../extraction/process/run-extraction.ts';
import { isoDay } from '../platform/clock.ts';
import { wholePercent } from '../platform/percent.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { getProfile, listProfilesFor, type ProfileRow } from '../profiles/store.ts';
import type { Reading } from '../reading/reading.ts';
import { ruledProfile, type Ruled } from '../rules/set-profile.ts';
import { similarProfile, type Similar } from './similar-profile.ts';

/** The columns of a document that say which profile it has, and why. */
export type ProfileChoice = Pick<
  DocumentRow,
  'profile_id' | 'profile_version' | 'profile_open' | 'profile_reason' | 'profile_sure'
>;

/** Papers that are alike at all are hardly ever of another kind. */
const SURE_WHERE_ALIKE = 0.5;
/** Below this the kind is a guess, and the profile for any document serves better. */
const LEAST_SURE = 0.5;

/** @returns what the document has already, where its profile is settled */
export async function chooseProfile(
  ctx: Context,
  document: DocumentRow,
  reading: Reading,
  signal: AbortSignal,
): Promise<ProfileChoice> {
  const { profile_id, profile_version, profile_open, profile_reason, profile_sure } = document;
  let recognised: ReturnType<typeof runRecognition> | undefined;
  const recognise = () =>
    (recognised ??= runRecognition(ctx.extractors, reading, isoDay(ctx.clock.now()), signal));
  const kind = async () => (await recognise()).doc_type;
  const ruled = document.profile_named ? undefined : await ruledProfile(ctx, { document, kind });
  if (ruled !== undefined) return choiceOf(ruled);
  if (!profile_open) return { profile_id, profile_version, profile_open, profile_reason, profile_sure };
  const [similar, { doc_type, sure }] = await Promise.all([
    similarProfile(ctx, document.id, reading.pages),
    recognise(),
  ]);
  // An order and its delivery note have most of their words in common.
  const isOther = sure >= LEAST_SURE && doc_type !== 'Other' && doc_type !== similar?.doc_type;
  if (similar !== undefined && (similar.changed || !isOther))
    return choiceBySimilarity(ctx, document, similar);
  const fitting = doc_type === 'Other' ? [] : await listProfilesFor(ctx, doc_type);
  const percent = wholePercent(sure);
  const first = sure < LEAST_SURE ? undefined : await usualOf(ctx, document, doc_type, fitting);
  const profile = first ?? (await getProfile(ctx, profile_id));
  return {
    profile_id: profile.id,
    profile_version: profile.version,
    profile_open: false,
    profile_reason: reasonOf({ doc_type, percent, profile: profile.name }, first, fitting),
    profile_sure: doc_type !== 'Other' && fitting.length === 0 ? null : percent,
  };
}

const choiceOf = ({ profile, rule: { name } }: Ruled): ProfileChoice => ({
  profile_id: profile.id,
  profile_version: profile.version,
  profile_open: false,
  profile_reason: sentence('setup.profileByRule', { profile: profile.name, name }),
  profile_sure: null,
});

async function choiceBySimilarity(
  ctx: Context,
  document: DocumentRow,
  { profile_id, document_id: id, contact_id, similarity }: Similar,
): Promise<ProfileChoice> {
  const profile = await getProfile(ctx, profile_id);
  const percent = wholePercent(Math.min(1, SURE_WHERE_ALIKE + similarity * (1 - SURE_WHERE_ALIKE)));
  return {
    profile_id: profile.id,
    profile_version: profile.version,
    profile_open: false,
    // Who sees this contact need not see others.
    profile_reason:
      contact_id === document.contact_id
        ? sentence('setup.profileSimilar', { profile: profile.name, id, percent })
        : sentence('setup.profileLikeOthers', { profile: profile.name, percent }),
    profile_sure: percent,
  };
}

/** Of several profiles for a kind, the one with which people last approved a document of this contact. */
async function usualOf(
  ctx: Context,
  { contact_id }: DocumentRow,
  doc_type: string,
  fitting: ProfileRow[],
): Promise<ProfileRow | undefined> {
  if (fitting.length < 2) return fitting[0];
  const ids = fitting.map(({ id }) => id);
  const last = await ctx.db
    .selectFrom('documents')
    .select('profile_id')
    .where('contact_id', '=', contact_id)
    .where('doc_type', '=', doc_type)
    .where('profile_id', 'in', ids)
    .where('status', 'in', SETTLED_STATUSES)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return fitting.find(({ id }) => id === last?.profile_id) ?? fitting[0];
}

function reasonOf(
  { doc_type, percent, profile }: { doc_type: string; percent: number; profile: string },
  chosen: ProfileRow | undefined,
  fitting: ProfileRow[],
): Said {
  if (chosen !== undefined) return sentence('setup.profileChosen', { profile, doc_type, percent });
  if (doc_type === 'Other') return sentence('setup.kindUnknown', { profile });
  if (fitting.length === 0) return sentence('setup.noProfileFor', { profile, doc_type });
  return sentence('setup.kindUnsure', { profile, doc_type, percent });
}
