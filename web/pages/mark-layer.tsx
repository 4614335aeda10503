// Marks between image and words: the active ones like a highlighter, the others faint. A picture of what the list of fields
// says, which is the way with the keyboard; clicks are taken by the layer of words above.
import { clsx } from 'clsx';
import { memo } from 'react';
import classes from './mark-layer.module.css';
import { placeOf, type Mark } from './marks.ts';
import { placeLabels } from './place-labels.ts';

interface Props {
  marks: Mark[];
  /** Of the page on the screen, in CSS pixels. */
  width: number;
  height: number;
}

/** Space between words and the edge of a mark, as a share of the page. */
const MARGIN = 0.0025;

export const MarkLayer = memo(function MarkLayer({ marks, width, height }: Props) {
  const active = marks.filter((mark) => mark.active);
  // A single one needs no name: its field is chosen beside it.
  const named = new Set(active.map(({ key }) => key)).size > 1;
  const labels = named ? placeLabels(active, { width, height, measure }) : [];
  return (
    <div className={classes['layer']} aria-hidden>
      {marks.map((mark) => (
        <div
          key={mark.id}
          data-mark={mark.key}
          data-active={mark.active || undefined}
          className={clsx(classes['mark'], mark.active && classes['active'])}
          style={placeOf(mark.box, MARGIN)}
        />
      ))}
      {labels.map(({ id, text, left, top }) => (
        <span key={id} data-label className={classes['label']} style={{ left, top }}>
          {text}
        </span>
      ))}
    </div>
  );
});

const canvas = document.createElement('canvas').getContext('2d');
const PADDING = 14;

function measure(text: string): number {
  if (canvas === null) return text.length * 8 + PADDING;
  canvas.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(canvas.measureText(text).width) + PADDING;
}
