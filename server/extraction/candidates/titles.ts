// What documents are called: a line that says "Tax Invoice", "Relevé de compte" or "Customer copy" is neither a name nor part of an
// address.
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import { fold } from '../text/fold.ts';

const TITLES = LANGUAGES.flatMap(({ papers, kinds }) =>
  [papers, ...Object.values(kinds ?? {})].flatMap((names) => split(names ?? '')),
)
  .map(fold)
  .sort((a, b) => b.length - a.length)
  .join('|');
const TITLE = new RegExp(`^(?:${TITLES})+$`, 'u');
const LED_BY_TITLE = new RegExp(`^(?:${TITLES})`, 'u');
/** Longer lines say more than a title does. */
const LONGEST = 60;

/** Whether the line is one title or several ("TAX INVOICE / RECEIPT", "*** CUSTOMER COPY ***") and nothing else. */
export const isTitle = (text: string): boolean => text.length <= LONGEST && TITLE.test(fold(text));

/** Whether a line begins with a title: "Payslip for April". */
export const leadsWithTitle = (text: string): boolean =>
  text.length <= LONGEST && LED_BY_TITLE.test(fold(text));
