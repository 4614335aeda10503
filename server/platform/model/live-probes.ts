// What only asking shows: whether a schema is enforced, whether the model can read, whether images are taken, whether long
// prompts arrive whole. The texts are fixed and say nothing about anybody.
import { z } from 'zod';
import { collect } from './collect.ts';
import type { Connection, Question } from './connection.ts';
import { converse } from './converse.ts';
import { generateValue } from './generate-value.ts';
import { ModelError } from './model-error.ts';
import type { StreamEvent, Usage } from './model.ts';
import { parseJson } from './parse-json.ts';
import { reduceSchema } from './schema-subset.ts';

/** A white square of 64 x 64 pixels, larger than the patches of any vision model. */
const WHITE_SQUARE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIPuX1hD77SAA6VEEAoFAIBAIBAKBQCAQfA8Gpwvw4qrwDDIAAAAASUVORK5CYII=';

const question = (content: string, max_tokens: number, signal: AbortSignal | undefined): Question => ({
  messages: [{ role: 'user', content }],
  images: [],
  max_tokens,
  schema: null,
  temperature: 0,
  signal,
});

/**
 * - `enforced`: the reply had the shape against the prompt's wording
 * - `ignored`: taken and not followed
 * - `refused`: answered with an error
 */
export type SchemaSupport = 'enforced' | 'ignored' | 'refused';

const Yes = z.object({ ok: z.enum(['yes']) });

/** The prompt asks for something else on purpose, so that only enforcement leads to the shape. */
export async function probeSchema(connection: Connection, signal?: AbortSignal): Promise<SchemaSupport> {
  const asked = question('Write one short sentence about the weather.', 64, signal);
  try {
    const { text } = await collect(connection, { ...asked, schema: reduceSchema(Yes, 'full') }, undefined);
    const parsed = parseJson(text);
    return parsed?.clean === true && Yes.safeParse(parsed.value).success ? 'enforced' : 'ignored';
  } catch (error) {
    if (error instanceof ModelError && (error.kind === 'bad_request' || error.kind === 'server'))
      return 'refused';
    throw error;
  }
}

const Found = z.object({
  quote: z.string().max(80).nullable(),
  line: z.string().max(20).nullable(),
  value: z.string().max(40).nullable(),
});

export interface ReadingProbe {
  /** Whether any rung of the ladder led to the shape. */
  shaped: boolean;
  /** Whether the value was right. */
  right: boolean;
  /** Whether the model thought although it was told not to. */
  thinks: boolean;
  usage: Usage;
  ms: number;
}

/** A task of the kind that extraction sets, on one line of text. */
export async function probeReading(connection: Connection, signal?: AbortSignal): Promise<ReadingProbe> {
  let thinks = false;
  const content =
    '[p1.l01] Packing slip no. PS-20417\n[p1.l02] Two boxes, one pallet\n\nWhat is the number of the packing slip? ' +
    'Give the words as they stand in the line, the name of the line, and the number alone.';
  try {
    const reply = await generateValue(connection, {
      messages: [{ role: 'user', content }],
      schema: Found,
      max_tokens: 200,
      on_progress: ({ phase }) => (thinks ||= phase === 'thinking'),
      ...(signal === undefined ? {} : { signal }),
    });
    const right = reply.value.value?.includes('20417') ?? false;
    return { shaped: true, right, thinks, usage: reply.usage, ms: reply.ms };
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind !== 'protocol') throw error;
    return {
      shaped: false,
      right: false,
      thinks,
      usage: { prompt_tokens: null, completion_tokens: null },
      ms: 0,
    };
  }
}

/** null where the server failed for a reason of its own. */
export async function probeVision(connection: Connection, signal?: AbortSignal): Promise<boolean | null> {
  const asked = { ...question('What colour is this?', 4, signal), images: [WHITE_SQUARE] };
  try {
    await collect({ ...connection, vision: true }, asked, undefined);
    return true;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.kind === 'aborted') throw error;
    return error.kind === 'bad_request' || error.kind === 'server' ? false : null;
  }
}

export interface WholenessProbe {
  /** null: the server does not say how many tokens it read. */
  whole: boolean | null;
  /** Tokens of the longest prompt that was tried. */
  tried_tokens: number;
  /** The server took too long over it. */
  slow: boolean;
}

const FILLER = 'Nothing of interest stands on this line.\n';
/** Longer than the smallest silent limits (2,048 and 4,096), short enough for a CPU. */
const LONG_PROMPT_TOKENS = 6000;
const SHARE_OF_CONTEXT = 0.7;
/** Two short prompts tell how many tokens a line of filler takes for this model's tokenizer. */
const SHORT_LINES = [20, 60] as const;

/** Whether the server reads as many tokens of a long prompt as there are, or cuts it without saying so. */
export async function probeWholeness(connection: Connection, signal?: AbortSignal): Promise<WholenessProbe> {
  const count = async (lines: number): Promise<number | null> => {
    const content = `The word is LANTERN.\n${FILLER.repeat(lines)}\nWhich word was given at the beginning?`;
    return countPrompt(converse(connection, question(content, 16, signal)));
  };
  const [few, more] = [await count(SHORT_LINES[0]), await count(SHORT_LINES[1])];
  if (few === null || more === null || more <= few) return { whole: null, tried_tokens: 0, slow: false };
  const perLine = (more - few) / (SHORT_LINES[1] - SHORT_LINES[0]);
  const target = Math.min(LONG_PROMPT_TOKENS, connection.context_tokens * SHARE_OF_CONTEXT - 16);
  const lines = Math.floor((target - few) / perLine) + SHORT_LINES[0];
  const expected = few + perLine * (lines - SHORT_LINES[0]);
  const tried_tokens = Math.round(expected);
  try {
    const counted = await count(lines);
    return { whole: counted === null ? null : counted > expected * 0.9, tried_tokens, slow: false };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.kind === 'context') return { whole: false, tried_tokens, slow: false };
    if (error.kind === 'timeout') return { whole: null, tried_tokens, slow: true };
    throw error;
  }
}

async function countPrompt(events: AsyncIterable<StreamEvent>): Promise<number | null> {
  for await (const event of events) if (event.type === 'done') return event.usage.prompt_tokens;
  return null;
}
