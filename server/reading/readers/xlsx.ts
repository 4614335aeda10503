// Excel workbooks (XLSX, XLSM): the cells of every visible sheet as tables. Macros and formulas are never run: the values
// stored with the formulas are read.
import type { Block } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { Archive } from '../formats/unzip.ts';
import type { FileReader } from '../reader.ts';
import { readSheet } from '../workbook/read-sheet.ts';
import { readWorkbook } from '../workbook/workbook.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

export const xlsxReader: FileReader = {
  formats: ['xlsx'],
  open: async (file, limits) => {
    const archive = new Archive(file.bytes, limits.max_unpacked_bytes);
    const { blocks, warnings } = workbookBlocks(archive);
    return new ConvertedFile(file, blocks, limits, { warnings });
  },
};

function workbookBlocks(archive: Archive): { blocks: Block[]; warnings: Said[] } {
  const workbook = readWorkbook(archive);
  const blocks: Block[] = [];
  const warnings: Said[] = [];
  const visible = workbook.sheets.filter(({ hidden }) => !hidden);
  const hidden = workbook.sheets.length - visible.length;
  if (hidden > 0) warnings.push(sentence('problems.hiddenSheets', { count: hidden }));
  for (const { name, part } of visible) {
    const bytes = archive.read(part);
    if (!bytes) continue;
    const { rows, complete } = readSheet(bytes, workbook);
    if (!complete) warnings.push(sentence('problems.longSheet', { name }));
    if (rows.length === 0) continue;
    if (blocks.length > 0) blocks.push({ kind: 'page_break' });
    if (visible.length > 1) blocks.push({ kind: 'paragraph', text: name, style: { bold: true, size: 12 } });
    blocks.push({ kind: 'table', rows });
  }
  return { blocks, warnings };
}
