// Extraction of one document with what the instance knows besides it.
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { Draft } from '../extraction/draft.ts';
import { extract } from '../extraction/builtin/extract.ts';
import { hintsFor } from '../learning/recall.ts';
import { isoDay } from '../platform/clock.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import type { Reading } from '../reading/reading.ts';

export async function extractDocument(
  ctx: Context,
  document: DocumentRow,
  reading: Reading,
  profile: ProfileVersionRow,
  signal: AbortSignal,
): Promise<Draft> {
  signal.throwIfAborted();
  const learned = await hintsFor(ctx, document, reading);
  return extract(reading, profile, { today: isoDay(ctx.clock.now()), learned });
}
