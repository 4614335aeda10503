// Scrolling of the viewer: which page one sees, going to a page, bringing a mark into view.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { Mark } from './marks.ts';

export interface Viewer {
  pane: RefObject<HTMLDivElement | null>;
  current: number;
  go: (page: number) => void;
}

const smooth = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

export function useViewer(count: number, first: number): Viewer {
  const pane = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const go = useCallback((page: number) => {
    const element = pane.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (element !== null && element !== undefined) pane.current?.scrollTo({ top: element.offsetTop - 12 });
  }, []);
  useEffect(() => {
    if (first > 1) go(first);
  }, [first, go]);
  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const look = () => setCurrent(pageAt(element));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  return { pane, current: Math.min(current, Math.max(count, 1)), go };
}

/** The page that fills most of the upper half. */
function pageAt(pane: HTMLElement): number {
  const line = pane.scrollTop + pane.clientHeight * 0.4;
  const pages = [...pane.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.findLast((page) => page.offsetTop <= line) ?? pages[0];
  return Number(found?.dataset['page'] ?? 1);
}

/** Scrolls to the first active mark whenever `wish` changes. */
export function useScrollToMark(pane: Viewer['pane'], marks: Mark[], wish: number): void {
  const latest = useLatest(marks);
  useEffect(() => {
    // Nothing has been chosen yet.
    if (wish === 0) return;
    const mark = latest.current.find(({ active }) => active);
    const page = mark && pane.current?.querySelector<HTMLElement>(`[data-page="${mark.page}"]`);
    if (mark === undefined || page === null || page === undefined || pane.current === null) return;
    const [x0, y0, x1, y1] = mark.box;
    const { clientHeight, clientWidth, scrollTop, scrollLeft } = pane.current;
    const [top, bottom] = [page.offsetTop + y0 * page.offsetHeight, page.offsetTop + y1 * page.offsetHeight];
    const [left, right] = [page.offsetLeft + x0 * page.offsetWidth, page.offsetLeft + x1 * page.offsetWidth];
    const seen = top >= scrollTop + 40 && bottom <= scrollTop + clientHeight - 40;
    const seenAcross = left >= scrollLeft && right <= scrollLeft + clientWidth;
    if (seen && seenAcross) return;
    pane.current.scrollTo({
      top: seen ? scrollTop : (top + bottom) / 2 - clientHeight * 0.4,
      left: seenAcross ? scrollLeft : (left + right) / 2 - clientWidth / 2,
      behavior: smooth(),
    });
  }, [pane, wish, latest]);
}
