// Separator sheets: pages that stand between two documents and belong to neither.
import { PATCH_T } from '../reading/codes/patch-code.ts';
import type { Page } from '../reading/reading.ts';

/** What the codes of Recto's own sheets hold; programs that scan may look for it as well. */
export const SEPARATOR_TEXT = 'RECTO-SEPARATOR-1';

/** More words than these are a page that has something to say, whatever code stands on it. */
const MOST_WORDS = 120;

/** Whether a page is a separator sheet, by the codes on it. */
export const isSeparator = ({ codes, words }: Pick<Page, 'codes' | 'words'>): boolean =>
  words.length <= MOST_WORDS && codes.some(({ text }) => text === SEPARATOR_TEXT || text === PATCH_T);
