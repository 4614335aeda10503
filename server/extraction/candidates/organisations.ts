// Recognises names of organisations: legal forms of many countries and words that businesses carry in their names.
import { fold } from '../text/fold.ts';
import { withWordsApart } from './addresses.ts';

/** Legal forms, as they end a name. */
const LEGAL_FORMS = [
  String.raw`gmbh(?:\s*&\s*co\.?\s*(?:kg|kgaa|ohg))?`, 'ggmbh', 'mbh', String.raw`ag(?:\s*&\s*co\.?\s*kg)?`, 'kg', 'kgaa', 'ohg', 'gbr', 'ug', String.raw`e\.?\s?k\.?`, String.raw`e\.\s?v\.`, 'eg',
  'ltd', 'limited', 'llc', String.raw`l\.l\.c`, 'llp', String.raw`l\.l\.p`, 'lp', String.raw`l\.p`, 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'plc', 'pllc', 'pc', String.raw`p\.c`,
  String.raw`sdn\.?\s?bhd`, 'bhd', String.raw`s\/b`, String.raw`pte\.?\s*ltd`, 'pte', String.raw`pty\.?\s*ltd`, 'pvt',
  'sa', String.raw`s\.a`, 'sas', 'sasu', 'sarl', String.raw`s\.a\.r\.l`, 'eurl', 'sci', 'scop', 'snc', 'se', 'sl', String.raw`s\.l`, 'slu', String.raw`s\.l\.u`, 'srl', String.raw`s\.r\.l`, 'spa', String.raw`s\.p\.a`, 'lda', 'ltda', String.raw`s\.a\.\s*de\s*c\.v`,
  'bv', String.raw`b\.v`, 'nv', String.raw`n\.v`, 'vof', 'bvba', 'ab', 'aps', String.raw`a\/s`, 'oy', 'oyj', 'asa', String.raw`s\.r\.o`, String.raw`a\.s`, String.raw`sp\.\s*z\s*o\.\s*o`, 'kft', 'zrt', 'ood', 'eood', 'doo', String.raw`d\.o\.o`,
]; // prettier-ignore
const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\d.])(?:${LEGAL_FORMS.join('|')})\.?(?![\p{L}\d])`, 'giu');
/** Forms that end a name even where a recogniser lost the blank before them: "MUSTERTRADINGSDNBHD". */
const GLUED_FORM =
  /(?<=\p{L}{3})(?<!un)(?:sdn\.?bhd|gmbh|(?:pte|pty)\.?ltd|limited|corporation|incorporated)\.?(?![\p{L}\d])/giu;
const CHINESE_FORM =
  /(?:有限责任公司|股份有限公司|有限公司|公司|集团|厂|商店|商行|经营部|门市部|事务所|合作社|合伙企业|有限合伙|[（(]有限合伙[)）]|酒店|宾馆|饭店|餐厅|超市|医院|大学|学校|银行|中心|工作室|研究院|委员会|批发部|服务部|专业合作社|分公司|分店|店)(?=$|[（(）)\s,，;；:：])/u;
/** Words that make a name without a legal form that of a business or body. */
const BUSINESS =
  /(?<![\p{L}])(?:trading|enterprise|enterprises|restaurant|restoran|ristorante|store|stores|mart|minimart|supermarket|hypermarket|market|hotel|cafe|café|bakery|bistro|kopitiam|pharmacy|apotheke|farmasi|boutique|hardware|motor|motors|bookstore|stationery|electrical|electronics|group|holdings|holding|partners|associates|university|college|school|bank|foundation|association|institute|services|solutions|systems|technologies|technology|industries|international|media|studio|clinic|hospital|church|club|council|committee|agency|bureau|ministry|department|verlag|handel|werke|bau|versicherung|stadtwerke|praxis|kanzlei|taxiunternehmen|autohaus|bäckerei|société|boulangerie|garage|hôtel|éditions|librería|ferretería|panadería|sociedad|pasar|kedai|perniagaan|syarikat|pac|fund|campaign|for\s+(?:congress|senate|president|governor|america))(?![\p{L}])/iu;

/** Long words of the same kind, wherever they stand in a text without blanks. */
const GLUED_BUSINESS =
  /(?:enterprise|restaurant|restoran|supermarket|hypermarket|minimarket|stationery|electrical|electronics|hardware|pharmacy|industries|international)/iu;
/** A recogniser lost the blanks: many letters in a row, mostly capitals. */
const GLUED = /[\p{Lu}\d&.]{14}/u;

/** "SB" for "Sdn Bhd" is a form only where the registration number follows; glued to the name or not. */
const SHORT_FORM = /(?<=\p{L}{3}\s?)SB(?=\s?\([\dA-Z]*\d{4})/gu;
/** A bracket with digits behind a form holds the registration number: what follows is another name or none. */
const REGISTRATION_BEHIND = /^[.,\s]*[(（][^)）]*\d/u;

/** Whether what stands behind a name begins with its registration number. */
export const beginsWithRegistration = (behind: string): boolean => REGISTRATION_BEHIND.test(behind);

/** What greets, thanks or praises rather than names: the first and last lines of receipts. */
const SLOGAN =
  /(?<!\p{L})(?:welcome|thank(?:s|\s?you)?|tq|please|pls|plz|come again|visit(?:ing)?|shopping|enjoy|the home of|home of|your|our|we|you|since \d{4}|goods sold|terima kasih|selamat|willkommen|danke|vielen|bienvenue|merci|gracias|bienvenid[oa]s|benvenut[ioae]|bedankt|welkom|grazie|arrivederci|tot ziens|au revoir|herzlich|customer copy|duplicate|reprint(?:ed)?)(?!\p{L})|欢迎|谢谢|光临/iu;

/** Who made the till or its program is not who sold: "Powered by Muster POS Ltd". */
const MAKER =
  /^\P{L}*(?:powered|developed|designed|supported|maintained|(?:pos |till |e-?pos )?(?:software|system|solution)s?|pos)\s*(?:by\b|:)/iu;

export const isMaker = (text: string): boolean => MAKER.test(text);

/** What leads the name of the shop behind that of its company: "Muster Ltd t/a The Old Mill". */
const TRADING_AS = /^\s*[-–,(]?\s*(?:t\/a|d\/?b\/a|trading as|doing business as)(?!\p{L})/iu;

export const isTradingAs = (text: string): boolean => TRADING_AS.test(text);

export const isSlogan = (text: string): boolean => SLOGAN.test(text);

/** What leads the person that a letter is for: "Attn: Kim Sander", "z. Hd. Frau Sander". */
const LED_PERSON =
  /^(?:attn|att|attention|f\.?a\.?o|for the attention of|c\/o|care of|z\.?\s?hd|zu händen|t\.?\s?a\.?\s?v|[àa] l.att(?:ention|n)?|a la atención|at(?=\.:?\s\p{L})|all.(?:att(?:enzione|n)?|cortese attenzione)|c\.\s?a)(?!\p{L})/iu;
/** The department of a party that a letter is for: a line of its address, not its name; ministries are departments of something. */
const DEPARTMENT =
  /(?<!\p{L})(?:accounts? (?:department|payable)|purchase ledger|(?:department|departamento)(?!\s(?:of|for|de)(?!\p{L}))|departamento de (?:contabilidad|compras|administración)|dept\.|dpto|abteilung|abt\.|(?:\p{L}+)?buchhaltung|rechnungsprüfung|einkauf|service (?:comptabilité|achats)|comptabilité|crediteurenadministratie|(?:financiële )?administratie|afdeling|ufficio|amministrazione|administración|contabilità|contabilidad)(?!\p{L})/iu;

export const isLedPerson = (text: string): boolean => LED_PERSON.test(text);

export const isAttention = (text: string): boolean =>
  isLedPerson(text) || DEPARTMENT.test(withWordsApart(text));

/** A person with a form of address: below the name of a firm whom of it a letter is for, else who it is for. */
const PERSON =
  /^(?:herrn?|frau|mrs?|ms|miss|mme|mlle|monsieur|madame|dhr|de heer|mevr(?:ouw)?|sra?|sig(?:\.?\s?ra)?)\.?\s+\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,3}$/iu;

export const isPerson = (text: string): boolean => PERSON.test(withWordsApart(text).trim());

/** Lines between the name of a party and its address that say who of it a letter is for, at most this many. */
export const isForPeople = (text: string): boolean => isAttention(text) || isPerson(text);
export const MOST_PEOPLE = 2;

/** What stands above the name of who a letter is for. */
const SALUTATION =
  /^(?:firma|fa|herrn?|frau|herren|familie|eheleute|an(?: (?:die|das|den))?|messrs|mrs?|ms|to|monsieur|madame|mme|société|sté|(?:de )?heer|mevrouw|aan|sra?|empresa|spett\.?\s?le|gent\.?\s?m[oa]|sig\.?)[.:,]?$/iu;

export const isSalutation = (text: string): boolean => SALUTATION.test(text.trim());

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
  const chinese = CHINESE_FORM.exec(text);
  if (chinese !== null && chinese.index >= 2) ends = Math.max(ends, chinese.index + chinese[0].length);
  return signsOf(text, ends);
}

const signsOf = (text: string, ends: number): NameSigns => ({
  legal_form: ends >= 0 ? 1 : 0,
  business_word: BUSINESS.test(text) || (GLUED.test(text) && GLUED_BUSINESS.test(text)) ? 1 : 0,
  ends,
});

/** Names compare equal apart from legal form, case and punctuation. */
export function nameKey(name: string): string {
  return fold(name.replaceAll(LEGAL_FORM, ' '));
}
