// How many tokens a text takes, without the model's tokenizer: counted by kind of character, then corrected by what the
// server reported for earlier prompts.

// Measured on old and new vocabularies: English prose 5.1 characters per token, invoices 1.7 to 2.7, Chinese invoices
// 0.7 to 1.2. The formula stays on the safe side of all of them.
const LATIN_LETTERS_PER_TOKEN = 3.5;
const OTHER_LETTERS_PER_TOKEN = 1.5;
const TOKENS_PER_CJK = 1.6;
/** Role markers of the chat template. */
export const TOKENS_PER_MESSAGE = 8;
/** A page image of about 1,200 x 1,600 pixels at 28 x 28 pixels per token, as current vision models cut it. */
export const TOKENS_PER_IMAGE = 2500;

/** Ratios remembered, and how many are needed before estimates are lowered. */
const REMEMBERED = 32;
const ENOUGH = 5;
const LOWEST_RATIO = 0.35;
const HIGHEST_RATIO = 2.5;
/** Below this the template outweighs the text. */
const SMALLEST_SAMPLE_TOKENS = 200;

export function estimateTokens(text: string): number {
  let tokens = 0;
  let blank = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const space = code === 32 || code === 9 || code === 13;
    // One blank is part of the next word; a run of them, and a line break, are tokens.
    if (space) tokens += blank ? 0.25 : 0;
    else tokens += tokensOf(code);
    blank = space;
  }
  return Math.ceil(tokens);
}

function tokensOf(code: number): number {
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return 1 / LATIN_LETTERS_PER_TOKEN;
  // Line breaks, digits and ASCII punctuation.
  if (code < 0x80) return 1;
  if (code < 0x250) return 1 / OTHER_LETTERS_PER_TOKEN;
  if (isCjk(code)) return TOKENS_PER_CJK;
  // Greek to Thai; general punctuation and symbols, and halves of surrogate pairs, count as one each.
  return code < 0x2000 ? 1 / OTHER_LETTERS_PER_TOKEN : 1;
}

const isCjk = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xffef);

export interface TokenMeter {
  /** The corrected estimate. */
  estimate(text: string): number;
  /** The factor by which estimates are corrected now. */
  ratio(): number;
  /** Learns from a prompt: its uncorrected estimate and what the server counted. */
  observe(estimated: number, counted: number): void;
}

export function createTokenMeter(): TokenMeter {
  const ratios: number[] = [];
  let current = 1;
  return {
    estimate: (text) => Math.ceil(estimateTokens(text) * current),
    ratio: () => current,
    observe(estimated, counted) {
      if (estimated < SMALLEST_SAMPLE_TOKENS || counted <= 0) return;
      ratios.push(Math.min(HIGHEST_RATIO, Math.max(LOWEST_RATIO, counted / estimated)));
      if (ratios.length > REMEMBERED) ratios.shift();
      // High rather than typical: the next document may be all digits.
      const high = quantile(ratios, 0.9);
      current = high >= 1 || ratios.length >= ENOUGH ? high : 1;
    },
  };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? 1;
}

/**
 * Whether the server has cut the prompt without saying so: it counted far fewer tokens than expected, and just as many as
 * a context holds. Ollama keeps n or n/2 + 2 of them (llm/llama_server.go: contextShiftPromptLimit).
 */
export function looksCut(estimated: number, counted: number, context_tokens: number): boolean {
  if (counted < 1000 || counted * 1.25 > estimated) return false;
  const usual = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072, 262_144, context_tokens];
  return usual.some((size) => [size, size - 1, size / 2 + 2, size / 2 + 3].includes(counted));
}
