// The files of deploy/, read by the programs they are for. Those of nginx are tried in browser/sub-path.test.ts.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const TRIALS: [file: string, command: string[]][] = [
  ['deploy/caddy/Caddyfile', ['caddy', 'validate', '--adapter', 'caddyfile', '--config']],
  ['deploy/systemd/recto.service', ['systemd-analyze', 'verify', '--recursive-errors=no']],
  ['deploy/prometheus/alerts.yaml', ['promtool', 'check', 'rules']],
];

for (const [file, [program = '', ...args]] of TRIALS) {
  if (!has(program)) console.warn(`Left out: the trial of ${file}. It needs ${program}.`);
  test.skipIf(!has(program))(`${program} understands ${file}`, () => {
    const { status, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/recto\.service:\d+|"level":"error"/);
    expect(status).toBe(0);
  });
}

test('alerts and dashboard ask only for metrics that there are', () => {
  const sources = ['server/platform/metrics.ts', 'server/metrics/observe-state.ts'];
  const known = sources.flatMap((file) => readFileSync(file, 'utf8').match(/recto_[a-z_]+/g) ?? []);
  const asked = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/recto.json'].flatMap((file) =>
    (readFileSync(file, 'utf8').match(/recto_[a-z_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );
  expect(new Set(asked).size).toBeGreaterThan(8);
  for (const name of asked) expect(known).toContain(name);
});

test('compose names the version of every image, and listens on this machine only', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const images = [...compose.matchAll(/image: (\S+)/g)]
    .map(([, image]) => image!)
    .filter((image) => image !== 'recto');
  expect(images.length).toBeGreaterThan(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
  const ports = [...compose.matchAll(/ports: \['([^']+)'\]/g)].map(([, port]) => port!);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});
