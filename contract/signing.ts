// Signatures that others can check without the service.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const key_id = z
  .string()
  .describe('Tells the keys of instances apart: the first 16 hexadecimal digits of the SHA-256 of the key.')
  .meta({ example: '3f1c9a0e5b7d2468' });

export const Signature = z
  .object({
    algorithm: z.literal('Ed25519').describe('RFC 8032.'),
    key_id,
    value: z.string().describe('64 bytes, base64url without padding.'),
  })
  .meta({ id: 'Signature' });
export type Signature = z.infer<typeof Signature>;

export const SigningKey = z
  .object({
    algorithm: z.literal('Ed25519').describe('RFC 8032.'),
    key_id,
    public_key: z.string().describe('PEM (SPKI).'),
  })
  .meta({ id: 'SigningKey' });
export type SigningKey = z.infer<typeof SigningKey>;

export const signingEndpoints = {
  getSigningKey: endpoint('getSigningKey', {
    access: 'public',
    tag: 'Operation',
    summary: 'The public key that certificates and proofs of this instance are signed with',
    description:
      'The same as long as the instance keeps its secret key. Note it where it cannot be changed: a signature says as much as the way by which you got the key.',
    response: SigningKey,
  }),
};
