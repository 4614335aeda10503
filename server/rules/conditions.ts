// Whether a document meets conditions, and what they were compared with. Pure.
import type { ConditionResult, RuleCondition } from '../../contract/rules.ts';
import { compareDecimals } from '../platform/decimal.ts';
import { fold } from '../search/tokenize.ts';
import { lookUp, namesIn, type Subject, type ValueKind } from './condition-fields.ts';
import { safeMatch } from './safe-match.ts';

/** Every condition with the value it met; the rule holds when all are met. */
export function checkConditions(conditions: RuleCondition[], subject: Subject): ConditionResult[] {
  return conditions.map((condition) => {
    const found = lookUp(subject, condition.field);
    if (found === undefined) return { ...condition, actual: null, met: false };
    return { ...condition, actual: found.value, met: holds(condition, found.kind, found.value) };
  });
}

export const allMet = (results: ConditionResult[]): boolean => results.every((result) => result.met);

/**
 * An empty value is different from everything and contains nothing; it is neither greater nor smaller.
 * Texts compare without regard to case and width, numbers exactly, dates as days.
 */
function holds({ operator, value }: RuleCondition, kind: ValueKind, actual: string | null): boolean {
  const empty = actual === null || actual.trim() === '';
  if (operator === 'is_empty') return empty;
  if (operator === 'is_not_empty') return !empty;
  const negative = operator === '!=' || operator === 'does_not_contain';
  if (empty || value === null) return negative;
  switch (operator) {
    case 'contains':
      return contains(kind, actual, value);
    case 'does_not_contain':
      return !contains(kind, actual, value);
    case 'matches':
      return safeMatch(value, actual);
    case '=':
    case '!=':
    case '>':
    case '>=':
    case '<':
    case '<=':
      return ordered(operator, compare(kind, actual, value));
  }
}

const normal = (text: string) => fold(text).trim().replaceAll(/\s+/g, ' ');
const contains = (kind: ValueKind, actual: string, part: string) =>
  kind === 'set' ? namesIn(actual).includes(part.trim()) : normal(actual).includes(normal(part));

/** Undefined where the two cannot be compared. */
function compare(kind: ValueKind, actual: string, value: string): number | undefined {
  if (kind === 'number') return compareDecimals(actual, value);
  if (kind === 'date') return actual < value ? -1 : actual > value ? 1 : 0;
  return normal(actual) === normal(value) ? 0 : 1;
}

function ordered(operator: '=' | '!=' | '>' | '>=' | '<' | '<=', difference: number | undefined): boolean {
  if (difference === undefined) return operator === '!=';
  switch (operator) {
    case '=':
      return difference === 0;
    case '!=':
      return difference !== 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
  }
}
