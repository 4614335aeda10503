// The test bench: reviewed documents are extracted from their stored pages with the profile as it is and as it would be,
// and both are compared with what people approved. Requested over HTTP, run by the worker.
import type { ExtractedFields } from '../../contract/documents.ts';
import type { ProfileTestInput } from '../../contract/profile-design.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { findStoredReading } from '../documents/stored-reading.ts';
import type { DocumentRow } from '../documents/store.ts';
import { lineItemOf, withoutPlaces } from '../extraction/draft.ts';
import { runExtraction } from '../extraction/process/run-extraction.ts';
import { asRead } from '../formulas/check-formulas.ts';
import { computeValues } from '../formulas/compute-values.ts';
import { hintsFor } from '../learning/recall.ts';
import { isoDay } from '../platform/clock.ts';
import { isInterruption } from '../platform/interruption.ts';
import { errorForLog } from '../platform/log.ts';
import { conflict } from '../platform/errors.ts';
import { toContent } from '../profiles/manage-profiles.ts';
import { getProfile, type ProfileContent } from '../profiles/store.ts';
import { createTally, type Trial } from './compare.ts';
import {
  findDocument,
  findReviewed,
  findTest,
  insertTest,
  isReviewed,
  updateTest,
  type ProfileTestRow,
} from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

/** Throws `invalid` (422) for a profile that could not be stored, `conflict` (409) without reviewed documents. */
export async function requestTest(
  ctx: Context,
  id: number,
  input: ProfileTestInput,
): Promise<ProfileTestRow> {
  const { last_n, ...changes } = input;
  return ctx.transaction(async (ctx) => {
    const profile = await getProfile(ctx, id);
    const { name, description, doc_type_hint, line_items, tax_breakdown, line_columns, fields } = profile;
    const present = { name, description, doc_type_hint, line_items, tax_breakdown, line_columns, fields };
    const content = toContent({ ...present, ...given(changes) });
    const documents_total = (await findReviewed(ctx, id, last_n)).length;
    if (documents_total === 0) throw conflict('setup.noneReviewed', { profile: name });
    const test = await insertTest(ctx, { profile_id: id, content, last_n, documents_total });
    await ctx.queue.send(ctx.db, 'test_profile', { test_id: test.id });
    const detail = { profile_id: id, name, test_id: test.id, documents: documents_total };
    await audit(ctx, { event: 'profile.tested', detail });
    return test;
  });
}

/** Keys that were sent. */
const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** Progress is written after so many documents. */
const STEP = 5;

/** Ends as done or as failed; a test that was interrupted (a lost connection, a restart) begins anew. */
export async function runProfileTest(ctx: Context, test_id: number, signal: AbortSignal): Promise<void> {
  try {
    await tryDocuments(ctx, test_id, signal);
  } catch (error) {
    if (isInterruption(error, signal)) throw error;
    ctx.log.error({ test_id, ...errorForLog(error) }, 'a profile test failed');
    await giveUp(ctx, test_id);
  }
}

async function tryDocuments(ctx: Context, test_id: number, signal: AbortSignal): Promise<void> {
  const test = await findTest(ctx, test_id);
  if (test === undefined || test.finished_at !== null) return;
  const { profile_id, content, last_n } = test;
  const before = await getProfile(ctx, profile_id);
  const ids = await findReviewed(ctx, profile_id, last_n);
  await ctx.db.deleteFrom('profile_test_documents').where('test_id', '=', test_id).execute();
  await updateTest(ctx, test_id, { state: 'running', documents_total: ids.length, documents_done: 0 });
  const tally = createTally(before.fields, content.fields);
  let documents_skipped = 0;
  for (const [i, id] of ids.entries()) {
    signal.throwIfAborted();
    const trial = await tryDocument(ctx, id, before, content, signal);
    if (trial === undefined) documents_skipped += 1;
    else await saveChanges(ctx, test_id, id, tally.add(trial));
    if ((i + 1) % STEP === 0) await updateTest(ctx, test_id, { documents_done: i + 1 });
  }
  await updateTest(ctx, test_id, {
    state: 'done',
    documents_done: ids.length,
    finished_at: ctx.clock.now(),
    result: { ...tally.result(), documents_skipped },
  });
}

/** Undefined when the document is gone or no page of it is stored. */
async function tryDocument(
  ctx: Context,
  id: number,
  before: ProfileContent,
  after: ProfileContent,
  signal: AbortSignal,
): Promise<Trial | undefined> {
  const document = await findDocument(ctx, id);
  const reading = document && (await findStoredReading(ctx, document));
  if (document === undefined || reading === undefined) return undefined;
  // The document's own lessons are what is being asked for; those of others are there in both.
  const learned = await hintsFor(ctx, document, reading);
  const context = { today: isoDay(ctx.clock.now()), learned };
  const values = async (profile: ProfileContent): Promise<ExtractedFields> => {
    const request = { kind: 'extract', reading, profile: asRead(profile), context } as const;
    const { fields, line_items, tax_breakdown } = await runExtraction(ctx.extractors, request, signal);
    const found = {
      extracted_fields: Object.fromEntries(
        profile.fields.map(({ key }) => [key, fields[key]?.value ?? null]),
      ),
      line_items: line_items.map(lineItemOf),
      tax_breakdown: tax_breakdown.map(withoutPlaces),
    };
    return computeValues({ ...found, evidence: {}, lineage: {} }, profile, '').extracted_fields;
  };
  return { approved: approvedOf(document), before: await values(before), after: await values(after) };
}

/** All values of a reviewed document; of another one those that people entered. */
function approvedOf(document: DocumentRow): ExtractedFields {
  const { extracted_fields, lineage } = document;
  if (isReviewed(document)) return extracted_fields;
  const persons = Object.entries(extracted_fields).filter(([key]) => lineage[key]?.source === 'person');
  return Object.fromEntries(persons);
}

async function saveChanges(
  ctx: Context,
  test_id: number,
  document_id: number,
  changes: ReturnType<ReturnType<typeof createTally>['add']>,
): Promise<void> {
  if (changes.length === 0) return;
  await ctx.db
    .insertInto('profile_test_documents')
    .values({ test_id, document_id, changes: JSON.stringify(changes) })
    .execute();
}

async function giveUp(ctx: Context, test_id: number): Promise<void> {
  const error = JSON.stringify(sentence('setup.testFailed'));
  await updateTest(ctx, test_id, { state: 'failed', error, finished_at: ctx.clock.now() });
}
