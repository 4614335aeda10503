// The fields, documents and statuses a question names.
import { namesOfCurrency } from '../../lexicon/currencies.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { wordSet } from '../../lexicon/words.ts';
import { fold } from '../../search/tokenize.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { escape, LETTER } from '../records/has-words.ts';
import { currenciesOf } from '../records/match.ts';
import { isParty } from '../records/same-name.ts';
import { isSpoken, type Vocabulary } from '../records/vocabulary.ts';
import type { Word } from './filler.ts';
import type { Marks, Span } from './marks.ts';
import { DOCUMENT_NOUNS } from './operations.ts';
import type { Filter } from './query.ts';

/** A field that the question names, and where. */
export interface NamedField extends Span {
  name: string;
  /** Other fields that go by the same name. */
  others?: string[];
  /** What the question calls it. */
  phrase?: string;
}

/** Every place where a phrase for a field stands, the longest phrases first. */
export function fieldsIn(
  text: string,
  vocabulary: Vocabulary,
  records: readonly FolderRecord[],
): NamedField[] {
  const phrases = new Map<string, string[]>();
  for (const [name, own] of vocabulary)
    for (const phrase of own)
      if (text.includes(phrase)) phrases.set(phrase, [...(phrases.get(phrase) ?? []), name]);
  const nouns = DOCUMENT_NOUNS.flatMap(([pattern]) => [...text.matchAll(new RegExp(pattern, 'gu'))]);
  // 工资条 is a document, and asks for no 工资; what it is signed with is no day of signing.
  const isInNoun = (start: number, length: number) =>
    nouns.some(
      ({ index, 0: noun }) =>
        index <= start &&
        start + length <= index + noun.length &&
        (length < noun.length || THE.test(text.slice(0, start))),
    );
  return [...phrases]
    .sort(([a], [b]) => b.length - a.length)
    .flatMap(([phrase, names]) => {
      const pattern = /\p{Script=Han}/u.test(phrase)
        ? new RegExp(escape(phrase), 'gu')
        : // Chinese sets no blank around a word in Latin letters: tax呢.
          new RegExp(`(?<!${LETTER})${escape(phrase)}(?:e?s)?(?!${LETTER})`, 'gu');
      const [name, ...others] = commonest(names, records, phrase);
      return [...text.matchAll(pattern)]
        .filter(({ index, 0: said }) => !isInNoun(index, said.length))
        .map(({ index, 0: said }) => ({
          name: name!,
          others,
          phrase,
          start: index,
          end: index + said.length,
        }));
    });
}

/** "The purchase order to Acme" is the document, and no number. */
const THE = /\b(?:the|our|that|this)\s$/;

/** Those of them that nobody has taken, in the order of the question; the longest phrases win. */
export function takeFields(marks: Marks, fields: readonly NamedField[], like = /(?:)/): NamedField[] {
  const found = fields.filter((field) => {
    const free = like.test(field.phrase ?? '') && marks.isFree(field);
    if (free) marks.take(field);
    return free;
  });
  return found.sort((a, b) => a.start - b.start);
}

/** "VAT number of …" asks for no number of anything: such names of fields are taken before the words of operations. */
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
    const owns = (a?: NamedField, b?: NamedField): boolean =>
      a !== undefined &&
      isParty(a.name) &&
      b !== undefined &&
      !isParty(b.name) &&
      OWNS.test(text.slice(a.end, b.start));
    if (owns(field, after)) return [];
    if (!owns(before, field)) return [field];
    const name = `${OWNERS[before!.name]}.${field.name.split('.').at(-1)}`;
    return [vocabulary.has(name) ? { ...field, name } : field];
  });
}
const OWNS = /^(?:(?:'s)? ?|的)$/;
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

/** Papers that people name by a word which stands on them. */
const PAPER_WORDS = wordSet('paper');

/**
 * "Invoices" means documents of that type, where the folder has some; else documents as such. `papers` are of kinds that the
 * folder does not have: they tell documents by their text, and "bill of lading" is one word.
 */
export function takeDocumentNouns(marks: Marks, records: readonly FolderRecord[]) {
  const several = new Set(records.map(({ doc_type }) => doc_type)).size > 1;
  let named = false;
  let filter: Filter | undefined;
  const papers: Word[] = [];
  for (const [pattern, meant] of DOCUMENT_NOUNS) {
    const values = (meant ?? []).filter((type) => records.some(({ doc_type }) => doc_type === type));
    for (const { 0: said, index: start } of marks.takeAll(pattern)) {
      if (values.length === 0 && PAPER_WORDS.has(said.replace(/s$/, '')))
        papers.push({ text: said, start, end: start + said.length, proper: false });
      else named = true;
      if (values.length > 0 && several) filter ??= { kind: 'value', field: 'doc_type', values, said };
    }
  }
  return { named, filter, papers };
}

/** File names in the question, with or without their ending. */
export function takeFilenames(marks: Marks, records: readonly FolderRecord[]): Filter | undefined {
  const found = records.flatMap(({ id, filename }) => {
    const name = fold(filename);
    const said = [name, name.replace(/\.[a-z0-9]{2,5}$/, '')].find(
      (one) => one.length >= 5 && /\d|_|-|\.|\p{Script=Han}/u.test(one) && marks.text.includes(one),
    );
    return said === undefined ? [] : [{ id, name: said }];
  });
  const kept = found.filter(({ name }) => !found.some((one) => one.name !== name && one.name.includes(name)));
  for (const { name } of kept) marks.takeAll(new RegExp(escape(name), 'u'));
  if (kept.length === 0) return undefined;
  return { kind: 'documents', ids: kept.map(({ id }) => id), said: kept.map(({ name }) => name).join(', ') };
}

/** What comes before a word that is denied. */
const NOT =
  "(?:\\b(?:not|never|isn't|aren't|hasn't|haven't|wasn't|weren't)(?: yet)?(?: been)?(?: yet)? (?:in )?|\\bun|尚?未被?|还?没有?被?|并?不是)";

/** What may be said of documents: a value of theirs, and the words for it. */
interface Sayable {
  field: string;
  value: string;
  words: string;
}

/** Each that the question says or denies. */
const takeSaid = (marks: Marks, sayable: readonly Sayable[]): Filter[] =>
  sayable.flatMap(({ field, value, words }) => {
    const denied = marks.takeFirst(new RegExp(`${NOT}(?:${words})`, 'u')) !== undefined;
    if (!denied && marks.takeFirst(new RegExp(words, 'u')) === undefined) return [];
    return [{ kind: 'value', field, values: [value], said: value, ...(denied && { except: true }) }];
  });

/** Statuses and other marks of records: duplicates, failed checks. */
export const takeMarksOfRecords = (marks: Marks): Filter[] => takeSaid(marks, MARKS);
const MARKS = [...new Set(LANGUAGES.flatMap(({ asked_marks }) => Object.keys(asked_marks ?? {})))].map(
  (mark): Sayable => {
    const [field = '', value = ''] = mark.split(': ');
    return {
      field,
      value,
      words: LANGUAGES.flatMap(({ asked_marks }) => asked_marks?.[mark] ?? []).join('|'),
    };
  },
);

/** "In pounds", 美元的: documents in that currency, where the folder has some. */
export function takeCurrencies(marks: Marks, records: readonly FolderRecord[]): Filter[] {
  const names = currenciesOf(records).flatMap((value) =>
    namesOfCurrency(value).map((name): Sayable => ({
      field: 'currency',
      value,
      words: `(?<![a-z])${escape(fold(name))}(?![a-z])`,
    })),
  );
  return takeSaid(
    marks,
    names.toSorted((a, b) => b.words.length - a.words.length),
  );
}

const LACKING =
  /\b(?:without|lacks?|lacking|missing|miss|with no|(?:have|has|had|having|show|shows|state|states) no|(?:do(?:es)?(?:n't| not)) (?:have|show|state|name|give)|no)\s+(?:a|an|any|the|its|their)?\s*$/;
const LACKING_HAN = /(?:没有|缺少?|未填写?|未写明?|不含|无)$/u;
const AFTERWARDS =
  /^\s*(?:is|are|was|were)\s+(?:missing|not (?:given|stated|there)|absent|empty)\b|^(?:为空|缺失|未填写?)/u;

/** Fields that are to be absent: "without a due date", 没有到期日的发票. */
export function takeMissing(marks: Marks, fields: readonly NamedField[]): Filter[] {
  const filters: Filter[] = [];
  for (const { name, start, end } of fields) {
    if (!marks.isFree({ start, end })) continue;
    const before = marks.text.slice(0, start);
    const lacking = LACKING.exec(before) ?? LACKING_HAN.exec(before);
    const after = AFTERWARDS.exec(marks.text.slice(end));
    if (lacking === null && after === null) continue;
    filters.push({ kind: 'missing', field: name });
    marks.take({ start: lacking?.index ?? start, end: end + (after?.[0].length ?? 0) });
  }
  return filters;
}
