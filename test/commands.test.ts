// What the program answers about itself, without a data folder or a database.
import { expect, test } from 'vitest';
import { VERSION } from '../server/version.ts';
import { runProgram } from './kit/program.ts';

test.each(['help', '--help'])('recto %s names every command', async (command) => {
  const { code, result } = await runProgram([command], {});
  expect(code).toBe(0);
  for (const name of ['web', 'worker', 'demo', 'verify', 'backup', 'restore', 'version'])
    expect(result).toMatch(new RegExp(`^ {2}recto ${name} `, 'mu'));
});

test('recto version says which one it is', async () => {
  expect(await runProgram(['version'], {})).toEqual({
    code: 0,
    output: `${VERSION}\n`,
    result: `${VERSION}\n`,
  });
});

test.each([
  [['scan'], 'Unknown command "scan". See: recto help\n'],
  [['web', 'now'], 'Unexpected argument "now". See: recto help\n'],
  [['backup'], 'Name the folder of the backup: recto backup FOLDER\n'],
])('recto %j is refused with what to do', async (args, said) => {
  expect(await runProgram(args, {})).toEqual({ code: 1, output: said, result: '' });
});
