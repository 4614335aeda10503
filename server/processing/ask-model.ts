// The operator's model as second reader of a document. Whatever goes wrong with it, the document is read without it, and the
// record says so.
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { ExtractionProfile } from '../extraction/draft.ts';
import { pagesToShow, type Example } from '../extraction/engines/model/aids.ts';
import { readWithModel, type ModelReading } from '../extraction/engines/model/read-with-model.ts';
import { ModelError } from '../platform/model/model-error.ts';
import { errorForLog } from '../platform/log.ts';
import type { Reading } from '../reading/reading.ts';
import { findModelSettings } from '../settings/model.ts';
import { pagePictures } from './page-pictures.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

/** So long a document may keep a model; a busy office reads on without it. */
const LONGEST_MS = 15 * 60_000;

export interface Asked {
  reading: ModelReading | undefined;
  warnings: Said[];
}

/** @param examples is only called when there is a model to ask */
export async function askModel(
  ctx: Context,
  document: DocumentRow,
  {
    reading,
    profile,
    examples,
  }: { reading: Reading; profile: ExtractionProfile; examples: () => Promise<Example[]> },
  signal: AbortSignal,
): Promise<Asked> {
  const settings = await findModelSettings(ctx);
  if (settings === undefined) return { reading: undefined, warnings: [] };
  const limit = AbortSignal.timeout(LONGEST_MS);
  const either = AbortSignal.any([signal, limit]);
  try {
    const model = await ctx.models.connect(settings, either);
    const shown = model.vision ? pagesToShow(reading.pages, model.context_tokens) : [];
    const aids = {
      pictures: await pagePictures(ctx, document, reading, shown, either),
      examples: await examples(),
    };
    return { reading: await readWithModel(reading, profile, model, either, aids), warnings: [] };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    ctx.log.warn(errorForLog(error), 'the model could not be used for a document');
    const reason = limit.aborted
      ? sentence('problems.modelSlow', { minutes: LONGEST_MS / 60_000 })
      : error.sentence;
    return {
      reading: undefined,
      warnings: [sentence('problems.noModel', { reason })],
    };
  }
}
