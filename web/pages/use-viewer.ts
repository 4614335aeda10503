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

/** The page that fills most of the upper half. */
function pageAt(pane: HTMLElement): number {
  const line = pane.scrollTop + pane.clientHeight * 0.4;
  const pages = [...pane.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.findLast((page) => page.offsetTop <= line) ?? pages[0];
  return Number(found?.dataset['page'] ?? 1);
}
