// Where a delivery goes now: to the Document Webhook, the address that a rule named, or a webhook endpoint.
import type { Context } from '../context.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import type { StoredSettings } from '../settings/settings.ts';
import { findEndpoint } from './endpoints/store.ts';
import { holdReason } from './hold.ts';
import type { DeliveryRow } from './store.ts';

export interface Lane {
  /** Deliveries of one lane share four connections; no lane waits for another. */
  key: string;
  /** An endpoint has a lane of its own; all else shares that of its host. */
  endpoint_id: number | null;
}

export interface Destination {
  lane: Lane;
  url: string;
  /** Why nothing is sent there at the moment. */
  hold: string | undefined;
}

/** Undefined when there is nowhere to send it. */
export async function destinationOf(
  ctx: Context,
  { endpoint_id, rule_url }: Pick<DeliveryRow, 'endpoint_id' | 'rule_url'>,
  settings: StoredSettings,
): Promise<Destination | undefined> {
  if (endpoint_id !== null) {
    const endpoint = await findEndpoint(ctx, endpoint_id);
    if (endpoint === undefined) return undefined;
    const lane = { key: `endpoint ${endpoint_id}`, endpoint_id };
    return { lane, url: endpoint.url, hold: holdReason(settings, endpoint) };
  }
  const url = rule_url ?? settings.webhook_url;
  if (url === null) return undefined;
  const hold = rule_url === null ? holdReason(settings) : holdReason(settings, { paused: false });
  return { lane: { key: hostOf(url), endpoint_id: null }, url, hold };
}
