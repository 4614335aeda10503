// Answers for the scripted model server, in each server's way of writing.
import type http from 'node:http';
import { at, textAt } from '../../server/platform/model/json-at.ts';

/** A request as it came in. */
export interface Seen {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
  /** Resolves when the connection has ended; true if the client ended it before the answer was complete. */
  hungUp: Promise<boolean>;
}

export type Answer = (seen: Seen, response: http.ServerResponse) => void | Promise<void>;

export interface Spoken {
  /** Characters per chunk. */
  pace?: number;
  finish?: string;
  prompt_tokens?: number;
  completion_tokens?: number;
}

type Response = http.ServerResponse;

export const EVENT_STREAM = { 'content-type': 'text/event-stream' };
export const NDJSON = { 'content-type': 'application/x-ndjson' };

export const event = (document: unknown): string => `data: ${JSON.stringify(document)}\n\n`;
export const delta = (part: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: part, finish_reason }],
});

const slices = (text: string, pace: number): string[] =>
  Array.from({ length: Math.ceil(text.length / pace) }, (_, i) => text.slice(i * pace, (i + 1) * pace));

/** A good answer, in whichever protocol the question came. */
export const says =
  (text: string, spoken: Spoken = {}): Answer =>
  (seen, response) =>
    seen.path === '/api/chat' ? sayNatively(response, text, spoken) : sayAsEvents(response, text, spoken);

function sayAsEvents(response: Response, text: string, spoken: Spoken): void {
  const { pace = 5, finish = 'stop', prompt_tokens = 20, completion_tokens = 10 } = spoken;
  response.writeHead(200, EVENT_STREAM);
  response.write(event(delta({ role: 'assistant', content: null })));
  for (const part of slices(text, pace)) response.write(event(delta({ content: part })));
  response.write(event(delta({}, finish)));
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

function sayNatively(response: Response, text: string, spoken: Spoken): void {
  const { pace = 5, finish = 'stop', prompt_tokens = 20, completion_tokens = 10 } = spoken;
  const line = (document: object) => response.write(`${JSON.stringify({ model: 'tiny', ...document })}\n`);
  response.writeHead(200, NDJSON);
  for (const content of slices(text, pace)) line({ message: { role: 'assistant', content }, done: false });
  line({
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: finish,
    prompt_eval_count: prompt_tokens,
    eval_count: completion_tokens,
  });
  response.end();
}

/** Sends these pieces as they are, then ends the response in good order. */
export const raw =
  (headers: http.OutgoingHttpHeaders, ...pieces: (string | Buffer)[]): Answer =>
  async (_seen, response) => {
    response.writeHead(200, headers);
    for (const piece of pieces) {
      response.write(piece);
      // Separate packets, so that the client gets separate chunks.
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };

/** A model that can do everything: follows schemas, finds what the connection test asks for, counts its prompt. */
export const capable =
  (limits: { cut_at_tokens?: number; ignores_schema?: boolean; blind?: boolean } = {}): Answer =>
  (seen, response) => {
    const prompt = promptOf(seen);
    const counted = Math.ceil(prompt.length / 4) + 12;
    const prompt_tokens = Math.min(counted, limits.cut_at_tokens ?? counted);
    if (limits.blind === true && hasImages(seen))
      return json(500, {
        error: { code: 500, message: 'image input is not supported', type: 'server_error' },
      })(seen, response);
    const schema = at(seen.body, 'response_format', 'json_schema', 'schema') ?? at(seen.body, 'format');
    const asked = prompt.includes('of exactly this shape');
    const obeys = schema !== undefined && limits.ignores_schema !== true;
    const found = { quote: 'Packing slip no. PS-20417', line: 'p1.l01', value: 'PS-20417' };
    const text =
      prompt.includes('PS-20417') && (asked || obeys)
        ? JSON.stringify(found)
        : obeys
          ? example(schema)
          : 'It rains.';
    return says(text, { prompt_tokens })(seen, response);
  };

export const hasImages = ({ body }: Seen): boolean => /image_url|"images"/.test(JSON.stringify(body));

/** The shortest value that a schema allows. */
function example(schema: unknown): string {
  const build = (part: unknown): unknown => {
    const first = at(part, 'enum', 0) ?? undefined;
    if (first !== undefined) return first;
    const alternatives = at(part, 'anyOf');
    if (Array.isArray(alternatives)) return build(alternatives.at(-1));
    const properties = at(part, 'properties');
    switch (at(part, 'type')) {
      case 'object':
        return Object.fromEntries(
          Object.entries(properties ?? {}).map(([key, value]) => [key, build(value)]),
        );
      case 'array':
        return [];
      case 'string':
        return 'x';
      case 'integer':
      case 'number':
        return 0;
      case 'boolean':
        return false;
      default:
        return null;
    }
  };
  return JSON.stringify(build(schema));
}

export const json =
  (status: number, document: unknown, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_seen, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(document));

/** The text of all messages of a question, image parts left out. */
export function promptOf(seen: Seen): string {
  const messages = at(seen.body, 'messages');
  if (!Array.isArray(messages)) return '';
  return messages.map((message) => contentOf(at(message, 'content'))).join('\n');
}

const contentOf = (content: unknown): string => {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => textAt(part, 'text') ?? '').join('') : '';
};
