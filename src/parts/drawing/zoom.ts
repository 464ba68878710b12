/** How a picture lies in a box: both have the same middle until it is moved. */
export interface Zoom {
  /** 1: the whole picture. */
  readonly scale: number;
  /** How far the picture's middle is from that of the box, in px. */
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In px from the middle of the box. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
const largest = 8;

/** Larger by a factor, with what is at a point staying there. */
export function zoomedAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const to = Math.min(largest, Math.max(1, scale * factor));
  const by = to / scale;
  return { scale: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** What was between two fingers stays between them. */
export function pinched(
  zoom: Zoom,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): Zoom {
  const [from, to] = [middleOf(before), middleOf(now)];
  const moved = { ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y };
  return zoomedAt(moved, apart(now) / Math.max(1, apart(before)), to);
}

/** Moved so that the picture fills the box as far as it can. `picture`: its size at scale 1. */
export function held({ scale, x, y }: Zoom, picture: Size, box: Size): Zoom {
  const most = (side: keyof Size): number => Math.max(0, (picture[side] * scale - box[side]) / 2);
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
  return { scale, x: within(x, most('width')), y: within(y, most('height')) };
}

const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const apart = ([one, other]: readonly [Point, Point]): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
