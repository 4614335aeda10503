// A person approved a document whose fields they had corrected: what that teaches is remembered, in the same transaction.
import type { Evidence, ExtractedFields, Lineage } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { sameValue } from '../extraction/checks/check-record.ts';
import { understandField } from '../extraction/labels/understand-field.ts';
import type { PageLayout, Span } from '../extraction/layout/layout.ts';
import { readSettings } from '../settings/settings.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isConstant, spanAt, taughtBy } from './lesson.ts';
import { deleteLessons, findOwnLesson, saveLearnedDocument } from './store.ts';

export interface CorrectedDocument {
  id: number;
  contact_id: number;
  profile_id: number;
  page_count: number | null;
  fields: ProfileField[];
  /** What the engine had found, where, and by what. */
  before: {
    extracted_fields: ExtractedFields;
    evidence: Record<string, Evidence[]>;
    sources: Record<string, Lineage['source']>;
  };
  after: { extracted_fields: ExtractedFields; evidence: Record<string, Evidence[]> };
  /** Where the new values stand within their rows, by field key. */
  spans: Record<string, Span | null>;
  page(number: number): Promise<PageLayout | undefined>;
}

/** Only people teach: what rules set follows from other values. @param keys fields that a person has set */
export async function learnFromApproval(
  ctx: Context,
  document: CorrectedDocument,
  keys: string[],
): Promise<void> {
  if (ctx.actor.kind !== 'person' && ctx.actor.kind !== 'token') return;
  if (!(await readSettings(ctx)).learning) return;
  for (const key of keys) {
    const field = document.fields.find((one) => one.key === key);
    if (field !== undefined) await learnField(ctx, document, field);
  }
}

async function learnField(ctx: Context, document: CorrectedDocument, field: ProfileField): Promise<void> {
  const { id: document_id, profile_id, before, after } = document;
  const { key } = field;
  const own = await findOwnLesson(ctx, { document_id, profile_id, field: key });
  const engine_value = before.extracted_fields[key] ?? null;
  const value = after.extracted_fields[key] ?? null;
  const corrected = !same(value, engine_value);
  // What an e-invoice states is not read from a place on the page.
  const structured = before.sources[key] === 'e_invoice';
  const lesson = corrected && !structured ? await lessonOf(document, field, value) : undefined;
  if (lesson === undefined) {
    // Back to what the engine had found, or to something that stands nowhere: the earlier lesson was none.
    if (own !== undefined && value !== own.value) await deleteLessons(ctx, [own.id]);
    return;
  }
  if (own === undefined) await rememberDocument(ctx, document);
  const now = ctx.clock.now();
  const row = { ...lesson, value, engine_value, learned_by: ctx.actor.name, updated_at: now };
  const { id } = await ctx.db
    .insertInto('lessons')
    .values({ ...row, document_id, profile_id, field: key, created_at: now })
    .onConflict((conflict) => conflict.constraint('lessons_once').doUpdateSet({ ...row, enabled: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = { lesson_id: id, profile_id, field: key };
  await audit(ctx, { event: 'lesson.learned', document_id, contact_id: document.contact_id, detail });
}

const same = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && sameValue(a, b));

/** Undefined when there is nothing to be learned: the value is printed nowhere and is not one that stays the same. */
async function lessonOf(document: CorrectedDocument, field: ProfileField, value: string | null) {
  const { before, after, spans } = document;
  const { key } = field;
  const constant = value !== null && isConstant(understandField(field), value);
  // An emptied field teaches what stood at the place the engine took it from.
  const evidence = (value === null ? before : after).evidence[key] ?? [];
  if (evidence.length === 0 && !constant) return undefined;
  const span = value === null ? await oldSpan(document, evidence) : (spans[key] ?? null);
  if (span === null && !constant) return undefined;
  return { ...taughtBy(value, evidence, span), constant, pages: Math.max(document.page_count ?? 1, 1) };
}

async function oldSpan(document: CorrectedDocument, [place]: Evidence[]): Promise<Span | null> {
  const page = place === undefined ? undefined : await document.page(place.page);
  return page === undefined || place === undefined ? null : spanAt(page, place.box);
}

/** The sender's name helps people to recognise the lesson; the fingerprint is what counts. */
async function rememberDocument(ctx: Context, document: CorrectedDocument): Promise<void> {
  const page = await document.page(1);
  const seller = document.fields.find((field) => {
    const { concept, role } = understandField(field);
    return concept?.id === 'party_name' && (role === 'seller' || role === null);
  });
  const sender = seller === undefined ? null : (document.after.extracted_fields[seller.key] ?? null);
  const tokens = page === undefined ? [] : fingerprintOf(page);
  await saveLearnedDocument(ctx, { document_id: document.id, sender: sender?.slice(0, 200) ?? null, tokens });
}
