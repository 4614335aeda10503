// A model server that does as it is told: it speaks as llama.cpp, vLLM, Ollama or LM Studio do, answers from a script, and
// remembers what it was asked and whether the client hung up. Answers are in model-answers.ts, faults in
// model-faults.ts.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerKind } from '../../server/platform/model/protocol.ts';
import { capable, json, type Answer, type Seen } from './model-answers.ts';

export interface ModelServerOptions {
  kind?: ServerKind;
  models?: string[];
  /** What the server says, or with `silent_context_tokens` merely believes. */
  context_tokens?: number;
  vision?: boolean;
  /** Every other one is answered with 401. */
  api_key?: string;
  /** Answers for paths of its own, before anything else. */
  routes?: Record<string, Answer>;
  /** What questions are answered with when the script is empty. */
  otherwise?: Answer;
}

export interface ModelServer {
  url: string;
  port: number;
  seen: Seen[];
  /** The questions among them. */
  questions(): Seen[];
  /** The next questions get these answers, one each. */
  script(...answers: Answer[]): void;
  close(): Promise<void>;
}

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const seen: Seen[] = [];
  const script: Answer[] = [];
  const otherwise = options.otherwise ?? capable();
  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const one = await receive(request, response);
    seen.push(one);
    const answer = options.routes?.[one.path] ?? routed(options, one, () => script.shift() ?? otherwise);
    await answer(one, response);
  }
  const server = http.createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    questions: () => seen.filter(({ path }) => isQuestion(path)),
    script: (...answers) => void script.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const isQuestion = (path: string): boolean => path.endsWith('/chat/completions') || path === '/api/chat';

async function receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<Seen> {
  const hungUp = new Promise<boolean>((resolve) =>
    response.once('close', () => resolve(!response.writableFinished)),
  );
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    hungUp,
  };
}

function routed(options: ModelServerOptions, seen: Seen, scripted: () => Answer): Answer {
  if (options.api_key !== undefined && seen.headers.authorization !== `Bearer ${options.api_key}`)
    return json(401, { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } });
  if (isQuestion(seen.path)) return scripted();
  const found = aboutServer(options)[seen.path];
  if (found !== undefined) return json(200, found);
  // LM Studio answers everything with 200.
  if (options.kind === 'lmstudio')
    return json(200, { error: `Unexpected endpoint or method. (${seen.method} ${seen.path})` });
  return json(404, { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } });
}

/** What each kind of server says about itself. */
function aboutServer({
  kind = 'llama.cpp',
  models = ['tiny'],
  context_tokens = 8192,
  vision = false,
}: ModelServerOptions): Record<string, unknown> {
  const list = (more: object) => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', ...more })),
  });
  switch (kind) {
    case 'llama.cpp':
      return {
        '/v1/models': list({ owned_by: 'llamacpp', meta: { n_ctx_train: 131_072 } }),
        '/props': {
          default_generation_settings: { n_ctx: context_tokens },
          total_slots: 1,
          modalities: { vision, audio: false },
          build_info: 'b10587-test',
        },
      };
    case 'vllm':
      return {
        '/v1/models': list({ owned_by: 'vllm', max_model_len: context_tokens }),
        '/version': { version: '0.12.0' },
      };
    case 'ollama':
      return {
        '/v1/models': list({ owned_by: 'library' }),
        '/api/version': { version: '0.33.0' },
        '/api/status': { cloud: { disabled: true, source: 'env' } },
        '/api/ps': { models: [{ name: models[0], context_length: 4096 }] },
        '/api/tags': { models: models.map((name) => ({ name, capabilities: capabilities(vision) })) },
        '/api/show': {
          capabilities: capabilities(vision),
          model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': context_tokens },
        },
      };
    case 'lmstudio':
      return {
        '/v1/models': list({ owned_by: 'organization_owner' }),
        '/api/v0/models': {
          object: 'list',
          data: models.map((id, index) => ({
            id,
            type: vision ? 'vlm' : 'llm',
            state: index === 0 ? 'loaded' : 'not-loaded',
            max_context_length: 131_072,
            ...(index === 0 ? { loaded_context_length: context_tokens } : {}),
          })),
        },
      };
    case 'unknown':
      return { '/v1/models': list({}) };
  }
}

const capabilities = (vision: boolean): string[] => (vision ? ['completion', 'vision'] : ['completion']);
