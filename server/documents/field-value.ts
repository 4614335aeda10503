// Values that people and integrations write: checked against the field's type and pattern, stored in one form.
import type { ProfileField } from '../../contract/profiles.ts';
import { invalid } from '../platform/errors.ts';

/** Returns the value as it is stored; throws `invalid` (422) with what is expected. */
export function checkFieldValue(
  field: Pick<ProfileField, 'key' | 'type' | 'pattern' | 'options'>,
  raw: string,
): string | null {
  const value = raw.trim();
  if (value === '') return null;
  const problem = problemOf(field, value) ?? patternProblem(field.pattern, value);
  if (problem !== undefined) throw invalid(`extracted_fields.${field.key}: ${problem}`);
  return value;
}

function problemOf(
  { type, options }: Pick<ProfileField, 'type' | 'options'>,
  value: string,
): string | undefined {
  switch (type) {
    case 'date':
      return isCalendarDate(value) ? undefined : 'must be a date like 2026-03-22';
    case 'amount':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value)
        ? undefined
        : 'must be a decimal number like 16500.00, without separators or currency';
    case 'integer':
      return /^-?\d+$/.test(value) ? undefined : 'must be a whole number';
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : 'must be true or false';
    case 'choice':
      return options.includes(value) ? undefined : `must be one of: ${options.join(', ')}`;
    case 'text':
    case 'list':
      return undefined;
  }
}

export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function patternProblem(pattern: string | null, value: string): string | undefined {
  if (pattern === null) return undefined;
  return new RegExp(`^(?:${pattern})$`, 'u').test(value) ? undefined : `must match the pattern ${pattern}`;
}
