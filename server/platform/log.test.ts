// Where log lines go, read from real processes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

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

test('of an error its message and code are logged, also of a copy that is no Error any more, and never the statement', () => {
  const error = Object.assign(new Error('the database is away'), { code: '57P01', query: 'select secret' });
  const logged = { message: 'the database is away', code: '57P01' };
  expect(errorForLog(error)).toMatchObject({ error: { name: 'Error', ...logged } });
  const copy = { ...error, message: error.message, stack: error.stack };
  expect(errorForLog(copy)).toMatchObject({ error: logged });
  expect(JSON.stringify([errorForLog(error), errorForLog(copy)])).not.toContain('secret');
  expect(errorForLog(undefined)).toEqual({ error: 'undefined' });
  expect(errorForLog('text of a document')).toEqual({ error: 'string' });
});
