// What an audit entry says: values before and after, and other facts. Pure, except for the words of the language.
import i18next from 'i18next';
import type { AuditEntry } from '../../contract/audit.ts';
import { factValue, isObject, nameOf } from './fact-value.ts';

export interface Change {
  name: string;
  before: string;
  after: string;
}

export function changesOf({ event, detail }: AuditEntry): Change[] {
  const { before, after, field } = detail;
  if (isObject(before) || isObject(after)) {
    const keys = new Set([
      ...Object.keys(isObject(before) ? before : {}),
      ...Object.keys(isObject(after) ? after : {}),
    ]);
    const of = (side: unknown, key: string) => factValue(key, isObject(side) ? side[key] : undefined);
    return [...keys].map((key) => ({ name: nameOf(key), before: of(before, key), after: of(after, key) }));
  }
  if (before === undefined && after === undefined) return [];
  if (event === 'document.assigned')
    return [{ name: i18next.t('documents.assignee'), before: '', after: factValue('name', detail['name']) }];
  const status = STATUS_EVENTS.has(event);
  const name = typeof field === 'string' ? nameOf(field) : status ? i18next.t('documents.status') : '';
  const key = status ? 'status' : typeof field === 'string' ? field : '';
  return [{ name, before: factValue(key, before), after: factValue(key, after) }];
}

const STATUS_EVENTS = new Set<AuditEntry['event']>(['document.status_changed', 'document.change_undone']);

export function factsOf({ detail }: AuditEntry): [name: string, value: string][] {
  return Object.entries(detail)
    .filter(([key]) => !['before', 'after', 'field'].includes(key))
    .map(([key, value]) => [nameOf(key), factValue(key, value)]);
}

/** One line for lists. */
export function summaryOf(entry: AuditEntry): string {
  const { event, detail } = entry;
  if (event === 'webhook.attempt' || event === 'webhook.tested') {
    const answer = detail['response_code'] ?? detail['error_class'] ?? detail['error'];
    return [
      factValue('', answer),
      detail['duration_ms'] === undefined ? '' : `${factValue('', detail['duration_ms'])} ms`,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  if (event === 'confidence.assigned')
    return `${factValue('score', detail['score'])} · ${factValue('reasoning', detail['reasoning'])}`;
  const changes = changesOf(entry);
  if (changes.length > 0)
    return changes
      .map(
        ({ name, before, after }) =>
          (name === '' ? '' : i18next.t('common.named', { name })) +
          [before, after].filter(Boolean).join(' → '),
      )
      .join('; ');
  const first = ['filename', 'name', 'reason', 'email', 'address', 'engine'].find(
    (key) => typeof detail[key] === 'string',
  );
  return first === undefined ? '' : factValue(first, detail[first]);
}
