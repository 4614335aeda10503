// The parties of an agreement: named after "between", defined in brackets, or addressed in a letter.
import type { RunningText } from '../layout/running-text.ts';
import { nameSigns } from '../candidates/organisations.ts';
import { fold } from '../text/fold.ts';
import type { Clause } from './clause.ts';

interface Name {
  value: string;
  start: number;
  end: number;
}

/** Words of a name; small words only between capitalised ones; a legal form may follow after a comma. */
const WORD = String.raw`(?:\p{Lu}[\p{L}\d&.'’-]*|\d+\p{Lu}?[\p{L}]*)`;
const FORM = String.raw`(?:,?\s+(?:Inc\.?|Incorporated|LLC|L\.L\.C\.|L\.?P\.?|LLP|Ltd\.?|Limited|Corp\.?|Corporation|Co\.|Company|PLC|plc|N\.?V\.?|B\.?V\.?|S\.?A\.?|AG|GmbH|SE|Pte\.?|Jr\.?|Sr\.?|II|III|P\.C\.))*`;
const NAME = String.raw`${WORD}(?:\s+(?:(?:of|and|&|de|van|von|for|the|du|la|y|und|et)\s+)?${WORD}){0,9}${FORM}`;
/** What may stand between a name and its definition: ", a Delaware corporation with offices at …". */
const DETAILS = String.raw`(?:,?\s+(?:an?|the|its|with|having|on behalf|acting|individually|incorporated|organized|and its|together|whose|located|of|d\/b\/a)\b[^“"(]{0,220})?`;
const DEFINED = new RegExp(
  String.raw`(?<name>${NAME})${DETAILS},?\s*\((?:[^()“"]{0,60})[“"'‘]+(?<term>[^”"'’]{2,40})[”"'’]`,
  'gu',
);
const OPENING = /\b(?:by\s+and\s+(?:between|among)|between|among|zwischen|entre)\b/giu;
/** Defined terms that are no party. */
const NO_PARTY =
  /agreement|date|information|transaction|material|purpose|period|representatives|business|services|term$|property|plan|act$|law|notice|program|products?$|technology|invention|exhibit|board/iu;
const PARTY_TERM =
  /company|employee|executive|party|parties|recipient|disclos|undersigned|you|parent|buyer|seller|purchaser|consultant|contractor|supplier|customer|client|licens|investor|owner|associate|participant|bidder|lender|borrower|bank|tenant|landlord|employer|director/iu;

/** Parties are named at the beginning. */
const HEAD = 6000;
/** Text after "between" in which the parties stand. */
const REACH = 900;

export function findParties(text: RunningText): Clause[] {
  const head = text.text.slice(0, HEAD);
  const clauses: Clause[] = [];
  for (const opening of head.matchAll(OPENING)) {
    const names = namesAfter(head, opening.index + opening[0].length);
    if (names.length >= 2) clauses.push(clauseOf(names.slice(0, 4), 3 - clauses.length));
    if (clauses.length >= 2) break;
  }
  const defined = definedNames(head);
  if (defined.length >= 2) clauses.push(clauseOf(defined.slice(0, 3), 2));
  const letter = letterNames(head, defined);
  if (letter.length >= 2) clauses.push(clauseOf(letter, 1.4));
  const chinese = chineseParties(head);
  if (chinese.length >= 2) clauses.push(clauseOf(chinese, 3));
  return clauses;
}

const clauseOf = (names: Name[], score: number): Clause => ({
  value: names.map(({ value }) => value).join('; '),
  places: names.map(({ start, end }) => ({ start, end })),
  score,
});

/** "X, a Delaware corporation ("X"), and Y ("Receiving Party")": names at the start and after each "and". */
function namesAfter(text: string, from: number): Name[] {
  const part = text.slice(from, from + REACH);
  const stop = /[.](?=\s+(?:\p{Lu}\p{Ll}|WHEREAS|NOW|\d))|\bWHEREAS\b|\bRECITALS\b|\n\s*\n/u.exec(
    part.slice(40),
  );
  const body = stop === null ? part : part.slice(0, stop.index + 41);
  const names: Name[] = [];
  const expression = new RegExp(
    String.raw`(?:^|,|;|\)|\sand|\s&|\bund|\bet|\by|\(\w\)|\d\.)\s+(?:the\s+)?(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?(?<name>${NAME})`,
    'gu',
  );
  for (const match of maskBrackets(body).matchAll(expression)) {
    const raw = match.groups?.['name'] ?? '';
    const name = made(raw, from + match.index + match[0].length - raw.length);
    if (name !== undefined && isPartyName(name, body.slice(match.index + match[0].length), names))
      names.push(name);
  }
  return names;
}

/** Brackets define short names; what stands in them is no further party. */
const maskBrackets = (text: string): string =>
  text.replaceAll(/\([^)]*\)/gu, (bracket) =>
    ` ${' '.repeat(Math.max(bracket.length - 2, 0))})`.slice(0, bracket.length),
  );

/** Organisations by their form; persons by what follows: a definition, an age, the end. Places and dates are neither. */
function isPartyName({ value }: Name, rest: string, before: Name[]): boolean {
  if (before.some((other) => fold(other.value) === fold(value))) return false;
  if (
    /^(?:State|Delaware|New York|California|Effective|Agreement|Section|January|February|March|April|May|June|July|August|September|October|November|December|United States|Suite|Street|Whereas|The Parties|Parties)\b/u.test(
      value,
    )
  )
    return false;
  const signs = nameSigns(value);
  if (signs.legal_form === 1) return true;
  const defined = /^[^.;]{0,160}?\([^)]{0,60}[“"'‘]/u.test(rest);
  const words = value.split(/\s+/).length;
  return words >= 2 && words <= 6 && (defined || signs.business_word === 1 || before.length === 1);
}

function definedNames(text: string): Name[] {
  const names: Name[] = [];
  for (const match of text.matchAll(DEFINED)) {
    const { name: raw = '', term = '' } = match.groups ?? {};
    const name = made(raw, match.index + match[0].indexOf(raw));
    if (
      name === undefined ||
      NO_PARTY.test(term) ||
      names.some((other) => fold(other.value) === fold(name.value))
    )
      continue;
    const short = fold(name.value).startsWith(fold(term).slice(0, 4));
    if (PARTY_TERM.test(term) || short || nameSigns(name.value).legal_form === 1) names.push(name);
  }
  return names;
}

const SALUTATION =
  /\bDear\s+(?:(?:Mr|Mrs|Ms|Dr|Sir|Sirs|Madam)s?\.?\s*(?:or\s+Madam)?\s*)?(?<surname>\p{Lu}[\p{L}'’-]+)?/u;

/** A letter: the addressee stands above the salutation, the sender is defined or carries a legal form. */
function letterNames(text: string, defined: Name[]): Name[] {
  const salutation = SALUTATION.exec(text);
  if (salutation === null) return [];
  const above = text.slice(0, salutation.index);
  const names: Name[] = [];
  const surname = salutation.groups?.['surname'];
  const lines = [...above.matchAll(new RegExp(NAME, 'gu'))];
  const addressee =
    surname === undefined
      ? undefined
      : lines.find(
          (line) =>
            new RegExp(String.raw`\s${surname}\b`, 'u').test(line[0]) && line[0].split(/\s+/).length <= 5,
        );
  const organisation = lines.find((line) => nameSigns(line[0]).legal_form === 1);
  for (const line of [organisation, addressee]) {
    const name = line === undefined ? undefined : made(line[0], line.index);
    if (name !== undefined) names.push(name);
  }
  for (const name of [...defined, ...formsIn(text, salutation.index)]) {
    if (names.length >= 2) break;
    if (!names.some((other) => fold(other.value) === fold(name.value))) names.push(name);
  }
  return names.slice(0, 2);
}

function formsIn(text: string, from: number): Name[] {
  const names: Name[] = [];
  for (const match of text.slice(from).matchAll(new RegExp(NAME, 'gu'))) {
    if (nameSigns(match[0]).legal_form === 0) continue;
    const name = made(match[0], from + match.index);
    if (name !== undefined) names.push(name);
    if (names.length >= 3) break;
  }
  return names;
}

const CHINESE =
  /(?:甲方|乙方|丙方|披露方|接收方|委托方|受托方|出租方|承租方|买方|卖方)\s*(?:[（(][^)）]{0,16}[)）])?\s*[:：]\s*(?<name>[\p{Script=Han}A-Za-z（）()·]{2,40})/gu;

function chineseParties(text: string): Name[] {
  return [...text.matchAll(CHINESE)].flatMap((match) => {
    const raw = match.groups?.['name'] ?? '';
    return made(raw, match.index + match[0].length - raw.length) ?? [];
  });
}

function made(raw: string, start: number): Name | undefined {
  const lead =
    /^(?:The|This|That|As|By|And|Between|Re|Subject|Dear|To|From|For|If|In|On|At|Whereas|Mr\.|Mrs\.|Ms\.|Dr\.)\s+/u.exec(
      raw,
    )?.[0].length ?? 0;
  const value = raw
    .slice(lead)
    .replaceAll(/\s+/g, ' ')
    .replace(/[,\s]+$/u, '');
  if (value.length < 3 || !/\p{L}{2}/u.test(value)) return undefined;
  return { value, start: start + lead, end: start + raw.trimEnd().length };
}
