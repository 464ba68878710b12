import type { Swipe } from './swipe';

const panPx = 80;
export const zoomStep = 1.6;

interface Viewed {
  readonly swipe: Swipe | null;
  readonly zoomed: boolean;
  step(by: -1 | 1): void;
}

/** What keys do with the photos. True if the key did something. */
export function viewerKey({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>, viewed: Viewed): boolean {
  // The browser zooms the page with these and Ctrl.
  const act = ctrlKey || metaKey || altKey ? undefined : (viewed.zoomed ? whenZoomed[key] : undefined) ?? acts[key];
  act?.(viewed);
  return act !== undefined;
}

type Act = (viewed: Viewed) => void;

const acts: Readonly<Record<string, Act>> = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  '+': ({ swipe }) => swipe?.zoomBy(zoomStep),
  // Plus without its shift, where it has one.
  '=': ({ swipe }) => swipe?.zoomBy(zoomStep),
  '-': ({ swipe }) => swipe?.zoomBy(1 / zoomStep),
  '0': ({ swipe }) => swipe?.fit(),
};

/** A photo that is larger than the screen is moved; the next one comes after it was made small again. */
const whenZoomed: Readonly<Record<string, Act>> = {
  ArrowLeft: ({ swipe }) => swipe?.panBy(panPx, 0),
  ArrowRight: ({ swipe }) => swipe?.panBy(-panPx, 0),
  ArrowUp: ({ swipe }) => swipe?.panBy(0, panPx),
  ArrowDown: ({ swipe }) => swipe?.panBy(0, -panPx),
};
