import { useState } from 'react';

const watched = new Map<Element, () => void>();
const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
const feet = new Set<Element>();

/** `--foot` is the height of the highest bar that stays at the foot of a screen. */
function tellFoot(): void {
  const heights = [...feet].map((foot) => foot.getBoundingClientRect().height);
  put('--foot', Math.max(0, ...heights));
}

/** Given to a bar that stays at the foot of a screen, so that no announcement covers its buttons. */
export function useFoot(): (foot: Element | null) => (() => void) | undefined {
  const [register] = useState(() => (foot: Element | null) => {
    if (foot === null) return undefined;
    feet.add(foot);
    const stop = watch(foot, tellFoot);
    return () => {
      feet.delete(foot);
      stop();
      tellFoot();
    };
  });
  return register;
}

/** Given to what fills the window above the bar at its bottom: `--below` is how high that bar is. */
export function watchPanes(panes: Element | null): (() => void) | undefined {
  if (panes === null) return undefined;
  const stop = watch(panes, () => put('--below', Math.max(0, innerHeight - panes.getBoundingClientRect().bottom)));
  return () => {
    stop();
    put('--below', 0);
  };
}

function watch(element: Element, then: () => void): () => void {
  watched.set(element, then);
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

function tell(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) watched.get(target)?.();
}

function put(name: string, px: number): void {
  document.documentElement.style.setProperty(name, `${px}px`);
}
