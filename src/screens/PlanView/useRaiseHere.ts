import { useNavigate } from '@tanstack/react-router';
import { toProblem } from '../../domain/errors';
import { readFilters } from '../../domain/filters';
import { useDraft } from '../../app/useDraft';
import { writePin } from '../../domain/pin';
import { announce } from '../../ui/announcements';
import { openCamera } from '../../ui/pictures/openCamera';
import type { SheetSize } from './clusters';
import { guessPlace } from './nearby';
import type { PlanPin } from './pins';
import type { PressedBy } from './usePress';
import type { Spot } from './view';

interface RaiseHere {
  readonly code: string;
  readonly planCode: string;
  readonly revisionId: string;
  readonly pins: readonly PlanPin[];
  readonly size: SheetSize;
  /** Of the plan as a whole. */
  readonly locationId: string | null;
}

/**
 * Goes to the form with the pin set. For a thumb the camera opens on top of it at once; the place is worked out here, from what is on the
 * screen, so that it needs no signal.
 */
export function useRaiseHere({ code, planCode, revisionId, pins, size, locationId }: RaiseHere): (at: Spot, by: PressedBy) => void {
  const navigate = useNavigate();
  const { open, addPhotos } = useDraft(code);
  return (at, by) => {
    const spot = { planCode, pin: { revisionId, x: at.x, y: at.y }, guessedId: guessPlace(at, pins, size) ?? locationId };
    // Before the camera: its photo belongs to this spot, whatever was begun at another.
    open(spot);
    if (by === 'thumb') openCamera((files) => void addPhotos(files).catch((error: unknown) => announce(toProblem(error).sentence)));
    void navigate({ to: '/p/$code/new', params: { code }, search: (before) => ({ ...readFilters(before), ...writePin(spot) }), state: { fromPlan: true } });
  };
}
