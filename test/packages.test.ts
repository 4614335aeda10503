// The packages of package.json: each is used by the sources, and what runs in production needs none of development.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}
const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Package;

/** Programs that the tests, the linter or another program call by name; the scripts of package.json are read. */
const PROGRAMS = new Map([
  ['typescript', 'tsc'],
  ['dependency-cruiser', 'depcruise'],
  ['oxlint-tsgolint', 'oxlint --type-aware'],
]);

const textOf = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const SHIPPED = textOf('contract', 'server');
const TOOLS = textOf('test', 'bench', 'training', 'scripts');
const ALL = [SHIPPED, TOOLS, textOf('web'), readFileSync('vitest.config.ts', 'utf8')].join('\n');
const COMMANDS = [...Object.values(scripts), TOOLS].join('\n');

/** Imported, opened by its path, or named as a transport of the log. */
const isNamed = (name: string, text: string) => new RegExp(`['"\`]${name}['"\`/]`).test(text);

function isUsed(name: string, text: string): boolean {
  const types = /^@types\/(.+)$/.exec(name)?.[1];
  if (types !== undefined) return types === 'node' || isNamed(types, text);
  return isNamed(name, text) || new RegExp(`\\b${PROGRAMS.get(name) ?? name}\\b`).test(COMMANDS);
}

test('every package of production is used by what is shipped', () => {
  expect(Object.keys(dependencies).filter((name) => !isNamed(name, SHIPPED))).toEqual([]);
});

test('every package of development is used', () => {
  expect(Object.keys(devDependencies).filter((name) => !isUsed(name, ALL))).toEqual([]);
});
