import { isSameSpot, type PinnedSpot } from '../../domain/pin';
import type { DrawnShape } from '../../domain/shapes';
import type { PhotoFacts } from '../../domain/photo';
import type { RaiseSnagValues } from './entry';

/** What somebody has entered of a snag that is not raised yet. */
export interface DraftContent {
  readonly fields: RaiseSnagValues;
  readonly photos: readonly PhotoFacts[];
  /** What is drawn on them, by photo. */
  readonly drawings?: Readonly<Record<string, readonly DrawnShape[]>>;
  /** Where the form was opened. @default nowhere: it was not opened from a plan */
  readonly spot?: PinnedSpot;
  /** The clock of the device when the first of it was entered. */
  readonly begunAt?: number;
}

/** The draft in the form, and others that were begun elsewhere and left: each stays with the spot it was begun at. */
export interface DraftPile extends DraftContent {
  readonly aside?: readonly DraftContent[];
}

export const emptyContent: DraftContent = { fields: {}, photos: [] };

export function hasContent({ fields, photos }: DraftContent): boolean {
  return photos.length > 0 || Object.values(fields).some((value) => value !== '' && value != null);
}

/** The pile with the draft of exactly this spot in the form: the one that was begun there, or a new one. */
export function draftAt<Pile extends DraftPile>(pile: Pile, spot: PinnedSpot | null): Pile {
  if (isSameSpot(pile.spot ?? null, spot)) return pile;
  const begun = pile.aside?.find((each) => isSameSpot(each.spot ?? null, spot));
  return begun === undefined ? put(pile, begin(spot)) : takenUp(pile, begun);
}

/** The pile when a form opens: without a spot whatever was left in the form comes back with the spot it has. */
export function draftOnOpening<Pile extends DraftPile>(pile: Pile, spot: PinnedSpot | null): Pile {
  return spot === null && hasContent(pile) ? pile : draftAt(pile, spot);
}

/** A new draft at the same spot; the one before is put aside. */
export function begunAfresh<Pile extends DraftPile>(pile: Pile): Pile {
  return put(pile, begin(pile.spot ?? null));
}

/** One that was put aside is in the form again. */
export function takenUp<Pile extends DraftPile>(pile: Pile, content: DraftContent): Pile {
  return put(without(pile, content), content);
}

export function without<Pile extends DraftPile>(pile: Pile, content: DraftContent): Pile {
  return { ...pile, aside: (pile.aside ?? []).filter((each) => !isSame(each, content)) };
}

/** With the time at which the first of it was entered. Of one that was begun in a version that did not write it down nobody knows it. */
export function stamped<Pile extends DraftPile>(before: Pile, pile: Pile, now: number): Pile {
  return pile.begunAt === undefined && !hasContent(before) && hasContent(pile) ? { ...pile, begunAt: now } : pile;
}

/** All photos whose bytes belong to the pile. */
export function photosOf(pile: DraftPile): PhotoFacts[] {
  return [pile, ...(pile.aside ?? [])].flatMap(({ photos }) => photos);
}

const begin = (spot: PinnedSpot | null): DraftContent => ({ ...emptyContent, ...(spot !== null && { spot }) });

function put<Pile extends DraftPile>(pile: Pile, content: DraftContent): Pile {
  const { fields, photos, drawings, spot, begunAt, aside = [], ...rest } = pile;
  const before: DraftContent = { fields, photos, ...(drawings && { drawings }), ...(spot && { spot }), ...(begunAt !== undefined && { begunAt }) };
  const kept = hasContent(before) ? [...aside, before] : aside;
  // What is left of the pile is what it has besides a draft, such as whose it is.
  return { ...rest, ...content, ...(kept.length > 0 && { aside: kept }) } as unknown as Pile;
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return one.begunAt === other.begunAt && isSameSpot(one.spot ?? null, other.spot ?? null);
}
