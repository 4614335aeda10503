// The operator's model as second reader of a document. Whatever goes wrong with it, the document is read without it, and the
// record says so.
import type { Context } from '../context.ts';
import type { ExtractionProfile } from '../extraction/draft.ts';
import { readWithModel, type ModelReading } from '../extraction/engines/model/read-with-model.ts';
import { ModelError } from '../platform/model/model-error.ts';
import { errorForLog } from '../platform/log.ts';
import type { Reading } from '../reading/reading.ts';
import { findModelSettings } from '../settings/model.ts';

/** So long a document may keep a model; a busy office reads on without it. */
const LONGEST_MS = 15 * 60_000;

export interface Asked {
  reading: ModelReading | undefined;
  warnings: string[];
}

export async function askModel(
  ctx: Context,
  reading: Reading,
  profile: ExtractionProfile,
  signal: AbortSignal,
): Promise<Asked> {
  const settings = await findModelSettings(ctx);
  if (settings === undefined) return { reading: undefined, warnings: [] };
  const limit = AbortSignal.timeout(LONGEST_MS);
  const either = AbortSignal.any([signal, limit]);
  try {
    const model = await ctx.models.connect(settings, either);
    return { reading: await readWithModel(reading, profile, model, either), warnings: [] };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    ctx.log.warn(errorForLog(error), 'the model could not be used for a document');
    const reason = limit.aborted ? `It took longer than ${LONGEST_MS / 60_000} minutes` : error.message;
    return {
      reading: undefined,
      warnings: [
        `The model could not be used: ${reason}. The built-in engine read this document alone; process it again once the model answers.`,
      ],
    };
  }
}
