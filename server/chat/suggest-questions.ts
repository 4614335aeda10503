// Questions that the records of a folder can answer, made from what they hold: its largest senders, its kinds, its months.
import type { Context } from '../context.ts';
import { getFolderOf } from '../folders/store.ts';
import { groupBy } from '../platform/group-by.ts';
import type { FolderRecord } from './records/folder-record.ts';
import { loadFolder } from './records/load-folder.ts';
import { valueOf } from './records/match.ts';
import { commonSpellings } from './records/same-name.ts';

/** In the language of the caller; none for a folder without records. */
export async function suggestQuestions(
  ctx: Context,
  place: { contact_id: number; folder_id: number },
): Promise<string[]> {
  await getFolderOf(ctx, place.contact_id, place.folder_id);
  const { records } = await loadFolder(ctx, place);
  const ask = QUESTIONS[ctx.language === 'zh' ? 'zh' : 'en'];
  const priced = records.filter((record) => valueOf(record, 'total') !== null);
  const [sender] = commonest(namesOf(priced));
  const [recipient] = commonest(priced.flatMap((record) => valueOf(record, 'recipient') ?? []));
  const [month] = commonest(priced.flatMap((record) => valueOf(record, 'date')?.slice(0, 7) ?? []));
  return [
    ...(sender === undefined ? [] : [ask.sum(sender)]),
    ...(month === undefined ? [] : [ask.month(Number(month.slice(0, 4)), Number(month.slice(5)))]),
    ...(recipient === undefined ? [] : [ask.largest(recipient)]),
    ...(sender === undefined ? [] : [ask.vendors]),
  ];
}

const QUESTIONS = {
  en: {
    sum: (sender: string) => `What is the total of all documents from ${sender}?`,
    month: (year: number, month: number) => {
      const said = new Date(Date.UTC(year, month - 1));
      return `How many documents are from ${said.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${year}?`;
    },
    largest: (recipient: string) => `What is the largest document for ${recipient}?`,
    vendors: 'Who are our vendors?',
  },
  zh: {
    sum: (sender: string) => `${sender}的单据一共多少钱？`,
    month: (year: number, month: number) => `${year}年${month}月有多少份文件？`,
    largest: (recipient: string) => `${recipient}金额最大的单据是哪张？`,
    vendors: '有哪些供应商？',
  },
};

function namesOf(records: readonly FolderRecord[]): string[] {
  const names = records.flatMap((record) => valueOf(record, 'sender') ?? []);
  const common = commonSpellings(names);
  return names.map((name) => common.get(name) ?? name).filter((name) => name.length <= LONGEST);
}
/** A longer name was read from running text. */
const LONGEST = 60;

/** The commonest first; equally common ones in the order given. */
const commonest = (values: readonly string[]): string[] =>
  [...groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length).map(([value]) => value);
