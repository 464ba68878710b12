import { fromParts } from '../../../rules/pins';
import type { Status } from '../../ui/StatusMark';
import type { Spot } from './view';

/** One snag on a sheet. */
export interface PlanPin extends Spot {
  /** Its snag's number, or its id before the server has numbered it. */
  readonly key: string;
  /** Null until the server has numbered it. */
  readonly number: number | null;
  readonly status: Status;
  readonly locationId: string | null;
  readonly overdue: boolean;
}

interface Columns {
  readonly numbers: readonly number[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly statuses: readonly Status[];
  readonly locationIds: readonly string[];
  readonly places: readonly number[];
  readonly overdue: readonly number[];
}

/** Pins from the server's columns. */
export function pinsOf({
  numbers,
  xs,
  ys,
  statuses,
  locationIds,
  places,
  overdue,
}: Columns): readonly PlanPin[] {
  const late = new Set(overdue);
  return numbers.flatMap((number, index) => {
    const [x, y, status, locationIndex = -1] = [
      xs[index],
      ys[index],
      statuses[index],
      places[index],
    ];
    if (x === undefined || y === undefined || status === undefined) return [];
    return {
      key: String(number),
      number,
      x: fromParts(x),
      y: fromParts(y),
      status,
      locationId: locationIds[locationIndex] ?? null,
      overdue: late.has(index),
    };
  });
}
