// Days within texts: written as people of the language write them, unless they are part of something else.
import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

test.each([
  [
    'en',
    'Due date: 2026-03-13, Kestrel (scan-2026-03-13.pdf)',
    'Due date: 13 Mar 2026, Kestrel (scan-2026-03-13.pdf)',
  ],
  ['en', '2026-03-13.pdf from 2026-03-01 to 2026-03-31.', '2026-03-13.pdf from 1 Mar 2026 to 31 Mar 2026.'],
  ['zh', '到期日：2026-03-13，单号QT-2026-03-13', '到期日：2026年3月13日，单号QT-2026-03-13'],
  ['en', '2026-02-45 is no day', '2026-02-45 is no day'],
] as const)('%s: %s', (language, text, shown) => expect(formatOf(language).dates(text)).toBe(shown));
