// Which model server is used: the settings of the UI, else those of the environment. The key stands sealed among the secrets.
import type { ModelSettings, ModelSettingsInput } from '../../contract/model.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { changedValues, isChanged } from '../audit/changed-values.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { isAllowListEntry } from '../platform/http/address-policy.ts';
import {
  parseEndpoint,
  refuseCloudModel,
  type ModelSettings as Connect,
} from '../platform/model/endpoint.ts';
import { ModelError } from '../platform/model/model-error.ts';
import { findSecret, removeSecret, saveSecret } from './secrets.ts';
import { readSettings, writeSettings, type StoredSettings } from './settings.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

const API_KEY = 'model_api_key';

export async function presentModel(ctx: Context): Promise<ModelSettings> {
  const stored = await readSettings(ctx);
  const settings = await withDefaults(ctx, stored);
  return {
    enabled: stored.model_enabled,
    url: settings.url,
    name: settings.name,
    has_api_key: settings.api_key !== null,
    context_tokens: stored.model_context_tokens,
    vision: stored.model_vision,
    allowed_hosts: stored.model_allowed_hosts,
    concurrency: stored.model_concurrency,
    from_environment: stored.model_url === null && settings.url !== null,
  };
}

type Wanted = Omit<Connect, 'url'> & { url: string | null };

/** The environment names a server only as a whole: its key is not sent to an address from the UI. */
async function withDefaults(ctx: Context, stored: StoredSettings): Promise<Wanted> {
  const environment = stored.model_url === null ? ctx.config : undefined;
  return {
    url: stored.model_url ?? environment?.model_url ?? null,
    name: stored.model_name ?? environment?.model_name ?? null,
    api_key: (await findSecret(ctx, API_KEY)) ?? environment?.model_api_key ?? null,
    context_tokens: stored.model_context_tokens,
    vision: stored.model_vision,
    allowed_hosts: stored.model_allowed_hosts,
    concurrency: stored.model_concurrency,
  };
}

/** Undefined where no model takes part. */
export async function findModelSettings(ctx: Context): Promise<Connect | undefined> {
  const stored = await readSettings(ctx);
  if (!stored.model_enabled) return undefined;
  const { url, ...settings } = await withDefaults(ctx, stored);
  return url === null ? undefined : { url, ...settings };
}

/** The saved settings with some replaced, for a test; undefined without an address. A saved key goes to the saved address only. */
export async function modelSettingsWith(
  ctx: Context,
  input: ModelSettingsInput,
): Promise<Connect | undefined> {
  const saved = await withDefaults(ctx, await readSettings(ctx));
  const { enabled: _enabled, ...changes } = input;
  const moved = input.url !== undefined && input.url !== saved.url;
  const { url, ...settings } = { ...saved, ...(moved ? { api_key: null } : {}), ...changes };
  refuseUnusable({ ...settings, url });
  return url === null ? undefined : { url, ...settings };
}

export async function saveModel(ctx: Context, input: ModelSettingsInput): Promise<void> {
  const before = await readSettings(ctx);
  const { api_key, ...values } = input;
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`model_${key}`, value]),
  ) as Partial<StoredSettings>;
  const after = { ...before, ...changes };
  refuseUnusable({ ...(await withDefaults(ctx, after)), ...(api_key === undefined ? {} : { api_key }) });
  const changed = changedValues(before, changes);
  await writeSettings(ctx, changed.after);
  // A key belongs to its server.
  const moved = changes.model_url !== undefined && changes.model_url !== before.model_url;
  if (api_key === null || (moved && api_key === undefined)) await removeSecret(ctx, API_KEY);
  if (api_key !== undefined && api_key !== null) await saveSecret(ctx, API_KEY, api_key);
  if (!isChanged(changed) && api_key === undefined) return;
  const key = api_key === undefined ? {} : { api_key: api_key === null ? 'removed' : 'changed' };
  await audit(ctx, {
    event: 'settings.updated',
    detail: { before: changed.before, after: { ...changed.after, ...key } },
  });
}

/** Throws `invalid` for what could never be connected to; whether the host may be contacted is seen when it is. */
function refuseUnusable({ url, ...settings }: Wanted): void {
  const wrong = settings.allowed_hosts.find((entry) => !isAllowListEntry(entry));
  if (wrong !== undefined)
    throw invalid(wrongValue('allowed_hosts', sentence('values.hosts', { name: wrong })));
  try {
    if (settings.name !== null) refuseCloudModel(settings.name);
    if (url !== null) parseEndpoint({ ...settings, url });
  } catch (error) {
    if (error instanceof ModelError) throw new RectoError('invalid', error.sentence);
    throw error;
  }
}
