// How large a prompt is for one model, before it is sent, and what the server's own count says about it afterwards.
import type { Connection, Question } from './connection.ts';
import { ModelError } from './model-error.ts';
import type { Usage } from './model.ts';
import { TOKENS_PER_IMAGE, TOKENS_PER_MESSAGE, estimateTokens, looksCut } from './token-meter.ts';
import { sentence } from '../sentences/sentence.ts';

const uncorrected = ({ messages }: Question): number =>
  messages.reduce(
    (sum, { content }) => sum + estimateTokens(content) + TOKENS_PER_MESSAGE,
    TOKENS_PER_MESSAGE,
  );

/** Tokens of the whole prompt, corrected. */
export const estimatePrompt = (connection: Connection, question: Question): number =>
  Math.ceil(uncorrected(question) * connection.meter.ratio()) + question.images.length * TOKENS_PER_IMAGE;

/** Throws `ModelError` (context) for what does not fit. Returns the tokens of prompt and answer together. */
export function refuseTooLong(connection: Connection, question: Question): number {
  const { context_tokens } = connection;
  const prompt_tokens = estimatePrompt(connection, question);
  const tokens = prompt_tokens + question.max_tokens;
  if (tokens <= context_tokens) return tokens;
  throw new ModelError(
    'context',
    sentence('model.promptLarge', { tokens: prompt_tokens, context: context_tokens }),
    { context_tokens, prompt_tokens },
  );
}

/** Keeps the estimate honest, and notices prompts that were cut without an error. */
export function learn(connection: Connection, question: Question, { prompt_tokens }: Usage): void {
  if (prompt_tokens === null || question.images.length > 0) return;
  const estimated = uncorrected(question);
  const { kind, context_tokens } = connection;
  // llama.cpp and vLLM answer prompts that are too long with an error.
  const may_cut = kind !== 'llama.cpp' && kind !== 'vllm';
  if (may_cut && looksCut(estimated * connection.meter.ratio(), prompt_tokens, context_tokens))
    throw new ModelError(
      'context',
      sentence('model.promptCut', { tokens: prompt_tokens, context: context_tokens }),
      { context_tokens: prompt_tokens },
    );
  connection.meter.observe(estimated, prompt_tokens);
}
