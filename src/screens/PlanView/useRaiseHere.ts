import { toProblem } from '../../domain/errors';
import { readFilters } from '../../domain/filters';
import { useDraft } from '../../app/useDraft';
import { writePin } from '../../domain/pin';
import { useNavigate } from '../../router/useRouter';
import { announce } from '../../ui/announcements';
import { openCamera } from '../../ui/pictures/Shutter';
import type { SheetSize } from './clusters';
import type { PlanPin } from './pins';
import type { PressedBy } from './usePress';
import type { Spot } from './view';

/** Largest distance of considered pins, as a fraction of the sheet's shorter side. */
const within = 0.05;
/** Number of nearest pins considered. */
const neighbours = 5;

/**
 * The likely location of a spot: that of most pins around it, in a tie that of the nearest one.
 * Null if none is near.
 */
export function guessLocation(
  spot: Spot,
  pins: readonly PlanPin[],
  sheet: { readonly width: number; readonly height: number },
): string | null {
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

interface RaiseHere {
  readonly code: string;
  readonly planCode: string;
  readonly revisionId: string;
  readonly pins: readonly PlanPin[];
  readonly size: SheetSize;
  /** Location of the whole plan. */
  readonly locationId: string | null;
}

/**
 * Opens the form with the pin set. After a touch the camera is opened as well. The location is
 * guessed here from the pins on the screen, so that it works offline.
 */
export function useRaiseHere({
  code,
  planCode,
  revisionId,
  pins,
  size,
  locationId,
}: RaiseHere): (at: Spot, by: PressedBy) => void {
  const navigate = useNavigate();
  const { open, addPhotos } = useDraft(code);
  return (at, by) => {
    const spot = {
      planCode,
      pin: { revisionId, x: at.x, y: at.y },
      guessedId: guessLocation(at, pins, size) ?? locationId,
    };
    // Before the camera, so that its photo belongs to the draft of this spot.
    open(spot);
    if (by === 'thumb')
      openCamera(
        (files) =>
          void addPhotos(files).catch((error: unknown) => announce(toProblem(error).sentence)),
      );
    void navigate({
      to: '/p/$code/new',
      params: { code },
      search: (before) => ({ ...readFilters(before), ...writePin(spot) }),
      state: { fromPlan: true },
    });
  };
}
