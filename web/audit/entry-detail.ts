// What an audit entry says: values before and after, and other facts. Pure, except for the words of the language.
import i18next from 'i18next';
import type { AuditEntry } from '../../contract/audit.ts';
import { auditFacts } from '../text/en/audit-facts.ts';
import { shownKey } from '../text/known-names.ts';
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
  if (typeof value === 'boolean') return i18next.t(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join(i18next.t('common.listComma'));
  // The engine's own name for itself.
  if (value === 'builtin') return i18next.t('auditFacts.builtin');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Keys that are no facts of the log's own are those of fields. */
const nameOf = (key: string): string =>
  Object.hasOwn(auditFacts, key) ? i18next.t(`auditFacts.${key as keyof typeof auditFacts}`) : shownKey(key);

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
  if (event === 'document.assigned')
    return [{ name: i18next.t('documents.assignee'), before: '', after: plain(detail['name']) }];
  const name =
    typeof field === 'string' ? nameOf(field) : STATUS_EVENTS.has(event) ? i18next.t('documents.status') : '';
  return [{ name, before: readable(event, before), after: readable(event, after) }];
}

const STATUS_EVENTS = new Set<AuditEntry['event']>(['document.status_changed', 'document.change_undone']);

/** Statuses in the language of the person. */
function readable(event: AuditEntry['event'], value: unknown): string {
  const status = STATUS_EVENTS.has(event) ? STATUSES.find((known) => known === value) : undefined;
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
