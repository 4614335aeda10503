// Marks between image and words: the active ones like a highlighter, the others faint. A picture of what the list of fields
// says, which is the way with the keyboard; clicks are taken by the layer of words above.
import { clsx } from 'clsx';
import { memo } from 'react';
import classes from './mark-layer.module.css';
import { placeOf, type Mark } from './marks.ts';

interface Props {
  marks: Mark[];
}

/** Space between words and the edge of a mark, as a share of the page. */
const MARGIN = 0.0025;

export const MarkLayer = memo(function MarkLayer({ marks }: Props) {
  // A single one needs no name: its field is chosen beside it.
  const several = marks.filter(({ active }) => active).length > 1;
  return (
    <div className={classes['layer']} aria-hidden>
      {marks.map((mark) => (
        <div
          key={mark.id}
          data-mark={mark.key}
          data-active={mark.active || undefined}
          className={clsx(
            classes['mark'],
            mark.active && classes['active'],
            mark.box[1] < 0.03 && classes['low'],
          )}
          style={placeOf(mark.box, MARGIN)}
        >
          {mark.active && several && <span className={classes['label']}>{mark.label}</span>}
        </div>
      ))}
    </div>
  );
});
