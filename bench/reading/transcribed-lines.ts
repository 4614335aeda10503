// Lines of text with their places on a picture, as people transcribed them or programs read them.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Line {
  text: string;
  /** Left, top, right, bottom in pixels. */
  box: readonly [number, number, number, number];
}

/** One line in each: the eight coordinates of its corners, then its text, which may have commas. */
function parseLines(csv: string): Line[] {
  return csv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split(',');
      const [x0 = 0, y0 = 0, , , x1 = 0, y1 = 0] = parts.slice(0, 8).map(Number);
      return { text: parts.slice(8).join(','), box: [x0, y0, x1, y1] };
    });
}

/** Names of the images in `folder/img` that `only` lets through, in order. */
export async function transcribedImages(folder: string, only: (name: string) => boolean): Promise<string[]> {
  const names = await readdir(path.join(folder, 'img'));
  return names.filter((name) => /\.jpe?g$/i.test(name) && only(name)).sort();
}

/** The transcript of an image, from `folder/box`. */
export const transcriptOf = async (folder: string, image: string): Promise<Line[]> =>
  parseLines(await readFile(path.join(folder, 'box', image.replace(/\.\w+$/, '.csv')), 'utf8'));
