import { expect, test } from 'vitest';
import { answerTo } from './answerable.ts';

const envelope = {
  from: [{ address: 'ann@sender.example' }],
  subject: 'Invoice\r\nBcc: x@acme.example',
  messageId: '<1@sender.example>',
};
const given = (headers: string, more: object = {}) =>
  answerTo({ headers: Buffer.from(headers), envelope: { ...envelope, ...more } });

test('a person is answered, in reply to the message', () => {
  const answer = { to: 'ann@sender.example', message_id: '<1@sender.example>' };
  expect(given('')).toMatchObject(answer);
  expect(given('Auto-Submitted: no\r\nReturn-Path: <ann@sender.example>\r\n')).toMatchObject(answer);
  expect(given('')?.subject).not.toMatch(/[\r\n]/);
  expect(given('', { messageId: 'none' })?.message_id).toBeNull();
});

test.each([
  'Auto-Submitted: auto-replied',
  'auto-submitted:\r\n auto-generated; owner-email="a@b.example"',
  'Precedence: bulk',
  'PRECEDENCE: list',
  'List-Id: <news.acme.example>',
  'List-Unsubscribe: <mailto:off@acme.example>',
  'Return-Path: <>',
  'X-Auto-Response-Suppress: OOF',
])('what a machine or a list has sent is not: %s', (header) => {
  expect(given(`${header}\r\n`)).toBeUndefined();
});

test.each([
  'no-reply@acme.example',
  'noreply+7@acme.example',
  'MAILER-DAEMON@acme.example',
  'a b@acme.example',
  'x',
])('nobody reads at %s', (address) => {
  expect(given('', { from: [{ address }] })).toBeUndefined();
});

test('without headers or a sender nobody is', () => {
  expect(answerTo({ envelope })).toBeUndefined();
  expect(given('', { from: [] })).toBeUndefined();
});
