// What formulas can do: for each function and sign, which types it takes, what it gives, and how it is computed. Numbers are decimal
// texts and never pass through binary fractions; dates are ISO.
import {
  compareDecimals,
  divideDecimal,
  magnitude,
  multiplyDecimals,
  negated,
  subtractDecimals,
  sumDecimals,
} from '../platform/decimal.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import type { ValueType } from './formula.ts';

/** `column` where it is all cells of a column. */
export interface Type {
  type: ValueType;
  column: boolean;
}

/** A value, or why there is none. */
export type Result = { value: string } | { why: Sentence };

/** Of a column: the cells that hold something. */
export type Argument = Result | { cells: string[] };

interface FormulaFunction {
  /** The type of the result; undefined where the function does not take these. */
  gives: (args: readonly Type[]) => ValueType | undefined;
  compute: (args: readonly Argument[], types: readonly [Type, ...Type[]]) => Result;
}

/** Places to which a quotient is rounded, and behind which products are cut. */
const PLACES = 10;
/** Digits of the largest number. */
const MOST_DIGITS = 30;
const DAY = 86_400_000;

const value = (text: string): Result => ({ value: text });
const truth = (is: boolean): Result => value(String(is));
const none = (why: Sentence): Result => ({ why });

function number(text: string): Result {
  const [whole, fraction = ''] = text.split('.');
  if (magnitude(whole!).length > MOST_DIGITS) return none(sentence('formulas.tooLarge'));
  return value(fraction.length > PLACES ? divideDecimal(text, 1, PLACES) : text);
}

const textsOf = (args: readonly Argument[]): string[] =>
  args.flatMap((arg) => ('cells' in arg ? arg.cells : 'value' in arg ? [arg.value] : []));
const whyOf = (args: readonly Argument[]): Result | undefined =>
  args.find((arg): arg is { why: Sentence } => 'why' in arg);

/** Nothing is computed of what is not there. */
const strict =
  (compute: (...texts: string[]) => Result) =>
  (args: readonly Argument[]): Result =>
    whyOf(args) ?? compute(...textsOf(args));

const are = (args: readonly Type[], ...types: ValueType[]): boolean =>
  args.length === types.length && args.every(({ type, column }, i) => !column && type === types[i]);

const numbers = (compute: (a: string, b: string) => string): FormulaFunction => ({
  gives: (args) => (are(args, 'number', 'number') ? 'number' : undefined),
  compute: strict((a, b) => number(compute(a, b))),
});

const comparison = (is: (difference: number) => boolean): FormulaFunction => ({
  gives: (args) => (are(args, 'number', 'number') || are(args, 'date', 'date') ? 'boolean' : undefined),
  compute: strict((a, b) => truth(is(compare(a, b)))),
});

/** Dates in ISO form stand in the order of their texts. */
const compare = (a: string, b: string): number => compareDecimals(a, b) ?? (a < b ? -1 : a > b ? 1 : 0);

const equality = (equal: boolean): FormulaFunction => ({
  gives: ([a, b, ...more]) =>
    more.length === 0 && a !== undefined && b !== undefined && a.type === b.type && !a.column && !b.column
      ? 'boolean'
      : undefined,
  // A text of digits is no number: 007 is not 7.
  compute: (args, [{ type }]) =>
    strict((a, b) => truth((type === 'number' ? compare(a, b) === 0 : a === b) === equal))(args),
});

const both = (decided: 'true' | 'false'): FormulaFunction => ({
  gives: (args) => (are(args, 'boolean', 'boolean') ? 'boolean' : undefined),
  // What one side decides needs no other.
  compute: (args) =>
    textsOf(args).includes(decided)
      ? value(decided)
      : (whyOf(args) ?? value(decided === 'true' ? 'false' : 'true')),
});

/** Of a column, or of values one by one; empty cells of a column do not count. */
const ofAll = (types: readonly ValueType[], compute: (texts: string[]) => Result): FormulaFunction => ({
  gives([first, ...more]) {
    if (first === undefined || !types.includes(first.type)) return undefined;
    if (first.column) return more.length === 0 ? first.type : undefined;
    return more.every(({ type, column }) => type === first.type && !column) ? first.type : undefined;
  },
  compute: (args) => whyOf(args) ?? compute(textsOf(args)),
});

const extreme = (sign: 1 | -1): FormulaFunction =>
  ofAll(['number', 'date'], (texts) => {
    const [first, ...more] = texts;
    if (first === undefined) return none(sentence('formulas.noCells'));
    return value(more.reduce((best, text) => (compare(text, best) * sign > 0 ? text : best), first));
  });

function later(day: string, days: string): Result {
  const at = new Date(new Date(`${day}T00:00:00Z`).getTime() + Number(days) * DAY);
  const isDay = !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= 1000 && at.getUTCFullYear() <= 9999;
  return isDay ? value(at.toISOString().slice(0, 10)) : none(sentence('formulas.noDay'));
}

const between = (from: string, to: string): string =>
  String(Math.round((new Date(`${to}T00:00:00Z`).getTime() - new Date(`${from}T00:00:00Z`).getTime()) / DAY));

function round(text: string, places = '0'): Result {
  const to = Number(places);
  if (!Number.isInteger(to) || to < 0 || to > PLACES)
    return none(sentence('formulas.noPlaces', { most: PLACES }));
  return number(divideDecimal(text, 1, to));
}

const FUNCTIONS: Record<string, FormulaFunction> = {
  '+': {
    gives: (args) =>
      are(args, 'number', 'number') ? 'number' : are(args, 'date', 'number') ? 'date' : undefined,
    compute: strict((a, b) => (isDay(a) ? later(a, b) : number(sumDecimals([a, b])))),
  },
  '-': {
    gives(args) {
      if (are(args, 'number', 'number') || are(args, 'date', 'date')) return 'number';
      return are(args, 'date', 'number') ? 'date' : undefined;
    },
    compute: strict((a, b) => {
      if (!isDay(a)) return number(subtractDecimals(a, b));
      return isDay(b) ? value(between(b, a)) : later(a, negated(b));
    }),
  },
  '*': numbers(multiplyDecimals),
  '/': {
    gives: (args) => (are(args, 'number', 'number') ? 'number' : undefined),
    compute: strict((a, b) => {
      if (compareDecimals(b, '0') === 0) return none(sentence('formulas.byZero'));
      const quotient = divideDecimal(a, magnitude(b), PLACES);
      return number(shorter(b.startsWith('-') ? negated(quotient) : quotient));
    }),
  },
  '<': comparison((difference) => difference < 0),
  '<=': comparison((difference) => difference <= 0),
  '>': comparison((difference) => difference > 0),
  '>=': comparison((difference) => difference >= 0),
  '==': equality(true),
  '!=': equality(false),
  and: both('false'),
  or: both('true'),
  not: {
    gives: (args) => (are(args, 'boolean') ? 'boolean' : undefined),
    compute: strict((is) => truth(is === 'false')),
  },
  minus: {
    gives: (args) => (are(args, 'number') ? 'number' : undefined),
    compute: strict((a) => value(negated(a))),
  },
  if: {
    gives: ([condition, yes, no, ...more]) =>
      condition !== undefined &&
      yes !== undefined &&
      no !== undefined &&
      more.length === 0 &&
      are([condition], 'boolean') &&
      are([yes, no], yes.type, yes.type)
        ? yes.type
        : undefined,
    compute: ([condition, yes, no]) => {
      const is = condition as Result;
      return ('why' in is ? is : is.value === 'true' ? yes : no) as Result;
    },
  },
  is_empty: {
    gives: ([one, ...more]) =>
      one !== undefined && !one.column && more.length === 0 ? 'boolean' : undefined,
    compute: ([one]) => truth('why' in one!),
  },
  or_else: {
    gives: ([first, other]) =>
      first !== undefined && other !== undefined && are([first, other], first.type, first.type)
        ? first.type
        : undefined,
    compute: ([first, other]) => ('why' in first! ? other : first) as Result,
  },
  sum: ofAll(['number'], (texts) => number(sumDecimals(texts))),
  average: ofAll(['number'], (texts) =>
    texts.length === 0
      ? none(sentence('formulas.noCells'))
      : number(shorter(divideDecimal(sumDecimals(texts), texts.length, PLACES))),
  ),
  min: extreme(-1),
  max: extreme(1),
  count: {
    gives: ([column, ...more]) => (column?.column === true && more.length === 0 ? 'number' : undefined),
    compute: ([column]) => value(String((column as { cells: string[] }).cells.length)),
  },
  round: {
    gives: (args) => (are(args, 'number') || are(args, 'number', 'number') ? 'number' : undefined),
    compute: strict((a, places) => round(a, places)),
  },
  abs: {
    gives: (args) => (are(args, 'number') ? 'number' : undefined),
    compute: strict((a) => value(magnitude(a))),
  },
  concat: {
    gives: (args) => (args.length > 0 && args.every(({ column }) => !column) ? 'text' : undefined),
    compute: strict((...texts) => value(texts.join(''))),
  },
};

const isDay = (text: string): boolean => text.includes('-', 1);

/** Without zeros that a division leaves at the end. */
const shorter = (text: string): string => text.replace(/\.?0+$/, '');

/** Own names only: `constructor` is none. */
export const isFunction = (name: string): boolean => Object.hasOwn(FUNCTIONS, name);
export const functionOf = (name: string): FormulaFunction => FUNCTIONS[name]!;
