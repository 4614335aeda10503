// Which line is looked at, and how the pointer chooses one.
import type { MouseEvent } from 'react';

export interface Look {
  /** Index into the lines of the match. */
  line: number;
  /** Grows when the line is to be brought into view. */
  wish: number;
}

/** The line that an element belongs to. */
export function lineAt({ target }: MouseEvent): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return element === null ? undefined : Number(element.dataset['line']);
}

/** Browsers report a pointer that rests while something scrolls below it, too. */
export const moved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;
