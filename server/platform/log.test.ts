// Where log lines go, read from real processes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const MODULE = import.meta.resolve('./log.ts');

const linesOf = (log: string) =>
  run(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '--eval',
    `import { createLog, createCommandLog } from ${JSON.stringify(MODULE)};
     process.stdout.write('{"the":"result"}\\n');
     ${log}.warn({ token: 'abc', n: 1 }, 'take care');`,
  ]);

test('warnings of a command stand beside its result, never in it', async () => {
  const { stdout, stderr } = await linesOf('createCommandLog()');
  expect(JSON.parse(stdout)).toEqual({ the: 'result' });
  expect(stderr).toContain('take care');
});

test('the log of the service is one JSON line per event, without secrets', async () => {
  const { stdout, stderr } = await linesOf(`createLog({ level: 'warn', pretty: false })`);
  expect(stderr).toBe('');
  const line = JSON.parse(stdout.trim().split('\n')[1]!) as unknown;
  expect(line).toMatchObject({ msg: 'take care', n: 1, token: '[hidden]' });
});
