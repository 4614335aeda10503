// Readings made of lines of text, as set by a typewriter: every character has its place, CJK characters the width of two.
import type { StoredCheck } from '../../server/database/stored-record.ts';
import { presentCheck } from '../../server/extraction/checks/check.ts';
import { plainField } from '../../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import type { ExtractionProfile } from '../../server/extraction/draft.ts';
import type { Page, PageSource, Reading, Word } from '../../server/reading/reading.ts';

const COLUMNS = 100;
const LINES = 66;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/u;

export function typedPage(lines: string[], number = 1, source: PageSource = 'text_layer'): Page {
  const words: Word[] = lines.flatMap((text, line) => {
    let at = 0;
    let left = 0;
    return [...text.matchAll(/\S+/g)].map((match): Word => {
      left += widthOf(text.slice(at, match.index));
      const right = left + widthOf(match[0]);
      at = match.index + match[0].length;
      const box: Word['box'] = [left / COLUMNS, line / LINES, right / COLUMNS, (line + 0.7) / LINES];
      left = right;
      return { text: match[0], box, confidence: 1, line };
    });
  });
  return { number, width: 595, height: 842, source, words, codes: [], part: null, warnings: [] };
}

const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/** One reading of the given pages of text. */
export const typedReading = (...pages: string[][]): Reading =>
  readingOfPages(pages.map((lines, i) => typedPage(lines, i + 1)));

/** As if the pages were those of a PDF. */
export const readingOfPages = (pages: Page[], language: string | null = null): Reading => ({
  format: 'pdf',
  media_type: 'application/pdf',
  page_count: pages.length,
  language,
  attachments: [],
  e_invoice: null,
  warnings: [],
  pages,
});

export const profileField = (
  label: string,
  type: FieldType = 'text',
  extra: Partial<ProfileField> = {},
): ProfileField => plainField(label, label.toLowerCase().replaceAll(/[\s/.-]+/gu, '_'), type, extra);

export const profileOf = (fields: ProfileField[], line_items = false): ExtractionProfile => ({
  name: 'Test',
  description: '',
  doc_type_hint: null,
  line_items,
  fields,
});

/** The checks of a draft as an English reader sees them. */
export const shownChecks = ({ checks }: { checks: StoredCheck[] }) =>
  checks.map((check) => presentCheck(check, 'en'));
