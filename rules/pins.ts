import { overdueDays } from './shown';
import type { Pin, SnagStatus } from './snag';

/** x, y ↦ a·x + c·y + e, b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A revision of a plan, with the map from it to the first revision. */
export interface LaidRevision {
  readonly id: string;
  readonly toFirst: Affine;
}

export interface Spot {
  x: number;
  y: number;
}

export const identity: Affine = [1, 0, 0, 1, 0, 0];

/** From the schema's list; null if these are not six numbers. */
export const affineOf = (numbers: readonly number[]): Affine | null =>
  // counted
  numbers.length === identity.length ? (numbers as unknown as Affine) : null;

export const apply = ([a, b, c, d, e, f]: Affine, { x, y }: Spot): Spot => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** First `first`, then `next`. */
export function compose(next: Affine, first: Affine): Affine {
  const [a, b, c, d, e, f] = next;
  const [p, q, r, s, t, u] = first;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export function invert([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/**
 * Positions of pins on one revision, whichever revision each was set on; a pin beyond the edge is
 * shown at the edge.
 */
export function spotsOn(
  shown: LaidRevision,
  revisions: readonly LaidRevision[],
): (pin: Pin) => Spot {
  const back = invert(shown.toFirst);
  const maps = new Map(revisions.map((set) => [set.id, compose(back, set.toFirst)]));
  return (pin) => {
    const map = pin.revisionId === shown.id ? undefined : maps.get(pin.revisionId);
    const { x, y } = map === undefined ? pin : apply(map, pin);
    return { x: within(x), y: within(y) };
  };
}

const within = (part: number): number => Math.min(Math.max(part, 0), 1);

/**
 * Pins in columns and addresses are in ten-thousandths of the sheet: a quarter of a pixel when a
 * wide screen shows the whole sheet.
 */
export const wholeInParts = 10_000;
export const inParts = (part: number): number => Math.round(part * wholeInParts);
export const fromParts = (parts: number): number => parts / wholeInParts;

/** Path of a revision's pictures on the server. */
export const revisionPath = (revisionId: string): string => `/files/plans/${revisionId}`;

/** Path of the picture around a spot. */
export const extractPath = (revisionId: string, { x, y }: Spot): string =>
  `${revisionPath(revisionId)}/extract/${inParts(x)}_${inParts(y)}`;

export interface ShownPin {
  readonly number: number;
  readonly status: SnagStatus;
  readonly locationId: string | null;
  readonly dueOn: string | null;
  readonly spot: Spot;
}

/** Pins as the schema's PlanPins. `today` in the project's time zone. */
export function inColumns(pins: readonly ShownPin[], today: string) {
  const columns = {
    numbers: [] as number[],
    xs: [] as number[],
    ys: [] as number[],
    statuses: [] as SnagStatus[],
    locationIds: [] as string[],
    places: [] as number[],
    overdue: [] as number[],
  };
  const indexOf = new Map<string, number>();
  for (const [index, { number, status, locationId, dueOn, spot }] of pins.entries()) {
    columns.numbers.push(number);
    columns.xs.push(inParts(spot.x));
    columns.ys.push(inParts(spot.y));
    columns.statuses.push(status);
    if (locationId !== null && !indexOf.has(locationId))
      indexOf.set(locationId, columns.locationIds.push(locationId) - 1);
    if (overdueDays({ status, dueOn }, today) !== null) columns.overdue.push(index);
    columns.places.push(locationId === null ? -1 : (indexOf.get(locationId) ?? -1));
  }
  return columns;
}
