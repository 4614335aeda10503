// Web pages saved as files.
import { ConvertedFile } from '../converted/converted-file.ts';
import { htmlBlocks } from '../converted/html-blocks.ts';
import iconv from 'iconv-lite';
import type { FileReader, SourceFile } from '../reader.ts';
import { textOf } from './text.ts';

export const htmlReader: FileReader = {
  formats: ['html'],
  open: async (file, limits) => new ConvertedFile(file, htmlBlocks(decodeHtml(file)), limits),
};

/** A charset the page declares decides, unless a byte order mark or UTF-16 says otherwise. */
function decodeHtml(file: SourceFile): string {
  const head = Buffer.from(file.bytes.subarray(0, 4096)).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
  const marked = /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/.test(head) || head.includes('\0');
  if (!declared || marked || !iconv.encodingExists(declared)) return textOf(file);
  return iconv.decode(Buffer.from(file.bytes), declared);
}
