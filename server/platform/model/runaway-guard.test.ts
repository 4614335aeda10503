import { expect, test } from 'vitest';
import { createRunawayGuard, endsInRepetition } from './runaway-guard.ts';

const judge = (text: string, pace = 7) => {
  const guard = createRunawayGuard(10_000);
  for (let i = 0; i < text.length; i += pace) {
    const found = guard.push(text.slice(i, i + pace));
    if (found !== undefined) return found;
  }
  return undefined;
};

test('white space and repetition are found, after an honest beginning too', () => {
  expect(judge(`{"a":${' '.repeat(2000)}`)).toBe('white_space');
  expect(judge(`{"a": "${'\n\t'.repeat(2000)}`)).toBe('white_space');
  expect(judge(`The total is ${'0'.repeat(3000)}`)).toBe('repetition');
  expect(judge(`Items: ${'{"name":"Pallet","price":null},'.repeat(100)}`)).toBe('repetition');
  expect(judge(`Well. ${'合计金额为人民币。'.repeat(300)}`)).toBe('repetition');
});

test('more text than the limit allows is found', () => {
  const guard = createRunawayGuard(10);
  expect(guard.push('abcdefghij '.repeat(10))).toBeUndefined();
  expect(guard.push(Array.from({ length: 400 }, (_, i) => `${i} `).join(''))).toBe('too_long');
});

test('honest answers are left alone', () => {
  const rows = Array.from(
    { length: 300 },
    (_, i) => `{"line":"p1.l${i}","quantity":"1","price":"9.90"}`,
  ).join(',');
  expect(judge(`[${rows}]`)).toBeUndefined();
  const pretty = JSON.stringify(JSON.parse(`[${rows}]`), null, 8);
  expect(judge(pretty)).toBeUndefined();
  expect(judge(`| a | b |\n|${'-'.repeat(200)}|${'-'.repeat(200)}|\n| 1 | 2 |`)).toBeUndefined();
  expect(judge('{"a":null},'.repeat(15))).toBeUndefined();
});

test('a unit longer than 400 characters is no repetition', () => {
  const unit = Array.from({ length: 120 }, (_, i) => `${i}, `).join('');
  expect(unit.length).toBeGreaterThan(400);
  expect(endsInRepetition(unit.repeat(20))).toBe(false);
});
