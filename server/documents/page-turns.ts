// How a person has turned pages of an original: the original stays as it is, and each version says what of it stands how.
import { createHash } from 'node:crypto';
import type { PageRange } from '../database/stored-record.ts';
import type { PageTurns } from '../reading/page-frame.ts';
import { rangeOf, type VersionRow } from './store.ts';

/** Those of pages of the original, both ends included. */
export const turnsWithin = (turns: PageTurns | null, [from, to]: PageRange): PageTurns =>
  Object.fromEntries(Object.entries(turns ?? {}).filter(([page]) => +page >= from && +page <= to));

/** As a version keeps them: null where there are none. */
export const storedTurns = (turns: PageTurns): string | null =>
  Object.keys(turns).length === 0 ? null : JSON.stringify(turns);

/** What of its original a version is, and how it stands: the same for versions with the same content. */
export function contentName(version: Pick<VersionRow, 'first_page' | 'last_page' | 'turns'>): string {
  const range = rangeOf(version)?.join('-') ?? 'all';
  // PostgreSQL keeps the keys of an object in an order of its own, always the same.
  const turns = version.turns === null ? '' : JSON.stringify(version.turns);
  return turns === '' ? range : `${range}-${createHash('sha256').update(turns).digest('hex').slice(0, 16)}`;
}
