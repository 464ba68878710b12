import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element is in view, and the ref for it. True until it is known. */
export function useInView(): [inView: boolean, watch: RefCallback<Element>] {
  const [inView, setInView] = useState(true);
  const watch = useCallback((element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((seen) =>
      setInView(seen.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(true);
    };
  }, []);
  return [inView, watch];
}
