// Turns WordprocessingML into blocks.
import { childrenOf, findElement, textIn, type XmlElement } from '../formats/xml.ts';
import type { Block, Cell, TextStyle } from './blocks.ts';

/** Word measures in twentieths of a point, font heights in half points. */
const TWIPS = 20;
const HALF_POINTS = 2;
const MAX_INDENT = 200;

/** Blocks of a document, header, footer or notes part, in reading order. */
export function wordBlocks(root: XmlElement): Block[] {
  const blocks: Block[] = [];
  collect(root, blocks);
  return blocks;
}

function collect(element: XmlElement, blocks: Block[]): void {
  for (const child of childrenOf(element)) {
    if (child.name === 'p') collectParagraph(child, blocks);
    else if (child.name === 'tbl') blocks.push({ kind: 'table', rows: tableRows(child) });
    else if (child.name !== 'del' && child.name !== 'sectPr') collect(child, blocks);
  }
}

function collectParagraph(paragraph: XmlElement, blocks: Block[]): void {
  const boxes: XmlElement[] = [];
  const text = { value: '', letters: 0, bold: 0, page_break: false };
  readRuns(paragraph, text, boxes, false);
  if (text.page_break) blocks.push({ kind: 'page_break' });
  if (text.value.includes('\t') && text.value.trim() !== '')
    blocks.push(tabbed(text.value, text.bold * 2 > text.letters));
  else if (text.value.trim() !== '') {
    blocks.push({
      kind: 'paragraph',
      text: text.value.trim(),
      style: styleOf(paragraph, text.bold * 2 > text.letters),
    });
  }
  for (const box of boxes) collect(box, blocks);
}

/** Tab stops make columns: a paragraph with tabs is a row of cells. */
function tabbed(text: string, bold: boolean): Block {
  const rows = text.split('\n').map((line) => line.split(/\t+/).map((cell) => ({ text: cell.trim(), bold })));
  return { kind: 'table', rows };
}

interface ParagraphText {
  value: string;
  letters: number;
  bold: number;
  page_break: boolean;
}

function readRuns(element: XmlElement, text: ParagraphText, boxes: XmlElement[], bold: boolean): void {
  for (const child of childrenOf(element)) {
    switch (child.name) {
      case 'r':
        readRuns(child, text, boxes, isOn(findElement(child, 'rPr', 'b')));
        break;
      case 't': {
        const value = textIn(child);
        text.value += value;
        text.letters += value.length;
        if (bold) text.bold += value.length;
        break;
      }
      case 'tab':
        text.value += '\t';
        break;
      case 'cr':
        text.value += '\n';
        break;
      case 'noBreakHyphen':
        text.value += '-';
        break;
      case 'br':
        if (child.attributes.type === 'page') text.page_break = true;
        else text.value += '\n';
        break;
      case 'txbxContent':
        boxes.push(child);
        break;
      // Deleted text, properties, and the old copy of what stands in `Choice` already.
      case 'del':
      case 'pPr':
      case 'rPr':
      case 'Fallback':
        break;
      default:
        readRuns(child, text, boxes, bold);
    }
  }
}

const isOn = (property: XmlElement | undefined) =>
  property !== undefined && !/^(?:0|false|off|none)$/.test(property.attributes.val ?? '1');

function styleOf(paragraph: XmlElement, bold: boolean): TextStyle {
  const properties = findElement(paragraph, 'pPr');
  const name = findElement(properties, 'pStyle')?.attributes.val ?? '';
  const half = Number(findElement(findElement(paragraph, 'r'), 'rPr', 'sz')?.attributes.val);
  const left = findElement(properties, 'ind')?.attributes;
  const indent = Number(left?.left ?? left?.start ?? 0) / TWIPS;
  const heading = /^(?:heading|title|berschrift|标题)/i.test(name);
  const style: TextStyle = {};
  if (bold || heading) style.bold = true;
  if (half > 0) style.size = Math.min(24, Math.max(7, half / HALF_POINTS));
  else if (heading) style.size = 13;
  if (indent > 0) style.indent = Math.min(MAX_INDENT, indent);
  return style;
}

function tableRows(table: XmlElement): Cell[][] {
  return rowsIn(table).map((row) => cellsIn(row).map(toCell));
}

/** Rows and cells may be wrapped in content controls. */
const rowsIn = (element: XmlElement): XmlElement[] => within(element, 'tr', ['sdt', 'sdtContent', 'ins']);
const cellsIn = (row: XmlElement): XmlElement[] => within(row, 'tc', ['sdt', 'sdtContent', 'ins']);

function within(element: XmlElement, wanted: string, wrappers: string[]): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === wanted) return [child];
    return wrappers.includes(child.name) ? within(child, wanted, wrappers) : [];
  });
}

function toCell(cell: XmlElement): Cell {
  const blocks = wordBlocks(cell);
  const text = blocks
    .map(blockText)
    .filter((part) => part !== '')
    .join('\n');
  const bold = blocks.some((block) => block.kind === 'paragraph' && block.style?.bold === true);
  const span = Math.min(100, Number(findElement(cell, 'tcPr', 'gridSpan')?.attributes.val ?? 1) || 1);
  return span > 1 ? { text, bold, span } : { text, bold };
}

/** Tables inside cells become lines of the cell. */
function blockText(block: Block): string {
  if (block.kind === 'page_break') return '';
  if (block.kind !== 'table') return block.text;
  return block.rows.map((row) => row.map(({ text }) => text).join('  ')).join('\n');
}
