// What the program answers about itself, without a data folder or a database.
import { expect, test } from 'vitest';
import { VERSION } from '../server/version.ts';
import { runProgram } from './kit/program.ts';

const COMMANDS = [
  'web',
  'worker',
  'demo',
  'verify',
  'backup',
  'restore',
  'admin',
  'apply',
  'export-config',
  'push',
  'doctor',
  'config',
  'explain',
];

test.each(['help', '--help'])('recto %s names every command', async (command) => {
  const { code, result } = await runProgram([command], {});
  expect(code).toBe(0);
  for (const name of [...COMMANDS, 'version'])
    expect(result).toMatch(new RegExp(`^ {2}recto ${name} `, 'mu'));
});

test.each(COMMANDS)('recto %s --help says how it is called and runs nothing', async (command) => {
  const { code, output } = await runProgram([command, '--help'], {});
  expect(output).toMatch(new RegExp(`^recto ${command}`));
  expect(code).toBe(0);
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
  [['web', 'now'], 'Unexpected argument "now". See: recto web --help\n'],
  [['backup'], 'Name the folder of the backup: recto backup FOLDER. See: recto backup --help\n'],
  [['backup', '/x', '--fast'], "Unknown option '--fast'. See: recto backup --help\n"],
  [
    ['admin', 'everything'],
    'Say what: recto admin reset-password, second-factor or token. See: recto admin --help\n',
  ],
])('recto %j is refused with what to do', async (args, said) => {
  expect(await runProgram(args, {})).toEqual({ code: 1, output: said, result: '' });
});

test('where too few files may be open it says how many it needs, instead of failing at one of them', async () => {
  const { code, output } = await runProgram(['version'], {}, 64);
  expect(output).toMatch(
    /^Recto cannot go on\. Only 64 files may be open at once, .* Allow 1024 or more: ulimit -n/,
  );
  expect(code).toBe(1);
});

test('recto config check refuses settings that cannot be used, all of them at once, and shows no secret', async () => {
  const { code, output } = await runProgram(['config', 'check'], {
    PORT: 'eighty',
    STORAGE_URL: 'ftp://user:hidden@host',
    TRUST_PROXY: 'the-proxy',
    HOST: 'http://here',
    API_TOKEN: 'too short',
    DATABASE_URL: 'postgres://recto:hidden@db:port/recto',
  });
  expect(code).toBe(1);
  expect(output).toContain('RECTO_PORT ("eighty") must be a whole number from 0 to 65535. Example: 8080');
  for (const name of ['STORAGE_URL', 'TRUST_PROXY', 'HOST', 'API_TOKEN', 'DATABASE_URL'])
    expect(output).toMatch(new RegExp(`^  RECTO_${name} \\(.*\\. Example: .`, 'm'));
  expect(output).not.toMatch(/hidden|too short/);
});

test('recto config lists every setting and hides secrets', async () => {
  const { code, result } = await runProgram(['config'], {
    PORT: '9999',
    API_TOKEN: 'a token of twenty signs',
  });
  expect(code).toBe(0);
  expect(result).toContain('RECTO_PORT=9999  [environment]');
  expect(result).toContain('RECTO_API_TOKEN=(set, not shown)  [environment]');
  expect(result).not.toContain('twenty signs');
});
