// Checks of the order of dates, and of dates that cannot be.
import { sentence } from '../../platform/sentences/sentence.ts';
import { found, type CheckCode, type FoundCheck } from './check.ts';
import { findingOf, type FieldFinding, type Findings } from './findings.ts';

/** Pairs of which the first must not be after the second. */
const ORDER: [string, string, CheckCode][] = [
  ['issue_date', 'due_date', 'dueDate'],
  ['period_start', 'period_end', 'period'],
  ['effective_date', 'expiry_date', 'effective'],
  ['order_date', 'issue_date', 'ordered'],
];
/** Dates of issue further ahead than this many days are mistakes of reading or typing. */
const AHEAD = 60;

export function checkDates(findings: Findings): FoundCheck[] {
  const checks = ORDER.flatMap(([first, second, code]) => {
    const [a, b] = [findingOf(findings, first), findingOf(findings, second)];
    return a === undefined || b === undefined ? [] : [order(code, a, b)];
  });
  const issued = findingOf(findings, 'issue_date');
  if (issued !== undefined) checks.push(...notAhead(issued, findings.today));
  return checks;
}

function order(code: CheckCode, a: FieldFinding, b: FieldFinding): FoundCheck {
  const passed = (a.value ?? '') <= (b.value ?? '');
  const values = { a: a.value ?? '', b: b.value ?? '' };
  const detail = passed ? sentence('details.isNotAfter', values) : sentence('details.isAfter', values);
  return found(code, passed, detail, [a.meaning.field.key, b.meaning.field.key]);
}

function notAhead({ meaning, value }: FieldFinding, today: string): FoundCheck[] {
  const days = Math.round((Date.parse(value ?? '') - Date.parse(today)) / 86_400_000);
  if (!(days > AHEAD)) return [];
  const detail = sentence('details.daysAfter', { a: value ?? '', days, b: today });
  return [found('future', false, detail, [meaning.field.key])];
}
