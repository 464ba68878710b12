import { isText } from './filters';

/** A spot on one revision of a plan. A type, so that it fits what is stored of an event. */
export type PinValue = {
  readonly revisionId: string;
  /** 0 at the left edge, 1 at the right. */
  readonly x: number;
  /** 0 at the top, 1 at the bottom. */
  readonly y: number;
};

/** The spot a snag is raised at, and where that seems to be, as the address of the form carries it. A type, so that it fits an address. */
export type PinSearch = {
  /** The plan's code. */
  plan?: string;
  revision?: string;
  /** 0…1 with five decimals: a hundredth of a millimetre on A0. */
  x?: string;
  y?: string;
  /** The location that was guessed, by its id. */
  place?: string;
};

export interface PinnedSpot {
  readonly planCode: string;
  readonly pin: PinValue;
  readonly guessedId: string | null;
}

export function writePin({ planCode, pin, guessedId }: PinnedSpot): PinSearch {
  return { plan: planCode, revision: pin.revisionId, x: pin.x.toFixed(5), y: pin.y.toFixed(5), ...(guessedId !== null && { place: guessedId }) };
}

/** As near as an address tells. */
export function isSameSpot(one: PinnedSpot | null, other: PinnedSpot | null): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [writePin(one), writePin(other)];
  return a.revision === b.revision && a.x === b.x && a.y === b.y;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of the form: the entry before it is the plan. */
    fromPlan?: boolean;
  }
}

/** Null if any of it is missing or no spot of a sheet. */
export function readPin({ plan, revision, x, y, place }: Readonly<Record<string, unknown>>): PinnedSpot | null {
  const pin = { x: partOf(x), y: partOf(y) };
  if (!isText(plan) || !isText(revision) || pin.x === null || pin.y === null) return null;
  return { planCode: plan, pin: { revisionId: revision, x: pin.x, y: pin.y }, guessedId: isText(place) ? place : null };
}

/** Of an address only what belongs to a pin. */
export function readPinSearch(search: Readonly<Record<string, unknown>>): PinSearch {
  const spot = readPin(search);
  return spot === null ? {} : writePin(spot);
}

function partOf(text: unknown): number | null {
  if (!isText(text)) return null;
  const part = Number(text);
  return part >= 0 && part <= 1 ? part : null;
}
