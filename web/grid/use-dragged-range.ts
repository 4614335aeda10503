// Dragging over cells with the mouse extends the range.
import { useRef, type PointerEvent } from 'react';
import type { Position } from './grid-model.ts';

export function useDraggedRange(setHead: (at: Position) => void) {
  const from = useRef<Element>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const mouse = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;
      from.current = mouse ? cellOf(event.target) : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null || event.buttons !== 1) return;
      const cell = cellOf(event.target);
      const at = cell === null || cell === from.current ? undefined : positionOf(cell);
      if (at === undefined) return;
      from.current = cell;
      window.getSelection()?.removeAllRanges();
      setHead(at);
    },
    onPointerUp: () => (from.current = null),
  };
}

const cellOf = (target: EventTarget | null): Element | null =>
  target instanceof Element && target.closest('input') === null ? target.closest('[role="gridcell"]') : null;

/** The first column holds the numbers of the rows, the first row the headings. */
function positionOf(cell: Element): Position | undefined {
  const row = Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2;
  const column = Number(cell.getAttribute('aria-colindex')) - 2;
  return Number.isNaN(row) || row < 0 ? undefined : { row, column: Math.max(0, column) };
}
