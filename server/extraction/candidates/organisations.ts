// Recognises names of organisations: legal forms of many countries and words that businesses carry in their names.
import { anyOf, anyWhole, wordsOf } from '../../lexicon/words.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import { LEGAL_FORMS } from '../../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { withWordsApart } from './addresses.ts';
import { BARE_VAT } from './check-digits.ts';

/** Legal forms, as they end a name. */
const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\d.])(?:${LEGAL_FORMS})\.?(?![\p{L}\d])`, 'giu');
/** Forms that end a name even where a recogniser lost the blank before them: "MUSTERTRADINGSDNBHD". */
const GLUED_FORM =
  /(?<=\p{L}{3})(?<!un)(?:sdn\.?bhd|gmbh|(?:pte|pty)\.?ltd|limited|corporation|incorporated)\.?(?![\p{L}\d])/giu;
/** 株式会社 may stand before the name; what follows a blank, 御中 say, is none of it. */
const LED_BY_FORM = new RegExp(
  String.raw`^(?:${wordsOf('company_beginning')})\s?[^\s(（,、]+?(?=\s|[(（,、]|(?:${wordsOf('honorific')})?$)`,
  'u',
);
const CHINESE_FORM = new RegExp(String.raw`(?:${wordsOf('company_ending')})(?=$|[（(）)\s,，;；:：])`, 'u');
/** Words that make a name without a legal form that of a business or body. */
const BUSINESS = anyWhole('business');

/** Long words of the same kind, wherever they stand in a text without blanks. */
const GLUED_BUSINESS = anyOf('business_long');
/** A recogniser lost the blanks: many letters in a row, mostly capitals. */
const GLUED = /[\p{Lu}\d&.]{14}/u;

/** "SB" for "Sdn Bhd" is a form only where the registration number follows; glued to the name or not. */
const SHORT_FORM = /(?<=\p{L}{3}\s?)SB(?=\s?\([\dA-Z]*\d{4})/gu;
/** A bracket with digits behind a form holds the registration number: what follows is another name or none. */
const REGISTRATION_BEHIND = /^[.,\s]*[(（][^)）]*\d/u;

/** Whether what stands behind a name begins with its registration number. */
export const beginsWithRegistration = (behind: string): boolean => REGISTRATION_BEHIND.test(behind);

/** What greets, thanks or praises rather than names: the first and last lines of receipts. */
const SLOGAN = anyWhole('slogan');

/** Numbers and contacts that follow a name in its line, each after its label: "Muster S.A. CNPJ 12.345.678/0001-95". */
const NUMBER_BEHIND = new RegExp(
  `^(?:${LANGUAGES.flatMap(({ labels }) =>
    [labels?.vat_id, labels?.tax_number, labels?.company_registration].flatMap((names) => split(names ?? '')),
  )
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:[a-z]{0,2})\\d{2}`,
  'u',
);

const TAX_NUMBER_BEHIND = new RegExp(String.raw`^[\s,;–-]*(?:${BARE_VAT})(?![A-Za-z0-9])`);

/** Whether what stands behind a name begins with the number of a register or tax office, after its label or of its own form. */
export const beginsWithNumber = (behind: string): boolean =>
  NUMBER_BEHIND.test(fold(behind)) || TAX_NUMBER_BEHIND.test(behind);

/** "We are pleased to extend to you an offer of Muster Ltd for the": long, and most words begin with a small letter. */
export function isSentence(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  // A line that begins within a sentence is one with fewer words: "to the account of Muster Bank plc".
  return (
    (words.length >= SENTENCE && small > 0.6) ||
    (words.length >= MIDST && small >= 0.5 && /^\p{Ll}/u.test(text))
  );
}

/** Words of a sentence at least; the longest names of societies and authorities have fewer. */
const SENTENCE = 10;
const MIDST = 6;

/** Who made the till or its program is not who sold: "Powered by Muster POS Ltd". */
const MAKER =
  /^\P{L}*(?:powered|developed|designed|supported|maintained|(?:pos |till |e-?pos )?(?:software|system|solution)s?|pos)\s*(?:by\b|:)/iu;

export const isMaker = (text: string): boolean => MAKER.test(text);

/** What leads the name of the shop behind that of its company: "Muster Ltd t/a The Old Mill". */
const TRADING_AS = /^\s*[-–,(]?\s*(?:t\/a|d\/?b\/a|trading as|doing business as)(?!\p{L})/iu;

export const isTradingAs = (text: string): boolean => TRADING_AS.test(text);

export const isSlogan = (text: string): boolean => SLOGAN.test(text);

/** What leads the person that a letter is for: "Attn: Kim Sander", "z. Hd. Frau Sander". */
const LED_PERSON = new RegExp(String.raw`^(?:${wordsOf('led_person')})(?!\p{L})`, 'iu');
/** The department of a party that a letter is for: a line of its address, not its name; ministries are departments of something. */
const DEPARTMENT = anyWhole('department');

export const isLedPerson = (text: string): boolean => LED_PERSON.test(text);

export const isAttention = (text: string): boolean =>
  isLedPerson(text) || DEPARTMENT.test(withWordsApart(text));

/** A person with a form of address: below the name of a firm whom of it a letter is for, else who it is for. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}.'-]*`;
const PERSON = new RegExp(
  String.raw`^(?:${wordsOf('person_title')})\.?\s+${NAME_WORD}(?:\s${NAME_WORD}){0,3}$`,
  'iu',
);

export const isPerson = (text: string): boolean => PERSON.test(withWordsApart(text).trim());

/** Lines between the name of a party and its address that say who of it a letter is for, at most this many. */
export const isForPeople = (text: string): boolean => isAttention(text) || isPerson(text);
export const MOST_PEOPLE = 2;

/** What stands above the name of who a letter is for. */
const SALUTATION = new RegExp(String.raw`^(?:${wordsOf('salutation')})[.:,]?$`, 'iu');

export const isSalutation = (text: string): boolean => SALUTATION.test(text.trim());

const BANK = anyWhole('bank_name');

/** Whether it may be the name of a bank: one of its words says so. */
export const isBankName = (text: string): boolean => BANK.test(text);

export interface NameSigns {
  /** Ends with, or contains, a legal form. */
  legal_form: number;
  business_word: number;
  /** Offset after the legal form, where the name ends; -1 without one. */
  ends: number;
}

export function nameSigns(text: string): NameSigns {
  let ends = -1;
  for (const match of text.matchAll(LEGAL_FORM)) {
    // A form needs a name before it, and lower-case "co" or "as" inside a sentence is none.
    if (match.index < 2 || /^[a-z]{2}$/.test(match[0])) continue;
    ends = match.index + match[0].length;
    if (REGISTRATION_BEHIND.test(text.slice(ends))) return signsOf(text, ends);
  }
  for (const match of text.matchAll(SHORT_FORM)) return signsOf(text, match.index + match[0].length);
  for (const match of text.matchAll(GLUED_FORM)) ends = Math.max(ends, match.index + match[0].length);
  const led = LED_BY_FORM.exec(text);
  if (led !== null) return signsOf(text, led[0].length);
  const chinese = CHINESE_FORM.exec(text);
  if (chinese !== null && chinese.index >= 2) ends = Math.max(ends, chinese.index + chinese[0].length);
  return signsOf(text, ends);
}

const signsOf = (text: string, ends: number): NameSigns => ({
  legal_form: ends >= 0 ? 1 : 0,
  business_word: BUSINESS.test(text) || (GLUED.test(text) && GLUED_BUSINESS.test(text)) ? 1 : 0,
  ends,
});

/** Whether a text ends with a legal form: what follows is of that company. */
export const endsWithForm = (text: string): boolean => {
  const { legal_form, ends } = nameSigns(text);
  return legal_form === 1 && !/[\p{L}\d]/u.test(text.slice(ends));
};

/** Names compare equal apart from legal form, case and punctuation. */
export function nameKey(name: string): string {
  return fold(name.replaceAll(LEGAL_FORM, ' '));
}
