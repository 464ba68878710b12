/** Actions of the keys on a viewer. */
interface Moved {
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  fit(): void;
}

const panPx = 80;
const zoomStep = 1.5;

const acts: Readonly<Record<string, (viewer: Moved) => void>> = {
  ArrowLeft: (viewer) => viewer.panBy(panPx, 0),
  ArrowRight: (viewer) => viewer.panBy(-panPx, 0),
  ArrowUp: (viewer) => viewer.panBy(0, panPx),
  ArrowDown: (viewer) => viewer.panBy(0, -panPx),
  '+': (viewer) => viewer.zoomBy(zoomStep),
  // The plus key without Shift.
  '=': (viewer) => viewer.zoomBy(zoomStep),
  '-': (viewer) => viewer.zoomBy(1 / zoomStep),
  '0': (viewer) => viewer.fit(),
};

/** Handles a key for a viewer. True if it was handled. */
export function sheetKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  viewer: Moved | null,
): boolean {
  const act = acts[key];
  // With Ctrl these keys zoom the page.
  if (act === undefined || viewer === null || ctrlKey || metaKey || altKey) return false;
  act(viewer);
  return true;
}
