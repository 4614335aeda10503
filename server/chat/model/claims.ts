// Lines of a model's answer, believed only as far as their quotes stand on the pages they name.
import { isOnPage, type Quote } from '../sources.ts';

export interface Claim {
  text: string;
  quotes: Quote[];
}

const PLACE = /\[\s*D(\d+)[\s,，]*p(?:age|\.)?\s*(\d+)\s*[:：,，]?\s*["“”「『](.+?)["“”」』]\s*\]/gsu;
/** Short numbers are ordinals, days and months; those may be worded differently. */
const FIGURE = /\d[\d.,]*\d{2}/g;

/** Undefined for a line that nothing supports. `pageText` gives the text of a page of the folder, or undefined. */
export function readClaim(
  line: string,
  question: string,
  pageText: (document_id: number, page: number) => string | undefined,
): Claim | undefined {
  const quotes: Quote[] = [];
  for (const [, document, page, text] of line.matchAll(PLACE)) {
    const quote = { document_id: Number(document), page: Number(page), text: text!.trim() };
    const on_page = pageText(quote.document_id, quote.page);
    if (on_page !== undefined && isOnPage(quote.text, on_page)) quotes.push(quote);
  }
  const text = line
    .replaceAll(PLACE, '')
    .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
    .replaceAll(/\s+([.。,，;；])/g, '$1')
    // Links and images would lead readers, or their browsers, elsewhere.
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, (url) => (quotes.some((quote) => quote.text.includes(url)) ? url : '…'))
    .trim();
  if (quotes.length === 0 || text === '') return undefined;
  return hasOnlyFiguresOf(text, [question, ...quotes.map((quote) => quote.text)])
    ? { text, quotes }
    : undefined;
}

/** Every longer figure of the statement must stand in a quote, or in the question. */
function hasOnlyFiguresOf(text: string, allowed: readonly string[]): boolean {
  const digits = allowed.map((one) =>
    one
      .normalize('NFKC')
      .replaceAll(/(?<=\d)[.,](?=\d)/g, '')
      .replaceAll(/\D+/g, ' '),
  );
  return (text.normalize('NFKC').match(FIGURE) ?? []).every((figure) => {
    const wanted = figure.replaceAll(/\D/g, '');
    return digits.some((one) => one.includes(wanted) || one.includes(wanted.replace(/0{1,2}$/, '')));
  });
}
