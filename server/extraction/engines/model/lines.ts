// The pages as numbered lines for a model, and back from a line's number to the row it stands for. What could be taken for
// the chat template's own marks, or hide from a reader's eye, is taken out of the text.
import type { DocumentLayout, Row } from '../../layout/layout.ts';

export interface NumberedLine {
  /** `p1.l07`. */
  id: string;
  text: string;
  page: number;
}

/** Longer lines are cut: nobody prints them, and one must not fill a prompt. */
const LONGEST = 1000;

/** Marks of chat templates and of reasoning. */
const TEMPLATE =
  /<\|[^|<>]{1,40}\|>|<\/?(?:think|thinking|system|user|assistant|tool_call|tool_response)>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:start|end)_of_turn>/gi;
/** Zero-width and direction marks, and other characters that print nothing. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

export const cleanText = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(TEMPLATE, ' ');

export const lineId = (row: Row): string => `p${row.page.number}.l${String(row.index + 1).padStart(2, '0')}`;

export function numberedLines(document: DocumentLayout): NumberedLine[] {
  return document.pages.flatMap((page) =>
    page.rows.map((row) => ({
      id: lineId(row),
      text: cleanText(row.text.replaceAll('\t', '   ')).slice(0, LONGEST),
      page: page.number,
    })),
  );
}

/** Undefined for a number that no line has. */
export function rowOf(id: string | null, document: DocumentLayout): Row | undefined {
  const [, page, line] = /^\[?p(\d+)\.l(\d+)\]?$/i.exec(id?.trim() ?? '') ?? [];
  const rows = document.pages.find(({ number }) => number === Number(page))?.rows;
  return rows?.find(({ index }) => index + 1 === Number(line));
}
