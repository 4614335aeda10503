// A table on a page: its rectangle, and the borders of its columns, which can be dragged.
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Box } from '../../contract/pages.ts';
import classes from './draw-layer.module.css';
import { placeOf } from './marks.ts';

export interface Frame {
  page: number;
  box: Box;
  /** Where columns are divided, in fractions of the page. */
  borders: number[];
  /** What each column is, from left to right. */
  names: string[];
}

interface Props {
  frame: Frame;
  /** What the border with this number is called. */
  label: (number: number) => string;
  onBorders: (borders: number[]) => void;
}

/** A step of the arrow keys, in fractions of the page. */
const STEP = 0.005;
/** Columns keep at least this width. */
const LEAST = 0.01;

export function TableFrame({ frame: { box, borders, names }, label, onBorders }: Props) {
  const [dragged, setDragged] = useState<{ index: number; x: number }>();
  const shown = dragged === undefined ? borders : borders.with(dragged.index, dragged.x);
  const [x0, , x1] = box;
  const share = (x: number) => (x - x0) / (x1 - x0);
  const edges = [x0, ...shown, x1];
  const within = (index: number, x: number) =>
    Math.min(Math.max(x, edges[index]! + LEAST), edges[index + 2]! - LEAST);
  const drag = (index: number) => (event: PointerEvent<HTMLElement>) => {
    const page = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    if (page === undefined) return;
    setDragged({ index, x: within(index, (event.clientX - page.left) / page.width) });
  };
  const nudge = (index: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    onBorders(borders.with(index, within(index, borders[index]! + step)));
  };
  return (
    <div className={classes['frame']} style={placeOf(box)} data-table-frame>
      {names.map((name, index) => (
        <span
          key={index}
          className={classes['role']}
          style={{
            left: `${share(edges[index] ?? x0) * 100}%`,
            width: `${(share(edges[index + 1] ?? x1) - share(edges[index] ?? x0)) * 100}%`,
          }}
        >
          {name}
        </span>
      ))}
      {shown.map((x, index) => (
        <div
          key={index}
          className={classes['border']}
          style={{ left: `${share(x) * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={label(index + 1)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(x * 100)}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(index)(event);
          }}
          onPointerMove={(event) => dragged !== undefined && drag(index)(event)}
          onPointerUp={() => {
            if (dragged !== undefined) onBorders(shown);
            setDragged(undefined);
          }}
          onKeyDown={nudge(index)}
        />
      ))}
    </div>
  );
}
