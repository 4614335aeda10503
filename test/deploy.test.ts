// The files of deploy/, read by the programs they are for. Those of nginx are tried in browser/sub-path.test.ts.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const TRIALS: [file: string, command: string[]][] = [
  ['deploy/caddy/Caddyfile', ['caddy', 'validate', '--adapter', 'caddyfile', '--config']],
  ['deploy/systemd/recto.service', ['systemd-analyze', 'verify', '--recursive-errors=no']],
];

for (const [file, [program = '', ...args]] of TRIALS) {
  if (!has(program)) console.warn(`Left out: the trial of ${file}. It needs ${program}.`);
  test.skipIf(!has(program))(`${program} understands ${file}`, () => {
    const { status, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/recto\.service:\d+|"level":"error"/);
    expect(status).toBe(0);
  });
}
