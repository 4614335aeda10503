// The documentation that is generated is up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the settings table of docs/operating.md is the one of the code (npm run docs)', () => {
  const program =
    "import { withSettings } from './scripts/generate-docs.mjs'; import { readFileSync } from 'node:fs'; process.stdout.write(withSettings(readFileSync('docs/operating.md', 'utf8')))";
  const generated = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(readFileSync('docs/operating.md', 'utf8')).toBe(generated);
}, 30_000);

/** The last cell of each row of its table names files, and some of them the beginning of a test's name. */
const PROOF = /`([^`]+)`((?:(?:, | )"[^"]+")*)/g;

test('every claim of docs/security.md names a test that there is', () => {
  const claims = readFileSync('docs/security.md', 'utf8')
    .split('| Threat |')[1]!
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line));
  expect(claims.length).toBeGreaterThan(30);
  for (const claim of claims) {
    const proofs = [...claim.split(' | ').at(-1)!.matchAll(PROOF)];
    expect(proofs, claim).not.toEqual([]);
    for (const [, named = '', titles = ''] of proofs) {
      const file = [named, `test/${named}.test.ts`].find((candidate) => existsSync(candidate));
      expect(file, named).toBeDefined();
      const text = readFileSync(file!, 'utf8');
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) expect(text, named).toContain(title);
    }
  }
});
