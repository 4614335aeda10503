// The model settings while they are being edited, and what of them has changed. Pure.
import type { ModelSettings } from '../../contract/model.ts';
import type { Input } from '../api/call.ts';

export const VISIONS = ['auto', 'yes', 'no'] as const;
type Vision = (typeof VISIONS)[number];

export interface ModelDraft {
  enabled: boolean;
  url: string;
  name: string;
  /** Empty: the kept one stays. */
  api_key: string;
  /** Empty: as the server says. */
  context_tokens: number | string;
  vision: Vision;
  allowed_hosts: string[];
  concurrency: number | string;
}

export type ModelChanges = Input<'saveModelSettings'>['body'];

export const draftOf = (stored: ModelSettings): ModelDraft => ({
  enabled: stored.enabled,
  url: stored.url ?? '',
  name: stored.name ?? '',
  api_key: '',
  context_tokens: stored.context_tokens ?? '',
  vision: stored.vision === null ? 'auto' : stored.vision ? 'yes' : 'no',
  allowed_hosts: stored.allowed_hosts,
  concurrency: stored.concurrency,
});

/** Only what differs is sent, so that what the environment sets is not taken over by saving something else. */
export function changesOf(draft: ModelDraft, stored: ModelSettings): ModelChanges {
  const before = valuesOf(draftOf(stored));
  const changed = Object.entries(valuesOf(draft)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof typeof before]),
  );
  return {
    ...(Object.fromEntries(changed) as ModelChanges),
    ...(draft.api_key === '' ? {} : { api_key: draft.api_key }),
  };
}

const valuesOf = (draft: ModelDraft) => ({
  enabled: draft.enabled,
  url: textOf(draft.url),
  name: textOf(draft.name),
  context_tokens: draft.context_tokens === '' ? null : Number(draft.context_tokens),
  vision: draft.vision === 'auto' ? null : draft.vision === 'yes',
  allowed_hosts: draft.allowed_hosts,
  concurrency: draft.concurrency === '' ? 1 : Number(draft.concurrency),
});

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());
