// The fields, documents and statuses a question names.
import { fold } from '../../search/tokenize.ts';
import type { DocumentStatus } from '../../../contract/documents.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Vocabulary } from '../records/vocabulary.ts';
import type { Marks } from './marks.ts';
import { DOCUMENT_NOUNS } from './operations.ts';
import type { Filter } from './query.ts';

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Field names in the order of the question; the longest phrases win, then the field that most documents have. */
export function takeFields(marks: Marks, vocabulary: Vocabulary, records: readonly FolderRecord[]): string[] {
  const phrases = new Map<string, string[]>();
  for (const [name, own] of vocabulary)
    for (const phrase of own) phrases.set(phrase, [...(phrases.get(phrase) ?? []), name]);
  const found: { name: string; at: number }[] = [];
  for (const [phrase, names] of [...phrases].sort(([a], [b]) => b.length - a.length)) {
    if (!marks.text.includes(phrase)) continue;
    const pattern = /\p{Script=Han}/u.test(phrase)
      ? new RegExp(escape(phrase), 'u')
      : new RegExp(`(?<![\\p{L}\\p{N}])${escape(phrase)}(?:e?s)?(?![\\p{L}\\p{N}])`, 'u');
    for (const match of marks.takeAll(pattern))
      found.push({ name: commonest(names, records), at: match.index });
  }
  const names = found.sort((a, b) => a.at - b.at).map(({ name }) => name);
  return [...new Set(names)];
}

/** Fields of their own names come before those that share a word. */
function commonest(names: readonly string[], records: readonly FolderRecord[]): string {
  const count = (name: string) => records.filter(({ values }) => values.has(name)).length;
  return [...names].sort(
    (a, b) => count(b) - count(a) || Number(a.startsWith('field.')) - Number(b.startsWith('field.')),
  )[0]!;
}

/** The field a word stands for: vendor, vendors, 供应商. */
export function fieldNamed(
  word: string,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): string | undefined {
  const names = [...vocabulary]
    .filter(([, phrases]) => phrases.has(word) || phrases.has(word.replace(/s$/, '')))
    .map(([name]) => name);
  return names.length === 0 ? undefined : commonest(names, records);
}

export interface NamedDocuments {
  named: boolean;
  filter: Filter | undefined;
}

/** "Invoices" means documents of that type, where the folder has some; else documents as such. */
export function takeDocumentNouns(marks: Marks, records: readonly FolderRecord[]): NamedDocuments {
  const types = new Set(records.map(({ doc_type }) => doc_type));
  let named = false;
  let filter: Filter | undefined;
  for (const [pattern, meant] of DOCUMENT_NOUNS) {
    const matches = marks.takeAll(pattern);
    if (matches.length === 0) continue;
    named = true;
    const values = meant?.filter((type) => types.has(type)) ?? [];
    if (values.length > 0 && types.size > 1)
      filter ??= { kind: 'value', field: 'doc_type', values: [...values], said: matches[0]![0] };
  }
  return { named, filter };
}

/** File names in the question, with or without their ending. */
export function takeFilenames(marks: Marks, records: readonly FolderRecord[]): Filter | undefined {
  const found: { id: number; name: string }[] = [];
  for (const { id, filename } of records) {
    const name = fold(filename);
    const bare = name.replace(/\.[a-z0-9]{2,5}$/, '');
    const said = [name, bare].find(
      (one) => one.length >= 5 && /\d|_|-|\.|\p{Script=Han}/u.test(one) && marks.text.includes(one),
    );
    if (said !== undefined) found.push({ id, name: said });
  }
  const longest = Math.max(0, ...found.map(({ name }) => name.length));
  const kept = found.filter(
    ({ name }) =>
      name.length === longest || !found.some((one) => one.name !== name && one.name.includes(name)),
  );
  for (const { name } of kept) marks.takeAll(new RegExp(escape(name), 'u'));
  if (kept.length === 0) return undefined;
  return { kind: 'documents', ids: kept.map(({ id }) => id), said: kept.map(({ name }) => name).join(', ') };
}

const STATUSES_SAID: [RegExp, DocumentStatus][] = [
  [/\b(?:status )?needs? review\b|\bto be reviewed\b|\bin review\b|待审核?|需要?审核/, 'Needs Review'],
  [/\bmissing info(?:rmation)?\b|缺少信息|信息缺失/, 'Missing Info'],
  [/\bstatus ready\b|\b(?:are|is) ready\b|已?就绪/, 'Ready'],
  [/\b(?:not )?approved\b|已?批准|审批通过/, 'Approved'],
  [/\b(?:status export|exported)\b|已导出/, 'Export'],
  [/\bexceptions?\b|异常/, 'Exception'],
  [/\barchived\b|已?归档/, 'Archived'],
];

/** Statuses and other marks of records: duplicates, failed checks. */
export function takeMarksOfRecords(marks: Marks): Filter[] {
  const statuses = STATUSES_SAID.flatMap(([pattern, status]) => {
    const match = marks.takeFirst(pattern);
    return match === undefined || match[0].startsWith('not ') ? [] : [status];
  });
  const filters: Filter[] = [];
  if (statuses.length > 0)
    filters.push({ kind: 'value', field: 'status', values: statuses, said: statuses.join(', ') });
  if (marks.takeFirst(/\bduplicat(?:es?|ed)\b|重复的?/))
    filters.push({ kind: 'value', field: 'duplicate', values: ['yes'], said: 'duplicate' });
  if (
    marks.takeFirst(
      /\b(?:do(?:es)?(?: not|n't) add up|failed checks?|failing checks?|wrong sums?|inconsistent)\b|对不上|校验失败|检查未通过/,
    )
  )
    filters.push({ kind: 'value', field: 'checks', values: ['failed'], said: 'failed checks' });
  return filters;
}
