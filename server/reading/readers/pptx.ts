// PowerPoint presentations: every slide is a page, its notes below its text (PresentationML, ISO/IEC 29500-1).
import type { Block, Cell } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { readRelations } from '../formats/relations.ts';
import { Archive } from '../formats/unzip.ts';
import { childrenOf, findElement, parseXml, textIn, type XmlElement } from '../formats/xml.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

const TITLE_SIZE = 16;
const BULLET_INDENT = 14;
const MAX_DEPTH = 30;

export const pptxReader: FileReader = {
  formats: ['pptx'],
  open: async (file, limits) => {
    const archive = new Archive(file.bytes, limits.max_unpacked_bytes);
    const slides = slideParts(archive);
    if (slides.length === 0) throw new ReadingError('empty', sentence('problems.noSlides'));
    return new ConvertedFile(file, presentationBlocks(archive, slides), limits);
  },
};

function* presentationBlocks(archive: Archive, slides: string[]): Generator<Block> {
  for (const [index, part] of slides.entries()) {
    if (index > 0) yield { kind: 'page_break' };
    yield* shapeTexts(rootOf(archive, part));
    for (const notes of readRelations(archive, part).filter(({ kind }) => kind === 'notesSlide')) {
      const blocks = shapeTexts(rootOf(archive, notes.part)).filter((block) => !isPageNumber(block));
      if (blocks.length > 0) yield { kind: 'paragraph', text: 'Notes', style: { bold: true } };
      yield* blocks;
    }
  }
}

/** In the order of the presentation; by name when its list is damaged. */
function slideParts(archive: Archive): string[] {
  const main = archive.names.find((name) => /^ppt\/presentation\d*\.xml$/.test(name));
  const relations = main === undefined ? [] : readRelations(archive, main);
  const parts = new Map(relations.map(({ id, part }) => [id, part]));
  const listed = childrenOf(findElement(main === undefined ? undefined : rootOf(archive, main), 'sldIdLst'))
    .map(({ attributes }) => parts.get(attributes['r:id'] ?? attributes.id ?? '') ?? '')
    .filter((part) => archive.names.includes(part));
  if (listed.length > 0) return listed;
  const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
  return archive.names
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((a, b) => numberIn(a) - numberIn(b));
}

function rootOf(archive: Archive, part: string): XmlElement | undefined {
  const bytes = part === '' ? undefined : archive.read(part);
  return bytes && parseXml(bytes);
}

function shapeTexts(root: XmlElement | undefined): Block[] {
  const blocks: Block[] = [];
  if (root) collect(root, blocks, 0);
  return blocks;
}

function collect(element: XmlElement, blocks: Block[], depth: number): void {
  for (const child of childrenOf(element)) {
    if (child.name === 'sp') blocks.push(...paragraphs(child));
    else if (child.name === 'tbl') blocks.push({ kind: 'table', rows: tableRows(child) });
    else if (child.name !== 'Fallback' && depth < MAX_DEPTH) collect(child, blocks, depth + 1);
  }
}

function paragraphs(shape: XmlElement): Block[] {
  const type = findElement(shape, 'nvSpPr', 'nvPr', 'ph')?.attributes.type ?? '';
  const title = type === 'title' || type === 'ctrTitle';
  return childrenOf(findElement(shape, 'txBody'), 'p').flatMap((paragraph): Block[] => {
    const text = paragraphText(paragraph);
    if (text === '') return [];
    const level = Math.min(8, Number(findElement(paragraph, 'pPr')?.attributes.lvl ?? 0) || 0);
    const style = title ? { bold: true, size: TITLE_SIZE } : { indent: level * BULLET_INDENT };
    return [{ kind: 'paragraph', text, style }];
  });
}

function paragraphText(paragraph: XmlElement): string {
  const parts = childrenOf(paragraph).map((child) => {
    if (child.name === 'br') return '\n';
    return child.name === 'r' || child.name === 'fld' ? textIn(findElement(child, 't')) : '';
  });
  return parts.join('').trim();
}

function tableRows(table: XmlElement): Cell[][] {
  return childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc')
      .filter(({ attributes }) => attributes.hMerge !== '1')
      .map((cell) => {
        const lines = childrenOf(findElement(cell, 'txBody'), 'p').map(paragraphText);
        const text = lines.filter((line) => line !== '').join('\n');
        const span = Math.min(100, Number(cell.attributes.gridSpan ?? 1) || 1);
        return span > 1 ? { text, span } : { text };
      }),
  );
}

/** The notes page repeats the number of its slide. */
const isPageNumber = (block: Block) => block.kind === 'paragraph' && /^\d+$/.test(block.text);
