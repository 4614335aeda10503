// A filter by a field of the profile as the address has it, `key:operator:value`, taken apart and put together.
import type { FieldType } from '../../../contract/profiles.ts';

export const OPERATORS = ['contains', 'eq', 'ne', 'gte', 'lte', 'empty', 'filled'] as const;
/** `gt` and `lt` may come from the API; the pages offer the other two. */
export type Operator = (typeof OPERATORS)[number] | 'gt' | 'lt';

export interface FieldFilter {
  key: string;
  operator: Operator;
  value: string;
}

export const needsValue = (operator: Operator): boolean => operator !== 'empty' && operator !== 'filled';

export function operatorsOf(type: FieldType): (typeof OPERATORS)[number][] {
  const compares = type === 'amount' || type === 'number' || type === 'integer' || type === 'date';
  return OPERATORS.filter((operator) =>
    compares ? operator !== 'contains' : operator !== 'gte' && operator !== 'lte',
  );
}

export function readFieldFilter(text: string): FieldFilter {
  const [key = '', operator = 'eq', ...value] = text.split(':');
  return { key, operator: operator as Operator, value: value.join(':') };
}

export const writeFieldFilter = ({ key, operator, value }: FieldFilter): string =>
  needsValue(operator) ? `${key}:${operator}:${value.trim()}` : `${key}:${operator}`;
