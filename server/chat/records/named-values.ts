// Which stored values a question names: "from Brightwater" means the vendor Brightwater Supplies Ltd, also where either of
// them was misread. Values that fit a place in the question about equally well are alternatives of one filter.
import { fold, runs } from '../../search/tokenize.ts';
import type { Span } from '../questions/marks.ts';
import type { FolderRecord } from './folder-record.ts';
import { isParty, isSameName, spellingOf, type Spelling } from './same-name.ts';

export interface NamedValue {
  field: string;
  values: string[];
  span: Span;
}

interface Fit {
  field: string;
  value: string;
  span: Span;
  /** 0..1. */
  score: number;
  /** Characters of the name that stand in the question. */
  length: number;
}

/** What a name must share with the question to be meant. */
const GOOD_FIT = 0.6;
/** Alternatives may be this much worse than the best. */
const NEARLY = 0.12;
const LONGEST_NAME = 120;
/** A name that stands in the question but for a slip of a letter is nearly as good as one that stands there. */
const MISSPELT = 0.9;
/** Words that many companies have in their names, and that questions use otherwise. */
const GENERIC = new Set(
  `ltd limited inc incorporated corp corporation company co llc llp plc pte pty gmbh ag kg mbh sa sas sarl bv nv srl spa sdn bhd berhad
  enterprise enterprises trading group holdings holding international the and of services service shop store stores restaurant
  supplies supply industries solutions systems m s`.split(/\s+/),
);
const GENERIC_ZH =
  /(?:股份|集团|控股)?(?:有限责任公司|有限公司|股份公司|公司|集团|工厂|商店|分公司|事务所|中心)(?:[（(].*?[）)])?$/u;
/** Fields whose values are too common to be recognised in a question. */
const UNNAMED = /^(?:total|date|currency|uploaded)$|date$|amount|rate$|_total$|quantity/;

/** `text` is the folded question; `isFree` tells which parts nobody has taken. */
export function findNamedValues(
  text: string,
  records: readonly FolderRecord[],
  isFree: (span: Span) => boolean,
): NamedValue[] {
  const words = [...runs(text)].map(({ text, start }) => ({ text, start, end: start + text.length }));
  const parts = partsOf(words);
  const fits: Fit[] = [];
  const names = storedNames(records);
  const spellings = partySpellings(names);
  for (const [field, values] of names) {
    for (const value of values) {
      const spelling = isParty(field) ? spellings.get(value) : undefined;
      const misspelt = spelling === undefined ? undefined : fitMisspelt(spelling, parts);
      const fit = better(fitOf(value, text, words), misspelt);
      if (fit !== undefined && fit.score >= GOOD_FIT && isFree(fit.span)) fits.push({ field, value, ...fit });
    }
  }
  return settle(fits).map(({ field, values, span }) => ({
    field,
    values: isParty(field) ? withSpellings(values, names.get(field)!, spellings) : values,
    span,
  }));
}

type Spellings = ReadonlyMap<string, Spelling>;

function partySpellings(names: ReadonlyMap<string, ReadonlySet<string>>): Spellings {
  const parties = [...names].flatMap(([field, values]) => (isParty(field) ? [...values] : []));
  return new Map(parties.map((name) => [name, spellingOf(name)]));
}

/** The values and all other spellings of them among those that are stored. */
function withSpellings(
  values: readonly string[],
  stored: ReadonlySet<string>,
  spellings: Spellings,
): string[] {
  const known = values.map((value) => spellings.get(value)!);
  const others = [...stored].filter((name) => known.some((one) => isSameName(one, spellings.get(name)!)));
  return [...new Set([...values, ...others])];
}

/** Distinct names by field, the text types only. */
function storedNames(records: readonly FolderRecord[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { values } of records) {
    for (const [field, { type, value }] of values) {
      if (type !== 'text' && type !== 'choice') continue;
      if (UNNAMED.test(field) || value.length > LONGEST_NAME || value.length < 2) continue;
      const known = names.get(field) ?? new Set();
      known.add(value);
      names.set(field, known);
    }
  }
  return names;
}

/** The best places first; whatever overlaps them is an alternative or out. */
function settle(fits: Fit[]): NamedValue[] {
  fits.sort((a, b) => b.score * b.length - a.score * a.length);
  const settled: (NamedValue & { score: number; length: number })[] = [];
  for (const { field, value, span, score, length } of fits) {
    const here = settled.find((one) => span.start < one.span.end && one.span.start < span.end);
    if (here === undefined) settled.push({ field, values: [value], span, score, length });
    else if (
      here.field === field &&
      score >= here.score - NEARLY &&
      length >= here.length * (1 - NEARLY) &&
      !here.values.includes(value)
    )
      here.values.push(value);
  }
  return settled.map(({ field, values, span }) => ({ field, values, span }));
}

type Word = Span & { text: string };
type Place = Omit<Fit, 'field' | 'value'>;

function fitOf(value: string, text: string, words: readonly Word[]): Place | undefined {
  const folded = fold(value);
  if (/\p{Script=Han}/u.test(folded)) return fitOfHan(folded, text);
  const name = [...runs(folded)].map((run) => run.text);
  const joined = fitJoined(name, words);
  const core = name.filter((word) => !GENERIC.has(word));
  const byWords = core.length === 0 ? undefined : fitByWords(core, words);
  if (joined === undefined || byWords === undefined) return joined ?? byWords;
  return joined.score >= byWords.score ? joined : byWords;
}

/** So many words of a question may be a name. */
const MOST_WORDS = 8;

interface Part {
  place: Place;
  spelling: Spelling;
}

/** All runs of a few words, the longer ones first. */
function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const own = words.slice(from, from + count);
      const span = { start: own[0]!.start, end: own.at(-1)!.end };
      const length = own.reduce((sum, { text }) => sum + text.length, 0);
      parts.push({
        place: { span, score: MISSPELT, length },
        spelling: spellingOf(own.map(({ text }) => text).join(' ')),
      });
    }
  return parts;
}

/** The words that are a spelling of the name: those most like it in length, with a legal form behind them. */
function fitMisspelt(wanted: Spelling, parts: readonly Part[]): Place | undefined {
  const off = ({ spelling }: Part) => Math.abs(spelling.key.length - wanted.key.length);
  const same = parts.filter(({ spelling }) => isSameName(spelling, wanted));
  return same.toSorted((a, b) => off(a) - off(b))[0]?.place;
}

function better(a: Place | undefined, b: Place | undefined): Place | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.score * b.length > a.score * a.length ? b : a;
}

/** Letters and digits in a row, so that blanks and dots make no difference: B.O.O.K Tak = BOOKTAK. */
function fitJoined(name: readonly string[], words: readonly Word[]): Place | undefined {
  const wanted = name.join('');
  const core = withoutTail(name).join('');
  if (core.length < 3 || (core.length < 4 && GENERIC.has(core))) return undefined;
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < wanted.length; to += 1) {
      joined += words[to]!.text;
      const whole = joined === wanted;
      if (whole || joined === core)
        return {
          span: { start: words[from]!.start, end: words[to]!.end },
          score: whole ? 1 : 0.95,
          length: joined.length,
        };
    }
  }
  return undefined;
}

function withoutTail(name: readonly string[]): readonly string[] {
  let end = name.length;
  while (end > 1 && GENERIC.has(name[end - 1]!)) end -= 1;
  return name.slice(0, end);
}

/** The longest run of question words that are words of the name, in order; a slip of a letter is forgiven. */
function fitByWords(core: readonly string[], words: readonly Word[]): Place | undefined {
  const total = core.reduce((sum, word) => sum + word.length, 0);
  let best: Place | undefined;
  for (let at = 0; at < words.length; at += 1) {
    for (let first = 0; first < core.length; first += 1) {
      const run = runFrom(core, first, words, at);
      // A year or a number in a reference does not stand for it.
      if (run === undefined || (run.length < total && isFigures(core.slice(first), run.length))) continue;
      const share = run.length / total;
      // The first word of a name often stands for it, when it is a word of its own.
      const leads = first === 0 && run.length >= 4;
      const score = leads ? Math.max(share, 0.62 + share * 0.3) : share;
      if (run.length >= 4 && score * run.length > (best?.score ?? 0) * (best?.length ?? 0))
        best = { ...run, score };
    }
  }
  return best;
}

function runFrom(
  core: readonly string[],
  first: number,
  words: readonly Word[],
  at: number,
): Omit<Place, 'score'> | undefined {
  let length = 0;
  let k = first;
  let i = at;
  let end = at;
  while (i < words.length && k < core.length) {
    const word = words[i]!.text;
    if (isSame(core[k]!, word)) {
      length += core[k]!.length;
      k += 1;
      end = i;
    } else if (!GENERIC.has(word) || i === at) break;
    i += 1;
  }
  if (length === 0) return undefined;
  // Legal forms behind the name belong to it.
  while (end + 1 < words.length && GENERIC.has(words[end + 1]!.text)) end += 1;
  return { span: { start: words[at]!.start, end: words[end]!.end }, length };
}

/** Whether so many letters from the first word on are figures. */
const isFigures = (words: readonly string[], length: number): boolean =>
  /^\d+$/.test(words.join('').slice(0, length));

/** Another figure is another number. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a) && /\d/.test(b)) return false;
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}

/** The longest part of the name that stands in the question. */
function fitOfHan(name: string, text: string): Place | undefined {
  const core = name.replace(GENERIC_ZH, '');
  const whole = text.indexOf(name);
  if (whole >= 0) return { span: { start: whole, end: whole + name.length }, score: 1, length: name.length };
  let best: Place | undefined;
  for (let from = 0; from < core.length - 1; from += 1) {
    let to = Math.max(from + 2, from + (best?.length ?? 1) + 1);
    for (; to <= core.length; to += 1) {
      const at = text.indexOf(core.slice(from, to));
      if (at < 0) break;
      const length = to - from;
      const rest =
        /^(?:股份|集团|控股|有限责任|有限)*(?:公司|集团)?/u.exec(text.slice(at + length))?.[0].length ?? 0;
      const end = to === core.length ? at + length + rest : at + length;
      best = {
        span: { start: at, end },
        score: Math.max(length / core.length, length >= 4 ? 0.7 : 0),
        length,
      };
    }
  }
  return best;
}
