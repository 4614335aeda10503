// The sentences that stand in source files as arguments of given calls, found in the syntax tree rather than in the text:
// however a call is wrapped, and whether its sentence is one literal, a template, a sum, a choice or a constant of the file.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** What stands for a gap of a template: a number, so that "{{count}} pages" and "page {{number}}" both take it. */
const GAP = '7';

export interface SourceFile {
  /** From the folder that was read, with slashes. */
  name: string;
  tree: ts.SourceFile;
}

/**
 * Which calls to look for, and the sentences of one, given what each of its arguments can be; undefined where a text is made
 * elsewhere. `f` is a function that the file imports from one of `from` or declares, `new C` a constructor, `.m` a method,
 * `p:` the property of an object.
 */
export interface Speaker {
  name: string;
  says?: (argument: (index: number) => string[] | undefined) => string[] | undefined;
}

export interface Said {
  sentences: string[];
  /** Calls whose sentence is made elsewhere, as "file: call". */
  elsewhere: string[];
}

/**
 * The source files below the folder without its tests.
 *
 * @param mention what a file must have in it to be worth taking apart, which takes most of the time
 */
export async function readSources(folder: string, mention: RegExp): Promise<SourceFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(
    names.toSorted().map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  return texts
    .filter(({ text }) => mention.test(text))
    .map(({ name, text }) => ({
      name: name.replaceAll(path.sep, '/'),
      tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest),
    }));
}

export function saidBy(files: SourceFile[], speakers: readonly Speaker[]): Said {
  const said: Said = { sentences: [], elsewhere: [] };
  for (const { name, tree } of files) {
    const constants = constantsOf(tree);
    visit(tree, (node) => {
      const called = calledBy(node);
      const speaker = speakers.find((known) => known.name === called?.name);
      if (called === undefined || speaker === undefined) return;
      const argument = (index: number) => {
        const expression = called.arguments[index];
        return expression === undefined ? undefined : textsOf(expression, constants);
      };
      const sentences = (speaker.says ?? ((at) => at(0)))(argument);
      if (sentences === undefined)
        said.elsewhere.push(`${name}: ${node.getText(tree).replaceAll(/\s+/g, ' ')}`);
      else said.sentences.push(...sentences);
    });
  }
  return { sentences: [...new Set(said.sentences)], elsewhere: [...new Set(said.elsewhere)] };
}

/** The functions that a file has from another one, whose path ends so. */
export function importsFrom({ tree }: SourceFile, ending: string): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (!statement.moduleSpecifier.text.endsWith(ending)) return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings !== undefined && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : [];
  });
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

function calledBy(node: ts.Node): { name: string; arguments: readonly ts.Expression[] } | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
    return { name: `${node.name.text}:`, arguments: [node.initializer] };
  if (ts.isShorthandPropertyAssignment(node)) return { name: `${node.name.text}:`, arguments: [node.name] };
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const { expression: callee } = node;
  const given = node.arguments ?? [];
  if (ts.isPropertyAccessExpression(callee)) return { name: `.${callee.name.text}`, arguments: given };
  if (!ts.isIdentifier(callee)) return undefined;
  return { name: ts.isNewExpression(node) ? `new ${callee.text}` : callee.text, arguments: given };
}

type Constants = Map<string, ts.Expression>;

/** Constants of the file that are texts, or tables of texts; by name only, so that one inside a function counts too. */
function constantsOf(tree: ts.SourceFile): Constants {
  const constants: Constants = new Map();
  visit(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined)
      return;
    constants.set(node.name.text, node.initializer);
  });
  return constants;
}

/** The texts an expression can be; undefined where they are made elsewhere. */
function textsOf(node: ts.Expression, constants: Constants): string[] | undefined {
  const texts = (inner: ts.Expression) => textsOf(inner, constants);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return texts(node.expression);
  if (ts.isConditionalExpression(node)) return both(texts(node.whenTrue), texts(node.whenFalse));
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (said, { expression, literal }) => joined(joined(said, texts(expression) ?? [GAP]), [literal.text]),
      [node.head.text],
    );
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return both(texts(node.left), texts(node.right));
    if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
    const [start, end] = [texts(node.left), texts(node.right)];
    return start === undefined && end === undefined ? undefined : joined(start ?? [GAP], end ?? [GAP]);
  }
  if (ts.isElementAccessExpression(node)) return tableTexts(node.expression, constants);
  if (!ts.isIdentifier(node)) return undefined;
  const constant = constants.get(node.text);
  // A constant that is made of itself, one of the same name in another function, has no end.
  return constant === undefined ? undefined : textsOf(constant, without(constants, node.text));
}

/** All texts of a constant table: which of them is meant is known at run time only. */
function tableTexts(table: ts.Expression, constants: Constants): string[] | undefined {
  const found = ts.isIdentifier(table) ? constants.get(table.text) : undefined;
  const entries = found !== undefined && ts.isAsExpression(found) ? found.expression : found;
  if (entries === undefined || !ts.isObjectLiteralExpression(entries)) return undefined;
  return entries.properties
    .map((entry) => (ts.isPropertyAssignment(entry) ? textsOf(entry.initializer, constants) : undefined))
    .reduce<string[] | undefined>(both, []);
}

function without(constants: Constants, name: string): Constants {
  const rest = new Map(constants);
  rest.delete(name);
  return rest;
}

const joined = (starts: string[], ends: string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));
const both = (a: string[] | undefined, b: string[] | undefined) =>
  a === undefined || b === undefined ? undefined : [...a, ...b];
