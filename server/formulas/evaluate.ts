// Types and values of formulas, for whoever says what names stand for.
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { at, FormulaProblem, type Formula, type Named } from './formula.ts';
import { functionOf, type Argument, type Result, type Type } from './functions.ts';

/** What names stand for where a formula is. */
export interface Scope {
  /** Throws {@link FormulaProblem} where there is nothing of that name. */
  typeOf(name: Named): Type;
}

export interface Values extends Scope {
  valueOf(name: Named): Argument;
}

/** Throws {@link FormulaProblem} where a name stands for nothing, or a function does not take what it is given. */
export function typeOf(formula: Formula, scope: Scope): Type {
  if (formula.kind === 'literal') return { type: formula.type, column: false };
  if (formula.kind !== 'call') return at(formula.place, () => scope.typeOf(formula));
  const { name, args, place } = formula;
  const types = args.map((arg) => typeOf(arg, scope));
  const type = functionOf(name).gives(types);
  const [, divisor] = args;
  if (type === undefined)
    throw new FormulaProblem(
      sentence('formulas.doesNotTake', { name: signOf(name), given: namesOfTypes(types) }),
      place,
    );
  if (name === '/' && divisor?.kind === 'literal' && /^[0.]+$/.test(divisor.value))
    throw new FormulaProblem(sentence('formulas.literalZero'), divisor.place);
  return { type, column: false };
}

const NAMES = {
  number: 'formulas.typeNumber',
  text: 'formulas.typeText',
  date: 'formulas.typeDate',
  boolean: 'formulas.typeBoolean',
} as const;

export const nameOfType = ({ type, column }: Type): Sentence =>
  sentence(column ? 'formulas.typeColumn' : NAMES[type]);

function namesOfTypes([first, ...more]: Type[]): Sentence {
  if (first === undefined) return sentence('formulas.nothing');
  const given = nameOfType(first);
  return more.length === 0 ? given : sentence('formulas.andType', { given, other: namesOfTypes(more) });
}

const signOf = (name: string): string => (name === 'minus' ? '-' : name);

/** Of a formula whose types have been checked; a column alone is none. */
export function evaluate(formula: Formula, values: Values): Result {
  const result = argumentOf(formula, values);
  return 'cells' in result ? { why: sentence('formulas.noCells') } : result;
}

function argumentOf(formula: Formula, values: Values): Argument {
  if (formula.kind === 'literal') return { value: formula.value };
  if (formula.kind !== 'call') return values.valueOf(formula);
  const [first, ...more] = formula.args.map((arg) => typeOf(arg, values));
  if (first === undefined) return { why: sentence('formulas.noCells') };
  return functionOf(formula.name).compute(
    formula.args.map((arg) => argumentOf(arg, values)),
    [first, ...more],
  );
}
