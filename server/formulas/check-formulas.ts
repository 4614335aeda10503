// Whether the formulas of a profile can be computed: names exist, types fit, and none waits for itself. And in which order they are.
import { LINE_COLUMNS } from '../../contract/line-columns.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import { invalid } from '../platform/errors.ts';
import { sentence, wrongValue, type Sentence } from '../platform/sentences/sentence.ts';
import { nameOfType, typeOf, type Scope } from './evaluate.ts';
import {
  FormulaProblem,
  namesIn,
  parseFormula,
  type Formula,
  type Place,
  type ValueType,
} from './formula.ts';
import type { Type } from './functions.ts';

export interface Columns {
  fields: readonly ProfileField[];
  line_columns: readonly LineColumn[];
}

/** A field or a column that is computed. */
export interface Computed<Of> {
  of: Of;
  formula: Formula;
}

export const isComputed = ({ formula }: { formula?: string | undefined }): boolean => formula !== undefined;

/** What is read from a document: the rest follows from it, or from earlier ones. */
export const asRead = <Given extends Columns>(profile: Given): Given => ({
  ...profile,
  fields: profile.fields.filter((field) => !isComputed(field) && field.coding === undefined),
  line_columns: profile.line_columns.filter((column) => !isComputed(column) && column.coding === undefined),
});

const TYPES: Record<ProfileField['type'] | LineColumn['type'], ValueType> = {
  amount: 'number',
  number: 'number',
  integer: 'number',
  date: 'date',
  boolean: 'boolean',
  text: 'text',
  choice: 'text',
  list: 'text',
};

/** A map: a plain object would answer to `constructor` as well. */
const TAX_TYPES: ReadonlyMap<string, ValueType> = new Map([
  ['rate', 'number'],
  ['base', 'number'],
  ['tax', 'number'],
]);

const scalar = (type: ValueType): Type => ({ type, column: false });
const unknown = (name: string) => new FormulaProblem(sentence('formulas.noName', { name }));

/** Of the columns of a line item. */
function columnType(columns: readonly LineColumn[], key: string): ValueType {
  const own = columns.find((column) => column.key === key);
  if (own !== undefined) return TYPES[own.type];
  if (!LINE_COLUMNS.some((column) => column === key)) throw unknown(key);
  return key === 'description' ? 'text' : 'number';
}

function fieldType(fields: readonly ProfileField[], key: string): ValueType {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) throw unknown(key);
  return TYPES[field.type];
}

/** Where the formula of a field is. */
export const fieldScope = ({ fields, line_columns }: Columns): Scope => ({
  typeOf(name) {
    if (name.kind === 'name') return scalar(fieldType(fields, name.key));
    if (name.kind === 'document')
      throw new FormulaProblem(sentence('formulas.documentInField', { name: name.key }));
    const type = name.table === 'lines' ? columnType(line_columns, name.key) : TAX_TYPES.get(name.key);
    if (type === undefined) throw unknown(`${name.table}.${name.key}`);
    return { type, column: true };
  },
});

/** Where the formula of a column is: in one line, and in a document whose own formulas come later. */
export const lineScope = ({ fields, line_columns }: Columns): Scope => ({
  typeOf(name) {
    if (name.kind === 'name') return scalar(columnType(line_columns, name.key));
    if (name.kind === 'column')
      throw new FormulaProblem(sentence('formulas.columnInLine', { name: `${name.table}.${name.key}` }));
    const field = fields.find(({ key }) => key === name.key);
    if (field?.formula !== undefined)
      throw new FormulaProblem(sentence('formulas.laterField', { name: name.key }));
    return scalar(fieldType(fields, name.key));
  },
});

/** That formulas need each other; says which one is told. */
class CircleProblem extends FormulaProblem {
  readonly key: string;
  constructor(key: string, needed: string, place: Place) {
    super(sentence('formulas.circle', { name: needed }), place);
    this.key = key;
  }
}

/** The formulas of fields or of columns, each behind those that it needs. Throws {@link FormulaProblem} where one needs itself. */
export function inOrder<Of extends { key: string; formula?: string | undefined }>(
  all: readonly Of[],
): Computed<Of>[] {
  const waiting = new Map(
    all.flatMap((of) =>
      of.formula === undefined ? [] : [[of.key, { of, formula: parseFormula(of.formula) }] as const],
    ),
  );
  const ordered: Computed<Of>[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ formula }) => neededIn(formula, waiting) === undefined);
    if (ready.length === 0) throw circleIn(waiting);
    for (const one of ready) waiting.delete(one.of.key);
    ordered.push(...ready);
  }
  return ordered;
}

type Waiting = ReadonlyMap<string, { formula: Formula }>;

/** The first name in a formula that waits itself. */
const neededIn = (formula: Formula, waiting: Waiting) =>
  namesIn(formula).find(({ kind, key }) => kind === 'name' && waiting.has(key));

/** Each of those that wait needs another: whoever follows them comes to a circle. */
function circleIn(waiting: Waiting): CircleProblem {
  const passed = new Set<string>();
  let [key] = waiting.keys() as Iterable<string>;
  for (;;) {
    const { key: next, place } = neededIn(waiting.get(key!)!.formula, waiting)!;
    if (passed.has(key!)) return new CircleProblem(key!, next, place);
    passed.add(key!);
    key = next;
  }
}

/** Keys of the fields that formulas of other fields name. */
export const operandsOf = (fields: readonly ProfileField[]): ReadonlySet<string> =>
  new Set(inOrder(fields).flatMap(({ formula }) => namesIn(formula).map(({ key }) => key)));

/** What is wrong with a formula of a profile. */
export interface WrongFormula {
  of: 'fields' | 'line_columns';
  /** In that list. */
  index: number;
  label: string;
  said: Sentence;
  place: Place | undefined;
}

/** Throws `invalid` (422) with the field or column and what is wrong with its formula, and where. */
export function checkFormulas(profile: Columns): void {
  const [wrong] = wrongFormulas(profile);
  if (wrong === undefined) return;
  const { of, index, label, said, place } = wrong;
  const where =
    place === undefined ? said : sentence('formulas.at', { problem: said, position: place[0] + 1 });
  throw invalid(wrongValue(`${of}.${index}.formula`, where, label));
}

/** The first problem of each formula; circles only where nothing else is wrong. */
export function wrongFormulas(profile: Columns): WrongFormula[] {
  return [
    ...wrongOf('fields', profile.fields, fieldScope(profile)),
    ...wrongOf('line_columns', profile.line_columns, lineScope(profile)),
  ];
}

function wrongOf(
  of: WrongFormula['of'],
  all: readonly (ProfileField | LineColumn)[],
  scope: Scope,
): WrongFormula[] {
  const problemIn = (check: () => unknown): FormulaProblem | undefined => {
    try {
      check();
      return undefined;
    } catch (error) {
      if (error instanceof FormulaProblem) return error;
      throw error;
    }
  };
  const wrong = (index: number, { said, place }: FormulaProblem): WrongFormula => ({
    of,
    index,
    label: all[index]!.label,
    said,
    place,
  });
  const problems = all.flatMap((one, index) => {
    const problem = isComputed(one) ? problemIn(() => checkOne(one, scope)) : undefined;
    return problem === undefined ? [] : [wrong(index, problem)];
  });
  if (problems.length > 0) return problems;
  const circle = problemIn(() => inOrder(all));
  if (!(circle instanceof CircleProblem)) return [];
  return [
    wrong(
      all.findIndex(({ key }) => key === circle.key),
      circle,
    ),
  ];
}

function checkOne(one: ProfileField | LineColumn, scope: Scope): void {
  if (one.required) throw new FormulaProblem(sentence('formulas.required'));
  if (one.type === 'choice' || one.type === 'list') throw new FormulaProblem(sentence('formulas.noSuchType'));
  const formula = parseFormula(one.formula!);
  const { type, column } = typeOf(formula, scope);
  const wanted = TYPES[one.type];
  if (column || (type !== wanted && wanted !== 'text'))
    throw new FormulaProblem(
      sentence('formulas.otherType', {
        given: nameOfType({ type, column }),
        wanted: nameOfType(scalar(wanted)),
      }),
      formula.place,
    );
}
