import type { PlanPin } from './pins';
import type { Spot } from './view';

/** Largest distance of considered pins, as a fraction of the sheet's shorter side. */
const within = 0.05;
/** Number of nearest pins considered. */
const neighbours = 5;

/** The likely location of a spot: that of most pins around it, in a tie that of the nearest one. Null if none is near. */
export function guessLocation(spot: Spot, pins: readonly PlanPin[], sheet: { readonly width: number; readonly height: number }): string | null {
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
