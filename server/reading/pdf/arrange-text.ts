// Words of a PDF text layer in reading order, the page turned so that most of its text stands upright.
import { sumBy } from '../../platform/sum.ts';
import { arrangeWords } from '../layout/arrange-words.ts';
import type { PlacedWord } from '../layout/placed-word.ts';
import type { Word } from '../reading.ts';
import { shownSize, toQuarters, type PageBox, type Quarters } from './page-geometry.ts';
import type { PageText } from './page-text.ts';
import { turnBox } from './turn-box.ts';

/** The direction of most text must outweigh the page's own rotation by this factor before the page is turned. */
const CLEAR_MAJORITY = 4;

export interface ArrangedText {
  words: Word[];
  /** Quarter turns clockwise, from the unrotated page, in which the boxes are given. */
  quarters: Quarters;
}

/**
 * @param rotation the page's own /Rotate in quarter turns
 * @param upright the same with which the page stands upright, where a person has said so
 */
export function arrangeText(
  text: PageText,
  box: PageBox,
  rotation: Quarters,
  upright?: Quarters,
): ArrangedText {
  const quarters = upright ?? mainDirection(text, rotation);
  const order: Quarters[] = [
    quarters,
    ...([0, 1, 2, 3] as const).filter((direction) => direction !== quarters),
  ];
  const words: Word[] = [];
  const append = (placed: PlacedWord[], direction: Quarters) => {
    if (placed.length === 0) return;
    const first = (words.at(-1)?.line ?? -1) + 1;
    for (const word of arrangeWords(placed, shownSize(box, direction))) {
      word.line += first;
      word.box = turnBox(word.box, toQuarters(quarters - direction));
      words.push(word);
    }
  };
  for (const direction of order) append(text.words[direction], direction);
  for (const word of text.slanted) append([word], 0);
  return { words, quarters };
}

function mainDirection(text: PageText, rotation: Quarters): Quarters {
  const weights = text.words.map((words) => sumBy(words, (word) => word.text.length));
  let main: Quarters = rotation;
  for (const direction of [0, 1, 2, 3] as const) {
    if (weights[direction]! > weights[rotation]! * CLEAR_MAJORITY && weights[direction]! > weights[main]!) {
      main = direction;
    }
  }
  return main;
}
