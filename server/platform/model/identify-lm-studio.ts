// LM Studio's own list of models: version 1 of its REST interface, or version 0 of older releases.
import type { Endpoint } from './endpoint.ts';
import { findJson } from './get-json.ts';
import { at, listAt, numberAt, textAt } from './json-at.ts';
import {
  offered,
  unknownDetails,
  type Identity,
  type ModelDetails,
  type OfferedModel,
} from './server-identity.ts';

interface Listed {
  model: OfferedModel;
  details: ModelDetails;
}

export async function identifyLmStudio(
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<Identity | undefined> {
  const current = listAt(
    await findJson(endpoint, `${endpoint.root}/api/v1/models`, signal),
    'models',
  ).flatMap(fromV1);
  const models =
    current.length > 0
      ? current
      : listAt(await findJson(endpoint, `${endpoint.root}/api/v0/models`, signal), 'data').flatMap(fromV0);
  if (models.length === 0) return undefined;
  return {
    kind: 'lmstudio',
    version: null,
    models: models.map(({ model }) => model),
    cloud_enabled: null,
    details: async (name) => models.find(({ model }) => model.name === name)?.details ?? unknownDetails(),
  };
}

/** The context of a model that is not loaded is decided when it is, so it is unknown here. */
function fromV1(entry: unknown): Listed[] {
  const key = textAt(entry, 'key');
  const instances = at(entry, 'loaded_instances');
  if (key === undefined || !Array.isArray(instances)) return [];
  const vision = at(entry, 'capabilities', 'vision');
  return [
    {
      model: offered(key, { chats: textAt(entry, 'type') === 'llm', loaded: instances.length > 0 }),
      details: {
        context_tokens: numberAt(instances, 0, 'config', 'context_length') ?? null,
        trained_tokens: numberAt(entry, 'max_context_length') ?? null,
        vision: typeof vision === 'boolean' ? vision : null,
        remote_host: undefined,
      },
    },
  ];
}

function fromV0(entry: unknown): Listed[] {
  const id = textAt(entry, 'id');
  const type = textAt(entry, 'type');
  // Others may answer this address with an OpenAI-shaped list; `state` is LM Studio's.
  const state = textAt(entry, 'state');
  if (id === undefined || state === undefined) return [];
  return [
    {
      model: offered(id, { chats: type === 'llm' || type === 'vlm', loaded: state === 'loaded' }),
      details: {
        context_tokens: numberAt(entry, 'loaded_context_length') ?? null,
        trained_tokens: numberAt(entry, 'max_context_length') ?? null,
        vision: type === 'vlm',
        remote_host: undefined,
      },
    },
  ];
}
