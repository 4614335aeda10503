// Cells on the clipboard, as spreadsheets write and read them: tab-separated text, and an HTML table, which alone tells a
// number from a text that looks like one. `navigator.clipboard` does not exist on plain http, so only the events are used.
import type { CellValue, PastedCell } from './grid-model.ts';

type Clipboard = Pick<DataTransfer, 'getData' | 'setData'>;

export function writeCells(clipboard: Clipboard, cells: CellValue[][]): void {
  clipboard.setData('text/plain', toTsv(cells));
  clipboard.setData('text/html', toHtml(cells));
}

/** The table on the clipboard; undefined where there is nothing to paste. */
export function readCells(clipboard: Clipboard): PastedCell[][] | undefined {
  const html = clipboard.getData('text/html');
  const table = html === '' ? undefined : fromHtml(html);
  if (table !== undefined) return table;
  const text = clipboard.getData('text/plain');
  return text === '' ? undefined : fromTsv(text);
}

const textOf = (value: CellValue): string => (value === null ? '' : String(value));

/** Three decimals would be taken for thousands. */
const plainText = (value: CellValue): string =>
  typeof value === 'number' ? textOf(value).replace(/(\.\d{3})$/, '$10') : textOf(value);

/** As spreadsheets do: a cell with a tab, a line break or a quotation mark stands in quotation marks. */
export const toTsv = (cells: CellValue[][]): string =>
  cells.map((line) => line.map((value) => quoted(plainText(value))).join('\t')).join('\n');

const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A quotation mark begins a quoted cell only where the cell begins. The line break at the end ends the last line. */
export function fromTsv(text: string): PastedCell[][] {
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;
  const lines: PastedCell[][] = [[]];
  for (const [, inside, plain = '', end] of text.matchAll(pattern)) {
    lines.at(-1)!.push({ text: inside?.replaceAll('""', '"') ?? plain });
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  const last = lines.at(-1)!;
  return lines.length > 1 && last.length === 1 && last[0]?.text === '' ? lines.slice(0, -1) : lines;
}

/** LibreOffice takes numbers from `sdval` and texts from the format `@`; Excel takes the latter from its own style. */
export function toHtml(cells: CellValue[][]): string {
  const cell = (value: CellValue) =>
    typeof value === 'number'
      ? `<td sdval="${value}" sdnum="1033;">${value}</td>`
      : `<td sdnum="1033;0;@" style="mso-number-format:'\\@'">${escaped(textOf(value))}</td>`;
  const rows = cells.map((line) => `<tr>${line.map(cell).join('')}</tr>`).join('\n');
  return `<meta charset="utf-8"><table>\n${rows}\n</table>`;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // LibreOffice drops a space after one that does not break.
    .replaceAll(/^ | $|(?<= ) /g, '&nbsp;')
    .replaceAll('\n', '<br style="mso-data-placement:same-cell">');

/** The first table of a page; undefined when there is none. Cells over several columns leave the others empty. */
export function fromHtml(html: string): PastedCell[][] | undefined {
  // Nothing of a template is loaded or run.
  const template = document.createElement('template');
  template.innerHTML = withoutStyles(html);
  const table = template.content.querySelector('table');
  if (table === null) return undefined;
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      { text: shownText(cell), number: cell.getAttribute('sdval') ?? undefined },
      ...Array.from({ length: cell.colSpan - 1 }, () => ({ text: '' })),
    ]),
  );
}

/** Styles within tags would be refused by the content security policy, with a complaint for each. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''));

/** The text of a cell: line breaks of the source are spaces, `br` is a line break. LibreOffice writes spaces as they are. */
function shownText(cell: HTMLElement): string {
  const text = (node: Node): string => {
    if (node.nodeName === 'BR') return '\n';
    if (node.nodeType === Node.TEXT_NODE)
      return (node.textContent ?? '').replaceAll(/ *[\t\r\n][ \t\r\n]*/g, ' ');
    return [...node.childNodes].map(text).join('');
  };
  return text(cell)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/^ | $/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n$/, '');
}
