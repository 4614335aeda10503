// OpenDocument texts and presentations (ISO/IEC 26300-1).
import type { Block } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { boldStyles, openDocumentBlocks } from '../converted/open-document-blocks.ts';
import { Archive } from '../formats/unzip.ts';
import { childrenOf, findElement, parseXml, type XmlElement } from '../formats/xml.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export const openDocumentReader: FileReader = {
  formats: ['odt', 'odp'],
  open: async (file, limits) => {
    const archive = new Archive(file.bytes, limits.max_unpacked_bytes);
    refuseEncrypted(archive);
    const content = partOf(archive, 'content.xml');
    if (!content) throw new ReadingError('corrupt', sentence('problems.textMissing'));
    return new ConvertedFile(file, documentBlocks(content, partOf(archive, 'styles.xml')), limits);
  },
};

function partOf(archive: Archive, name: string): XmlElement | undefined {
  const bytes = archive.read(name);
  return bytes && parseXml(bytes);
}

function refuseEncrypted(archive: Archive): void {
  const manifest = archive.read('META-INF/manifest.xml');
  if (manifest?.includes('encryption-data'))
    throw new ReadingError('encrypted', sentence('problems.documentLocked'));
}

/** Headers stand before the text, footers after it: on each page they would only repeat. */
function documentBlocks(content: XmlElement, styles: XmlElement | undefined): Block[] {
  const bold = boldStyles(content, styles);
  const pages = childrenOf(findElement(styles, 'master-styles'), 'master-page');
  const around = (name: string) =>
    pages
      .slice(0, 1)
      .flatMap((page) => childrenOf(page, name).flatMap((part) => openDocumentBlocks(part, bold)));
  const body = findElement(content, 'body');
  const presentation = findElement(body, 'presentation');
  if (presentation) return slides(presentation, bold);
  const text = findElement(body, 'text') ?? body;
  return [...around('header'), ...(text ? openDocumentBlocks(text, bold) : []), ...around('footer')];
}

function slides(presentation: XmlElement, bold: Set<string>): Block[] {
  return childrenOf(presentation, 'page').flatMap((page, index): Block[] => {
    const blocks = openDocumentBlocks(page, bold);
    return index > 0 ? [{ kind: 'page_break' }, ...blocks] : blocks;
  });
}
