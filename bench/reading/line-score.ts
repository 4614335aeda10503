// Recognised words beside the transcribed lines of a picture: character errors, lines exactly right, spaces between words.
// Lines transcribed without a letter or digit (`***` stands for what was not transcribed) are left out. Where two lines
// were transcribed for one place, one of them cannot be right: they count, and are told apart as well.
import { turnedFrame } from '../../server/reading/page-frame.ts';
import type { Page } from '../../server/reading/reading.ts';
import { comparable, editDistance, noSeconds, percent, perUnit } from './measure.ts';
import type { Line } from './transcribed-lines.ts';
import { addSpaces, describeSpaces, emptySpaceScore } from './word-spaces.ts';

export const emptyLineScore = () => ({
  errors: 0,
  characters: 0,
  right: 0,
  lines: 0,
  images: 0,
  /** Of those, at places with two transcripts. */
  twice: { errors: 0, characters: 0, lines: 0 },
  spaces: emptySpaceScore(),
  seconds: noSeconds(),
});

export type LineScore = ReturnType<typeof emptyLineScore>;

export function describeLines(
  name: string,
  { errors, characters, right, lines, twice, seconds, images, spaces }: LineScore,
): string {
  if (images === 0) return `${name}: not installed`;
  const once = percent(errors - twice.errors, characters - twice.characters);
  return `${name}: ${percent(errors, characters)} of characters wrong (${once} without ${twice.lines} lines at places with two transcripts), ${percent(right, lines)} of ${lines} lines exactly right, ${perUnit(seconds, images)} an image; ${describeSpaces(spaces)}`;
}

/** The words where they stand on the picture as it is stored, which transcripts refer to; the page may be turned upright. */
export function wordsAsStored(page: Page, width: number, height: number): Line[] {
  const turn = page.turn ?? 0;
  const back = turnedFrame(page.width, page.height, -turn);
  const sideways = Math.round(turn / 90) % 2 !== 0;
  return page.words.map(({ text, box: [x0, y0, x1, y1] }) => {
    const middle = back.toShown({
      x: ((x0 + x1) / 2) * page.width,
      y: ((y0 + y1) / 2) * page.height,
    });
    const x = middle.x - (back.width - width) / 2;
    const y = middle.y - (back.height - height) / 2;
    const [half, low] = [((x1 - x0) / 2) * page.width, ((y1 - y0) / 2) * page.height];
    const [dx, dy] = sideways ? [low, half] : [half, low];
    return { text, box: [x - dx, y - dy, x + dx, y + dy] };
  });
}

/**
 * Every word found counts for the transcribed line it overlaps most; what lies on no line is not counted. `each` is told
 * what is wanted and read of every line.
 */
export function addLines(
  score: LineScore,
  truth: Line[],
  found: Line[],
  each?: (wanted: string, read: string) => void,
): void {
  const texts = truth.map((): Line[] => []);
  for (const word of found) {
    const overlaps = truth.map(({ box }) => overlap(box, word.box));
    const most = Math.max(...overlaps);
    if (most > 0) texts[overlaps.indexOf(most)]!.push(word);
  }
  for (const [index, { text, box }] of truth.entries()) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const words = texts[index]!.sort((a, b) => a.box[0] - b.box[0]);
    const wanted = comparable(text);
    const read = words.map((word) => word.text).join(' ');
    const errors = editDistance(wanted, comparable(read));
    each?.(text, read);
    score.errors += errors;
    score.characters += [...wanted].length;
    score.lines++;
    if (truth.some((other, at) => at !== index && areSamePlace(box, other.box))) {
      score.twice.errors += errors;
      score.twice.characters += [...wanted].length;
      score.twice.lines++;
    }
    if (errors > 0) continue;
    score.right++;
    addSpaces(score.spaces, text, read);
  }
  score.images++;
}

/** Two lines never share half of the smaller one's box. */
function areSamePlace(a: Line['box'], b: Line['box']): boolean {
  const area = ([x0, y0, x1, y1]: Line['box']) => (x1 - x0) * (y1 - y0);
  return overlap(a, b) > Math.min(area(a), area(b)) / 2;
}

function overlap(a: Line['box'], b: Line['box']): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}
