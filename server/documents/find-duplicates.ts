// Which documents one repeats: the same file, the same pages in another file, the same sender, number and total. The first two are
// found once, when it comes in, and kept as pairs; the last follows from the record. A pair that a person keeps is never asked
// about again.
import { createHash } from 'node:crypto';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { DuplicateReason } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { PairReason } from '../database/document-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { FoundCheck } from '../extraction/checks/check.ts';
import {
  duplicateCheck,
  identityKey,
  identityOf,
  isOtherPaper,
  issueKey,
  relationOf,
  type Identity,
} from '../extraction/checks/duplicates.ts';
import { twinBlocker, type Twin } from '../extraction/judgement/twin.ts';
import { lockContent } from './originals.ts';
import type { DocumentRow, VersionRow } from './store.ts';

/** An original, or pages of it. */
type Content = Pick<VersionRow, 'sha256'> & Partial<Pick<VersionRow, 'first_page' | 'last_page'>>;

/** Of the documents with the same content, so many are kept as pairs. */
const MOST_PAIRS = 5;

/**
 * Keeps the documents with the same content as pairs: those of the contact first, then those of others, then those in the trash.
 * Two that come in at the same moment see each other.
 */
export async function noteSameFile(
  ctx: Context,
  { id, contact_id }: Pick<DocumentRow, 'id' | 'contact_id'>,
  { sha256, first_page = null, last_page = null }: Content,
): Promise<Headline> {
  await lockContent(ctx, sha256);
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .select('id')
    .where('id', '!=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('document_versions')
          .select('version')
          .whereRef('document_id', '=', 'documents.id')
          .where('sha256', '=', sha256)
          .where('first_page', 'is not distinct from', first_page)
          .where('last_page', 'is not distinct from', last_page),
      ),
    )
    .orderBy(sql`deleted_at is null`, 'desc')
    .orderBy(sql`contact_id = ${contact_id}`, 'desc')
    .orderBy('id')
    .limit(MOST_PAIRS)
    .execute();
  await notePairs(
    ctx,
    id,
    rows.map((row) => row.id),
    'same_file',
  );
  return headlineOf(await findTwin(ctx, { id, contact_id, acceptances: [] }, null));
}

/** Those that are gone meanwhile are passed over, and those that were told of this one when they came in. */
export async function notePairs(
  ctx: Context,
  document_id: number,
  others: number[],
  reason: PairReason,
): Promise<void> {
  if (others.length === 0) return;
  await ctx
    .everything()
    .insertInto('duplicates')
    .columns(['document_id', 'other_id', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select([
          sql<number>`${document_id}::integer`.as('document_id'),
          'id',
          sql<PairReason>`${reason}::text`.as('reason'),
        ])
        .where('id', 'in', others)
        .where((eb) => eb.not(tells(eb, eb.ref('documents.id'), document_id)))
        // One that is being purged is waited for: it is there, or it is gone.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that nobody has decided on: they were about the file that the document had. */
export const forgetPairs = (ctx: Context, document_id: number): Promise<unknown> =>
  ctx
    .everything()
    .deleteFrom('duplicates')
    .where('document_id', '=', document_id)
    .where('kept_at', 'is', null)
    .execute();

type Documents = ExpressionBuilder<Tables, 'documents'>;

/** Whether a document was told of another one when it came in. */
const tells = (eb: Documents, document: Expression<number>, other_id: number) =>
  eb.exists(
    eb
      .selectFrom('duplicates')
      .select('other_id')
      .where('document_id', '=', document)
      .where('other_id', '=', other_id),
  );

export interface Headline {
  duplicate_of: number | null;
  duplicate_reason: DuplicateReason | null;
}

export interface Duplicates extends Headline {
  issue_key: string | null;
  business_key: string | null;
  twins: Twin[];
  /** The failed check, where another document has the same sender, number and total. */
  duplicate: FoundCheck | undefined;
}

export type Compared = Pick<DocumentRow, 'id' | 'contact_id' | 'acceptances' | 'extracted_fields'>;

/** Others with the same sender and number wait until the transaction ends. */
export async function findDuplicates(
  ctx: Context,
  record: Compared,
  fields: ProfileField[],
): Promise<Duplicates> {
  const identity = identityOf(fields, record.extracted_fields);
  const twin = await findTwin(ctx, record, identity);
  const { issue_key, business_key, same, check } = await findSameRecord(ctx, record, identity);
  // One blocker about one document.
  const other = same?.id === twin?.id ? undefined : same;
  const earlier = other !== undefined && isEarlier(other, record) ? other : undefined;
  return {
    issue_key,
    business_key,
    duplicate: check,
    twins: [twin, other].filter((one) => one !== undefined),
    ...headlineOf(twin?.place === 'here' && !twin.kept ? twin : (earlier ?? twin)),
  };
}

/** Of two that name each other by their records, one is the duplicate. */
const isEarlier = (other: Twin, { id }: Compared): boolean => other.id < id && !other.told;

function headlineOf(twin: Twin | undefined): Headline {
  if (twin === undefined || twin.place !== 'here' || twin.kept || twin.reason === 'corrected')
    return { duplicate_of: null, duplicate_reason: null };
  return { duplicate_of: twin.id, duplicate_reason: twin.reason };
}

/**
 * The first of the pairs that nobody has decided on; one that was decided on here is still shown.
 *
 * @param identity of the record, where it is known
 */
async function findTwin(
  ctx: Context,
  { id, contact_id, acceptances }: Omit<Compared, 'extracted_fields'>,
  identity: Identity | null,
): Promise<Twin | undefined> {
  const rows = await ctx
    .everything()
    .selectFrom('duplicates')
    .innerJoin('documents', 'documents.id', 'duplicates.other_id')
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .select(['documents.id', 'documents.filename', 'documents.contact_id', 'documents.deleted_at'])
    .select(['contacts.name as contact', 'reason', 'kept_at', 'business_key', 'doc_date'])
    .where('duplicates.document_id', '=', id)
    .where('reason', 'in', ['same_file', 'same_pages'])
    .orderBy(sql`kept_at is null`, 'desc')
    .orderBy(sql`documents.deleted_at is null`, 'desc')
    .orderBy(sql`documents.contact_id = ${contact_id}`, 'desc')
    .orderBy('reason')
    .orderBy('documents.id')
    .execute();
  const twins = rows.flatMap(({ deleted_at, kept_at, business_key, doc_date, ...other }): Twin[] => {
    const samePaper =
      other.reason === 'same_file' ||
      identity === null ||
      !isOtherPaper(identity, { business_key, doc_date });
    const place = deleted_at !== null ? 'trash' : other.contact_id === contact_id ? 'here' : 'elsewhere';
    return samePaper ? [{ ...other, kept: kept_at !== null, told: false, place }] : [];
  });
  return twins.find((twin) => isShown(twin, acceptances));
}

/** Of a pair that is kept, the document on which that was decided goes on showing who did. */
const isShown = (twin: Twin, acceptances: DocumentRow['acceptances']): boolean => {
  const { id, stamp } = twinBlocker(twin);
  return !twin.kept || acceptances.some((one) => one.id === id && one.stamp === stamp);
};

/** Whether a person keeps both, whichever of the two was decided on. */
const isKept = (eb: Documents, id: number) =>
  eb.exists(
    eb
      .selectFrom('duplicates')
      .select('reason')
      .where('kept_at', 'is not', null)
      .where((pair) =>
        pair.or([
          pair.and([pair('document_id', '=', id), pair('other_id', '=', pair.ref('documents.id'))]),
          pair.and([pair('other_id', '=', id), pair('document_id', '=', pair.ref('documents.id'))]),
        ]),
      ),
  );

interface SameRecord {
  issue_key: string | null;
  business_key: string | null;
  same?: Twin;
  check?: FoundCheck;
}

async function findSameRecord(
  ctx: Context,
  record: Compared,
  identity: Identity | null,
): Promise<SameRecord> {
  if (identity === null) return { issue_key: null, business_key: null };
  const issue_key = issueKey(identity).slice(0, MAX_KEY);
  const business_key = identityKey(identity).slice(0, MAX_KEY);
  // Two of a kind that are processed at the same moment: one comes after the other, and sees it.
  await ctx.lock(lockOf(issue_key));
  // A duplicate is one whoever changes the record; who may not see the other one is not told which.
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .select(['documents.id', 'documents.filename', 'documents.contact_id', 'contacts.name as contact'])
    .select(['documents.business_key', 'documents.doc_date'])
    .select((eb) => [
      isKept(eb, record.id).$castTo<boolean>().as('kept'),
      tells(eb, eb.ref('documents.id'), record.id).$castTo<boolean>().as('told'),
    ])
    .where('issue_key', '=', issue_key)
    .where('documents.id', '!=', record.id)
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.id')
    .limit(MOST_COMPARED)
    .execute();
  const related = rows.flatMap(({ business_key: key, doc_date, ...other }) => {
    const known = { ...other, business_key: key, doc_date };
    const reason = relationOf(identity, business_key, known);
    if (reason === undefined) return [];
    // Only the later one can be the corrected one, and whoever sees it sees what it corrects.
    if (reason === 'corrected' && (other.id > record.id || other.contact_id !== record.contact_id)) return [];
    const place = other.contact_id === record.contact_id ? ('here' as const) : ('elsewhere' as const);
    const twin = { ...other, reason, place };
    return isShown(twin, record.acceptances) ? [{ known, twin }] : [];
  });
  const first =
    related.find(({ twin }) => !twin.kept && twin.reason !== 'corrected') ??
    related.find(({ twin }) => !twin.kept) ??
    related[0];
  if (first === undefined) return { issue_key, business_key };
  const { known, twin } = first;
  const check = twin.reason === 'corrected' ? {} : { check: duplicateCheck(identity, known, twin.reason) };
  return { issue_key, business_key, same: twin, ...check };
}

/** Index rows have a limit; what differs only beyond it is the same for all that matters. */
const MAX_KEY = 1000;
/** Of one sender and number, so many documents are looked at. */
const MOST_COMPARED = 50;
const LOCKS = 7_230_000_000;

const lockOf = (key: string): number =>
  LOCKS + (createHash('sha256').update(key).digest().readUInt32BE(0) % 1_000_000);
