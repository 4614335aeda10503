// The fields, documents and statuses a question names.
import { wordSet } from '../../lexicon/words.ts';
import { fold } from '../../search/tokenize.ts';
import type { DocumentStatus } from '../../../contract/documents.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { valueOf } from '../records/match.ts';
import { isParty } from '../records/same-name.ts';
import { isSpoken, spokenFields, type Vocabulary } from '../records/vocabulary.ts';
import type { Word } from './filler.ts';
import type { Marks, Span } from './marks.ts';
import { DOCUMENT_NOUNS } from './operations.ts';
import type { Filter } from './query.ts';

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;

/** A field that the question names, and where. */
export interface NamedField extends Span {
  name: string;
  /** Other fields that go by the same name. */
  others?: string[];
}

/** In the order of the question; the longest phrases win, then the field that most documents have. */
export function takeFields(
  marks: Marks,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): NamedField[] {
  const phrases = new Map<string, string[]>();
  for (const [name, own] of vocabulary)
    for (const phrase of own) phrases.set(phrase, [...(phrases.get(phrase) ?? []), name]);
  const found: NamedField[] = [];
  for (const [phrase, names] of [...phrases].sort(([a], [b]) => b.length - a.length)) {
    if (!marks.text.includes(phrase)) continue;
    const pattern = /\p{Script=Han}/u.test(phrase)
      ? new RegExp(escape(phrase), 'u')
      : // Chinese sets no blank around a word in Latin letters: tax呢.
        new RegExp(`(?<!${LETTER})${escape(phrase)}(?:e?s)?(?!${LETTER})`, 'u');
    for (const match of marks.takeAll(pattern))
      found.push({
        name: commonest(names, records, phrase)[0]!,
        others: commonest(names, records, phrase).slice(1),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "VAT number of …" asks for no number of anything: names of fields are taken before the words of operations. */
export const phrasesLike = (vocabulary: Vocabulary, pattern: RegExp): Vocabulary =>
  new Map(
    [...vocabulary].map(([name, phrases]) => [
      name,
      new Set([...phrases].filter((one) => pattern.test(one))),
    ]),
  );
export const KEY =
  /^.+ (?:number|no|id|rate|date|code|terms|method|law|reference|account)$|^last day |^价税合计$|付款/;
/** "Without tax" names an amount, and no lack. */
export const TAXED =
  /^(?:incl(?:uding|\.)|excl(?:uding|\.)|before|after|without|with|net of) |^(?:不?含税|税前)/;

/** What people call so comes first ("VAT" is the tax, not the number of its payer), then what most documents have; fields of their own names come before those that share a word. */
function commonest(names: readonly string[], records: readonly FolderRecord[], phrase: string): string[] {
  const spoken = (name: string) => Number(isSpoken(name, phrase));
  const count = (name: string) => records.filter(({ values }) => values.has(name)).length;
  return [...names].sort(
    (a, b) =>
      spoken(b) - spoken(a) ||
      count(b) - count(a) ||
      Number(a.startsWith('field.')) - Number(b.startsWith('field.')),
  );
}

/** "The seller's tax number", 销售方的税号: whose field it is, and no question for the party. */
export function owned(named: readonly NamedField[], text: string, vocabulary: Vocabulary): NamedField[] {
  const inOrder = named.toSorted((a, b) => a.start - b.start);
  return inOrder.flatMap((field, i) => {
    const [before, after] = [inOrder[i - 1], inOrder[i + 1]];
    const owns = (a: NamedField | undefined, b: NamedField | undefined): boolean =>
      a !== undefined &&
      b !== undefined &&
      isParty(a.name) &&
      !isParty(b.name) &&
      OWNS.test(text.slice(a.end, b.start));
    if (owns(field, after)) return [];
    if (!owns(before, field)) return [field];
    const name = `${OWNERS[before!.name]}.${field.name.split('.').at(-1)}`;
    return [vocabulary.has(name) ? { ...field, name } : field];
  });
}
const OWNS = /^(?:'s |的?)$/;
const OWNERS: Record<string, string> = { sender: 'seller', recipient: 'buyer' };

/** The field a word stands for: vendor, vendors, 供应商. */
export function fieldNamed(
  word: string,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): string | undefined {
  const names = [...vocabulary]
    .filter(([, phrases]) => phrases.has(word) || phrases.has(word.replace(/s$/, '')))
    .map(([name]) => name);
  return names.length === 0 ? undefined : commonest(names, records, word)[0];
}

/** "Bill of lading" is one word for a paper, and no bill: it tells documents by their text. */
export const takePapers = (marks: Marks): Word[] =>
  marks.takeAll(PAPERS).map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    proper: false,
  }));
const PAPERS = new RegExp(
  `\\b(?:${[...wordSet('paper')].filter((name) => name.includes(' ')).join('|')})(?!\\w)`,
  'u',
);

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

const CURRENCIES_SAID: [RegExp, string][] = [
  [/\beuros?\b|欧元/, 'EUR'],
  [/\b(?:us |american )?dollars?\b|美元|美金/, 'USD'],
  [/\b(?:british )?pounds?(?: sterling)?\b|\bsterling\b|英镑/, 'GBP'],
  [/\b(?:chinese )?yuan\b|\b(?:rmb|renminbi)\b|人民币/, 'CNY'],
  [/\bringgits?\b|马币|令吉|林吉特/, 'MYR'],
  [/\b(?:swiss )?francs?\b|瑞士法郎/, 'CHF'],
  [/\b(?:japanese )?yen\b|日元|日圆/, 'JPY'],
  [/\bhong kong dollars?\b|港币|港元/, 'HKD'],
];

/** "In pounds", 美元的: documents in that currency, where the folder has some. */
export function takeCurrencies(marks: Marks, records: readonly FolderRecord[]): Filter | undefined {
  const stored = [...new Set(records.flatMap((record) => valueOf(record, 'currency') ?? []))];
  const said = [
    ...CURRENCIES_SAID,
    ...stored.flatMap((code): [RegExp, string][] => [
      [namesPattern(code), code],
      [codePattern(code), code],
    ]),
  ];
  const values = said.flatMap(([pattern, code]) =>
    stored.includes(code) && marks.takeFirst(pattern) !== undefined ? [code] : [],
  );
  if (values.length === 0) return undefined;
  return { kind: 'value', field: 'currency', values: [...new Set(values)], said: values.join(', ') };
}

/** "Swedish krona", "Swedish kronor", 瑞典克朗. */
function namesPattern(code: string): RegExp {
  const plural = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' });
  const parts = plural.formatToParts(2).filter(({ type }) => type === 'currency');
  const names = ['en', 'zh'].map((language) =>
    new Intl.DisplayNames(language, { type: 'currency' }).of(code),
  );
  const all = [...parts.map(({ value }) => value), ...names].flatMap((name) =>
    name ? [escape(fold(name))] : [],
  );
  return new RegExp(all.join('|'), 'u');
}

const codePattern = (code: string) => new RegExp(`(?<![a-z])${escape(code.toLowerCase())}(?![a-z])`, 'u');

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

/** What comes before a word that is denied. */
const NOT =
  "(?:\\b(?:not|never|isn't|aren't|hasn't|haven't|wasn't|weren't)(?: yet)?(?: been)?(?: yet)? |\\bun|尚?未被?|还?没有?被?|并?不是)";
const DENIED: [RegExp, DocumentStatus][] = [
  [new RegExp(`${NOT}(?:approved|审批|批准)(?:\\b|(?<=\\p{Script=Han}))`, 'u'), 'Approved'],
  [new RegExp(`${NOT}(?:exported|导出)(?:\\b|(?<=\\p{Script=Han}))`, 'u'), 'Export'],
  [new RegExp(`${NOT}(?:archived|归档)(?:\\b|(?<=\\p{Script=Han}))`, 'u'), 'Archived'],
];

const STATUSES_SAID: [RegExp, DocumentStatus][] = [
  [/\b(?:status )?needs? review\b|\bto be reviewed\b|\bin review\b|待审核?|需要?审核/, 'Needs Review'],
  [/\bmissing info(?:rmation)?\b|缺少信息|信息缺失/, 'Missing Info'],
  [/\bstatus ready\b|\b(?:are|is) ready\b|已?就绪/, 'Ready'],
  [/\bapproved\b|已?批准|审批通过/, 'Approved'],
  [/\b(?:status export|exported)\b|已导出/, 'Export'],
  [/\bexceptions?\b|异常/, 'Exception'],
  [/\barchived\b|已?归档/, 'Archived'],
];

/** Statuses and other marks of records: duplicates, failed checks. */
export function takeMarksOfRecords(marks: Marks): Filter[] {
  const named = (said: [RegExp, DocumentStatus][]) =>
    said.flatMap(([pattern, status]) => (marks.takeFirst(pattern) === undefined ? [] : [status]));
  const filters: Filter[] = named(DENIED).map((status) => ({
    kind: 'value',
    field: 'status',
    values: [status],
    said: status,
    except: true,
  }));
  const statuses = named(STATUSES_SAID);
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

const LACKING =
  /\b(?:without|lacks?|lacking|missing|miss|with no|(?:have|has|had|having|show|shows|state|states) no|(?:do(?:es)?(?:n't| not)) (?:have|show|state|name|give)|no)\s+(?:a|an|any|the|its|their)?\s*$/;
const LACKING_HAN = /(?:没有|缺少?|未填写?|未写明?|不含|无)$/u;
const AFTERWARDS =
  /^\s*(?:is|are|was|were)\s+(?:missing|not (?:given|stated|there)|absent|empty)\b|^(?:为空|缺失|未填写?)/u;

/** Fields that are to be absent: "without a due date", 没有到期日的发票. */
export function takeMissing(
  marks: Marks,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): Filter[] {
  const phrases = [...spokenFields(), ...vocabulary].flatMap(([name, own]) =>
    [...own].map((phrase) => ({ name, phrase })),
  );
  const filters: Filter[] = [];
  for (const { phrase } of phrases.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const start = marks.text.indexOf(phrase);
    const end = start + phrase.length;
    if (start < 0 || !marks.isFree({ start, end }) || !standsAlone(marks.text, start, end)) continue;
    const before = marks.text.slice(0, start);
    const lacking = LACKING.exec(before) ?? LACKING_HAN.exec(before);
    const after = AFTERWARDS.exec(marks.text.slice(end));
    if (lacking === null && after === null) continue;
    const names = phrases.filter((one) => one.phrase === phrase).map(({ name }) => name);
    filters.push({ kind: 'missing', field: commonest(names, records, phrase)[0]! });
    marks.take({ start: lacking?.index ?? start, end: end + (after?.[0].length ?? 0) });
  }
  return filters;
}

function standsAlone(text: string, start: number, end: number): boolean {
  const letter = /[a-z0-9]/;
  return (
    !letter.test(text[start - 1] ?? '') && !(letter.test(text[end] ?? '') && letter.test(text[end - 1]!))
  );
}
