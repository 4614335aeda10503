// Values that people and integrations write: checked against the field's type and pattern, stored in one form.
import type { ProfileField } from '../../contract/profiles.ts';
import { invalid } from '../platform/errors.ts';
import { sentence, wrongValue, type Sentence } from '../platform/sentences/sentence.ts';

/** Returns the value as it is stored; throws `invalid` (422) with what is expected. */
export function checkFieldValue(
  field: Pick<ProfileField, 'key' | 'label' | 'type' | 'pattern' | 'options'>,
  raw: string,
): string | null {
  const value = raw.trim();
  if (value === '') return null;
  const problem = problemOf(field, value) ?? patternProblem(field.pattern, value);
  if (problem !== undefined) throw invalid(wrongValue(`extracted_fields.${field.key}`, problem, field.label));
  return value;
}

function problemOf(
  { type, options }: Pick<ProfileField, 'type' | 'options'>,
  value: string,
): Sentence | undefined {
  switch (type) {
    case 'date':
      return isCalendarDate(value) ? undefined : sentence('values.date');
    case 'amount':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? undefined : sentence('values.decimal');
    case 'integer':
      return /^-?\d+$/.test(value) ? undefined : sentence('values.int');
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : sentence('values.boolean');
    case 'choice':
      return options.includes(value) ? undefined : sentence('values.oneOf', { options });
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

function patternProblem(pattern: string | null, value: string): Sentence | undefined {
  if (pattern === null) return undefined;
  return new RegExp(`^(?:${pattern})$`, 'u').test(value)
    ? undefined
    : sentence('values.pattern', { pattern });
}
