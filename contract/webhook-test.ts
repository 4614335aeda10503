// What a test delivery found out.
import { z } from 'zod';
import { text } from './common.ts';

export const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    response_code: z.int().nullable(),
    error: z.string().nullable(),
    duration_ms: z.int(),
    response_excerpt: text(5000).nullable(),
  })
  .meta({ id: 'WebhookTestResult' });
export type WebhookTestResult = z.infer<typeof WebhookTestResult>;
