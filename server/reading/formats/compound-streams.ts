// The streams inside Microsoft's compound files, found by SheetJS's reader of that container.
import { CFB } from '@e965/xlsx';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

interface Container {
  FileIndex: { name: string; content: Uint8Array | number[] | undefined }[];
}

/** Streams by name; of several with one name the first. Throws `ReadingError` when the container is damaged. */
export function readCompoundStreams(bytes: Uint8Array): Map<string, Buffer> {
  const streams = new Map<string, Buffer>();
  try {
    const container = (CFB as { read(bytes: Buffer, options: object): Container }).read(Buffer.from(bytes), {
      type: 'buffer',
    });
    for (const { name, content } of container.FileIndex) {
      if (content && content.length > 0 && !streams.has(name)) streams.set(name, Buffer.from(content));
    }
  } catch (error) {
    throw new ReadingError('corrupt', sentence('problems.fileApart'), { cause: error });
  }
  return streams;
}
