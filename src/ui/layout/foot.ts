import { useState } from 'react';

const watched = new Map<Element, () => void>();
const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
const feet = new Set<Element>();

/** Sets `--foot` to the height of the highest bar at the bottom of a screen. */
function updateFoot(): void {
  const heights = [...feet].map((foot) => foot.getBoundingClientRect().height);
  put('--foot', Math.max(0, ...heights));
}

/** A ref for a bar at the bottom of a screen, so that announcements do not cover its buttons. */
export function useFoot(): (foot: Element | null) => (() => void) | undefined {
  const [register] = useState(() => (foot: Element | null) => {
    if (foot === null) return undefined;
    feet.add(foot);
    const stop = watch(foot, updateFoot);
    return () => {
      feet.delete(foot);
      stop();
      updateFoot();
    };
  });
  return register;
}

/**
 * A ref for the element above the bar at the bottom of the window: sets `--below` to that bar's
 * height.
 */
export function watchPanes(panes: Element | null): (() => void) | undefined {
  if (panes === null) return undefined;
  const stop = watch(panes, () =>
    put('--below', Math.max(0, innerHeight - panes.getBoundingClientRect().bottom)),
  );
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
