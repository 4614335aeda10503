// What companies are told by: accounts and domains as they are compared.
import { z } from 'zod';
import { problem } from './problem.ts';

const compact = (value: string): string => value.replaceAll(/[\s.-]/g, '').toUpperCase();

/** A text without blanks, dots and hyphens, in capitals, as account numbers are compared. */
export const AccountNumber = z
  .string()
  .max(100)
  .transform(compact)
  .pipe(z.string().regex(/^[A-Z0-9]{5,34}$/, problem('account')));

export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/, problem('domain'));
