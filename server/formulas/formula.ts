// A formula as it is written, and as it is computed. The parser is a library's; of all that it understands, only what stands here is
// taken: no properties of objects, no calls of anything but the functions of formulas.
import jsep, { type Expression } from 'jsep';
import { isDecimal } from '../platform/decimal.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { isFunction } from './functions.ts';

/** Of values and of results; a list, a choice and a text are all text. */
export type ValueType = 'number' | 'text' | 'date' | 'boolean';

/** The tables whose columns a formula can add up. */
export const TABLES = { lines: 'line_items', taxes: 'tax_breakdown' } as const;
export type TableName = keyof typeof TABLES;

export type Formula =
  /** Decimal text, text, or `true` and `false`. */
  | { kind: 'literal'; type: ValueType; value: string }
  /** A field; in the formula of a column, another column of the same line. */
  | { kind: 'name'; key: string }
  /** A field, in the formula of a column. */
  | { kind: 'document'; key: string }
  /** All cells of a column. */
  | { kind: 'column'; table: TableName; key: string }
  /** Operators are functions with a sign for a name. */
  | { kind: 'call'; name: string; args: Formula[] };

/** Says what is wrong with a formula. */
export class FormulaProblem extends Error {
  readonly said: Sentence;
  constructor(said: Sentence) {
    super(said.code);
    this.said = said;
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

/** Throws {@link FormulaProblem}. Whether names exist and types fit is for `checkFormulas` to say. */
export function parseFormula(text: string): Formula {
  let expression: Expression;
  try {
    expression = jsep(text);
  } catch (error) {
    const { index } = error as { index?: number };
    throw new FormulaProblem(sentence('formulas.syntax', { place: (index ?? 0) + 1 }));
  }
  return read(expression);
}

interface Node {
  type: string;
  [part: string]: unknown;
}

function read(node: Node): Formula {
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

function literal({ value, raw }: Node): Formula {
  if (typeof value === 'boolean') return { kind: 'literal', type: 'boolean', value: String(value) };
  if (typeof value === 'string') return { kind: 'literal', type: 'text', value };
  const number = String(raw).replace(/^\./, '0.').replace(/\.$/, '');
  if (typeof value !== 'number' || !isDecimal(number) || number.length > LONGEST_NUMBER)
    throw new FormulaProblem(sentence('formulas.notUnderstood'));
  return { kind: 'literal', type: 'number', value: number };
}

function member({ object, property, computed }: Node): Formula {
  const { type, name } = object as Node;
  const key = (property as Node)['name'];
  if (type !== 'Identifier' || computed === true || typeof key !== 'string')
    throw new FormulaProblem(sentence('formulas.notUnderstood'));
  if (name === 'document') return { kind: 'document', key };
  if (!Object.hasOwn(TABLES, name as string))
    throw new FormulaProblem(sentence('formulas.noTable', { name: String(name) }));
  return { kind: 'column', table: name as TableName, key };
}

function call(given: string, args: Node[]): Formula {
  const name = SAME[given] ?? given;
  if (!isFunction(name)) throw new FormulaProblem(sentence('formulas.noFunction', { name: given }));
  return { kind: 'call', name, args: args.map(read) };
}

/** Everything that a formula names. */
export function namesIn(formula: Formula): Exclude<Formula, { kind: 'literal' } | { kind: 'call' }>[] {
  if (formula.kind === 'literal') return [];
  return formula.kind === 'call' ? formula.args.flatMap(namesIn) : [formula];
}
