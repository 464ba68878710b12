import type { Pin } from '../../rules/snag';
import { isText } from './filters';

/**
 * The spot of a new snag and its guessed location, as search parameters of the form's address. A
 * type alias, so that it is assignable to them.
 */
export type PinSearch = {
  /** The plan's code. */
  plan?: string;
  revision?: string;
  /** 0…1 with five decimals: a hundredth of a millimetre on A0. */
  x?: string;
  y?: string;
  /** The id of the guessed location. */
  place?: string;
};

export interface PinnedSpot {
  readonly planCode: string;
  readonly pin: Pin;
  readonly guessedId: string | null;
}

export function writePin({ planCode, pin, guessedId }: PinnedSpot): PinSearch {
  return {
    plan: planCode,
    revision: pin.revisionId,
    x: pin.x.toFixed(5),
    y: pin.y.toFixed(5),
    ...(guessedId !== null && { place: guessedId }),
  };
}

/** Compared with the precision of an address. */
export function isSameSpot(one: PinnedSpot | null, other: PinnedSpot | null): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [writePin(one), writePin(other)];
  return a.revision === b.revision && a.x === b.x && a.y === b.y;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set for the form: the history entry before it is the plan. */
    fromPlan?: boolean;
  }
}

/** Null if any part is missing or outside of the sheet. */
export function readPin({
  plan,
  revision,
  x,
  y,
  place,
}: { readonly [Field in keyof PinSearch]?: unknown }): PinnedSpot | null {
  const pin = { x: partOf(x), y: partOf(y) };
  if (!isText(plan) || !isText(revision) || pin.x === null || pin.y === null) return null;
  return {
    planCode: plan,
    pin: { revisionId: revision, x: pin.x, y: pin.y },
    guessedId: isText(place) ? place : null,
  };
}

/** The parameters of a pin, without all others of the address. */
export function readPinSearch(search: Readonly<Record<string, unknown>>): PinSearch {
  const spot = readPin(search);
  return spot === null ? {} : writePin(spot);
}

function partOf(text: unknown): number | null {
  if (!isText(text)) return null;
  const part = Number(text);
  return part >= 0 && part <= 1 ? part : null;
}
