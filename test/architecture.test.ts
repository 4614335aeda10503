// The module order, cycles and forbidden imports, as .dependency-cruiser.cjs states them.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every import follows the module order', () => {
  const run = () =>
    execFileSync(
      'node_modules/.bin/depcruise',
      ['--config', '.dependency-cruiser.cjs', 'contract', 'server'],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
  let output = '';
  try {
    output = run();
  } catch (error) {
    output = String((error as { stdout?: string }).stdout);
  }
  expect(output).toContain('no dependency violations found');
}, 60_000);
