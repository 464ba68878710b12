import { useEffect, type RefObject } from 'react';
import { scrollerOf } from './useVirtualItems';

/** Loads the next page when the end (or the beginning) of the list comes near the viewport. */
export function useNearEnd(end: RefObject<Element | null>, more: boolean, load: () => void): void {
  useEffect(() => {
    const target = end.current;
    if (!target || !more || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), { root: scrollerOf(target), rootMargin: '600px' });
    observer.observe(target);
    return () => observer.disconnect();
  }, [end, more, load]);
}
