// Labels of two Chinese characters that forms set wide apart ("名      称"): the recogniser gives the second one together with
// the value, and the first one apart or not at all.
import { isCjk } from '../text/fold.ts';
import type { PlacedWord } from './layout.ts';

/** First character by the second; of 经营者 the last two. */
const FIRST: Record<string, string> = {
  称: '名',
  型: '类',
  所: '住',
  址: '地',
  质: '性',
  期: '日',
  式: '形',
  者: '营',
};

type Placed = PlacedWord & { line: number };

/** Whether two neighbours in a row are the halves of one label. */
export const areHalves = (left: string, right: string): boolean =>
  left.length === 1 && FIRST[right.slice(0, 1)] === left;

/**
 * Puts the first halves where they belong: into the rows of the second ones. Only where several second halves stand below each
 * other, as in a form; alone, such a character is the beginning of a word.
 */
export function gatherSpreadLabels<W extends Placed>(words: W[], line_height: number): W[] {
  const seconds = words.filter(({ text }) => {
    const [second = '', next = ''] = text;
    return FIRST[second] !== undefined && (next === '' || isCjk(next));
  });
  if (seconds.length < 2) return words;
  const added: W[] = [];
  for (const word of seconds) {
    const column = seconds.filter((other) => Math.abs(other.x0 - word.x0) < 0.8 * line_height);
    if (new Set(column.map(({ text }) => text[0])).size < 2) continue;
    const first = FIRST[word.text[0] ?? ''] ?? '';
    const apart = words.find((other) => other.text === first && other.x1 <= word.x0 && isBeside(other, word));
    if (apart !== undefined) Object.assign(apart, { y0: word.y0, y1: word.y1 });
    else added.push(firstHalf(word, first));
  }
  return [...words, ...added];
}

const isBeside = (a: Placed, b: Placed): boolean =>
  Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2 < 0.8 * (b.y1 - b.y0);

/** The half that was not read, as wide as a character and right before the other one. */
function firstHalf<W extends Placed>(word: W, text: string): W {
  const width = Math.min((word.x1 - word.x0) / word.text.length, word.x0);
  const share = (word.box[2] - word.box[0]) / word.text.length;
  const box: W['box'] = [Math.max(word.box[0] - share, 0), word.box[1], word.box[0], word.box[3]];
  return { ...word, text, box, x0: word.x0 - width, x1: word.x0, confidence: 0 };
}
