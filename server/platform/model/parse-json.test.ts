import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('any JSON object is parsed as it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual({ value: JSON.parse(text), clean: true });
      expect(
        parseJson(`Here you are:\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\nAnything else?`),
      ).toEqual({
        value: JSON.parse(text),
        clean: false,
      });
    }),
  );
});

test.each([
  ['a fence', '```json\n{"a":1}\n```'],
  ['half a fence before it', '```jso{"a":1}'],
  ['thinking', '<think>{"a":2}?</think>{"a":1}'],
  ['thinking without its opening tag', 'It could be {"a":2}.</think>\n{"a":1}'],
  ['a trailing comma', '{"a":1,}'],
  ['a sentence with braces', 'The set {x} is empty. {"a":1}'],
])('JSON with %s', (_name, text) => {
  expect(parseJson(text)).toEqual({ value: { a: 1 }, clean: false });
});

test('line breaks inside strings are kept, commas inside strings too', () => {
  expect(parseJson('{"a":"one\ntwo,}\t","b":[1,2,],}')?.value).toEqual({ a: 'one\ntwo,}\t', b: [1, 2] });
});

test('nothing is made up for an answer that was cut', () => {
  for (const text of ['', '{"', '{"a":1', '```json ', 'I do not know.', '{"a":[1,2', '{"a":"b}']) {
    expect(parseJson(text)).toBeUndefined();
  }
});

test('hostile replies take no time', () => {
  const started = performance.now();
  parseJson('{'.repeat(200_000));
  parseJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  parseJson(`{"a":"${'\\'.repeat(100_001)}`);
  parseJson(`{${'"a":1,'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
