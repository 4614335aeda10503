// Every fault that model servers, and the proxies before them, were seen to have.
import { EVENT_STREAM, NDJSON, delta, event, json, raw, type Answer } from './model-answers.ts';

export const faults = {
  /** The connection breaks in the middle. */
  drops: ((_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.write(event(delta({ content: 'The total is 1' })), () => response.destroy());
  }) satisfies Answer,
  /** The stream ends in good order, but nobody said that the answer is complete. */
  endsEarly: raw(EVENT_STREAM, event(delta({ content: 'The total is 1' }))),
  /** The same behind a proxy that adds the end marker by itself. */
  endsEarlyButDone: raw(EVENT_STREAM, event(delta({ content: 'The total is 1' })), 'data: [DONE]\n\n'),
  /** The stream ends inside an event. */
  endsInsideEvent: raw(EVENT_STREAM, event(delta({ content: 'The' })), 'data: {"choices":[{"delta":{"con'),
  /** llama.cpp: an error after 200 and partial text. */
  errorEvent: raw(
    EVENT_STREAM,
    event(delta({ content: 'The to' })),
    event({
      error: { code: 500, message: 'The model produced output that does not match', type: 'server_error' },
    }),
  ),
  /** vLLM: the error, and then the end marker as if all were well. */
  errorThenDone: raw(
    EVENT_STREAM,
    event(delta({ content: 'The to' })),
    event({
      object: 'error',
      message: 'EngineCore encountered an issue',
      type: 'InternalServerError',
      code: 500,
    }),
    'data: [DONE]\n\n',
  ),
  /** Ollama: a bare line among events. */
  bareErrorLine: raw(
    EVENT_STREAM,
    event(delta({ content: 'The' })),
    '{"error":"an error was encountered"}\n',
  ),
  /** Ollama's own protocol. */
  errorInLines: raw(
    NDJSON,
    '{"model":"tiny","message":{"role":"assistant","content":"The"},"done":false}\n',
    '{"error":"llama runner process has terminated"}\n',
  ),
  /** A proxy's page. */
  webPage502: ((_seen, response) =>
    void response
      .writeHead(502, { 'content-type': 'text/html' })
      .end(
        '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
      )) satisfies Answer,
  /** A sign-in page, with 200. */
  webPage200: raw({ 'content-type': 'text/html' }, '<!doctype html>\n<title>Sign in</title>\n'),
  /** LM Studio. */
  bareString400: json(400, { error: "'response_format.type' must be 'json_schema' or 'text'" }),
  loading503: json(503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }),
  busy503: json(503, { error: 'server busy, please try again.  maximum pending requests exceeded' }),
  /** llama.cpp: other requests fill the context that all share. */
  sharedContext500: json(500, {
    error: { code: 500, message: 'Context size has been exceeded.', type: 'server_error' },
  }),
  tooLong400: json(400, {
    error: {
      code: 400,
      message: 'the request exceeds the available context size, try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 9001,
      n_ctx: 4096,
    },
  }),
  tooLongVllm: json(400, {
    error: {
      message:
        "This model's maximum context length is 8192 tokens. However, your request has 9100 input tokens. Please reduce the length of the input messages.",
      type: 'BadRequestError',
      code: 400,
    },
  }),
  tooLongOllama: json(400, {
    error:
      'the prompt is longer than the context length currently available to the model; shorten the prompt',
  }),
  grammar400: json(400, {
    error: {
      code: 400,
      message: 'Failed to initialize samplers: failed to parse grammar',
      type: 'invalid_request_error',
    },
  }),
  extras400: json(400, {
    error: { message: 'Unrecognized request argument supplied: chat_template_kwargs', code: 400 },
  }),
  noSystemRole: json(500, { error: { code: 500, message: 'Jinja Exception: System role not supported' } }),
  /** Everything at once, from servers and proxies that ignore `stream`. */
  wholeReply: json(200, {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: 'All at once.' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 7, completion_tokens: 4 },
  }),
  /** The same, spread over lines. */
  wholeReplyPretty: raw(
    { 'content-type': 'application/json' },
    JSON.stringify({ choices: [{ message: { content: 'All at once.' }, finish_reason: 'stop' }] }, null, 2),
  ),
  /** The finish, and then an open connection. */
  neverCloses: ((_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.write(event(delta({ content: 'Done.' })) + event(delta({}, 'stop')));
  }) satisfies Answer,
} satisfies Record<string, Answer>;

/** The documents must not follow. */
export const redirects =
  (to: string, status = 307): Answer =>
  (_seen, response) =>
    void response.writeHead(status, { location: to }).end();

/** Characters split across packets, as a proxy with small buffers does. */
export function inBytes(text: string, size = 3): Answer {
  const bytes = Buffer.from(event(delta({ content: text })) + event(delta({}, 'stop')) + 'data: [DONE]\n\n');
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  return raw(EVENT_STREAM, ...parts);
}

/** Writes for ever, until the client hangs up. */
export const writesForever =
  (part: string, pause_ms = 0): Answer =>
  async (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    while (!response.destroyed) {
      response.write(event(delta({ content: part })));
      await new Promise((resolve) =>
        pause_ms === 0 ? setImmediate(resolve) : setTimeout(resolve, pause_ms),
      );
    }
  };

/** Sends headers, and pings if asked to, but no answer. */
export const staysSilent =
  (ping_every_ms?: number): Answer =>
  async (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.flushHeaders();
    while (ping_every_ms !== undefined && !response.destroyed) {
      response.write(':\n\n');
      await new Promise((resolve) => setTimeout(resolve, ping_every_ms));
    }
  };

/** Not even headers. */
export const neverAnswers: Answer = () => undefined;

/** Answers after a while. */
export const after =
  (delay_ms: number, answer: Answer): Answer =>
  async (seen, response) => {
    await new Promise((resolve) => setTimeout(resolve, delay_ms));
    await answer(seen, response);
  };
