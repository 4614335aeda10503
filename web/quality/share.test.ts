import { expect, test } from 'vitest';
import { shareText } from './share.ts';

test.each([
  [1, '100%'],
  [0.99999, '99.9%'],
  [0.985, '98.5%'],
  [0.5, '50%'],
  [0.0001, '0.1%'],
  [0, '0%'],
])('%d is %s', (share, text) => expect(shareText({ language: 'en' }, share)).toBe(text));
