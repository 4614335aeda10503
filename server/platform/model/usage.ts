// Adding up what servers count; null means that nothing was said yet.
import type { Usage } from './model.ts';

export function addUsage(sum: Usage, part: Usage): void {
  sum.prompt_tokens = add(sum.prompt_tokens, part.prompt_tokens);
  sum.completion_tokens = add(sum.completion_tokens, part.completion_tokens);
}

const add = (sum: number | null, part: number | null): number | null =>
  part === null ? sum : (sum ?? 0) + part;
