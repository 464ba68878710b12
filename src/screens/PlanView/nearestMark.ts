/** The mark one comes to from another with an arrow key: the nearest in a quarter circle of that direction. */
export function nearestMark(marks: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (direction === undefined) return null;
  const [dx = 0, dy = 0] = direction;
  const start = centreOf(from);
  let nearest: { readonly mark: HTMLElement; readonly away: number } | null = null;
  for (const mark of marks) {
    const { x, y } = centreOf(mark);
    const [along, across] = [(x - start.x) * dx + (y - start.y) * dy, Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)];
    if (mark === from || along <= 0 || across > along) continue;
    const away = Math.hypot(along, across);
    if (nearest === null || away < nearest.away) nearest = { mark, away };
  }
  return nearest?.mark ?? null;
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
