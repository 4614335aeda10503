// Finds out what answers at the address: kind of server, version, models, the context of the chosen one, images.
import type { Endpoint, ModelSettings } from './endpoint.ts';
import { parseEndpoint, refuseCloudModel, refuseRemoteModel } from './endpoint.ts';
import { getJson } from './get-json.ts';
import { identify } from './identify-server.ts';
import { ModelError } from './model-error.ts';
import type { ServerKind } from './protocol.ts';
import type { Identity, OfferedModel } from './server-identity.ts';
import { sentence } from '../sentences/sentence.ts';

export interface Context {
  tokens: number;
  /**
   * - `setting`: the operator's
   * - `server`: what the server works with
   * - `chosen`: what we ask Ollama for
   * - `assumed`: the server does not say
   */
  source: 'setting' | 'server' | 'chosen' | 'assumed';
  /** What the model was trained for, where known. */
  trained: number | null;
}

export interface ServerFacts {
  endpoint: Endpoint;
  kind: ServerKind;
  version: string | null;
  models: OfferedModel[];
  model: OfferedModel;
  context: Context;
  /** null: the server does not say. */
  vision: boolean | null;
  /** Ollama only: whether the server may forward anything to the cloud. */
  cloud_enabled: boolean | null;
}

/** What small servers start with. */
const ASSUMED_CONTEXT_TOKENS = 4096;
/** Enough for a few pages and an answer; much more makes Ollama push layers of larger models out of video memory. */
const OLLAMA_CONTEXT_TOKENS = 16_384;

/** Throws `ModelError` where there is no server, no usable model, or one that we do not talk to. */
export async function inspectServer(settings: ModelSettings, signal?: AbortSignal): Promise<ServerFacts> {
  const endpoint = parseEndpoint(settings);
  if (settings.name !== null) refuseCloudModel(settings.name);
  const listed = await listModels(endpoint, settings.name, signal);
  const identity = await identify(endpoint, listed, signal);
  const model = chooseModel(identity.models, settings.name);
  refuseCloudModel(model.name);
  refuseRemoteModel(model.name, model.remote_host);
  const details = await identity.details(model.name);
  refuseRemoteModel(model.name, details.remote_host);
  return {
    endpoint,
    kind: identity.kind,
    version: identity.version,
    models: identity.models,
    model,
    context: contextOf(settings, identity, details.context_tokens, details.trained_tokens),
    vision: settings.vision ?? details.vision,
    cloud_enabled: identity.cloud_enabled,
  };
}

/** Some servers have no list; with a name one can do without it. */
async function listModels(endpoint: Endpoint, name: string | null, signal?: AbortSignal): Promise<unknown> {
  try {
    return await getJson(endpoint, `${endpoint.api}/models`, signal);
  } catch (error) {
    if (name !== null && error instanceof ModelError && error.status === 404) return { data: [{ id: name }] };
    throw error;
  }
}

function contextOf(
  settings: ModelSettings,
  { kind }: Identity,
  served: number | null,
  trained: number | null,
): Context {
  if (settings.context_tokens !== null)
    return { tokens: settings.context_tokens, source: 'setting', trained };
  if (kind === 'ollama') {
    const wanted = Math.max(served ?? 0, OLLAMA_CONTEXT_TOKENS);
    return { tokens: Math.min(wanted, trained ?? wanted), source: 'chosen', trained };
  }
  if (served !== null) return { tokens: served, source: 'server', trained };
  return { tokens: ASSUMED_CONTEXT_TOKENS, source: 'assumed', trained };
}

/** The named one; else one that is loaded; else the first that can chat and runs here. */
function chooseModel(models: readonly OfferedModel[], name: string | null): OfferedModel {
  if (name !== null) {
    const named = models.find((model) => model.name === name || model.name === `${name}:latest`);
    if (named !== undefined) return named;
    const offered = models.map((model) => model.name).join(', ') || 'none';
    throw new ModelError('bad_request', sentence('model.notOffered', { model: name, models: offered }));
  }
  const usable = models.filter((model) => model.chats && !isElsewhere(model));
  const chosen = usable.find(({ loaded }) => loaded) ?? usable[0];
  if (chosen === undefined) throw new ModelError('bad_request', sentence('model.noneOffered'));
  return chosen;
}

/** Whether asking this model would send the question to another server. */
export function isElsewhere(model: Pick<OfferedModel, 'name' | 'remote_host'>): boolean {
  try {
    refuseCloudModel(model.name);
    refuseRemoteModel(model.name, model.remote_host);
    return false;
  } catch {
    return true;
  }
}
