// The documentation that is generated is up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the settings table of docs/operating.md is the one of the code (npm run docs)', () => {
  const program =
    "import { withSettings } from './scripts/generate-docs.mjs'; import { readFileSync } from 'node:fs'; process.stdout.write(withSettings(readFileSync('docs/operating.md', 'utf8')))";
  const generated = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(readFileSync('docs/operating.md', 'utf8')).toBe(generated);
}, 30_000);
