// The tiny model behind an OpenAI-shaped server, with node-llama-cpp where it is installed: real weights, real grammars,
// real cancelling. It is no dependency of this project, since it brings 85 MB: `npm run test:model` installs it apart.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, numberAt, textAt } from '../../server/platform/model/json-at.ts';
import { tinyModel } from '../fixtures/tiny-model.ts';
import { EVENT_STREAM, delta, event } from './model-answers.ts';

/** The part of node-llama-cpp that is used here. */
interface LlamaModule {
  getLlama(options: object): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: Sequence; autoDisposeSequence: boolean }) => Session;
}
interface Llama {
  loadModel(options: { modelPath: string; gpuLayers: number }): Promise<LoadedModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<unknown>;
  dispose(): Promise<void>;
}
interface LoadedModel {
  createContext(options: { contextSize: number; threads: number }): Promise<{ getSequence(): Sequence }>;
  tokenize(text: string): unknown[];
}
interface Sequence {
  dispose(): void;
}
interface Session {
  setChatHistory(history: object[]): void;
  promptWithMeta(text: string, options: object): Promise<{ stopReason: string }>;
  dispose(): void;
}

export interface Generation {
  tokens: number;
  /** Whether the client hung up before the end. */
  aborted: boolean;
}

export interface LlamaServer {
  url: string;
  /** What was generated so far, the running one last. */
  generations: Generation[];
  close(): Promise<void>;
}

/** Where scripts/test-model.mjs installs it. */
const APART = path.resolve(import.meta.dirname, '../../.cache/node-llama-cpp/package.json');

/** undefined where node-llama-cpp is not installed. */
export async function findLlama(): Promise<LlamaModule | undefined> {
  let file: string;
  try {
    file = createRequire(APART).resolve('node-llama-cpp');
  } catch {
    return undefined;
  }
  return (await import(pathToFileURL(file).href)) as LlamaModule;
}

export async function startLlamaServer(module: LlamaModule, context_tokens: number): Promise<LlamaServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-tiny-model-'));
  const modelPath = path.join(folder, 'tiny.gguf');
  await writeFile(modelPath, tinyModel());
  const llama = await module.getLlama({ build: 'never', gpu: false, logLevel: 'error', progressLogs: false });
  const model = await llama.loadModel({ modelPath, gpuLayers: 0 });
  const context = await model.createContext({ contextSize: context_tokens, threads: 1 });
  const generations: Generation[] = [];
  const engine: Engine = {
    module,
    llama,
    model,
    context_tokens,
    generations,
    turn: Promise.resolve(),
    next: () => context.getSequence(),
  };
  const server = http.createServer((request, response) => void serve(engine, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    generations,
    async close() {
      server.closeAllConnections();
      server.close();
      await llama.dispose();
      await rm(folder, { recursive: true });
    },
  };
}

interface Engine {
  module: LlamaModule;
  llama: Llama;
  model: LoadedModel;
  context_tokens: number;
  generations: Generation[];
  /** Ends with the generation that is running. */
  turn: Promise<void>;
  next(): Sequence;
}

async function serve(engine: Engine, request: http.IncomingMessage, response: http.ServerResponse) {
  const reply = (status: number, document: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  const fail = (status: number, error: object) => reply(status, { error: { code: status, ...error } });
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (request.url === '/v1/models') return reply(200, { data: [{ id: 'tiny-bytes', owned_by: 'llamacpp' }] });
  if (request.url === '/props')
    return reply(200, {
      build_info: 'tiny',
      default_generation_settings: { n_ctx: engine.context_tokens },
      modalities: { vision: false },
    });
  if (request.url !== '/v1/chat/completions') return fail(404, { message: 'File Not Found' });
  const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  const n_prompt_tokens = engine.model.tokenize(promptText(body)).length;
  if (n_prompt_tokens > engine.context_tokens)
    return fail(400, {
      type: 'exceed_context_size_error',
      message: `the request exceeds the available context size`,
      n_prompt_tokens,
      n_ctx: engine.context_tokens,
    });
  // One after the other, as a server with a single slot does; a cancelled one takes a moment to let go.
  const mine = engine.turn.then(() => generate(engine, body, n_prompt_tokens, response));
  engine.turn = mine.catch(() => undefined);
  try {
    await mine;
  } catch (error) {
    response.write(event({ error: { code: 500, message: String(error), type: 'server_error' } }));
    response.end();
  }
}

/** As the model's template writes it, near enough for counting. */
const promptText = (body: unknown): string =>
  messagesOf(body)
    .map(({ role, content }) => `<|im_start|>${role}\n${content}<|im_end|>\n`)
    .join('');

function messagesOf(body: unknown): { role: string; content: string }[] {
  const messages = at(body, 'messages');
  if (!Array.isArray(messages)) return [];
  return messages.map((message) => ({
    role: textAt(message, 'role') ?? '',
    content: textAt(message, 'content') ?? '',
  }));
}

async function generate(engine: Engine, body: unknown, prompt_tokens: number, response: http.ServerResponse) {
  const generation: Generation = { tokens: 0, aborted: false };
  engine.generations.push(generation);
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const schema = at(body, 'response_format', 'json_schema', 'schema');
  const grammar = schema === undefined ? {} : { grammar: await grammarFor(engine.llama, schema) };
  const sequence = engine.next();
  const session = new engine.module.LlamaChatSession({
    contextSequence: sequence,
    autoDisposeSequence: true,
  });
  const messages = messagesOf(body);
  session.setChatHistory(messages.slice(0, -1).map(historyItem));
  response.writeHead(200, EVENT_STREAM);
  response.write(event(delta({ role: 'assistant', content: null })));
  try {
    const { stopReason } = await session.promptWithMeta(messages.at(-1)?.content ?? '', {
      ...grammar,
      signal: controller.signal,
      stopOnAbortSignal: true,
      maxTokens: numberAt(body, 'max_tokens'),
      temperature: 0,
      repeatPenalty: false,
      onToken: (tokens: unknown[]) => (generation.tokens += tokens.length),
      onTextChunk: (text: string) => response.write(event(delta({ content: text }))),
    });
    generation.aborted = stopReason === 'abort';
    response.write(event(delta({}, stopReason === 'maxTokens' ? 'length' : 'stop')));
    response.write(event({ choices: [], usage: { prompt_tokens, completion_tokens: generation.tokens } }));
    response.end('data: [DONE]\n\n');
  } finally {
    session.dispose();
  }
}

function historyItem({ role, content }: { role: string; content: string }): object {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}

/** Its grammars say `oneOf` where others say `anyOf`. */
function grammarFor(llama: Llama, schema: unknown): Promise<unknown> {
  const text = JSON.stringify(schema).replaceAll('"anyOf"', '"oneOf"');
  return llama.createGrammarForJsonSchema(JSON.parse(text));
}
