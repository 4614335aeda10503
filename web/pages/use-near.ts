// Whether an element is near the visible part; true from then on.
import { useEffect, useRef, useState, type RefObject } from 'react';

export function useNear<E extends Element>(margin = '150% 0px'): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || ref.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      // The scrolling pane is the root; the page itself does not scroll.
      root: ref.current.closest('[data-scroll]'),
      rootMargin: margin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near];
}
