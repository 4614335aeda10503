import { expect, test } from 'vitest';
import { pictureOf, samplePicture } from '../../../test/kit/samples/pictures.ts';
import { readTiffDirectories, withDirectoryAlone } from './tiff-directories.ts';

const STRIP_OFFSETS = 273;
const SUB_DIRECTORIES = 330;
const small = async () => Buffer.from(await samplePicture('tiff', await pictureOf(['R-2041'], 300)));

test('an entry that claims more values than the file has room for makes its directory unsound', async () => {
  const tiff = await small();
  const [directory] = readTiffDirectories(tiff);
  expect(directory).toMatchObject({ sound: true });
  for (let entry = directory!.start; entry < directory!.end; entry += 12)
    if (tiff.readUInt16LE(entry) === STRIP_OFFSETS) tiff.writeUInt32LE(0x3fff_fff0, entry + 4);
  expect(readTiffDirectories(tiff)).toMatchObject([{ sound: false }]);
});

test('a directory alone points to no other, not even to itself', async () => {
  const tiff = await small();
  const [directory] = readTiffDirectories(tiff);
  tiff.writeUInt16LE(SUB_DIRECTORIES, directory!.start);
  tiff.writeUInt32LE(directory!.start - 2, directory!.end);
  const alone = Buffer.from(withDirectoryAlone(tiff, directory!));
  expect(alone.readUInt32LE(directory!.end)).toBe(0);
  expect(alone.readUInt16LE(directory!.start)).not.toBe(SUB_DIRECTORIES);
  expect(readTiffDirectories(alone)).toHaveLength(1);
});
