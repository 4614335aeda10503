// How well a stored name fits the words of a question: as it is printed, by its leading words, or but for a slip of a letter.
import { fold, runs } from '../../search/tokenize.ts';
import type { Span } from '../questions/marks.ts';
import { isSameName, LEGAL_FORM, spellingOf, withoutAccents, type Spelling } from './same-name.ts';

/** Where in the question a name stands. */
export interface Place {
  span: Span;
  /** 0..1. */
  score: number;
  /** Characters of the name that stand in the question. */
  length: number;
  /** What stands there is the whole name, but for its legal form. */
  whole: boolean;
}

/** A name that stands in the question but for a slip of a letter is nearly as good as one that stands there. */
const MISSPELT = 0.9;
/** Words that many companies have in their names, and that questions use otherwise. */
const GENERIC = new Set(
  `ltd limited inc incorporated corp corporation company co llc llp plc pte pty gmbh ag kg mbh ohg ek sa sas sarl eurl snc sl slu bv nv vof srl spa sdn bhd sendirian berhad
  enterprise enterprises trading group holdings holding international the and und et y e en of services service shop store stores restaurant
  supplies supply industries solutions systems m s`.split(/\s+/),
);
/** Trades that lead the name of a shop, which people leave out: "Warung Yong Fatt" is "Yong Fatt" too. */
const LEADING = new Set(
  `restoran restaurant restaurante ristorante trattoria pizzeria osteria brasserie bistro bar cafe café caffè cafetería kopitiam kedai makan makanan minum runcit buku warung pasaraya
  perniagaan syarikat farmasi klinik stesen minyak teksi taxi hotel hôtel hostal pension pensión gasthaus gasthof bäckerei boulangerie panadería panificio bakkerij konditorei apotheke apotheek pharmacie
  parapharmacie farmacia supermarkt supermercado supermercados supermercato supermarché buchhandlung librairie librería libreria papeterie papelería cartoleria ferretería ferramenta quincaillerie tankstelle
  station gasolinera parkhaus parking parkeergarage lunchroom eetcafé bouwmarkt drogisterij boekhandel mesón taberna albergo auberge salon de thé`.split(
    /\s+/,
  ),
);
const TRADE_ZH =
  /(?:大?酒店|宾馆|大?饭店|餐厅|餐馆|火锅店?|大?酒楼|小馆|咖啡厅?|茶饮|面包房|超市|便利店|五金店?|建材|家居|大?药房|药店|书店|文具店?|停车场|加油站|生鲜)(?:[（(].*?[）)])?$/u;
const GENERIC_ZH =
  /(?:股份|集团|控股)?(?:有限责任公司|有限公司|股份公司|公司|集团|工厂|商店|分公司|事务所|中心)(?:[（(].*?[）)])?$/u;

export interface Word extends Span {
  text: string;
  /** As `plain` writes it. */
  plain: string;
}

/** The words of a folded question. */
export const wordsOf = (text: string): Word[] =>
  [...runs(text)].map((run) => ({
    text: run.text,
    plain: plain(run.text),
    start: run.start,
    end: run.start + run.text.length,
  }));

export function fitOf(value: string, text: string, words: readonly Word[]): Place | undefined {
  const folded = fold(value);
  if (/\p{Script=Han}/u.test(folded)) return fitOfHan(folded, text);
  const name = [...runs(folded)].map((run) => run.text);
  const joined = fitJoined(folded, name, words);
  const core = name.filter((word) => !GENERIC.has(word));
  const trades = Math.max(
    0,
    core.findIndex((word) => !LEADING.has(word)),
  );
  const byWords = (trades === 0 ? [core] : [core, core.slice(trades)]).map((some) => fitByWords(some, words));
  return [joined, fitInitials(name, words), ...byWords]
    .filter((place) => place !== undefined)
    .toSorted((a, b) => b.score - a.score)[0];
}

/** Score of a name of which only the first words stand there, by their share of its letters. */
const leadingScore = (share: number): number => Math.max(share, 0.62 + share * 0.3);

/** "SK Tan" for "S.K. Tan Resources": initials are written with dots, blanks or neither. */
function fitInitials(name: readonly string[], words: readonly Word[]): Place | undefined {
  const total = name.join('').length;
  for (let count = name.length - 1; count > 1; count -= 1) {
    const lead = name.slice(0, count);
    const wanted = lead.join('');
    if (wanted.length < SHORTEST_LEAD || !lead.some((word) => word.length === 1)) continue;
    const span = spanOf(wanted, words);
    if (span !== undefined)
      return { span, score: leadingScore(wanted.length / total), length: wanted.length, whole: false };
  }
  return undefined;
}

const SHORTEST_LEAD = 5;

/** Where the words make this text, whatever the blanks between them. */
function spanOf(wanted: string, words: readonly Word[]): Span | undefined {
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < wanted.length; to += 1) {
      joined += words[to]!.text;
      if (joined === wanted) return { start: words[from]!.start, end: words[to]!.end };
    }
  }
  return undefined;
}

/** So many words of a question may be a name. */
const MOST_WORDS = 8;

interface Part {
  place: Place;
  spelling: Spelling;
}

/** All runs of a few words, the longer ones first. */
export function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const own = words.slice(from, from + count);
      const span = { start: own[0]!.start, end: own.at(-1)!.end };
      const length = own.reduce((sum, { text }) => sum + text.length, 0);
      parts.push({
        place: { span, score: MISSPELT, length, whole: true },
        spelling: spellingOf(own.map(({ text }) => text).join(' ')),
      });
    }
  return parts;
}

/** The words that are a spelling of the name: those most like it in length, with a legal form behind them. */
export function fitMisspelt(wanted: Spelling, parts: readonly Part[]): Place | undefined {
  const off = ({ spelling }: Part) => Math.abs(spelling.key.length - wanted.key.length);
  const same = parts.filter(({ spelling }) => isSameName(spelling, wanted));
  return same.toSorted((a, b) => off(a) - off(b))[0]?.place;
}

export function better(a: Place | undefined, b: Place | undefined): Place | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.score * b.length > a.score * a.length ? b : a;
}

/** Letters and digits in a row, so that blanks and dots make no difference: B.O.O.K Tak = BOOKTAK. */
function fitJoined(folded: string, name: readonly string[], words: readonly Word[]): Place | undefined {
  const wanted = name.join('');
  const proper = [...runs(folded.replaceAll(LEGAL_FORM, ' '))].map((run) => run.text).join('');
  const core = withoutTail(name).join('');
  if (core.length < 3 || (core.length < 4 && GENERIC.has(core))) return undefined;
  for (const text of [wanted, proper, core]) {
    const span = spanOf(text, words);
    if (span === undefined) continue;
    return {
      span,
      score: text === wanted ? 1 : 0.95,
      length: text.length,
      whole: text !== core || core === proper,
    };
  }
  return undefined;
}

function withoutTail(name: readonly string[]): readonly string[] {
  let end = name.length;
  while (end > 1 && GENERIC.has(name[end - 1]!)) end -= 1;
  return name.slice(0, end);
}

/** Several words in a row are a part of a name that is meant: "Luc Picard" of "Capitaine Jean Luc Picard". */
const PART = 0.66;
const LONG_PART = 8;

/** The longest run of question words that are words of the name, in order; a slip of a letter is forgiven. */
function fitByWords(core: readonly string[], words: readonly Word[]): Place | undefined {
  const total = core.reduce((sum, word) => sum + word.length, 0);
  const name = core.map((text) => ({ text, plain: plain(text) }));
  let best: Place | undefined;
  for (let at = 0; at < words.length; at += 1) {
    for (let first = 0; first < core.length; first += 1) {
      const run = runFrom(name, first, words, at);
      // A year or a number in a reference does not stand for it.
      if (run === undefined || (run.length < total && isFigures(core.slice(first), run.length))) continue;
      const share = run.length / total;
      // The first word of a name often stands for it, when it is a word of its own.
      const leads = first === 0 && run.length >= 4;
      const joined = run.words > 1 && run.length >= LONG_PART ? Math.max(share, PART) : share;
      const score = leads ? leadingScore(share) : joined;
      if (run.length >= 4 && score * run.length > (best?.score ?? 0) * (best?.length ?? 0))
        best = { span: run.span, length: run.length, score, whole: false };
    }
  }
  return best;
}

function runFrom(
  name: readonly Pick<Word, 'text' | 'plain'>[],
  first: number,
  words: readonly Word[],
  at: number,
): (Omit<Place, 'score' | 'whole'> & { words: number }) | undefined {
  let length = 0;
  let k = first;
  let i = at;
  let end = at;
  while (i < words.length && k < name.length) {
    const word = words[i]!;
    if (word.plain === name[k]!.plain || isSlip(name[k]!.text, word.text)) {
      length += name[k]!.text.length;
      k += 1;
      end = i;
    } else if (!GENERIC.has(word.text) || i === at) break;
    i += 1;
  }
  if (length === 0) return undefined;
  // Legal forms behind the name belong to it.
  while (end + 1 < words.length && GENERIC.has(words[end + 1]!.text)) end += 1;
  return { span: { start: words[at]!.start, end: words[end]!.end }, length, words: k - first };
}

/** Whether so many letters from the first word on are figures. */
const isFigures = (words: readonly string[], length: number): boolean =>
  /^\d+$/.test(words.join('').slice(0, length));

/** Without accents, and with umlauts written as one letter or two: Söhne, Soehne, Sohne. */
const plain = (word: string): string =>
  withoutAccents(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=[aou])e/g, '');

/** The same word but for one letter; another figure is another number. */
function isSlip(a: string, b: string): boolean {
  if (/\d/.test(a) && /\d/.test(b)) return false;
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}

/** Score of a Chinese name of which all stands there but for its trade. */
const OWN_ZH = 0.75;

/** 中铁文旅 for 中铁文化旅游投资集团: so many characters of the name in their order, the first two as they stand. */
const SHORTEST_ABBREVIATION = 3;

function fitAbbreviated(core: string, text: string): Place | undefined {
  const start = text.indexOf(core.slice(0, 2));
  if (start < 0 || core.length <= SHORTEST_ABBREVIATION) return undefined;
  let at = 2;
  let end = start + 2;
  for (; end < text.length; end += 1) {
    const next = core.indexOf(text[end]!, at);
    if (next < 0) break;
    at = next + 1;
  }
  const length = end - start;
  return length < SHORTEST_ABBREVIATION || length === at
    ? undefined
    : { span: { start, end }, score: OWN_ZH, length, whole: false };
}

/** The longest part of the name that stands in the question. */
function fitOfHan(name: string, text: string): Place | undefined {
  const core = name.replace(GENERIC_ZH, '');
  const own = core.replace(TRADE_ZH, '');
  const whole = text.indexOf(name);
  if (whole >= 0)
    return { span: { start: whole, end: whole + name.length }, score: 1, length: name.length, whole: true };
  let best: Place | undefined = fitAbbreviated(core, text);
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
        score: Math.max(
          length / core.length,
          length >= 4 ? 0.7 : 0,
          core.slice(from, to) === own ? OWN_ZH : 0,
        ),
        length,
        whole: length === core.length,
      };
    }
  }
  return best;
}
