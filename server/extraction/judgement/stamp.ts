// Tells whether what a blocker is about is still the same.
import { createHash } from 'node:crypto';

export const stampOf = (about: unknown): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16);
