// Prompts that take as much as fits.
import type { z } from 'zod';
import type { ChatMessage, Model } from '../../platform/model/model.ts';

/** What a prompt has around the text that is put into it. */
const FRAME_TOKENS = 60;
const LEAST_TOKENS = 200;

/** Tokens left for what is put into `frame`, the messages of a question without it. */
export function roomIn(
  model: Model,
  frame: readonly ChatMessage[],
  answer: { max_tokens: number; schema: z.ZodType },
): number {
  const taken = frame.reduce((sum, { content }) => sum + model.estimateTokens(content), FRAME_TOKENS);
  return Math.max(LEAST_TOKENS, model.promptRoom(answer) - taken);
}

/** In order, as many in each pack as there is room for; one that needs more stands alone. */
export function pack<T>(items: readonly T[], room: number, cost: (item: T) => number): T[][] {
  const packs: T[][] = [];
  let used = 0;
  for (const item of items) {
    const size = cost(item);
    const last = packs.at(-1);
    if (last === undefined || used + size > room) {
      packs.push([item]);
      used = size;
    } else {
      last.push(item);
      used += size;
    }
  }
  return packs;
}
