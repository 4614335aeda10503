import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { canonicalJson, isSignedBy, sign, signingKey, signJson, signPdf } from './signing.ts';

const secrets = createSecretBox(Buffer.alloc(32, 7));

test('the key follows from the secret key alone, and another one from another', () => {
  const again = createSecretBox(Buffer.alloc(32, 7));
  expect(signingKey(again)).toEqual(signingKey(secrets));
  expect(signingKey(createSecretBox(randomBytes(32)))).not.toEqual(signingKey(secrets));
  expect(signingKey(secrets).key_id).toMatch(/^[0-9a-f]{16}$/);
  expect(createPublicKey(signingKey(secrets).public_key).asymmetricKeyType).toBe('ed25519');
});

test('what was signed is recognised, and nothing else is', () => {
  const bytes = Buffer.from('a page');
  const { public_key } = signingKey(secrets);
  expect(isSignedBy(public_key, bytes, sign(secrets, bytes))).toBe(true);
  expect(isSignedBy(public_key, Buffer.from('another page'), sign(secrets, bytes))).toBe(false);
  const other = createSecretBox(Buffer.alloc(32, 8));
  expect(isSignedBy(public_key, bytes, sign(other, bytes))).toBe(false);
});

test('canonical JSON is as in the examples of RFC 8785, whatever order the keys came in', () => {
  const text = (value: unknown) => canonicalJson(value).toString();
  expect(text({ b: [3, { d: null, c: '€' }], a: 'x', '\u20ac': 1, é: 2, _: undefined })).toBe(
    '{"a":"x","b":[3,{"c":"€","d":null}],"é":2,"€":1}',
  );
  expect(text([1 / 3, 1e30, 4.5, 2e-3, 1e-27])).toBe('[0.3333333333333333,1e+30,4.5,0.002,1e-27]');
  expect(() => text({ a: 1, 1: 2 })).toThrow(/order of its own/);
});

test('a JSON value is signed together with what it says it is', () => {
  const { content, signature } = signJson(secrets, { kind: 'certificate', n: 1 });
  const { public_key } = signingKey(secrets);
  expect(isSignedBy(public_key, canonicalJson({ n: 1, kind: 'certificate' }), signature)).toBe(true);
  expect(isSignedBy(public_key, canonicalJson({ ...content, n: 2 }), signature)).toBe(false);
});

test('the signature of a PDF stands behind its end and covers all before it', () => {
  const pdf = Buffer.from('%PDF-1.3\n...\n%%EOF\n');
  const signed = signPdf(secrets, pdf);
  expect(signed.subarray(0, pdf.length).equals(pdf)).toBe(true);
  const [, algorithm, key_id, value] = /\n%Recto-Signature: (\S+) (\S+) (\S+)\n$/.exec(
    signed.toString('latin1'),
  )!;
  expect([algorithm, key_id]).toEqual(['Ed25519', signingKey(secrets).key_id]);
  const { public_key } = signingKey(secrets);
  expect(verify(null, pdf, public_key, Buffer.from(value!, 'base64url'))).toBe(true);
});
