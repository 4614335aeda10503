import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protectingStatements } from './protect.ts';

test('docs/audit.md has the statements that protect the log', () => {
  const page = readFileSync('docs/audit.md', 'utf8');
  const block = /```sql\n([\s\S]*?)\n```/.exec(page)?.[1];
  expect(block).toBe(
    protectingStatements('recto')
      .map((statement) => `${statement};`)
      .join('\n'),
  );
});
