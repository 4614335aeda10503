// What an audit entry says: values before and after, and other facts. Pure, except for the words of the language.
import i18next from 'i18next';
import type { AuditEntry } from '../../contract/audit.ts';
import { STATUSES } from '../ui/status-badge.tsx';

export interface Change {
  name: string;
  before: string;
  after: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return i18next.t('audit.empty');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const nameOf = (key: string) => key.replaceAll('_', ' ');

export function changesOf({ event, detail }: AuditEntry): Change[] {
  const { before, after, field } = detail;
  if (isObject(before) || isObject(after)) {
    const keys = new Set([
      ...Object.keys(isObject(before) ? before : {}),
      ...Object.keys(isObject(after) ? after : {}),
    ]);
    const of = (side: unknown, key: string) => plain(isObject(side) ? side[key] : undefined);
    return [...keys].map((key) => ({ name: nameOf(key), before: of(before, key), after: of(after, key) }));
  }
  if (before === undefined && after === undefined) return [];
  const name =
    typeof field === 'string'
      ? nameOf(field)
      : event === 'document.status_changed'
        ? i18next.t('documents.status')
        : '';
  return [{ name, before: readable(event, before), after: readable(event, after) }];
}

/** Statuses in the language of the person. */
function readable(event: AuditEntry['event'], value: unknown): string {
  const status = event === 'document.status_changed' ? STATUSES.find((known) => known === value) : undefined;
  return status === undefined ? plain(value) : i18next.t(`statuses.${status}`);
}

export function factsOf({ detail }: AuditEntry): [name: string, value: string][] {
  return Object.entries(detail)
    .filter(([key]) => !['before', 'after', 'field'].includes(key))
    .map(([key, value]) => [nameOf(key), plain(value)]);
}

/** One line for lists. */
export function summaryOf(entry: AuditEntry): string {
  const { event, detail } = entry;
  if (event === 'webhook.attempt' || event === 'webhook.tested') {
    const answer = detail['response_code'] ?? detail['error_class'] ?? detail['error'];
    return [plain(answer), detail['duration_ms'] === undefined ? '' : `${plain(detail['duration_ms'])} ms`]
      .filter(Boolean)
      .join(' · ');
  }
  if (event === 'confidence.assigned') return `${plain(detail['score'])} · ${plain(detail['reasoning'])}`;
  const changes = changesOf(entry);
  if (changes.length > 0)
    return changes
      .map(({ name, before, after }) => `${name === '' ? '' : `${name}: `}${before} → ${after}`)
      .join('; ');
  const first = ['filename', 'name', 'reason', 'email', 'address', 'engine'].find(
    (key) => typeof detail[key] === 'string',
  );
  return first === undefined ? '' : plain(detail[first]);
}
