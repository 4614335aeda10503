// The events of the log, in groups.
import type { AuditEvent } from '../../contract/audit.ts';

type Group = AuditEvent extends `${infer G}.${string}` ? G : never;
type Names = { [G in Group]: AuditEvent extends infer E ? (E extends `${G}.${infer N}` ? N : never) : never };

export const EVENTS: { [G in Group]: Names[G][] } = {
  document: [
    'uploaded',
    'status_changed',
    'field_edited',
    'edited',
    'moved',
    'reprocessed',
    'blockers_accepted',
    'blockers_reopened',
    'rejected',
    'change_undone',
    'assigned',
    'postponed',
    'version_added',
    'split',
    'split_off',
    'joined',
    'downloaded',
    'deleted',
    'restored',
    'purged',
  ],
  documents: ['exported'],
  processing: ['completed', 'failed'],
  confidence: ['assigned'],
  rule: ['fired', 'failed', 'created', 'updated', 'deleted'],
  webhook: [
    'queued',
    'attempt',
    'redelivered',
    'withdrawn',
    'paused',
    'tested',
    'endpoint_created',
    'endpoint_updated',
    'endpoint_deleted',
  ],
  user: [
    'signed_in',
    'sign_in_failed',
    'signed_out',
    'created',
    'updated',
    'invited',
    'password_changed',
    'password_link_created',
    'sessions_ended',
    'second_factor_set',
    'second_factor_removed',
    'recovery_code_used',
    'token_created',
    'token_revoked',
    'identity_linked',
  ],
  contact: ['created', 'updated', 'deleted'],
  folder: ['created', 'updated', 'deleted'],
  profile: ['created', 'updated', 'deleted'],
  lesson: ['learned', 'switched', 'forgotten', 'undone'],
  view: ['created', 'updated', 'deleted'],
  intake: ['channel_created', 'channel_updated', 'channel_deleted', 'failed'],
  audit: ['verified', 'exported'],
  settings: ['updated', 'webhook_updated', 'token_regenerated'],
};

export const ALL_EVENTS = Object.entries(EVENTS).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}` as AuditEvent),
);
