// Telling llama.cpp, Ollama, vLLM and LM Studio apart by the endpoints that only they have, and reading what each of them
// says about its models.
import type { Endpoint } from './endpoint.ts';
import { findJson } from './get-json.ts';
import { identifyLmStudio } from './identify-lm-studio.ts';
import { at, listAt, numberAt, textAt } from './json-at.ts';
import { offered, unknownDetails, type Identity, type OfferedModel } from './server-identity.ts';

type Signal = AbortSignal | undefined;

/** @param listed the answer of GET /v1/models */
export async function identify(endpoint: Endpoint, listed: unknown, signal: Signal): Promise<Identity> {
  return (
    (await identifyLlamaCpp(endpoint, listed, signal)) ??
    (await identifyOllama(endpoint, listed, signal)) ??
    (await identifyLmStudio(endpoint, signal)) ??
    (await identifyOther(endpoint, listed, signal))
  );
}

/** The names in an OpenAI-shaped list. */
const listedModels = (listed: unknown): OfferedModel[] =>
  listAt(listed, 'data').flatMap((entry) => {
    const id = textAt(entry, 'id');
    return id === undefined ? [] : [offered(id)];
  });

async function identifyLlamaCpp(
  endpoint: Endpoint,
  listed: unknown,
  signal: Signal,
): Promise<Identity | undefined> {
  const props = await findJson(endpoint, `${endpoint.root}/props`, signal);
  if (at(props, 'default_generation_settings') === undefined && at(props, 'build_info') === undefined)
    return undefined;
  return {
    kind: 'llama.cpp',
    version: textAt(props, 'build_info') ?? null,
    models: listedModels(listed),
    cloud_enabled: null,
    async details(model) {
      // A server that routes among several models answers per model.
      const own =
        contextInProps(props) === undefined
          ? await findJson(endpoint, `${endpoint.root}/props?model=${encodeURIComponent(model)}`, signal)
          : props;
      const entry = listAt(listed, 'data').find((entry) => textAt(entry, 'id') === model);
      const vision = at(own, 'modalities', 'vision');
      return {
        context_tokens: contextInProps(own) ?? null,
        trained_tokens: numberAt(entry, 'meta', 'n_ctx_train') ?? null,
        vision: typeof vision === 'boolean' ? vision : null,
        remote_host: undefined,
      };
    },
  };
}

const contextInProps = (props: unknown): number | undefined =>
  numberAt(props, 'default_generation_settings', 'n_ctx') || undefined;

async function identifyOllama(
  endpoint: Endpoint,
  listed: unknown,
  signal: Signal,
): Promise<Identity | undefined> {
  const version = textAt(await findJson(endpoint, `${endpoint.root}/api/version`, signal), 'version');
  if (version === undefined) return undefined;
  const running = listAt(await findJson(endpoint, `${endpoint.root}/api/ps`, signal), 'models');
  const tags = listAt(await findJson(endpoint, `${endpoint.root}/api/tags`, signal), 'models');
  const status = at(await findJson(endpoint, `${endpoint.root}/api/status`, signal), 'cloud', 'disabled');
  const isRunning = (name: string) => running.some((entry) => textAt(entry, 'name') === name);
  const models = tags.flatMap((entry) => {
    const name = textAt(entry, 'name');
    if (name === undefined) return [];
    const capabilities = listAt(entry, 'capabilities');
    const chats = capabilities.length === 0 ? {} : { chats: capabilities.includes('completion') };
    return [offered(name, { loaded: isRunning(name), remote_host: textAt(entry, 'remote_host'), ...chats })];
  });
  return {
    kind: 'ollama',
    version,
    models: models.length > 0 ? models : listedModels(listed),
    cloud_enabled: typeof status === 'boolean' ? !status : null,
    async details(model) {
      const show = await findJson(endpoint, `${endpoint.root}/api/show`, signal, { model });
      const capabilities = listAt(show, 'capabilities');
      const loaded = running.find((entry) => textAt(entry, 'name') === model);
      return {
        context_tokens: numberAt(loaded, 'context_length') ?? null,
        trained_tokens: trainedContext(at(show, 'model_info')),
        vision: capabilities.length === 0 ? null : capabilities.includes('vision'),
        remote_host: textAt(show, 'remote_host'),
      };
    },
  };
}

/** The key carries the architecture: `qwen3.context_length`. */
const trainedContext = (model_info: unknown): number | null =>
  numberAt(model_info, `${textAt(model_info, 'general.architecture') ?? ''}.context_length`) ?? null;

/** vLLM and everything else: the list of models may say how long the context is. */
async function identifyOther(endpoint: Endpoint, listed: unknown, signal: Signal): Promise<Identity> {
  const entries = listAt(listed, 'data');
  const version = textAt(await findJson(endpoint, `${endpoint.root}/version`, signal), 'version');
  const isVllm = entries.some((entry) => textAt(entry, 'owned_by') === 'vllm');
  return {
    kind: isVllm ? 'vllm' : 'unknown',
    version: version ?? null,
    models: listedModels(listed),
    cloud_enabled: null,
    details: async (model) => {
      const entry = entries.find((entry) => textAt(entry, 'id') === model);
      const names = ['max_model_len', 'context_length', 'max_context_length', 'context_window'];
      const lengths = names.map((name) => numberAt(entry, name));
      return { ...unknownDetails(), context_tokens: lengths.find((length) => length !== undefined) ?? null };
    },
  };
}
