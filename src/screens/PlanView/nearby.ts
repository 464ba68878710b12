import type { PlanPin } from './pins';
import type { Spot } from './view';

/** Pins further away than this part of the sheet's shorter side say nothing of a spot. */
const within = 0.05;
/** So many of the nearest are asked. */
const neighbours = 5;

/** Where a spot seems to be: what most of the pins around it say, and of as many the nearest one. Null if none is near. */
export function guessPlace(spot: Spot, pins: readonly PlanPin[], sheet: { readonly width: number; readonly height: number }): string | null {
  const reach = within * Math.min(sheet.width, sheet.height);
  const near = pins
    .flatMap(({ x, y, locationId }) => {
      const away = Math.hypot((x - spot.x) * sheet.width, (y - spot.y) * sheet.height);
      return locationId === null || away > reach ? [] : { locationId, away };
    })
    .toSorted((one, other) => one.away - other.away)
    .slice(0, neighbours);
  const votes = new Map<string, number>();
  for (const { locationId } of near) votes.set(locationId, (votes.get(locationId) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  return near.find(({ locationId }) => votes.get(locationId) === most)?.locationId ?? null;
}
