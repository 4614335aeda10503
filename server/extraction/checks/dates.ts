// Checks of the order of dates, and of dates that cannot be.
import type { Check } from '../../../contract/documents.ts';
import { findingOf, type FieldFinding, type Findings } from './findings.ts';

/** Pairs of which the first must not be after the second. */
const ORDER: [string, string, string][] = [
  ['issue_date', 'due_date', 'Issued before due'],
  ['period_start', 'period_end', 'Period begins before it ends'],
  ['effective_date', 'expiry_date', 'Effective before it expires'],
  ['order_date', 'issue_date', 'Ordered before issued'],
];
/** Dates of issue further ahead than this many days are mistakes of reading or typing. */
const AHEAD = 60;

export function checkDates(findings: Findings): Check[] {
  const checks = ORDER.flatMap(([first, second, name]) => {
    const [a, b] = [findingOf(findings, first), findingOf(findings, second)];
    return a === undefined || b === undefined ? [] : [order(name, a, b)];
  });
  const issued = findingOf(findings, 'issue_date');
  if (issued !== undefined) checks.push(...notAhead(issued, findings.today));
  return checks;
}

function order(name: string, a: FieldFinding, b: FieldFinding): Check {
  const passed = (a.value ?? '') <= (b.value ?? '');
  return {
    name,
    passed,
    detail: `${a.value} ${passed ? 'is not after' : 'is after'} ${b.value}`,
    fields: [a.meaning.field.key, b.meaning.field.key],
  };
}

function notAhead({ meaning, value }: FieldFinding, today: string): Check[] {
  const days = Math.round((Date.parse(value ?? '') - Date.parse(today)) / 86_400_000);
  if (!(days > AHEAD)) return [];
  return [
    {
      name: 'Date is not in the future',
      passed: false,
      detail: `${value} is ${days} days after ${today}`,
      fields: [meaning.field.key],
    },
  ];
}
