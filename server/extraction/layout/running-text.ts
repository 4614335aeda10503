// The text of a document as it is read, page after page, with the way back from any stretch of it to the rows.
import { inReadingOrder } from './reading-order.ts';
import type { DocumentLayout, Segment, Span } from './layout.ts';

export interface RunningText {
  text: string;
  /** Its lines as they stand in it; columns of a row are lines of their own. */
  lines: TextLine[];
  /** Spans of the rows that a stretch of the text covers, one per line. */
  spansOf(start: number, end: number): Span[];
}

export interface TextLine {
  segment: Segment;
  /** Where the line begins in the text. */
  at: number;
}

interface Piece extends Span {
  at: number;
}

/** Longer documents are read up to here: contracts name their parties at the beginning and their law before the end. */
const MAX_LENGTH = 400_000;

export function runningText(document: DocumentLayout): RunningText {
  const pieces: Piece[] = [];
  const lines: TextLine[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const page of document.pages) {
    if (length > MAX_LENGTH) break;
    let bottom: number | undefined;
    for (const segment of inReadingOrder(page)) {
      const { row, start, end, text, y0, y1 } = segment;
      // A wide gap ends a paragraph; a line break inside one is a blank.
      const gap =
        bottom === undefined || y0 - bottom > 0.8 * page.line_height || y0 < bottom - page.line_height;
      const joint = length === 0 ? '' : gap ? '\n' : ' ';
      const at = length + joint.length;
      pieces.push({ row, start, end, at });
      lines.push({ segment, at });
      parts.push(joint, text.replaceAll('\t', ' '));
      length += joint.length + text.length;
      bottom = y1;
    }
  }
  return { text: parts.join(''), lines, spansOf: (start, end) => spansBetween(pieces, start, end) };
}

function spansBetween(pieces: Piece[], start: number, end: number): Span[] {
  const spans: Span[] = [];
  for (const piece of pieces) {
    const from = Math.max(start, piece.at);
    const to = Math.min(end, piece.at + piece.end - piece.start);
    if (from < to)
      spans.push({ row: piece.row, start: piece.start + from - piece.at, end: piece.start + to - piece.at });
    if (piece.at >= end) break;
  }
  return spans;
}
