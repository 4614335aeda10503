// A formula as it is written, and as it is computed. The parser is a library's; of all that it understands, only what stands here is
// taken: no properties of objects, no calls of anything but the functions of formulas.
import jsep from 'jsep';
import { isDecimal } from '../platform/decimal.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { isFunction } from './functions.ts';

/** Of values and of results; a list, a choice and a text are all text. */
export type ValueType = 'number' | 'text' | 'date' | 'boolean';

/** The tables whose columns a formula can add up. */
export const TABLES = { lines: 'line_items', taxes: 'tax_breakdown' } as const;
export type TableName = keyof typeof TABLES;

/** Where something stands in the text of a formula: its first character from 0, and the one behind it. */
export type Place = readonly [from: number, to: number];

export type Formula = { place: Place } &
  /** Decimal text, text, or `true` and `false`. */
  (
    | { kind: 'literal'; type: ValueType; value: string }
    /** A field; in the formula of a column, another column of the same line. */
    | { kind: 'name'; key: string }
    /** A field, in the formula of a column. */
    | { kind: 'document'; key: string }
    /** All cells of a column. */
    | { kind: 'column'; table: TableName; key: string }
    /** Operators are functions with a sign for a name. */
    | { kind: 'call'; name: string; args: Formula[] }
  );

/** Says what is wrong with a formula. */
export class FormulaProblem extends Error {
  readonly said: Sentence;
  /** Undefined where nothing of the text is wrong, but that there is a formula. */
  readonly place: Place | undefined;
  constructor(said: Sentence, place?: Place) {
    super(said.code);
    this.said = said;
    this.place = place;
  }
}

/** What goes wrong inside is wrong at this place of the formula, unless it says so itself. */
export function at<Result>(place: Place, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FormulaProblem && error.place === undefined)
      throw new FormulaProblem(error.said, place);
    throw error;
  }
}

// Words for signs, and signs that people know from spreadsheets. Numbers give the precedence that the library has for their like.
jsep.addBinaryOp('or', 1);
jsep.addBinaryOp('and', 2);
jsep.addBinaryOp('=', 6);
jsep.addBinaryOp('<>', 6);
jsep.addUnaryOp('not');

/** Names of one function under several signs. */
const SAME: Record<string, string> = { '=': '==', '<>': '!=', '&&': 'and', '||': 'or', '!': 'not' };

/** What the types of the library leave out of its parser. */
declare class Library {
  constructor(text: string);
  readonly expr: string;
  readonly index: number;
  gobbleSpaces(): void;
  /** False where there is none. */
  gobbleToken(): Node | false;
  parse(): Node;
}

/** The library's parser, with the place of each part. */
class Parser extends (jsep as unknown as { Jsep: typeof Library }).Jsep {
  override gobbleToken(): Node | false {
    this.gobbleSpaces();
    const from = this.index;
    const node = super.gobbleToken();
    if (node !== false) node['place'] = [from, from + this.expr.slice(from, this.index).trimEnd().length];
    return node;
  }
}

/** Throws {@link FormulaProblem}. Whether names exist and types fit is for `checkFormulas` to say. */
export function parseFormula(text: string): Formula {
  let expression: Node;
  try {
    expression = new Parser(text).parse();
  } catch (error) {
    const { index = 0 } = error as { index?: number };
    throw new FormulaProblem(sentence('formulas.syntax'), [index, index + 1]);
  }
  return at([0, text.length], () => read(expression));
}

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Of an operation from its first operand to its last; undefined of what consists of several expressions. */
function placeOf(node: Node): Place | undefined {
  const [left, right] = [node['left'], node['right']] as (Node | undefined)[];
  if (node['place'] !== undefined || left === undefined || right === undefined)
    return node['place'] as Place | undefined;
  return [placeOf(left)?.[0] ?? 0, placeOf(right)?.[1] ?? 0];
}

function read(node: Node): Formula {
  const place = placeOf(node);
  return place === undefined
    ? { ...partOf(node), place: [0, 0] }
    : at(place, () => ({ ...partOf(node), place }));
}

type Part = Formula extends infer One ? (One extends Formula ? Omit<One, 'place'> : never) : never;

function partOf(node: Node): Part {
  switch (node.type) {
    case 'Literal':
      return literal(node);
    case 'Identifier':
      return { kind: 'name', key: node['name'] as string };
    case 'MemberExpression':
      return member(node);
    case 'UnaryExpression':
      return call(node['operator'] === '-' ? 'minus' : (node['operator'] as string), [
        node['argument'] as Node,
      ]);
    case 'BinaryExpression':
      return call(node['operator'] as string, [node['left'] as Node, node['right'] as Node]);
    case 'CallExpression': {
      const { type, name } = node['callee'] as Node;
      if (type !== 'Identifier') throw new FormulaProblem(sentence('formulas.notUnderstood'));
      return call(name as string, node['arguments'] as Node[]);
    }
    default:
      throw new FormulaProblem(sentence('formulas.notUnderstood'));
  }
}

/** Digits of the longest number that is written in a formula, its point included. */
const LONGEST_NUMBER = 30;

function literal({ value, raw }: Node): Part {
  if (typeof value === 'boolean') return { kind: 'literal', type: 'boolean', value: String(value) };
  if (typeof value === 'string') return { kind: 'literal', type: 'text', value };
  const number = String(raw).replace(/^\./, '0.').replace(/\.$/, '');
  if (typeof value !== 'number' || !isDecimal(number) || number.length > LONGEST_NUMBER)
    throw new FormulaProblem(sentence('formulas.notUnderstood'));
  return { kind: 'literal', type: 'number', value: number };
}

function member({ object, property, computed }: Node): Part {
  const { type, name } = object as Node;
  const key = (property as Node)['name'];
  if (type !== 'Identifier' || computed === true || typeof key !== 'string')
    throw new FormulaProblem(sentence('formulas.notUnderstood'));
  if (name === 'document') return { kind: 'document', key };
  if (!Object.hasOwn(TABLES, name as string))
    throw new FormulaProblem(sentence('formulas.noTable', { name: String(name) }));
  return { kind: 'column', table: name as TableName, key };
}

function call(given: string, args: Node[]): Part {
  const name = SAME[given] ?? given;
  if (!isFunction(name)) throw new FormulaProblem(sentence('formulas.noFunction', { name: given }));
  return { kind: 'call', name, args: args.map(read) };
}

type Name = Exclude<Formula, { kind: 'literal' } | { kind: 'call' }>;
/** Wherever it stands. */
export type Named = Exclude<Part, { kind: 'literal' } | { kind: 'call' }>;

/** Everything that a formula names. */
export function namesIn(formula: Formula): Name[] {
  if (formula.kind === 'literal') return [];
  return formula.kind === 'call' ? formula.args.flatMap(namesIn) : [formula];
}
