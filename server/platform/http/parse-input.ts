// Input against its schema: what is wrong with it, as a sentence about one value.
import type { z } from 'zod';
import { PROBLEMS, type Problem } from '../../../contract/problem.ts';
import { notFound, RectoError } from '../errors.ts';
import { sentence, wrongValue, type Code, type Sentence } from '../sentences/sentence.ts';

type Place = 'path' | 'query' | 'body';
type Issue = z.core.$ZodIssue;
type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/**
 * Parses input against its schema; the error names the place and what to do about it. A number in a path that is too small or
 * too large for what it counts is that of nothing: not found.
 */
export function parseInput<S extends z.ZodType>(place: Place, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    if (place === 'path' && isOutOfRange(issue)) {
      const name = String(issue.path[0]);
      throw notFound('refusals.nothingNumbered', { name, value: (value as Record<string, string>)[name]! });
    }
    throw new RectoError('invalid', describeIssue(place, issue));
  }
  requireStorable(place, result.data);
  return result.data;
}

const isOutOfRange = (issue: Issue | undefined): issue is Bound =>
  (issue?.code === 'too_small' || issue?.code === 'too_big') && issue.origin !== 'string';

/** Deeper than anything people write, and far from where recursive functions such as JSON.stringify give up. */
const MAX_DEPTH = 100;

/**
 * Refuses valid JSON that PostgreSQL cannot hold: texts, keys included, with the character NUL or half of a surrogate pair,
 * and what is nested too deeply.
 */
export function requireStorable(place: string, input: unknown): void {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const refuse = (problem: Sentence) => new RectoError('invalid', wrongValue(path[0] ?? place, problem));
    if (typeof value === 'string' && isUnfit(value)) throw refuse(sentence('values.unfit'));
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > MAX_DEPTH) throw refuse(sentence('values.deep'));
    for (const [key, item] of Object.entries(value)) {
      if (isUnfit(key)) throw refuse(sentence('values.unfit'));
      open.push({ value: item, path: [...path, key] });
    }
  }
}

const isUnfit = (text: string) => text.includes('\u0000') || !text.isWellFormed();

/** @param prefix where the schema stands in the request; '' for its top */
export function describeIssue(place: Place, issue: Issue | undefined, prefix = ''): Sentence {
  if (issue === undefined) return sentence('refusals.notValid');
  const path = place === 'query' ? issue.path.slice(0, 1) : issue.path;
  const name = [...(prefix === '' ? [] : [prefix]), ...path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`);
    return sentence(place === 'query' ? 'values.unknownParameter' : 'values.unknownField', { names });
  }
  const problem = problemOf(issue);
  if (name === '') {
    if (place !== 'body') return problem;
    return issue.code === 'invalid_type' ? sentence('values.body') : problem;
  }
  return wrongValue(name, problem);
}

const TYPES: Record<string, Code> = {
  int: 'values.int',
  number: 'values.number',
  string: 'values.text',
  boolean: 'values.boolean',
  array: 'values.list',
  tuple: 'values.list',
  object: 'values.object',
  record: 'values.object',
};

/** Formats that have a sentence; others are patterns of the contract. */
const FORMATS: Record<string, Code> = {
  email: 'values.email',
  url: 'values.address',
  uuid: 'values.uuid',
  date: 'values.date',
  datetime: 'values.time',
};

const isProblem = (message: string): message is Problem => (PROBLEMS as readonly string[]).includes(message);
const plain = (code: Code): Sentence => ({ code, values: {} });

function problemOf(issue: Issue): Sentence {
  if (isProblem(issue.message)) return plain(`values.${issue.message}` satisfies Code);
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.message.endsWith('received undefined')) return sentence('values.required');
      const code = TYPES[issue.expected];
      return code === undefined ? sentence('values.other', { type: issue.expected }) : plain(code);
    }
    case 'too_small':
    case 'too_big':
      return boundOf(issue);
    case 'invalid_format': {
      const code = FORMATS[issue.format];
      return code === undefined ? sentence('values.pattern', { pattern: issue.pattern ?? '' }) : plain(code);
    }
    case 'invalid_value':
      return sentence('values.oneOf', { options: issue.values.map(String) });
    default:
      return sentence('values.any');
  }
}

function boundOf(issue: Bound): Sentence {
  const { origin, inclusive = true } = issue;
  if (issue.code === 'too_small') {
    const least = String(issue.minimum);
    if (origin === 'string')
      return least === '1' ? sentence('values.required') : sentence('values.short', { count: least });
    if (origin === 'array' || origin === 'set') return sentence('values.fewItems', { count: least });
    return inclusive ? sentence('values.small', { least }) : sentence('values.above', { least });
  }
  const most = String(issue.maximum);
  if (origin === 'string') return sentence('values.long', { count: most });
  if (origin === 'array' || origin === 'set') return sentence('values.manyItems', { count: most });
  return inclusive ? sentence('values.big', { most }) : sentence('values.below', { most });
}
