import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createThinkFilter, withoutThinking } from './think-filter.ts';

function inParts(text: string, size: number): { shown: string; thought: number } {
  const filter = createThinkFilter();
  let shown = '';
  let thought = 0;
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    text.slice(i * size, (i + 1) * size),
  );
  for (const out of [...parts.map((part) => filter.push(part)), filter.flush()]) {
    shown = (out.discard ? '' : shown) + out.text;
    thought += out.thought;
  }
  return { shown, thought };
}

test.each([
  ['<think>a</think>b', 'b'],
  ['\n <think>\na\n</think>\n\nb', 'b'],
  ['<think></think>b', 'b'],
  ['<think>a</think><think>b</think>c', 'c'],
  ['[THINK]a[/THINK]b', 'b'],
  ['<thinking>a</thinking>b', 'b'],
  ['a</think>b', 'b'],
  ['<think>never ends', ''],
  ['<thin ice', '<thin ice'],
  ['a < b', 'a < b'],
  ['The tag <think> opens.', 'The tag <think> opens.'],
  ['{"quote":"</think>x"}', '{"quote":"</think>x"}'],
  ['<', '<'],
])('%s shows %s, whatever the packets', (text, shown) => {
  for (const size of [1, 2, 5, 100]) expect(inParts(text, size).shown).toBe(shown);
  expect(withoutThinking(text)).toBe(shown);
});

test('text without tags passes unchanged but for white space before it', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', '<', 't', ' ', '\n', '>', '[', '{') });
  fc.assert(
    fc.property(plain, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const { shown } = inParts(text, size);
      expect(shown.trimStart()).toBe(text.trimStart());
    }),
  );
});
