/** Runs it when what was changed just now is to be seen: a frame's own callbacks come before it is painted, the next task after it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
