// Finds identifiers with a known form (IBAN, BIC, VAT, USCC) and plain ones (invoice and order numbers).
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { ibanLength, isIban } from '../../lexicon/iban.ts';
import type { Row } from '../layout/layout.ts';
import { readFrom, type Candidate, type PlainKind, type Traits } from './candidate.ts';
import { endsWithForm } from './organisations.ts';
import { BARE_VAT, checkVatId, isChineseRegistration, isUscc, VAT_COUNTRIES } from './check-digits.ts';

export interface FoundIdentifier {
  start: number;
  end: number;
  kind: PlainKind;
  value: string;
  traits: Traits;
}

type Finder = (text: string) => FoundIdentifier[];

/** Identifiers with a form of their own; most specific first, later ones keep off what earlier ones took. */
const FINDERS: Finder[] = [findUsccs, findIbans, findVatIds, findBareVatIds, findBics, findContacts];

export function findKnownIdentifiers(row: Row): Candidate[] {
  const found: FoundIdentifier[] = [];
  for (const find of FINDERS) {
    for (const item of find(row.text)) {
      if (!found.some((other) => other.start < item.end && item.start < other.end)) found.push(item);
    }
  }
  return found.map((item) => toCandidate(row, item));
}

const toCandidate = (row: Row, { start, end, kind, value, traits }: FoundIdentifier): Candidate =>
  readFrom([{ row, start, end }], kind, value, traits);

function matches(
  text: string,
  pattern: RegExp,
  make: (match: string, end: number) => Omit<FoundIdentifier, 'start' | 'end'> | undefined,
) {
  const result: FoundIdentifier[] = [];
  for (const match of text.matchAll(pattern)) {
    const item = make(match[0], match.index + match[0].length);
    const lead = match[0].length - match[0].trimStart().length;
    if (item !== undefined) {
      result.push({ start: match.index + lead, end: match.index + match[0].trimEnd().length, ...item });
    }
  }
  return result;
}

/** Letters the code does not use, and a bracket, for what recognisers take them for. */
const USCC_CONFUSED: Record<string, string> = { I: '1', O: '0', S: '5', Z: '2', V: 'Y', ']': 'J', '|': '1' };

/** A code whose check character fits once confused characters are put right is taken in that form. */
function findUsccs(text: string): FoundIdentifier[] {
  return matches(text, /(?<![0-9A-Za-z])[0-9A-Z]{6}[0-9A-Z\]|]{12}(?![0-9A-Za-z])/g, (match) => {
    if (!/^[0-9A-Z]{2}[\dOI]{4}/.test(match)) return undefined;
    const repaired = match.replaceAll(/[IOSZV\]|]/g, (character) => USCC_CONFUSED[character] ?? character);
    if (isUscc(repaired)) return { kind: 'uscc', value: repaired, traits: { check_digit: 1 } };
    return /[\]|]/.test(match) ? undefined : { kind: 'uscc', value: match, traits: { check_digit: 0 } };
  });
}

/** Blanks may group the digits; what follows the IBAN ("BIC", "- …") does not belong to it. */
function findIbans(text: string): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  // Recognisers lose the blank behind the label: "IBANDE52 2906 …".
  const pattern = /(?:(?<![A-Za-z0-9])|(?<=IBAN))[A-Z]{2}\d{2}(?:[ \t]?[0-9A-Z]){11,32}/g;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    // A VAT number may stand before it in the same line: then it begins inside of what was matched.
    pattern.lastIndex = match.index + 4;
    const iban = ibanIn(text, match);
    if (iban === undefined) continue;
    const last = found.at(-1);
    const overlaps = last !== undefined && last.end > iban.start;
    const sure = iban.traits['check_digit'] === 1;
    if (overlaps && !sure) continue;
    if (overlaps) found.pop();
    found.push(iban);
    if (sure) pattern.lastIndex = iban.end;
  }
  return found;
}

function ibanIn(text: string, match: RegExpExecArray): FoundIdentifier | undefined {
  const length = ibanLength(match[0].slice(0, 2));
  if (length === undefined) return undefined;
  const exact = takeCharacters(match[0], length);
  const short = exact === undefined;
  const printed = exact ?? match[0].replace(/[\sA-Z]+$/, '');
  const value = printed.replaceAll(/\s/g, '');
  if (value.length < 15 || (short && !/^[A-Z]{2}\d+$/.test(value))) return undefined;
  const valid = isIban(value);
  // What only looks like one is a VAT number with a word or a postal code behind it, unless its label says otherwise.
  const like = /^[A-Z]{2}\d+$/.test(value) && !checkVatId(printed.split(/\s/)[0] ?? '').form;
  // Four letters for the bank, then figures: nothing else of this length is written so.
  const coded = !short && /^[A-Z]{2}\d{2}[A-Z]{4}\d+$/.test(value);
  if (!valid && !like && !coded && !/IBAN\W*$/iu.test(text.slice(0, match.index))) return undefined;
  return {
    start: match.index,
    end: match.index + printed.length,
    kind: 'iban',
    value,
    traits: { check_digit: valid ? 1 : 0 },
  };
}

/** The first `count` characters that are no blanks, with the blanks between them; undefined when there are fewer. */
function takeCharacters(text: string, count: number): string | undefined {
  let left = count;
  for (let i = 0; i < text.length; i++) {
    if (!/\s/.test(text[i] ?? '')) left--;
    if (left === 0) return text.slice(0, i + 1);
  }
  return undefined;
}

const VAT_LABEL = 'ID|[Nn]r|NR|[Nn]o|NO|VAT|TVA|IVA|BTW|UID|nummer';
const SWISS = String.raw`CHE(?: ?[-.–] ?| )?\d{3}[ .]?\d{3}[ .]?\d{3}`;
const VAT_ID = new RegExp(
  String.raw`(?:(?<![A-Za-z0-9])|(?<=(?:${VAT_LABEL})))` +
    String.raw`(?:(?:${VAT_COUNTRIES})[ .]?[0-9A-Z](?:[ .]?[0-9A-Z]){6,12}|${SWISS})(?![A-Za-z0-9])`,
  'g',
);

/** "CHE-116.281.710 MWST", "CHE-116.281.710 HR/TVA". */
const NAMED_BEHIND = new RegExp(
  String.raw`^\s*(?:${COUNTRIES.flatMap(({ vat }) => vat?.named_behind ?? []).join('|')})(?!\p{L})`,
  'iu',
);

function findVatIds(text: string): FoundIdentifier[] {
  return matches(text, VAT_ID, (match, end) => {
    // "EU 123 456 789" written in groups is tried as a whole first, then without trailing words.
    for (let printed = match; printed !== ''; printed = printed.replace(/[ .]?[0-9A-Z]+$/, '')) {
      const { form, valid } = checkVatId(printed);
      if (form) {
        return {
          kind: 'vat_id',
          value: printed.replaceAll(/[ .]|-(?= )|(?<= )-/g, ''),
          traits: {
            check_digit: valid === true ? 1 : 0,
            named: printed === match && NAMED_BEHIND.test(text.slice(end)) ? 1 : 0,
          },
        };
      }
      if (!/[ .]/.test(printed)) return undefined;
    }
    return undefined;
  });
}

const BARE_VAT_ID = new RegExp(`(?<![A-Za-z0-9])(?:${BARE_VAT})(?![A-Za-z0-9])`, 'g');

function findBareVatIds(text: string): FoundIdentifier[] {
  return matches(text, BARE_VAT_ID, (match, end) => ({
    kind: 'vat_id',
    value: match.replaceAll(/\s/g, ''),
    // Right behind the name of a company it needs no label: "MUSTER, S.A. A-12345678".
    traits: { check_digit: 0, named: endsWithForm(text.slice(0, end - match.length)) ? 1 : 0 },
  }));
}

/** ISO 9362: four letters bank, two letters country, two characters place, optional three branch; needs its label. */
function findBics(text: string): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (const match of text.matchAll(
    /(?:BIC|SWIFT)[^A-Za-z0-9]{0,12}(?:code[^A-Za-z0-9]{0,3})?([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Za-z0-9])/gi,
  )) {
    const value = match[1] ?? '';
    const start = match.index + match[0].length - value.length;
    found.push({ start, end: start + value.length, kind: 'bic', value: value.toUpperCase(), traits: {} });
  }
  return found;
}

// Letters of other alphabets in a domain may be there to be taken for Latin ones. Chinese stands against what goes before it.
const LETTER = String.raw`[\w\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-]`;
const EMAIL = new RegExp(String.raw`[\w.+-]+@${LETTER}+(?:\.${LETTER}+)+`, 'gu');
const URL_PATTERN = /(?:https?:\/\/|www\.)[^\s<>()]+[^\s<>().,;]/gi;
/** Endings of hosts that are words as well: a blank may be missing behind a full stop. */
const WORDS = new Set('as at be do in is it me my no se si so to us'.split(' '));
const ENDINGS = COUNTRIES.map(({ code }) => (code === 'GB' ? 'uk' : code.toLowerCase()));
/** Endings of hosts: those of the world, of countries, and of companies of countries: ".co.nz". */
const HOST_ENDINGS = [
  'com|net|org|eu',
  ENDINGS.filter((ending) => !WORDS.has(ending)).join('|'),
  String.raw`(?:com?|net|org)\.(?:${ENDINGS.join('|')})`,
].join('|');
const HOST_NAME = String.raw`(?=[\d-]*[a-z])[a-z\d][a-z\d-]{2,}(?:\.[a-z\d-]{3,})*`;
/** A host by itself is in small letters and has an ending that is known: "example-bakery.co.nz", but not "Bakery & Co.kg", nor a name of XML: "example.eu:1p0:basic". */
const HOST = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])${HOST_NAME}\.(?:${HOST_ENDINGS})(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}]|:\d*\p{L})`,
  'gu',
);
/** With country code, area code in brackets or after a telephone label; digits alone are identifiers. */
const PHONE = new RegExp(
  [
    String.raw`\+\d{1,3}[\s./()-]*(?:\d[\s./()-]*){6,13}\d`,
    String.raw`\(\d{2,5}\)\s?\d{3,4}[\s-]?\d{3,4}`,
    String.raw`(?<![\d.,/-])\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}(?![\d.,/-])`,
    String.raw`(?<=(?:tel|phone|fax|tél|电话|手机|传真)[^\d]{0,12})0?\d[\d\s()/-]{5,16}\d`,
  ].join('|'),
  'giu',
);

function findContacts(text: string): FoundIdentifier[] {
  const plain = (kind: PlainKind) => (match: string) => ({ kind, value: match.trim(), traits: {} });
  return [
    ...matches(text, EMAIL, plain('email')),
    ...matches(text, URL_PATTERN, plain('url')),
    ...matches(text, HOST, plain('url')),
    ...matches(text, PHONE, (match) => ({
      kind: 'phone',
      value: match.trim(),
      // With the code of a country or, in brackets, of an area it can be nothing else.
      traits: { dialled: /^\s*[+(]/.test(match) ? 1 : 0 },
    })),
  ];
}

// Chinese stands against what follows it: "注册号350583…". Capitals before the first digit may be in groups: "WH/OUT/00006".
const PLAIN =
  /(?<![\p{Lu}\p{Ll}\p{N}@])(?:(?:\p{Lu}{1,6}[-_/])*\p{Lu}{1,8}[-_/]|[\p{Lu}\p{Ll}]{0,8}[-_/.#]?)\d[\p{Lu}\p{Ll}\p{N}]*(?:[-_/.#][\p{Lu}\p{Ll}\p{N}]+)*/gu;

/**
 * Tokens with at least one digit that may be numbers of documents: "FA-2017-0010", "471102", "R25-31". What is known to
 * be something else (dates, amounts with decimals) is given as `masked`.
 */
export function findPlainIdentifiers(row: Row, masked: (at: number) => boolean): Candidate[] {
  const found: Candidate[] = [];
  for (const match of row.text.matchAll(PLAIN)) {
    const value = match[0];
    if (value.length < 2 || masked(match.index)) continue;
    const digits = value.replaceAll(/\D/g, '').length;
    const traits = {
      length: Math.min(value.length, 20) / 20,
      digit_share: digits / value.length,
      short: value.length < 4 ? 1 : 0,
      lower: /\p{Ll}{2}/u.test(value) ? 1 : 0,
      year: /^(?:19|20)\d{2}$/.test(value) ? 1 : 0,
      registration: isChineseRegistration(value) ? 1 : 0,
    };
    found.push(
      toCandidate(row, {
        start: match.index,
        end: match.index + value.length,
        kind: 'identifier',
        value,
        traits,
      }),
    );
  }
  return found;
}
