// The place on a page that a value was read from.
import { z } from 'zod';
import { Box } from './pages.ts';

/** Where on the page a value stands. */
export const Evidence = z
  .object({
    page: z.int().min(1),
    box: Box,
    text: z.string().describe('The words on the page.'),
    match: z.enum(['exact', 'normalised', 'fuzzy']),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof Evidence>;
