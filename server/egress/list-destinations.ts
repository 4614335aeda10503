// Every place the service may connect to, from the one place each of them is configured.
import type { EgressDestination } from '../../contract/egress.ts';
import type { Context } from '../context.ts';
import { listChannels } from '../intake/store.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import { findMailServer } from '../mails/settings.ts';
import { listRules } from '../rules/store.ts';
import { presentModel } from '../settings/model.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';
import { listEndpoints } from '../webhooks/endpoints/store.ts';

export async function listDestinations(ctx: Context): Promise<EgressDestination[]> {
  const settings = await readSettings(ctx);
  return [
    ...webhook(ctx, settings),
    ...(await endpoints(ctx, settings)),
    ...(await rules(ctx, settings)),
    ...singleSignOn(ctx, settings),
    ...(await mailboxes(ctx)),
    ...(await mail(ctx, settings)),
    ...(await model(ctx)),
    ...environment(ctx),
  ];
}

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443, 'postgres:': 5432, 'postgresql:': 5432 };

function portOf(url: string): number | null {
  const { port, protocol } = new URL(url);
  return port === '' ? (PORTS[protocol] ?? null) : Number(port);
}

function webhook({ language }: Context, settings: StoredSettings): EgressDestination[] {
  const { webhook_url: url, webhook_paused, offline_mode } = settings;
  const purpose = 'webhook' as const;
  const origin = say(sentence('origins.webhooks'), language);
  const own: EgressDestination[] =
    url === null
      ? []
      : [{ purpose, host: hostOf(url), port: portOf(url), origin, active: !webhook_paused && !offline_mode }];
  const others = settings.webhook_allowed_hosts.filter((host) => url === null || host !== hostOf(url));
  return [
    ...own,
    // Deliveries that were queued for an earlier address may still go there.
    ...others.map((host) => ({
      purpose,
      host,
      port: null,
      origin: say(sentence('origins.hosts'), language),
      active: false,
    })),
  ];
}

async function endpoints(ctx: Context, { offline_mode }: StoredSettings): Promise<EgressDestination[]> {
  return (await listEndpoints(ctx)).map(({ name, url, paused }) => ({
    purpose: 'webhook' as const,
    host: hostOf(url),
    port: portOf(url),
    origin: say(sentence('origins.endpoint', { name }), ctx.language),
    active: !paused && !offline_mode,
  }));
}

async function rules(ctx: Context, { offline_mode }: StoredSettings): Promise<EgressDestination[]> {
  const found: EgressDestination[] = [];
  for (const { name, enabled, action } of (await listRules(ctx, { limit: 10_000, offset: 0 })).rules) {
    if (action.type !== 'webhook') continue;
    const { url } = action;
    const active = enabled && !offline_mode;
    const origin = say(sentence('origins.rule', { name }), ctx.language);
    found.push({ purpose: 'rule', host: hostOf(url), port: portOf(url), origin, active });
  }
  return found;
}

function singleSignOn({ language }: Context, settings: StoredSettings): EgressDestination[] {
  const { sso_issuer: issuer, sso_enabled: active, sso_hosts } = settings;
  if (issuer === null) return [];
  const hosts = [...new Set([hostOf(issuer), ...sso_hosts])];
  const port = portOf(issuer);
  return hosts.map((host) => ({
    purpose: 'single_sign_on' as const,
    host,
    port,
    origin: say(sentence('origins.signOn', { name: settings.sso_name }), language),
    active,
  }));
}

async function mailboxes(ctx: Context): Promise<EgressDestination[]> {
  const channels = await listChannels(ctx);
  return channels.flatMap(({ name, enabled: active, source }) => {
    if (source.kind !== 'imap') return [];
    const { host, port } = source;
    const origin = say(sentence('origins.channel', { name }), ctx.language);
    return [{ purpose: 'mailbox' as const, host, port, origin, active }];
  });
}

async function mail(ctx: Context, { smtp_host, offline_mode }: StoredSettings): Promise<EgressDestination[]> {
  const server = await findMailServer(ctx);
  if (server === undefined) return [];
  const { host, port } = server;
  const origin = smtp_host === null ? 'RECTO_SMTP_HOST' : say(sentence('origins.mail'), ctx.language);
  return [{ purpose: 'mail', host, port, origin, active: !offline_mode }];
}

async function model(ctx: Context): Promise<EgressDestination[]> {
  const { url, enabled: active, from_environment } = await presentModel(ctx);
  if (url === null || !URL.canParse(url)) return [];
  const origin = from_environment ? 'RECTO_MODEL_URL' : say(sentence('origins.model'), ctx.language);
  return [{ purpose: 'model', host: hostOf(url), port: portOf(url), origin, active }];
}

/** What the administrator of the server set. */
function environment(ctx: Context): EgressDestination[] {
  const { transcribe_url, storage_url, database_url } = ctx.config;
  const found: EgressDestination[] = [];
  const add = (purpose: EgressDestination['purpose'], url: string | undefined, origin: string) => {
    if (url === undefined || !URL.canParse(url)) return;
    const { hostname } = new URL(url);
    if (hostname !== '') found.push({ purpose, host: hostname, port: portOf(url), origin, active: true });
  };
  add('transcription', transcribe_url, 'RECTO_TRANSCRIBE_URL');
  add('database', database_url, 'RECTO_DATABASE_URL');
  add('storage', storageEndpoint(storage_url), 'RECTO_STORAGE_URL');
  return found;
}

/** `s3://bucket/prefix?endpoint=…&region=…`; without an endpoint it is Amazon's of the region. */
function storageEndpoint(storage_url: string | undefined): string | undefined {
  if (storage_url === undefined || !storage_url.startsWith('s3:')) return undefined;
  const { searchParams, hostname } = new URL(storage_url);
  const region = searchParams.get('region') ?? 'us-east-1';
  return searchParams.get('endpoint') ?? `https://${hostname}.s3.${region}.amazonaws.com`;
}
