// What one looks at first when a document opens is shown large enough to be read: on a phone, and where print is small.
import { useEffect, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { Mark } from './marks.ts';
import { changeViewer, viewerState } from './viewer-state.ts';

/** Height of a line of print on the screen that reads well, in CSS pixels. */
const READABLE = 10;
/** A little more or less helps nobody. */
const WORTH = 1.25;
const CLOSEST = 2.5;

/** @param height of a page that fits the width, in CSS pixels; undefined until that is known */
export function useCloseLook(marks: Mark[], wish: number, height: number | undefined): void {
  const latest = useLatest(marks);
  const done = useRef(false);
  // Another document begins anew.
  useEffect(() => changeViewer({ close: undefined }), []);
  useEffect(() => {
    const mark = latest.current.find(({ active }) => active);
    if (done.current || wish === 0 || height === undefined || mark === undefined) return;
    done.current = true;
    const close = closeZoom(mark, height);
    if (close > viewerState.get().zoom * WORTH) changeViewer({ close });
  }, [wish, height, latest]);
}

/** No larger than the mark fits the width. */
export function closeZoom({ box: [x0, y0, x1, y1] }: Pick<Mark, 'box'>, height: number): number {
  const line = (y1 - y0) * height;
  return Math.min(READABLE / Math.max(line, 1), 0.9 / Math.max(x1 - x0, 0.01), CLOSEST);
}
