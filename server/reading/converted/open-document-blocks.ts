// Turns the text of OpenDocument files into blocks.
import { childrenOf, findElement, type XmlElement } from '../formats/xml.ts';
import type { Block, Cell } from './blocks.ts';

const HEADING_SIZE = [16, 14, 12, 11] as const;
const LIST_INDENT = 14;
const MAX_DEPTH = 60;
/** Repetitions stand for empty space; a few keep columns apart. */
const MAX_REPEATED = 20;
/** Not part of the text: deleted passages, comments, tables of what is declared. */
const SKIPPED = new Set([
  'tracked-changes',
  'annotation',
  'sequence-decls',
  'variable-decls',
  'forms',
  'settings',
  'index-title-template',
]);

/** Names of the styles whose text is bold. */
export function boldStyles(...roots: (XmlElement | undefined)[]): Set<string> {
  const bold = new Set<string>();
  for (const root of roots) {
    for (const group of ['automatic-styles', 'styles']) {
      for (const style of childrenOf(findElement(root, group), 'style')) {
        const weight = findElement(style, 'text-properties')?.attributes['font-weight'] ?? '';
        if (weight === 'bold' || Number(weight) >= 600) bold.add(style.attributes.name ?? '');
      }
    }
  }
  return bold;
}

/** Blocks in document order. */
export function openDocumentBlocks(root: XmlElement, bold: Set<string>): Block[] {
  const blocks: Block[] = [];
  collect(root, blocks, bold, 0, 0);
  return blocks;
}

function collect(
  element: XmlElement,
  blocks: Block[],
  bold: Set<string>,
  lists: number,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  for (const child of childrenOf(element)) {
    if (SKIPPED.has(child.name)) continue;
    if (child.name === 'p' || child.name === 'h') collectParagraph(child, blocks, bold, lists, depth);
    else if (child.name === 'table') blocks.push({ kind: 'table', rows: tableRows(child, bold) });
    else collect(child, blocks, bold, lists + (child.name === 'list' ? 1 : 0), depth + 1);
  }
}

function collectParagraph(
  paragraph: XmlElement,
  blocks: Block[],
  bold: Set<string>,
  lists: number,
  depth: number,
): void {
  const frames: XmlElement[] = [];
  const text = paragraphText(paragraph, frames, 0).trim();
  const spans = childrenOf(paragraph, 'span');
  const strong =
    bold.has(paragraph.attributes['style-name'] ?? '') ||
    (spans.length > 0 && spans.every(({ attributes }) => bold.has(attributes['style-name'] ?? '')));
  if (text.includes('\t')) {
    const rows = text.split('\n').map((line) => line.split(/\t+/).map((cell) => ({ text: cell.trim() })));
    blocks.push({ kind: 'table', rows });
  } else if (text !== '') {
    const level = Number(paragraph.attributes['outline-level'] ?? 1) || 1;
    const style =
      paragraph.name === 'h'
        ? { bold: true, size: HEADING_SIZE[Math.min(level, HEADING_SIZE.length) - 1]! }
        : { bold: strong, indent: Math.min(10, lists) * LIST_INDENT };
    blocks.push({ kind: 'paragraph', text, style });
  }
  for (const frame of frames) collect(frame, blocks, bold, 0, depth + 1);
}

/** Text of a paragraph; frames (text boxes) inside it are handed back to be read after it. */
function paragraphText(element: XmlElement, frames: XmlElement[], depth: number): string {
  if (depth > MAX_DEPTH) return '';
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ');
      if (child.name === 's') return ' '.repeat(Math.min(MAX_REPEATED, Number(child.attributes.c ?? 1) || 1));
      if (child.name === 'tab') return '\t';
      if (child.name === 'line-break') return '\n';
      if (child.name === 'frame' || child.name === 'custom-shape') {
        frames.push(child);
        return '';
      }
      return SKIPPED.has(child.name) ? '' : paragraphText(child, frames, depth + 1);
    })
    .join('');
}

/** Header rows, groups and sections wrap rows. */
function tableRows(table: XmlElement, bold: Set<string>): Cell[][] {
  return childrenOf(table).flatMap((child) => {
    if (child.name === 'table-row') return [childrenOf(child).flatMap((cell) => toCells(cell, bold))];
    return /^table-(?:header-rows|rows|row-group)$/.test(child.name) ? tableRows(child, bold) : [];
  });
}

function toCells(cell: XmlElement, bold: Set<string>): Cell[] {
  if (cell.name !== 'table-cell') return [];
  const blocks = openDocumentBlocks(cell, bold);
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(({ text }) => text).join('  '));
    return block.kind === 'page_break' ? [] : [block.text];
  });
  const strong = blocks.some((block) => block.kind === 'paragraph' && block.style?.bold === true);
  const span = Math.min(100, Number(cell.attributes['number-columns-spanned'] ?? 1) || 1);
  const read: Cell = { text: lines.join('\n'), bold: strong };
  if (span > 1) read.span = span;
  const repeated = Math.min(MAX_REPEATED, Number(cell.attributes['number-columns-repeated'] ?? 1) || 1);
  return Array.from({ length: repeated }, () => read);
}
