import { expect, test } from 'vitest';
import { fromBase32, hotp, matchingStep, newTotpSecret, otpauthUrl, stepOf, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  // RFC 6238, appendix B, SHA-1.
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('RFC 6238 at %s', (at, code) => {
  expect(hotp(secret, stepOf(new Date(at)), 8)).toBe(code);
});

test.each([
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
])('RFC 4226, appendix D: %s', (code) => {
  expect(Array.from({ length: 10 }, (_, counter) => hotp(secret, counter))).toContain(code);
});

test('base32 is that of RFC 4648', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(fromBase32(toBase32(secret))).toEqual(secret);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('a code is good for its step and those beside it, once', () => {
  const now = new Date('2026-03-22T08:30:10Z');
  const key = toBase32(secret);
  const codeAt = (offset_s: number) => hotp(secret, stepOf(new Date(now.getTime() + offset_s * 1000)));
  expect(matchingStep(key, codeAt(0), now, null)).toBe(stepOf(now));
  expect(matchingStep(key, codeAt(-30), now, null)).toBe(stepOf(now) - 1);
  expect(matchingStep(key, codeAt(30), now, null)).toBe(stepOf(now) + 1);
  expect(matchingStep(key, codeAt(-90), now, null)).toBeUndefined();
  expect(matchingStep(key, codeAt(0), now, stepOf(now))).toBeUndefined();
  expect(matchingStep(key, codeAt(-30), now, stepOf(now))).toBeUndefined();
  for (const wrong of ['', '12345', 'abcdef', '1234567'])
    expect(matchingStep(key, wrong, now, null)).toBeUndefined();
});

test('the address of the QR code names instance and account', () => {
  expect(otpauthUrl('ABC', 'Recto Büro', 'a@b.example')).toBe(
    'otpauth://totp/Recto%20B%C3%BCro%3Aa%40b.example?secret=ABC&issuer=Recto%20B%C3%BCro&algorithm=SHA1&digits=6&period=30',
  );
});
