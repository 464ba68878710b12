interface Box {
  /** Of its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How often boxes push each other away: what still overlaps then is more than there is room for. */
const rounds = 120;

/**
 * Middles of boxes that do not lie on each other, near where they are meant to be and within
 * `bounds`. The same boxes give the same answer.
 */
export function fanOut(
  boxes: readonly Box[],
  bounds: { width: number; height: number },
): { x: number; y: number }[] {
  const cell = Math.max(1, ...boxes.map(({ width, height }) => Math.max(width, height)));
  // What lies on one spot has to go somewhere: around it, by the golden angle.
  const spots = boxes.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * 0.01,
    y: y + Math.sin(index * 2.4) * 0.01,
  }));
  for (let round = 0; round < rounds; round += 1) {
    const cells = new Map<string, number[]>();
    for (const [index, { x, y }] of spots.entries()) {
      const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
      cells.set(key, [...(cells.get(key) ?? []), index]);
    }
    let moved = false;
    for (const [index, spot] of spots.entries()) {
      const [column, row] = [Math.floor(spot.x / cell), Math.floor(spot.y / cell)];
      for (let near = 0; near < 9; near += 1) {
        const key = `${column + (near % 3) - 1} ${row + Math.floor(near / 3) - 1}`;
        for (const other of cells.get(key) ?? []) {
          if (other <= index) continue;
          moved = push(boxes, spots, index, other) || moved;
        }
      }
    }
    for (const [index, spot] of spots.entries()) {
      const { width = 0, height = 0 } = boxes[index] ?? {};
      spot.x = within(spot.x, width / 2, bounds.width - width / 2);
      spot.y = within(spot.y, height / 2, bounds.height - height / 2);
    }
    if (!moved) break;
  }
  return spots;
}

/** Moves two that overlap apart, along the side where they overlap less. */
function push(
  boxes: readonly Box[],
  spots: { x: number; y: number }[],
  one: number,
  other: number,
): boolean {
  const [a, b, boxA, boxB] = [spots[one], spots[other], boxes[one], boxes[other]];
  if (a === undefined || b === undefined || boxA === undefined || boxB === undefined) return false;
  const overX = (boxA.width + boxB.width) / 2 - Math.abs(b.x - a.x);
  const overY = (boxA.height + boxB.height) / 2 - Math.abs(b.y - a.y);
  if (overX <= 0.01 || overY <= 0.01) return false;
  // In parts of the side, so that wide boxes are put above each other.
  if (overX / boxA.width < overY / boxA.height) {
    const by = (b.x < a.x ? -overX : overX) / 2;
    a.x -= by;
    b.x += by;
  } else {
    const by = (b.y < a.y ? -overY : overY) / 2;
    a.y -= by;
    b.y += by;
  }
  return true;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
