// The parties of an agreement: named after "between", defined in brackets, addressed in a letter, or who signed it.
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { LEGAL_FORMS } from '../../lexicon/places.ts';
import { alternatives, anyOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';
import { nameSigns } from '../candidates/organisations.ts';
import { fold } from '../text/fold.ts';
import { anyBlank, wordsWithin, type Clause } from './clause.ts';
import { calledParties } from './called-parties.ts';
import { listedParties } from './listed-parties.ts';
import { distinct, isSameParty, NAME, nameAt, type Name } from './party-names.ts';
import { findSigners, organisationIn, personIn } from './signatures.ts';

/** What may stand between a name and its definition: ", a Delaware corporation with offices at …". */
const DETAILS = String.raw`(?:,?\s+(?:an?|the|its|with|having|on behalf|acting|individually|incorporated|organized|and its|together|whose|located|of|d\/b\/a)\b[^“"(]{0,220})?`;
const DEFINED = new RegExp(
  String.raw`(?<name>${NAME})${DETAILS},?\s*\((?:[^()“"„«]{0,160})[“"'‘„«]+\s?(?<term>[^”"'’“»]{2,40}?)\s?[”"'’“»]`,
  'gu',
);
/** What a full stop shortens rather than ends a sentence; numbers of a list. */
const SHORTENED = String.raw`\b(?:\p{Lu}|No|St|Mr|Mrs|Ms|Dr|Ave|Rd|\d{1,2})|[\s,]\p{Ll}{1,3}`;
/** Words as they are printed, at the beginning of a sentence too. */
const printed = (words: string[]): string =>
  anyBlank(
    words.map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`)).join('|'),
  );

/** How a language opens the list of those who agree, and joins their names: "a" joins in Polish, and not in English. */
const OPENINGS = LANGUAGES.flatMap(({ words }) => {
  const { party_opening, party_joint = '', party_lead = '' } = words ?? {};
  if (party_opening === undefined) return [];
  const joints = alternatives(party_joint);
  const lead = alternatives(`the | ${party_lead}`);
  const names = new RegExp(
    String.raw`(?:^|,|;|:|\)|\s&|(?<!\p{L})(?:${printed(joints)}):?|\(\w\)|\d\.|[”"'»]\s?[-–—:])\s+(?:(?:${printed(lead)})\s+)?` +
      String.raw`(?:undersigned,?\s+)?(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?(?!\d{1,2}\.\s)(?<name>${NAME})`,
    'gu',
  );
  // A joint of several words begins a sentence of its own: "De otra parte, …".
  const goes_on = printed(joints.filter((joint) => joint.includes(' ')));
  const apart = new RegExp(String.raw`\s(?=(?:${printed(joints)}):)`, 'gu');
  const stop = new RegExp(
    String.raw`(?<!${SHORTENED})[.](?=\s+(?:\p{Lu}\p{Ll}|WHEREAS|NOW|\d))${goes_on === '' ? '' : String.raw`(?!\s+(?:${goes_on}))`}` +
      String.raw`|\bWHEREAS\b|\bRECITALS\b|\n\s*\n`,
    'u',
  );
  const opening = new RegExp(
    String.raw`(?<!\p{L})(?:${printed(alternatives(party_opening))})(?!\p{L})`,
    'gu',
  );
  return [{ opening, names, stop, apart }];
});
type Opening = (typeof OPENINGS)[number];

/** A legal form behind a name, or whose first word was taken for the last of the name: ", Lda.", "Sp. z o.o.". */
const FORM_BEHIND = new RegExp(String.raw`^(?:,?\s+)?(?:${LEGAL_FORMS})\.?(?![\p{L}\d])`, 'iu');

/** What `text` goes on with after its first `length` letters, which are a name. */
function formBehind(text: string, length: number): string {
  const last = text.slice(0, length).search(/\S+$/u);
  const ends = [length, last].map((at) => at + (FORM_BEHIND.exec(text.slice(at))?.[0].length ?? 0));
  return text.slice(length, Math.max(length, ...ends));
}

/** Defined terms that are no party. */
const NO_PARTY = anyOf('no_party');
const PARTY_TERM = anyOf('party_stem');
/** What follows a name of one word only if it is one: ", a California corporation". */
const KIND = new RegExp(
  String.raw`^,?\s+(?:(?:an?|the|eine?|une?|una|uma|een)\s+)?[^,;.()]{0,60}?(?:${wordsWithin('party_kind')})`,
  'iu',
);
/** Parties are named at the beginning. */
const HEAD = 6000;
/** Text after "between" in which the parties stand. */
const REACH = 900;

/** Log odds of the ways in which parties are found. */
const BETWEEN = 3;
const DEFINED_BOTH = 2;
const LETTER = 1.4;
const WITH_SIGNER = 1.2;
const SIGNED = 0.6;
const LISTED = 2;
const ALONE = 0.8;
/** What it says of a party that it signed, or did not where two and more others did. */
const CONFIRMED = 0.8;

export function findParties(text: RunningText): Clause[] {
  const head = text.text.slice(0, HEAD);
  const signers = findSigners(text);
  const clauses: Clause[] = [];
  const keep = (names: Name[], score: number) => {
    const parties = distinct(names);
    if (parties.length >= 2)
      clauses.push(clauseOf(parties.slice(0, 4), score + confirmation(parties, signers)));
    else if (parties.length === 1) {
      // One side is named in the text, the other only signed.
      const both = distinct([...parties, ...signers]);
      if (both.length === 2) clauses.push(clauseOf(both, Math.min(score, WITH_SIGNER)));
    }
    return parties.length >= 2;
  };
  let openings = 0;
  for (const { at, language } of openingsIn(head)) {
    if (keep(namesAfter(head, at, language), BETWEEN - openings)) openings += 1;
    if (openings >= 2) break;
  }
  const defined = definedNames(head);
  keep(defined.slice(0, 3), DEFINED_BOTH);
  keep(letterNames(text, defined), LETTER);
  const listed = distinct(listedParties(text).filter(({ start }) => start < HEAD));
  if (listed.length >= 2) keep(listed, LISTED);
  const called = distinct(calledParties(head));
  if (called.length >= 2) keep(called, DEFINED_BOTH);
  // The other one is left open in forms and in terms of business.
  const [only] = [...listed, ...called];
  if (only !== undefined && clauses.length === 0) clauses.push(clauseOf([only], ALONE));
  keep(chineseParties(head), BETWEEN);
  if (signers.length >= 2) keep(signers.slice(0, 4), SIGNED);
  return clauses;
}

/** In the order of the text. */
const openingsIn = (head: string): { at: number; language: Opening }[] =>
  OPENINGS.flatMap((language) =>
    [...head.matchAll(language.opening)].map((match) => ({ at: match.index + match[0].length, language })),
  ).sort((a, b) => a.at - b.at);

/** Log odds that signatures add. */
function confirmation(parties: readonly Name[], signers: readonly Name[]): number {
  if (signers.length < 2) return 0;
  const signed = parties.filter((name) => signers.some((signer) => isSameParty(signer.value, name.value)));
  return CONFIRMED * (2 * signed.length - parties.length);
}

const clauseOf = (names: Name[], score: number): Clause => ({
  value: names.map(({ value }) => value).join('; '),
  places: names.map(({ start, end }) => ({ start, end })),
  score,
});

/** "X, a Delaware corporation ("X"), and Y ("Receiving Party")": names at the start and after each "and". */
function namesAfter(
  text: string,
  from: number,
  { names: pattern, stop: end, apart: joint }: Opening,
): Name[] {
  const part = text.slice(from, from + REACH);
  const stop = end.exec(part.slice(40));
  const body = stop === null ? part : part.slice(0, stop.index + 41);
  const masked = maskBrackets(body).replaceAll(joint, ',');
  const names: Name[] = [];
  const names_in = new RegExp(pattern);
  for (let match = names_in.exec(masked); match !== null; match = names_in.exec(masked)) {
    const whole = match.groups?.['name'] ?? '';
    const start = match.index + match[0].length - whole.length;
    // The number of the section below: "Muster Solutions 1. Services".
    const short = masked[start + whole.length] === '.' ? whole.replace(/\s\d{1,2}$/u, '') : whole;
    const name = nameAt(short + formBehind(body.slice(start), short.length), from + start);
    const rest = text.slice(name?.end ?? from, from + body.length);
    // What follows the legal form of a name may be the next one: "Muster Ltd and Beispiel Services".
    if (name !== undefined && name.end > from + start) names_in.lastIndex = name.end - from;
    const numbered = /^\d\./.test(match[0]) && names.length > 1;
    if (name !== undefined && isPartyName(name, rest, { first: match.index === 0, before: names, numbered }))
      names.push(name);
  }
  return names.length === 1 ? apart(names[0]!) : names;
}

/** One name may be two, of which the first has no legal form: "Jane Roe and Acme Inc." */
function apart(name: Name): Name[] {
  const [, first, joint, second] = /^(.+?)(\s(?:and|und|et|y)\s)(.+)$/u.exec(name.value) ?? [];
  if (first === undefined || second === undefined || nameSigns(second).legal_form === 0) return [name];
  const parts = [nameAt(first, name.start), nameAt(second, name.start + first.length + joint!.length)];
  return parts.every((part) => part !== undefined) ? parts : [name];
}

/** Brackets define short names; what stands in them is no further party. */
const maskBrackets = (text: string): string =>
  text.replaceAll(/\([^)]*\)/gu, (bracket) =>
    ` ${' '.repeat(Math.max(bracket.length - 2, 0))})`.slice(0, bracket.length),
  );

/** Organisations by their form; persons by where they stand and what follows: a definition, a kind. */
function isPartyName(
  { value }: Name,
  rest: string,
  { first, before, numbered }: { first: boolean; before: Name[]; numbered: boolean },
): boolean {
  if (before.some((other) => isSameParty(other.value, value))) return false;
  const signs = nameSigns(value);
  if (signs.legal_form === 1 || KIND.test(rest)) return true;
  // The first section of the agreement.
  if (numbered) return false;
  const defined = /^[^.;]{0,160}?\([^)]{0,60}[“"'‘„«]/u.test(rest);
  const words = value.split(/\s+/).length;
  // "Board of Regents of Lakeland State University" is long, but called a name.
  return (
    words >= 2 &&
    words <= (defined ? 9 : 6) &&
    (defined || signs.business_word === 1 || first || before.length === 1)
  );
}

function definedNames(text: string): Name[] {
  const names: Name[] = [];
  for (const match of text.matchAll(DEFINED)) {
    const { name: raw = '', term = '' } = match.groups ?? {};
    const name = nameAt(raw, match.index + match[0].indexOf(raw));
    if (name === undefined || NO_PARTY.test(term)) continue;
    const short = fold(name.value).startsWith(fold(term).slice(0, 4));
    if (PARTY_TERM.test(term) || short || nameSigns(name.value).legal_form === 1) names.push(name);
  }
  return distinct(names);
}

const SALUTATION = new RegExp(
  [
    String.raw`\bDear\s+(?:(?:Mr|Mrs|Ms|Dr|Sir|Sirs|Madam)s?\.?\s*(?:or\s+Madam)?\s*)?(?<surname>\p{Lu}[\p{L}'’-]+)?`,
    String.raw`\b(?:Ladies and )?Gentlemen\b\s*[:,]`,
    String.raw`\bTo whom it may concern\b`,
    String.raw`\bSehr geehrte[rn]?\b`,
    String.raw`\b(?:Mesdames, )?Messieurs\s*,`,
  ].join('|'),
  'u',
);

/** A letter: the addressee stands above the salutation, the sender is defined or carries a legal form. */
function letterNames({ text, lines }: RunningText, defined: Name[]): Name[] {
  const salutation = SALUTATION.exec(text.slice(0, HEAD));
  if (salutation === null) return [];
  const above = lines.filter(({ at }) => at < salutation.index);
  const surname = salutation.groups?.['surname'];
  const organisation = above.map((line) => organisationIn(line)).find((name) => name !== undefined);
  const addressee = above
    .map((line) => personIn(line))
    .find((name) => name !== undefined && surname !== undefined && name.value.endsWith(` ${surname}`));
  const names = [organisation, addressee].filter((name) => name !== undefined);
  return distinct([...names, ...defined, ...formsIn(text.slice(0, HEAD), salutation.index)]).slice(0, 2);
}

function formsIn(text: string, from: number): Name[] {
  const names: Name[] = [];
  for (const match of text.slice(from).matchAll(new RegExp(NAME, 'gu'))) {
    if (nameSigns(match[0]).legal_form === 0) continue;
    const name = nameAt(match[0], from + match.index);
    if (name !== undefined) names.push(name);
    if (names.length >= 3) break;
  }
  return names;
}

const CHINESE_NAME = String.raw`(?<name>[\p{Script=Han}A-Za-z（）()·]{2,40})`;
/** "甲方（买方）：…", and on forms that print the side in brackets before the name: "（甲方） …". */
const CHINESE = [
  String.raw`(?:甲方|乙方|丙方|披露方|接收方|委托方|受托方|出租方|承租方|买方|卖方)\s*(?:[（(][^)）]{0,16}[)）])?\s*[:：]\s*`,
  String.raw`(?<![\p{L}）)”"])[（(]\s*(?:甲方|乙方|丙方)\s*[)）]\s*[:：]?\s*`,
].map((before) => new RegExp(before + CHINESE_NAME, 'gu'));

function chineseParties(text: string): Name[] {
  const matches = CHINESE.flatMap((form) => [...text.matchAll(form)]).sort((a, b) => a.index - b.index);
  return matches.flatMap((match) => {
    const raw = match.groups?.['name'] ?? '';
    return nameAt(raw, match.index + match[0].length - raw.length) ?? [];
  });
}
