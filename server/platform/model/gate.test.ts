import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one at a time, in order', async () => {
  const gate = createGate({ requests: 1, tokens: 1000 });
  const order: string[] = [];
  const leave = await gate.enter(100, undefined);
  const waiting = ['a', 'b', 'c'].map(async (name) => {
    const leave = await gate.enter(100, undefined);
    order.push(name);
    await turn();
    leave();
  });
  await turn();
  expect([gate.running(), gate.waiting()]).toEqual([1, 3]);
  leave();
  // A second call changes nothing.
  leave();
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b', 'c']);
  expect([gate.running(), gate.waiting()]).toEqual([0, 0]);
});

test('requests run together only as far as their tokens fit, and are not overtaken', async () => {
  const gate = createGate({ requests: 4, tokens: 8200 });
  const first = await gate.enter(5000, undefined);
  const second = await gate.enter(3000, undefined);
  let admitted = '';
  const large = gate.enter(6000, undefined).then((leave) => ((admitted += 'large '), leave));
  const small = gate.enter(100, undefined).then((leave) => ((admitted += 'small '), leave));
  second();
  await turn();
  expect(admitted).toBe('');
  first();
  (await large)();
  (await small)();
  expect(admitted).toBe('large small ');
});

test('a request larger than everything runs alone', async () => {
  const gate = createGate({ requests: 2, tokens: 1000 });
  const leave = await gate.enter(5000, undefined);
  expect(gate.isFull(1)).toBe(true);
  leave();
  expect(gate.isFull(1)).toBe(false);
});

test('who gives up leaves the queue, and the next one moves up', async () => {
  const gate = createGate({ requests: 1, tokens: 1000 });
  const leave = await gate.enter(1, undefined);
  const controller = new AbortController();
  const impatient = gate.enter(1, controller.signal);
  const patient = gate.enter(1, undefined);
  controller.abort();
  await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
  expect(gate.waiting()).toBe(1);
  leave();
  (await patient)();
  await expect(gate.enter(1, AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
  expect(gate.running()).toBe(0);
});
