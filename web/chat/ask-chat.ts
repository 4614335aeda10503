// Asks the chat and follows the answer while it is made: server-sent events over a POST, which EventSource cannot send.
import type { ChatAnswer } from '../../contract/chat.ts';
import { ApiError } from '../api/api-error.ts';
import { addressOf, type Input } from '../api/call.ts';
import { readerHeaders } from '../api/reader-headers.ts';
import { sessionEnded } from '../api/session-ended.ts';

export interface Listener {
  /** The answer so far. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

export async function askChat(
  body: Omit<Input<'chat'>['body'], 'stream'>,
  { onText, signal }: Listener,
): Promise<ChatAnswer> {
  const response = await fetch(addressOf('chat'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...readerHeaders(),
    },
    credentials: 'same-origin',
    body: JSON.stringify({ ...body, stream: true }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0, '');
  });
  if (!response.ok || response.body === null) {
    if (response.status === 401) sessionEnded();
    const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
    throw new ApiError(response.status, typeof detail === 'string' ? detail : '');
  }
  let text = '';
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'delta') {
      const delta = data as { text?: string; reset?: boolean };
      text = delta.reset === true ? '' : text + (delta.text ?? '');
      onText(text);
    } else if (event === 'done') return data as ChatAnswer;
    else if (event === 'error') throw new ApiError(500, (data as { detail?: string }).detail ?? '');
  }
  // The stream ended without an answer.
  throw new ApiError(0, '');
}

export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = done ? '' : (blocks.pop() ?? '');
    for (const block of blocks) {
      const found = readEvent(block);
      if (found !== undefined) yield found;
    }
    if (done) return;
  }
}

/** Undefined for comments, which keep the connection alive. */
function readEvent(block: string): { event: string; data: unknown } | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? undefined : { event, data: JSON.parse(data.join('\n')) as unknown };
}
