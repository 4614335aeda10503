// Word documents: paragraphs, tables, text boxes, headers, footers and notes of WordprocessingML (ISO/IEC 29500-1).
import type { Block } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { wordBlocks } from '../converted/word-blocks.ts';
import { Archive } from '../formats/unzip.ts';
import { parseXml } from '../formats/xml.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export const docxReader: FileReader = {
  formats: ['docx'],
  open: async (file, limits) => {
    const archive = new Archive(file.bytes, limits.max_unpacked_bytes);
    return new ConvertedFile(file, documentBlocks(archive), limits);
  },
};

/** Headers stand before the text, footers and notes after it: on each page they would only repeat. */
function documentBlocks(archive: Archive): Block[] {
  const main = archive.names.find((name) => /^word\/document\d*\.xml$/.test(name));
  const partsLike = (pattern: RegExp) => archive.names.filter((name) => pattern.test(name)).sort();
  const body = main && readPart(archive, main);
  if (!body) throw new ReadingError('corrupt', sentence('problems.wordMissing'));
  return [
    ...onlyNew(partsLike(/^word\/header\d*\.xml$/).flatMap((name) => readPart(archive, name) ?? [])),
    ...body,
    ...onlyNew(
      partsLike(/^word\/(?:footer|footnotes|endnotes)\d*\.xml$/).flatMap(
        (name) => readPart(archive, name) ?? [],
      ),
    ),
  ];
}

function readPart(archive: Archive, name: string): Block[] | undefined {
  const bytes = archive.read(name);
  const root = bytes && parseXml(bytes);
  return root && wordBlocks(root);
}

/** First, even and odd pages often have the same header. */
function onlyNew(blocks: Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify(block);
    return !seen.has(key) && seen.add(key);
  });
}
