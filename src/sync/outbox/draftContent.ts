import type { DrawnShape, PhotoFacts } from '../../domain/photo';
import { newId } from '../../domain/ids';
import { isSameSpot, type PinnedSpot } from '../../domain/pin';
import type { RaiseSnagValues, StoredEvent } from './entry';

/** The input for a snag that is not raised yet. */
export interface DraftContent {
  /** Absent in a draft of a version that did not store it; see `draftIdOf`. */
  readonly id?: string;
  readonly fields: RaiseSnagValues;
  readonly photos: readonly PhotoFacts[];
  /** Shapes drawn on the photos, by photo id. */
  readonly drawings?: Readonly<Record<string, readonly DrawnShape[]>>;
  /**
   * The spot on a plan at which the form was opened. @default none: it was not opened from a plan
   */
  readonly spot?: PinnedSpot;
  /** Device time of the first input. */
  readonly begunAt?: number;
}

/** The draft in the form, and others put aside. Each belongs to the spot at which it was begun. */
export interface DraftSet extends DraftContent {
  readonly aside?: readonly DraftContent[];
}

export const emptyContent: DraftContent = { fields: {}, photos: [] };

export function hasContent({ fields, photos }: DraftContent): boolean {
  return photos.length > 0 || Object.values(fields).some((value) => value !== '' && value != null);
}

/** What tells a draft from all others. */
export const draftIdOf = ({ id, begunAt, spot }: Pick<DraftContent, 'id' | 'begunAt' | 'spot'>) =>
  id ?? JSON.stringify([begunAt, spot?.pin]);

export const draftIn = (drafts: DraftSet, id: string): DraftContent | undefined =>
  [drafts, ...(drafts.aside ?? [])].find((each) => draftIdOf(each) === id);

/** An empty draft. */
export const beginDraft = (spot: PinnedSpot | null): DraftContent => ({
  ...emptyContent,
  id: newId('draft'),
  ...(spot !== null && { spot }),
});

/**
 * The set when a form opens: with the draft that was begun at the spot of `fresh`, else with
 * `fresh`. Without a spot the draft that was in the form stays there, with its own spot. `isFree`:
 * whether no other form has that draft.
 */
export function draftOnOpening<Drafts extends DraftSet>(
  drafts: Drafts,
  fresh: DraftContent,
  isFree: (draft: DraftContent) => boolean,
): Drafts {
  const spot = fresh.spot ?? null;
  // An empty one without an id is nobody's, and two forms would take it for the same.
  const isWanted = (each: DraftContent): boolean =>
    (each.id !== undefined || hasContent(each)) &&
    isFree(each) &&
    isSameSpot(each.spot ?? null, spot);
  if (isWanted(drafts) || (spot === null && hasContent(drafts) && isFree(drafts))) return drafts;
  return withInForm(drafts, drafts.aside?.find(isWanted) ?? fresh);
}

/** The set with one more draft beside the one in the form. */
export function putAside<Drafts extends DraftSet>(drafts: Drafts, content: DraftContent): Drafts {
  return { ...drafts, aside: [...(drafts.aside ?? []), content] };
}

/** The set with this draft in the form; the one that was there is put aside. */
export function withInForm<Drafts extends DraftSet>(drafts: Drafts, draft: DraftContent): Drafts {
  const { id, fields, photos, drawings, spot, begunAt, aside = [], ...rest } = drafts;
  const before: DraftContent = {
    ...(id !== undefined && { id }),
    fields,
    photos,
    ...(drawings && { drawings }),
    ...(spot && { spot }),
    ...(begunAt !== undefined && { begunAt }),
  };
  const kept = [...aside, ...(hasContent(before) ? [before] : [])].filter(
    (each) => draftIdOf(each) !== draftIdOf(draft),
  );
  // `rest` holds the set's keys, such as its person.
  return { ...rest, ...draft, ...(kept.length > 0 && { aside: kept }) } as unknown as Drafts;
}

/** The set without one of its drafts. */
export function without<Drafts extends DraftSet>(drafts: Drafts, draft: DraftContent): Drafts {
  if (draftIdOf(drafts) === draftIdOf(draft))
    return without(withInForm(drafts, beginDraft(drafts.spot ?? null)), draft);
  return {
    ...drafts,
    aside: (drafts.aside ?? []).filter((each) => draftIdOf(each) !== draftIdOf(draft)),
  };
}

/**
 * Sets the time of the first input. Stays absent for a draft begun in a version that did not store
 * it.
 */
export function stamped<Drafts extends DraftSet>(
  before: Drafts,
  drafts: Drafts,
  now: number,
): Drafts {
  return drafts.begunAt === undefined && !hasContent(before) && hasContent(drafts)
    ? { ...drafts, begunAt: now }
    : drafts;
}

/** The photos of all drafts of the set. */
export function photosOf(drafts: DraftSet): PhotoFacts[] {
  return [drafts, ...(drafts.aside ?? [])].flatMap(({ photos }) => photos);
}

/**
 * The parts of a draft that the raise event does not contain. `at`: the device's time of the first
 * input.
 */
export interface Begun extends Pick<DraftContent, 'spot'> {
  readonly at: number;
}

/**
 * Rebuilds the draft from a raise and the events of its photos; null if the snag has other events,
 * which a draft cannot contain.
 */
export function contentOf(
  raise: StoredEvent,
  others: readonly StoredEvent[],
  { spot, at }: Begun,
): DraftContent | null {
  const photos: PhotoFacts[] = [];
  const drawings: Record<string, readonly DrawnShape[]> = {};
  for (const { kind, photo, fields, holdUntil } of others) {
    const { photoId, shapes } = fields;
    if (holdUntil === undefined) return null;
    if (kind === 'photo' && photo !== undefined) photos.push(photo);
    else if (kind === 'markPhoto' && typeof photoId === 'string' && isShapes(shapes))
      drawings[photoId] = shapes;
    else return null;
  }
  // A raise has no other fields. Its pin is the draft's spot.
  const { pin: _pin, ...fields } = raise.fields as RaiseSnagValues;
  return {
    id: raise.snagId,
    fields,
    photos,
    ...(Object.keys(drawings).length > 0 && { drawings }),
    ...(spot && { spot }),
    begunAt: at,
  };
}

const isShapes = (
  value: StoredEvent['fields'][string] | undefined,
): value is readonly DrawnShape[] => Array.isArray(value);
