// Brings the first active mark, or another place, into view whenever `wish` changes.
import { useEffect, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { Mark } from './marks.ts';
import type { Viewer } from './use-viewer.ts';

/** Pages get their own size as they come; until then the mark is followed. */
const FOLLOWED_MS = 2_500;
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

export function useScrollToMark(pane: Viewer['pane'], marks: Mark[], wish: number): void {
  const placeOf = (element: HTMLElement) => {
    const mark = marks.find(({ active }) => active);
    return mark === undefined ? undefined : placeOfMark(element, mark);
  };
  useScrollTo(pane, placeOf, wish);
}

/** In CSS pixels, within what the pane scrolls. */
interface PlaceInPane {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** @param placeOf what is to be seen when `wish` changes; undefined: the pane stays as it is */
export function useScrollTo(
  pane: Viewer['pane'],
  placeOf: (pane: HTMLElement) => PlaceInPane | undefined,
  wish: number,
): void {
  const latest = useLatest(placeOf);
  const opening = useRef(true);
  useEffect(() => {
    const element = pane.current;
    // Nothing has been chosen yet, or there is no page yet.
    if (wish === 0 || element === null) return;
    const show = (behavior: ScrollBehavior) => {
      const place = latest.current(element);
      if (place !== undefined) bringIntoView(element, place, behavior);
    };
    // A document opens where one is to look; from then on one sees the way.
    show(opening.current ? 'auto' : smooth());
    opening.current = false;
    let moved = false;
    const observer = new ResizeObserver(() => {
      // It tells the present sizes first.
      if (moved) show('auto');
      moved = true;
    });
    for (const page of element.querySelectorAll('[data-page]')) observer.observe(page);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, FOLLOWED_MS);
    for (const move of OWN_MOVES) element.addEventListener(move, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const move of OWN_MOVES) element.removeEventListener(move, stop);
    };
  }, [pane, wish, latest]);
}

const smooth = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

function placeOfMark(pane: HTMLElement, { page: number, box }: Mark): PlaceInPane | undefined {
  const page = pane.querySelector<HTMLElement>(`[data-page="${number}"]`);
  if (page === null) return undefined;
  const [x0, y0, x1, y1] = box;
  return {
    left: page.offsetLeft + x0 * page.offsetWidth,
    top: page.offsetTop + y0 * page.offsetHeight,
    right: page.offsetLeft + x1 * page.offsetWidth,
    bottom: page.offsetTop + y1 * page.offsetHeight,
  };
}

function bringIntoView(
  pane: HTMLElement,
  { left, top, right, bottom }: PlaceInPane,
  behavior: ScrollBehavior,
): void {
  const { clientHeight, clientWidth, scrollTop, scrollLeft } = pane;
  const seen = top >= scrollTop + 40 && bottom <= scrollTop + clientHeight - 40;
  const seenAcross = left >= scrollLeft && right <= scrollLeft + clientWidth;
  if (seen && seenAcross) return;
  pane.scrollTo({
    top: seen ? scrollTop : (top + bottom) / 2 - clientHeight * 0.4,
    left: seenAcross ? scrollLeft : (left + right) / 2 - clientWidth / 2,
    behavior,
  });
}
