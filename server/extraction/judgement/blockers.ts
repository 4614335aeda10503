// The one list of what is open on a record. Pure: the same record always has the same blockers.
import { sentence } from '../../platform/sentences/sentence.ts';
import { CHECK_DIGITS, checkId, isWarning } from '../checks/check.ts';
import { arithmetic } from '../checks/items.ts';
import { MOST_LISTED, blocker, type BlockedRecord, type FoundBlocker } from './blocker.ts';
import { ofContact, ofOrders, ofPayee, ofVendor } from './blockers-of-others.ts';
import type { JudgedField } from './judged-field.ts';
import { stampOf } from './stamp.ts';
import { contentMessage, isOfContent, twinBlocker } from './twin.ts';

const PAGES_LISTED = 20;

export function findBlockers(record: BlockedRecord): FoundBlocker[] {
  return [
    ...ofReading(record),
    ...ofBundle(record),
    ...ofContact(record),
    ...ofProfile(record),
    ...record.fields.flatMap((field) => ofField(field)),
    ...ofChecks(record),
    ...ofLines(record),
    ...ofDuplicates(record),
    ...ofVendor(record),
    ...ofPayee(record),
    ...ofOrders(record),
  ];
}

function ofField({ key, label, value, required, doubt }: JudgedField): FoundBlocker[] {
  if (value === null) {
    if (!required) return [];
    const message = sentence('blockers.missing', { label });
    return [blocker({ id: key, kind: 'field_missing', code: 'missing', target: key, message, about: null })];
  }
  if (doubt === null) return [];
  const message =
    doubt.why === null
      ? sentence('blockers.doubtful', { label, confidence: doubt.percent })
      : sentence('blockers.doubtfulWhy', { label, why: doubt.why });
  return [
    blocker({
      id: key,
      kind: 'field_doubtful',
      code: doubt.why?.code.split('.')[1] ?? 'doubtful',
      target: key,
      message,
      about: value,
      advice: doubt.advice,
    }),
  ];
}

/** Missing fields and lines have blockers of their own. */
function ofChecks(record: BlockedRecord): FoundBlocker[] {
  const failed = record.checks.filter(
    ({ code, passed }) => !passed && code !== 'required' && code !== 'quantity' && code !== 'duplicate',
  );
  return failed.map((check) => {
    const { code, name, detail, fields } = check;
    const target = leastSure(fields, record.fields);
    const printed = record.fields.some((field) => field.key === target && field.printed);
    return blocker({
      id: checkId(check),
      kind: 'check_failed',
      code,
      target,
      message: sentence('blockers.failed', { check: name, detail }),
      about: [detail, valuesOf(fields, record)],
      // What a program printed was not misread: that it is wrong is the document's doing.
      advice: isWarning(check) || (CHECK_DIGITS.has(code) && printed),
    });
  });
}

/** Where to look first: at the least sure of the fields that a check compares. */
function leastSure(keys: string[], fields: JudgedField[]): string | null {
  const involved = fields.filter(({ key }) => keys.includes(key));
  const [least] = involved.sort((a, b) => a.confidence - b.confidence);
  return least?.key ?? keys[0] ?? null;
}

const valuesOf = (
  keys: string[],
  { extracted_fields, line_items, tax_breakdown }: BlockedRecord,
): unknown[] =>
  keys.map((key) => {
    if (key === 'line_items') return line_items.map(({ amount }) => amount);
    return key.startsWith('tax_breakdown') ? tax_breakdown : (extracted_fields[key] ?? null);
  });

function ofLines(record: BlockedRecord): FoundBlocker[] {
  const wrong = record.items.flatMap((item, i) => (item.adds_up === false ? [{ item, i }] : []));
  const listed = wrong.slice(0, MOST_LISTED).map(({ item, i }) =>
    blocker({
      id: `line_items[${i}]`,
      kind: 'line_doubtful',
      code: 'arithmetic',
      target: `line_items[${i}]`,
      message: sentence('blockers.line', { line: i + 1, detail: arithmetic(item) }),
      about: record.line_items[i],
    }),
  );
  const count = wrong.length - listed.length;
  if (count > 0) {
    const about = wrong.slice(MOST_LISTED).map(({ i }) => record.line_items[i]);
    const message = sentence('blockers.linesMore', { count });
    listed.push(
      blocker({ id: 'more', kind: 'line_doubtful', code: 'more', target: 'line_items', message, about }),
    );
  }
  return [
    ...listed,
    ...missingCells(record).slice(0, MOST_LISTED),
    ...cellsWithoutPlace(record).slice(0, MOST_LISTED),
  ];
}

const missingCells = ({ line_items, required_columns }: BlockedRecord): FoundBlocker[] =>
  line_items.flatMap((item, i) =>
    required_columns.flatMap(({ key, label }) => {
      if ((item[key] ?? '') !== '') return [];
      const target = `line_items[${i}].${key}`;
      const message = sentence('blockers.lineMissing', { line: i + 1, label });
      return [blocker({ id: target, kind: 'line_doubtful', code: 'missing', target, message, about: item })];
    }),
  );

const COLUMNS = ['quantity', 'unit_price', 'amount'] as const;

function cellsWithoutPlace({ line_items, evidence, places_known }: BlockedRecord): FoundBlocker[] {
  if (!places_known) return [];
  return line_items.flatMap((item, i) =>
    COLUMNS.flatMap((column) => {
      const target = `line_items[${i}].${column}`;
      if (item[column] === null || (evidence[target]?.length ?? 0) > 0) return [];
      const message = sentence('blockers.linePlace', { line: i + 1, column });
      const about = item[column];
      return [
        blocker({ id: target, kind: 'line_doubtful', code: 'noPlace', target, message, about, advice: true }),
      ];
    }),
  );
}

function ofReading({ processing_error, warnings, unread, empty }: BlockedRecord): FoundBlocker[] {
  if (processing_error !== null) {
    const message = sentence('blockers.unreadable', { reason: processing_error });
    const about = processing_error;
    return [blocker({ id: 'unreadable', kind: 'reading', code: 'unreadable', target: null, message, about })];
  }
  const found: FoundBlocker[] = [];
  if (empty) {
    const message = sentence('blockers.nothing');
    found.push(
      blocker({ id: 'nothing', kind: 'reading', code: 'nothing', target: null, message, about: null }),
    );
  }
  for (const page of unread.slice(0, PAGES_LISTED)) {
    const message = sentence('blockers.unreadPage', { page });
    const target = `page[${page}]`;
    found.push(blocker({ id: target, kind: 'reading', code: 'unreadPage', target, message, about: page }));
  }
  if (unread.length > PAGES_LISTED) {
    const message = sentence('blockers.unreadPages', { count: unread.length - PAGES_LISTED });
    found.push(
      blocker({ id: 'pages', kind: 'reading', code: 'unreadPages', target: null, message, about: unread }),
    );
  }
  for (const said of warnings) {
    const message = sentence('blockers.warning', { said });
    const id = `warning:${stampOf(said)}`;
    found.push(
      blocker({ id, kind: 'reading', code: 'warning', target: null, message, about: said, advice: true }),
    );
  }
  return found;
}

/** Percent, below which somebody should look whether the profile fits. */
const SURE_OF_PROFILE = 70;

function ofProfile({ profile_reason, profile_sure }: BlockedRecord): FoundBlocker[] {
  if (profile_reason === null || profile_sure === null || profile_sure >= SURE_OF_PROFILE) return [];
  const message = sentence('blockers.profile', { said: profile_reason });
  return [
    blocker({
      id: 'unsure',
      kind: 'profile',
      code: 'unsureProfile',
      target: null,
      message,
      about: profile_reason,
      advice: true,
    }),
  ];
}

function ofBundle({ bundle }: BlockedRecord): FoundBlocker[] {
  if (bundle === null) return [];
  const message = sentence('blockers.bundle', { count: bundle.parts.length });
  const about = bundle.parts;
  return [blocker({ id: 'parts', kind: 'bundle', code: 'severalDocuments', target: null, message, about })];
}

function ofDuplicates({ twins, checks }: BlockedRecord): FoundBlocker[] {
  return twins.flatMap((twin): FoundBlocker[] => {
    const { id, filename: file, contact_id, reason, place } = twin;
    const about = { ...twinBlocker(twin), kind: 'duplicate', target: null } as const;
    if (isOfContent(twin)) {
      const message = contentMessage(twin);
      const code = message.code.split('.')[1]!;
      return [{ ...about, severity: place === 'here' ? 'blocking' : 'advice', code, message }];
    }
    if (reason === 'corrected') {
      const { code, values } = sentence('blockers.corrected', { id, file });
      const message = { code, values: { ...values, contact_id } };
      return [{ ...about, severity: 'advice', code: reason, message }];
    }
    const same = checks.find(({ code, passed }) => code === 'duplicate' && !passed);
    if (same === undefined) return [];
    const target = same.fields[1] ?? null;
    const code = reason === 'reissued' ? reason : 'sameRecord';
    return [{ ...about, severity: 'blocking', target, code, message: same.detail }];
  });
}
