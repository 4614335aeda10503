// What the engine finds on lines of text, by the keys of the profile's fields.
import { extract } from '../../server/extraction/builtin/extract.ts';
import type { ExtractionProfile } from '../../server/extraction/draft.ts';
import { typedReading } from './typed-page.ts';

/** Documents of tests are read on this day. */
export const TODAY = '2026-11-21';

export function extractedValues(
  profile: ExtractionProfile,
  ...lines: string[]
): Record<string, string | null> {
  const { fields } = extract(typedReading(lines), profile, { today: TODAY, learned: [] });
  return Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
}
