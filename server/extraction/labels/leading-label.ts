// The label that leads a line, for telling it from the name or address behind it.
import { wordsOf } from '../../lexicon/words.ts';
import { fold, isCjk } from '../text/fold.ts';
import { catalogIndex, STRONG } from './catalog.ts';
import type { ConceptId } from './concepts.ts';

/** "Supplier: Muster GmbH", "Supplier:- Muster GmbH"; a colon inside brackets ("Muster Ltd (Reg. no: 17)") ends no label, nor does one behind digits. */
const COLON = /^[^:：(（\d]{2,30}[:：](?!\/\/)(?:\s?[-–—]+(?!\d))?\s*/u;
/** Chinese forms print label and value side by side, the letters of short labels spaced out. */
const LONGEST = 12;
/** Chinese labels of so many letters are labels with the value glued to them, too; shorter ones may begin a word. */
export const GLUED_LABEL = 4;

/** "Bill to", "Supplier": what heads the name and address below it. */
export const isHeading = (text: string): boolean => (catalogIndex().find(fold(text))?.headings.size ?? 0) > 0;

/** "Employer information": the rest of a heading behind whose it is. */
export const DETAILS = new RegExp(String.raw`^\s*(?:${wordsOf('details')})\s*$`, 'iu');
const WITH_DETAILS = new RegExp(String.raw`\s+(?:${wordsOf('details')})\s*$`, 'iu');

/** Whether a line is nothing but a label or a heading. */
export function isLabel(text: string): boolean {
  const meaning = catalogIndex().find(fold(text.replace(WITH_DETAILS, '')));
  return meaning !== undefined && meaning.concepts.size + meaning.headings.size > 0;
}

/** Labels of what no name is: numbers of banks. */
const NUMBERED: ConceptId[] = ['bic', 'iban', 'bank_account'];

/** "BIC/Swift GENODEF1XYZ", "IBAN DE…": a number behind its label, without a colon. */
export function isNumbered(text: string): boolean {
  const [, label = '', rest = ''] = /^(\S+(?:\s(?:code|no|nr)\.?)?)\s+(.+)$/iu.exec(text) ?? [];
  const concepts = rest === '' ? undefined : catalogIndex().find(fold(label))?.concepts;
  return NUMBERED.some((id) => (concepts?.get(id) ?? 0) >= STRONG) && !/\p{Ll}/u.test(rest);
}

/** Three or two words before a name: "Invoice to Muster Ltd"; a single word may begin the name itself. */
const HEADING_STARTS = [/^(?:\S+\s+){3}(?=\p{Lu})/u, /^(?:\S+\s+){2}(?=\p{Lu})/u];

/** Length of the heading that leads a name in the same line, without a colon, with the blank behind it; 0 when there is none. */
export function leadingHeading(text: string): number {
  for (const pattern of HEADING_STARTS) {
    const start = pattern.exec(text)?.[0];
    if (start !== undefined && isHeading(start)) return start.length;
  }
  return 0;
}

/** Length of the label at the start of the text with the blanks behind it; 0 when there is none. */
export function leadingLabel(text: string): number {
  const colon = COLON.exec(text)?.[0].length;
  if (colon !== undefined) return colon;
  if (!isCjk(text.slice(0, 1))) return 0;
  for (let end = Math.min(text.length - 2, LONGEST); end > 0; end--) {
    const blank = /^[\s:：]+/u.exec(text.slice(end))?.[0].length ?? 0;
    const lone = end === 1 ? catalogIndex().findRemnant(text.slice(0, 1)) : undefined;
    const label = fold(text.slice(0, end));
    const known = lone ?? (end > 1 ? catalogIndex().find(label) : undefined);
    const apart = blank > 0 || !isCjk(text.slice(end, end + 1)) || label.length >= GLUED_LABEL;
    if (apart && known !== undefined && known.concepts.size > 0) return end + blank;
  }
  return 0;
}
