// Rich Text Format.
import { rtfBlocks } from '../converted/rtf-blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import type { FileReader } from '../reader.ts';

export const rtfReader: FileReader = {
  formats: ['rtf'],
  open: async (file, limits) => new ConvertedFile(file, rtfBlocks(file.bytes), limits),
};
