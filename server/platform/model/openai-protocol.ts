// POST /v1/chat/completions as llama.cpp, vLLM, LM Studio and others understand it.
import { at, listAt, numberAt, textAt } from './json-at.ts';
import type { ChatMessage } from './model.ts';
import { messagesOf, type Ask, type Piece, type Protocol } from './protocol.ts';

export const openAiProtocol: Protocol = {
  url: (endpoint) => `${endpoint.api}/chat/completions`,
  body: (ask) => ({
    model: ask.model,
    messages: withImages(messagesOf(ask), ask.images),
    // Always: cancelling works, pings keep the connection alive, progress is visible.
    stream: true,
    // Servers default to 0.8 or 1; extraction wants the same answer twice.
    temperature: ask.temperature,
    // Not max_completion_tokens, which Ollama ignores.
    max_tokens: ask.max_tokens,
    ...(ask.schema === null ? {} : { response_format: responseFormat(ask.schema) }),
    ...(ask.quirks.has('no_extras') ? {} : extras(ask)),
  }),
  pieces(document) {
    const choice = listAt(document, 'choices')[0];
    // `message` instead of `delta`: the server or a proxy ignored `stream` and sent the whole reply.
    const message = at(choice, 'delta') ?? at(choice, 'message');
    const pieces: Piece[] = [];
    const thinking = textAt(message, 'reasoning_content') ?? textAt(message, 'reasoning') ?? '';
    if (thinking !== '') pieces.push({ type: 'thinking', text: thinking });
    const text = textOf(at(message, 'content'));
    if (text !== '') pieces.push({ type: 'text', text });
    const reading = readingOf(document);
    if (reading !== undefined) pieces.push(reading);
    const reason = textAt(choice, 'finish_reason');
    if (reason !== undefined && reason !== '') pieces.push({ type: 'finish', reason });
    const usage = usageOf(document);
    if (usage !== undefined) pieces.push(usage);
    return pieces;
  },
};

/** The only form that every server enforces: others are answered with 200 and free text, or with 400. */
const responseFormat = (schema: unknown) => ({
  type: 'json_schema',
  json_schema: { name: 'reply', strict: true, schema },
});

/** Thinking costs time and, with schemas, ends in the wrong field; each server has its own switch. */
function extras({ kind }: Ask): Record<string, unknown> {
  const thinkingOff =
    kind === 'ollama' || kind === 'lmstudio'
      ? { reasoning_effort: 'none' }
      : { chat_template_kwargs: { enable_thinking: false } };
  return {
    seed: 0,
    stream_options: { include_usage: true },
    ...thinkingOff,
    ...(kind === 'llama.cpp' ? { return_progress: true } : {}),
  };
}

/** Images belong to the last user message, before its text. */
function withImages(messages: readonly ChatMessage[], images: readonly string[]): unknown[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) => {
    if (index !== last || images.length === 0) return message;
    const parts = images.map((url) => ({ type: 'image_url', image_url: { url } }));
    return { role: message.role, content: [...parts, { type: 'text', text: message.content }] };
  });
}

/** A string, or a list of parts from servers that echo the shape of requests. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => textAt(part, 'text') ?? '').join('');
}

function readingOf(document: unknown): Piece | undefined {
  const total_tokens = numberAt(document, 'prompt_progress', 'total');
  if (total_tokens === undefined) return undefined;
  const processed_tokens = numberAt(document, 'prompt_progress', 'processed') ?? 0;
  return { type: 'reading', processed_tokens, total_tokens };
}

function usageOf(document: unknown): Piece | undefined {
  const prompt_tokens = numberAt(document, 'usage', 'prompt_tokens');
  const completion_tokens = numberAt(document, 'usage', 'completion_tokens');
  if (prompt_tokens === undefined && completion_tokens === undefined) return undefined;
  const usage = { prompt_tokens: prompt_tokens ?? null, completion_tokens: completion_tokens ?? null };
  return { type: 'usage', usage };
}
