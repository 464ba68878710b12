/** Runs a callback after the next paint: animation frame callbacks run before the paint, the next task after it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
