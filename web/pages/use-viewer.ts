// Scrolling of the viewer: which page one sees, going to a page.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Viewer {
  pane: RefObject<HTMLDivElement | null>;
  current: number;
  go: (page: number) => void;
}

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

/**
 * The page that fills most of the upper half. Towards the end of the way the look goes down, so that the last page is found however
 * low it is.
 */
function pageAt(pane: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = pane;
  const way = scrollHeight - clientHeight;
  const lower = 0.6 * clientHeight;
  const near = way < 1 ? 0 : Math.max(0, 1 - (way - scrollTop) / Math.min(lower, way));
  const line = scrollTop + clientHeight * 0.4 + lower * near;
  const pages = [...pane.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.findLast((page) => page.offsetTop <= line) ?? pages[0];
  return Number(found?.dataset['page'] ?? 1);
}
