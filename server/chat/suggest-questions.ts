// Questions that the records of a folder can answer, made from what they hold: its largest senders, its kinds, its months.
import type { Context } from '../context.ts';
import { getFolderOf } from '../folders/store.ts';
import { commonest } from '../platform/group-by.ts';
import { textsFor } from './answers/texts.ts';
import type { FolderRecord } from './records/folder-record.ts';
import { namerOf } from './records/groups.ts';
import type { Language } from './language.ts';
import { loadFolder } from './records/load-folder.ts';
import { valueOf } from './records/match.ts';

/** In the language of the caller; none for a folder without records. */
export async function suggestQuestions(
  ctx: Context,
  place: { contact_id: number; folder_id: number },
): Promise<string[]> {
  await getFolderOf(ctx, place.contact_id, place.folder_id);
  const { records } = await loadFolder(ctx, place);
  return questionsFor(records, ctx.language === 'zh' ? 'zh' : 'en');
}

export function questionsFor(records: readonly FolderRecord[], language: Language): string[] {
  const { say } = textsFor(language);
  const priced = records.filter((record) => valueOf(record, 'total') !== null);
  const senderOf = namerOf(priced, 'sender');
  const sender = commonest(priced.flatMap((record) => senderOf(record) ?? [])).find(
    ([name]) => name.length <= LONGEST,
  )?.[0];
  const recipient = commonest(priced.flatMap((record) => valueOf(record, 'recipient') ?? []))[0]?.[0];
  const month = commonest(priced.flatMap((record) => valueOf(record, 'date')?.slice(0, 7) ?? []))[0]?.[0];
  const said =
    month &&
    new Date(`${month}-01`).toLocaleString(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return [
    ...(sender ? [say('askSum', { sender })] : []),
    ...(said ? [say('askMonth', { month: said })] : []),
    ...(recipient ? [say('askLargest', { recipient })] : []),
    ...(sender ? [say('askVendors')] : []),
  ];
}

/** A longer name was read from running text. */
const LONGEST = 60;
