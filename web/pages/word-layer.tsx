// The words of a page, invisible above its image: they can be selected, copied and clicked. Sizes are fractions of the page,
// so that zooming changes nothing here.
import { clsx } from 'clsx';
import { memo } from 'react';
import type { Word } from '../../contract/pages.ts';
import { placeOf } from './marks.ts';
import classes from './word-layer.module.css';

/** Share of a word's box that its letters fill. */
const LETTERS = 0.82;

interface Props {
  words: Word[];
  /** Width by height of the page. */
  ratio: number;
  /** Words are seen, because there is no image. */
  visible: boolean;
}

export const WordLayer = memo(function WordLayer({ words, ratio, visible }: Props) {
  return (
    <div className={clsx(classes['layer'], visible && classes['visible'])} translate="no">
      {words.map((word, index) => (
        <span
          key={index}
          data-word={index}
          className={classes['word']}
          style={{ ...placeOf(word.box), ...fitting(word, ratio) }}
        >
          {word.text}{' '}
        </span>
      ))}
    </div>
  );
});

/** Letters as high as the box, stretched to its width, so that a selection covers what one sees. */
function fitting({ text, box: [x0, y0, x1, y1] }: Word, ratio: number) {
  const height = (y1 - y0) * LETTERS;
  const natural = widthOf(text) * height;
  const stretch = natural === 0 ? 1 : ((x1 - x0) * ratio) / natural;
  return { fontSize: `${height * 100}cqh`, '--stretch': String(Math.min(Math.max(stretch, 0.2), 5)) };
}

const canvas = document.createElement('canvas').getContext('2d');

/** Natural width of a text in units of its letter size. */
function widthOf(text: string): number {
  if (canvas === null) return text.length / 2;
  canvas.font = '100px sans-serif';
  return canvas.measureText(text).width / 100;
}

/** The word under a pointer event, if any. */
export function wordAt(target: EventTarget, words: Word[]): Word | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return element === null ? undefined : words[Number(element.dataset['word'])];
}
