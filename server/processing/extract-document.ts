// Extraction of one document with what the instance knows besides it.
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { Draft } from '../extraction/draft.ts';
import { asRead } from '../formulas/check-formulas.ts';
import { runExtraction } from '../extraction/process/run-extraction.ts';
import { examplesOf } from './learned-examples.ts';
import { hintOf } from '../learning/lesson.ts';
import { recallLessons } from '../learning/recall.ts';
import { injectionWarnings } from '../extraction/engines/model/injection.ts';
import { isoDay } from '../platform/clock.ts';
import { findProfile, type ProfileVersionRow } from '../profiles/store.ts';
import type { Reading } from '../reading/reading.ts';
import { askModel } from './ask-model.ts';

export async function extractDocument(
  ctx: Context,
  document: DocumentRow,
  reading: Reading,
  version: ProfileVersionRow,
  signal: AbortSignal,
): Promise<Draft> {
  const profile = asRead(version);
  signal.throwIfAborted();
  const today = isoDay(ctx.clock.now());
  if ((await findProfile(ctx, profile.profile_id))?.built_in === 'profile_drafter')
    return runExtraction(ctx.extractors, { kind: 'propose', reading, profile, today }, signal);
  const lessons = await recallLessons(ctx, document, reading);
  const learned = lessons.map((lesson) => hintOf(lesson, reading.page_count));
  const examples = () => examplesOf(ctx, lessons);
  const asked = await askModel(ctx, document, { reading, profile, examples }, signal);
  const context = { today, learned };
  const draft = await runExtraction(
    ctx.extractors,
    { kind: 'extract', reading, profile, context, model: asked.reading },
    signal,
  );
  return { ...draft, warnings: [...draft.warnings, ...asked.warnings, ...injectionWarnings(reading)] };
}
