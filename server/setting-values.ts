// What a setting of the environment may be: each kind of value with the sentence that refuses another one.
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseS3Url } from './platform/files/s3-url.ts';

export const whole = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .pipe(
      z
        .int(`must be a whole number from ${min} to ${max}`)
        .min(min, `must be at least ${min}`)
        .max(max, `must be at most ${max}`),
    );
export const text = (shortest = 1) => z.string().min(shortest, `must have at least ${shortest} characters`);
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/** What proxy-addr takes: addresses, CIDR ranges and its three names. */
export const proxies = z.string().refine(
  (list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .every(
        (part) =>
          ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
          ipaddr.isValid(part) ||
          ipaddr.isValidCIDR(part),
      ),
  'must be addresses or CIDR ranges, separated by commas',
);

export const storageUrl = z.string().superRefine((url, issue) => {
  try {
    if (url.startsWith('file:')) {
      if (!/^file:\/\/\/[^?#]/.test(url)) throw new Error('must be file:/// and an absolute path');
    } else parseS3Url(url);
  } catch (error) {
    issue.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
