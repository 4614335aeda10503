// Drawing a rectangle on a page.
import { useState, type PointerEvent } from 'react';
import type { Box } from '../../contract/pages.ts';
import classes from './draw-layer.module.css';
import { placeOf } from './marks.ts';

/** A smaller one, as a share of the page, was a click. */
const LEAST = 0.01;

export function DrawLayer({ onDraw }: { onDraw: (box: Box) => void }) {
  const [from, setFrom] = useState<Point>();
  const [to, setTo] = useState<Point>();
  const box = from && to && boxOf(from, to);
  return (
    <div
      className={classes['layer']}
      data-drawing
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(pointOf(event));
        setTo(undefined);
      }}
      onPointerMove={(event) => from !== undefined && setTo(pointOf(event))}
      onPointerUp={() => {
        if (box !== undefined && box[2] - box[0] > LEAST && box[3] - box[1] > LEAST) onDraw(box);
        setFrom(undefined);
        setTo(undefined);
      }}
    >
      {box !== undefined && <div className={classes['drawn']} style={placeOf(box)} />}
    </div>
  );
}

/** In fractions of the page, before it is turned. */
interface Point {
  x: number;
  y: number;
}

function pointOf({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): Point {
  const within = (value: number) => Math.min(Math.max(value, 0), 1);
  return {
    x: within(nativeEvent.offsetX / currentTarget.offsetWidth),
    y: within(nativeEvent.offsetY / currentTarget.offsetHeight),
  };
}

const boxOf = (a: Point, b: Point): Box => [
  Math.min(a.x, b.x),
  Math.min(a.y, b.y),
  Math.max(a.x, b.x),
  Math.max(a.y, b.y),
];
