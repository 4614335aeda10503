// What was learned of the sender of a document, as hints for extraction; and noting which of them led to a value.
import type { StoredLineage } from '../database/stored-record.ts';
import type { Context } from '../context.ts';
import type { Draft, LearnedHint } from '../extraction/draft.ts';
import { buildPageLayout } from '../extraction/layout/build-layout.ts';
import type { Reading } from '../reading/reading.ts';
import { readSettings } from '../settings/settings.ts';
import { SAME_SENDER, fingerprintOf, likeness } from './fingerprint.ts';
import { hintOf, stateOf } from './lesson.ts';
import { applicableLessons, findOwnLesson } from './store.ts';

export interface RecallingDocument {
  id: number;
  contact_id: number;
  profile_id: number;
}

/** Lessons of one field beyond these add nothing. */
const MOST_PER_FIELD = 20;

type Recalled = Awaited<ReturnType<typeof applicableLessons>>[number];

/** As `recallLessons`, for extraction. */
export async function hintsFor(
  ctx: Context,
  document: RecallingDocument,
  reading: Pick<Reading, 'pages' | 'page_count'>,
): Promise<LearnedHint[]> {
  const lessons = await recallLessons(ctx, document, reading);
  return lessons.map((lesson) => hintOf(lesson, reading.page_count));
}

/** Newest first; empty while learning is switched off. The document's own corrections are not among them. */
export async function recallLessons(
  ctx: Context,
  document: RecallingDocument,
  { pages }: Pick<Reading, 'pages'>,
): Promise<Recalled[]> {
  const first = pages[0];
  if (first === undefined || !(await readSettings(ctx)).learning) return [];
  const lessons = (await applicableLessons(ctx, document)).filter((lesson) => stateOf(lesson) === 'active');
  if (lessons.length === 0) return [];
  const own = fingerprintOf(buildPageLayout(first, 0));
  const alike = new Map<number, boolean>();
  const counts = new Map<string, number>();
  return lessons.flatMap((lesson) => {
    const known = alike.get(lesson.document_id) ?? likeness(own, lesson.tokens) >= SAME_SENDER;
    alike.set(lesson.document_id, known);
    const count = (counts.get(lesson.field) ?? 0) + (known ? 1 : 0);
    counts.set(lesson.field, count);
    return known && count <= MOST_PER_FIELD ? [lesson] : [];
  });
}

/** Remembers what lessons led to, for people's verdict. What was judged before stays judged. */
export async function noteUses(
  ctx: Context,
  document: RecallingDocument,
  draft: Pick<Draft, 'fields'>,
  lineage: Record<string, StoredLineage>,
): Promise<void> {
  const { id: document_id, profile_id } = document;
  await ctx.db
    .deleteFrom('lesson_uses')
    .where('document_id', '=', document_id)
    .where('verdict', 'is', null)
    .execute();
  for (const [field, { value, learned_from }] of Object.entries(draft.fields)) {
    // A person's own value may have been kept instead.
    if (learned_from === null || value === null || lineage[field]?.source !== 'learned') continue;
    const lesson = await findOwnLesson(ctx, { document_id: learned_from, profile_id, field });
    if (lesson === undefined) continue;
    await ctx.db
      .insertInto('lesson_uses')
      .values({ lesson_id: lesson.id, document_id, value, at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['lesson_id', 'document_id']).doNothing())
      .execute();
  }
}
