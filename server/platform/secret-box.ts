// Secrets at rest: AES-256-GCM with a key that lives in a file outside the database.
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SecretBox {
  seal(plain: string): string;
  /** Throws if the text was not sealed with this key or was altered. */
  unseal(sealed: string): string;
  /** A key of 32 bytes for another purpose, which tells nothing about this one (HKDF-SHA256, RFC 5869). */
  derive(purpose: string): Buffer;
}

const FORMAT = 'v1';

export function createSecretBox(key: Buffer): SecretBox {
  if (key.length !== 32) throw new Error('The secret key must have 32 bytes');
  const derived = new Map<string, Buffer>();
  return {
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        FORMAT,
        nonce.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
        body.toString('base64url'),
      ].join('.');
    },
    unseal(sealed) {
      const [format, nonce, tag, body] = sealed.split('.');
      if (format !== FORMAT || nonce === undefined || tag === undefined || body === undefined) {
        throw new Error('Not a sealed secret');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        // Without it Node takes a tag of four bytes, which can be guessed: some sealed texts are cookies.
        authTagLength: 16,
      });
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    derive(purpose) {
      const made = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
      derived.set(purpose, made);
      return made;
    },
  };
}

/** Reads the key file (64 hex digits), making it with mode 0600 on first use. Safe against two starters. */
export async function loadOrCreateKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKey((await readFile(file, 'utf8')).trim(), file);
}

export function parseKey(hex: string, origin: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error(`${origin} does not hold a key of 64 hexadecimal digits`);
  return Buffer.from(hex, 'hex');
}

export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/** Compares digests in constant time. */
export function sameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A random text of `bytes` bytes of entropy, safe in URLs and headers. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
