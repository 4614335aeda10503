import { expect, test } from 'vitest';
import { ActiveTime } from './active-time.ts';

const seconds = (n: number) => n * 1000;

test('counts from one action to the next, and reading after the last', () => {
  const time = new ActiveTime();
  time.touch(seconds(10));
  time.touch(seconds(15));
  expect(time.take(seconds(21))).toBe(11);
  expect(time.take(seconds(29))).toBe(8);
});

test('stops where nobody does anything, however often it is asked', () => {
  const time = new ActiveTime();
  time.touch(0);
  let counted = 0;
  for (let now = 1; now <= 600; now += 1) counted += time.take(seconds(now));
  expect(counted).toBe(20);
  time.touch(seconds(700));
  expect(time.take(seconds(703))).toBe(3);
});

test('counts nothing while the page is out of sight', () => {
  const time = new ActiveTime();
  time.touch(0);
  time.leave(seconds(4));
  expect(time.take(seconds(60))).toBe(4);
  time.touch(seconds(90));
  expect(time.take(seconds(91))).toBe(1);
});

test('loses no part of a second', () => {
  const time = new ActiveTime();
  let counted = 0;
  for (let now = 0; now <= 10_000; now += 700) {
    time.touch(now);
    counted += time.take(now);
  }
  expect(counted).toBe(9);
});

test('nobody has worked before anything was done', () => {
  expect(new ActiveTime().take(seconds(50))).toBe(0);
});
