// The JSON documents of a reply, one by one as they arrive: server-sent events, newline-delimited JSON, or one plain JSON
// document from servers and proxies that ignore `stream`.
import { ModelError } from './model-error.ts';
import { sentence } from '../sentences/sentence.ts';

/** What OpenAI-compatible servers send after the last document. */
export const DONE = '[DONE]';

/** No document of a reply comes near; anything longer is not a model server. */
const MAX_DOCUMENT_CHARS = 16_000_000;

/** Yields parsed documents, and `DONE`. Comment lines (pings), event names and ids are skipped. Throws `ModelError`. */
export async function* readPayloads(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  // A document that spans lines, once a line starts one and does not end it.
  let spanning = '';
  for await (const line of readLines(text)) {
    if (spanning !== '') {
      spanning += `\n${line}`;
      refuseTooLong(spanning);
      continue;
    }
    const content = payloadOf(line);
    if (content === undefined) continue;
    const parsed = content === DONE ? DONE : parse(content);
    if (parsed !== undefined) yield parsed;
    else if (line.startsWith('data:')) throw notJson(content);
    else spanning = line;
  }
  if (spanning === '') return;
  const parsed = parse(spanning);
  if (parsed === undefined) throw notJson(spanning);
  yield parsed;
}

/** What a line carries; undefined for blank lines, comments and the fields of an event other than its data. */
function payloadOf(line: string): string | undefined {
  if (line.startsWith('data:')) return line.slice(5).trim() || undefined;
  if (/^(:|event:|id:|retry:)/.test(line) || line.trim() === '') return undefined;
  return line.trim();
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    rest += part;
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, rest[end - 1] === '\r' ? end - 1 : end);
      start = end + 1;
    }
    rest = rest.slice(start);
    refuseTooLong(rest);
  }
  if (rest !== '') yield rest;
}

function refuseTooLong(text: string): void {
  if (text.length > MAX_DOCUMENT_CHARS) throw new ModelError('protocol', sentence('model.tooMuch'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notJson(text: string): ModelError {
  if (/^\s*[{[]/.test(text)) return new ModelError('interrupted', sentence('model.middle'));
  const what = /^\s*</.test(text) ? sentence('model.webPage') : sentence('model.notJson');
  return new ModelError('protocol', what, { said: text.slice(0, 300) });
}
