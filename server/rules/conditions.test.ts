import { expect, test } from 'vitest';
import type { Operator } from '../../contract/rules.ts';
import { plainField } from '../../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import { allMet, checkConditions } from './conditions.ts';
import type { Subject } from './condition-fields.ts';
import { effectOf } from './effect.ts';
import { isPattern, safeMatch } from './safe-match.ts';
import { sentence } from '../platform/sentences/sentence.ts';

const field = (key: string, type: FieldType): ProfileField => plainField(key, key, type);

const blockerOf = (kind: 'check_failed' | 'field_doubtful', code: string, state: 'open' | 'accepted') => ({
  id: `${kind}:${code}`,
  kind,
  severity: 'blocking' as const,
  target: null,
  code,
  message: sentence('blockers.nothing'),
  state,
  resolved_by: null,
  resolved_at: null,
  reason: null,
  stamp: '',
});

const subject: Subject = {
  now: new Date('2026-03-22T12:00:00Z'),
  fields: [
    field('total_amount', 'amount'),
    field('due_date', 'date'),
    field('vendor', 'text'),
    field('status', 'text'),
    field('po_number', 'text'),
  ],
  document: {
    id: 1,
    filename: 'Rechnung März.PDF',
    status: 'Needs Review',
    status_by: 'system',
    status_changed_at: new Date('2026-03-14T13:00:00Z'),
    doc_type: 'Invoice',
    doc_date: '2026-03-10',
    contact_id: 4,
    folder_id: 5,
    profile_id: 2,
    profile_version: 1,
    confidence_score: 90,
    extracted_fields: {
      total_amount: '16500.00',
      due_date: '2026-04-13',
      vendor: '深圳市腾讯 ＡＢＣ',
      status: 'paid',
      po_number: null,
    },
    line_items: [
      { description: 'a', quantity: 1, unit_price: 0.1, amount: 0.1 },
      { description: 'b', quantity: 1, unit_price: 0.2, amount: 0.2 },
    ],
    checks: [
      { code: 'future', name: 'sum', passed: false, detail: '', fields: [] },
      { code: 'dueDate', name: 'dates', passed: true, detail: '', fields: [] },
    ],
    lineage: {
      total_amount: { source: 'engine', by: '', at: '', detail: null, confidence: 93, proposed: null },
      vendor: { source: 'person', by: '', at: '', detail: null, confidence: null, proposed: null },
    },
    run: 1,
    blockers: [
      blockerOf('check_failed', 'netPlusTax', 'open'),
      blockerOf('field_doubtful', 'nowhere', 'accepted'),
    ],
    assignee_id: null,
    postponed_until: '2026-04-01',
    rejection: null,
    vendor_number: null,
    payee: null,
    order_match: null,
    source: 'api',
    mail_from: null,
    profile_named: false,
    profile_reason: null,
    total: '119.00',
    currency: 'EUR',
    paid: '19.00',
  },
};

const holds = (name: string, operator: Operator, value: string | null = null) =>
  allMet(checkConditions([{ field: name, operator, value }], subject));

test.each<[string, Operator, string | null, boolean]>([
  ['confidence_score', '>=', '90', true],
  ['confidence_score', '>', '90', false],
  ['confidence_score', '<', '90.5', true],
  ['confidence_score', '=', '90.0', true],
  ['confidence_label', '=', 'high', true],
  ['status', '=', 'needs  review', true],
  ['status', '!=', 'Approved', true],
  ['doc_type', 'contains', 'voice', true],
  ['doc_date', '<', '2026-03-11', true],
  ['doc_date', '>=', '2026-03-11', false],
  ['contact_id', '=', '4', true],
  ['folder_id', '!=', '5', false],
  ['filename', 'contains', 'märz.pdf', true],
  ['filename', 'matches', '^rechnung .*\\.pdf$', true],
  ['days_in_status', '>', '6', true],
  ['days_in_status', '>', '7', false],
  ['line_items_total', '=', '0.3', true],
  ['checks_failed', '>', '0', true],
  ['checks_failed', '=', '2', false],
  ['total_amount', '>', '9999.99', true],
  ['total_amount', '=', '16500', true],
  ['total_amount', '<', 'many', false],
  ['due_date', '<=', '2026-04-13', true],
  ['vendor', 'contains', '腾讯 abc', true],
  ['vendor', 'does_not_contain', '阿里', true],
  ['fields.status', '=', 'PAID', true],
  ['po_number', 'is_empty', null, true],
  ['po_number', 'is_not_empty', null, false],
  ['po_number', '=', 'x', false],
  ['po_number', '!=', 'x', true],
  ['po_number', 'does_not_contain', 'x', true],
  ['vendor', 'is_not_empty', null, true],
  ['blockers_open', '=', '1', true],
  ['blockers_blocking', '>', '0', true],
  ['blocker_kinds', 'contains', 'check_failed', true],
  ['blocker_kinds', 'contains', 'check', false],
  ['blocker_kinds', 'contains', 'field_doubtful', false],
  ['blocker_kinds', 'does_not_contain', 'duplicate', true],
  ['blocker_codes', 'contains', 'netPlusTax', true],
  ['blocker_codes', 'is_empty', null, false],
  ['assignee_id', 'is_empty', null, true],
  ['postponed_until', '>', '2026-03-31', true],
  ['rejection_reason', 'is_empty', null, true],
  ['confidence.total_amount', '>=', '93', true],
  ['confidence.total_amount', '>', '93', false],
  ['confidence.vendor', '=', '100', true],
  ['confidence.po_number', 'is_empty', null, true],
  ['confidence.po_number', '>=', '0', false],
  ['confidence.not_in_this_profile', 'is_empty', null, false],
  ['check.dueDate', '=', 'passed', true],
  ['check.future', '=', 'failed', true],
  ['check.future', '!=', 'failed', false],
  ['check.iban', 'is_empty', null, true],
  ['check.iban', '=', 'passed', false],
  ['not_in_this_profile', 'is_empty', null, false],
  ['not_in_this_profile', '!=', 'x', false],
])('%s %s %s is %s', (name, operator, value, expected) => {
  expect(holds(name, operator, value)).toBe(expected);
});

test('a pattern that would run for ever counts as no match after a moment', () => {
  const started = performance.now();
  expect(safeMatch('^(a+)+$', `${'a'.repeat(40)}!`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(isPattern('[')).toBe(false);
});

test('what people do with a document stands', () => {
  const assign = { type: 'assign', assignee_id: 3 } as const;
  const person = { id: 3, name: 'Bert' };
  expect(effectOf(assign, 'processed', subject, { person }).kind).toBe('change');
  expect(effectOf(assign, 'processed', subject).kind).toBe('skipped');
  const others = { ...subject, document: { ...subject.document, assignee_id: 4 } };
  expect(effectOf(assign, 'processed', others, { person }).kind).toBe('skipped');
  expect(effectOf({ type: 'assign', assignee_id: null }, 'processed', others).kind).toBe('change');
  // Until a later day already.
  expect(effectOf({ type: 'postpone', days: 1 }, 'processed', subject).kind).toBe('none');
  expect(effectOf({ type: 'postpone', days: 365 }, 'processed', subject).kind).toBe('change');
});

test("a person's word stands: their value always, their status while the document was processed", () => {
  const by = (source: 'person' | 'engine') => ({
    ...subject,
    document: {
      ...subject.document,
      status_by: source === 'person' ? ('person' as const) : ('system' as const),
      lineage: { vendor: { source, by: '', at: '', detail: null, confidence: null, proposed: null } },
    },
  });
  const set = { type: 'set_field', field: 'vendor', value: 'Acme' } as const;
  const approve = { type: 'set_status', status: 'Approved' } as const;
  expect(effectOf(set, 'schedule', by('person'), undefined).kind).toBe('skipped');
  expect(effectOf(set, 'schedule', by('engine'), undefined).kind).toBe('change');
  expect(effectOf(approve, 'processed', by('person'), undefined).kind).toBe('skipped');
  expect(effectOf(approve, 'schedule', by('person'), undefined).kind).toBe('change');
  expect(effectOf({ type: 'flag_review' }, 'processed', by('engine'), undefined).kind).toBe('none');
});
