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
    'version_added',
    'downloaded',
    'deleted',
    'restored',
    'purged',
  ],
  processing: ['completed', 'failed'],
  confidence: ['assigned'],
  rule: ['fired', 'failed', 'created', 'updated', 'deleted'],
  webhook: ['queued', 'attempt', 'redelivered', 'paused', 'tested'],
  user: ['signed_in', 'sign_in_failed', 'signed_out', 'created', 'updated', 'password_changed'],
  contact: ['created', 'updated', 'deleted'],
  folder: ['created', 'updated', 'deleted'],
  profile: ['created', 'updated', 'deleted'],
  settings: ['updated', 'webhook_updated', 'token_regenerated'],
};

export const ALL_EVENTS = Object.entries(EVENTS).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}` as AuditEvent),
);
