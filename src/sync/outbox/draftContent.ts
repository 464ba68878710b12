import type { DrawnShape, PhotoFacts } from '../../domain/photo';
import { isSameSpot, type PinnedSpot } from '../../domain/pin';
import type { RaiseSnagValues, StoredEvent } from './entry';

/** The input for a snag that is not raised yet. */
export interface DraftContent {
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

/** The set with the draft of exactly this spot in the form: the one begun there, or a new one. */
export function draftAt<Drafts extends DraftSet>(drafts: Drafts, spot: PinnedSpot | null): Drafts {
  if (isSameSpot(drafts.spot ?? null, spot)) return drafts;
  const begun = drafts.aside?.find((each) => isSameSpot(each.spot ?? null, spot));
  return begun === undefined ? put(drafts, begin(spot)) : resumedDraft(drafts, begun);
}

/**
 * The set when a form opens: without a spot the draft that was in the form stays there, with its
 * own spot.
 */
export function draftOnOpening<Drafts extends DraftSet>(
  drafts: Drafts,
  spot: PinnedSpot | null,
): Drafts {
  return spot === null && hasContent(drafts) ? drafts : draftAt(drafts, spot);
}

/** The set with a new draft at the same spot; the previous one is put aside. */
export function startedAfresh<Drafts extends DraftSet>(drafts: Drafts): Drafts {
  return put(drafts, begin(drafts.spot ?? null));
}

/** The set with one more draft beside the one in the form. */
export function putAside<Drafts extends DraftSet>(drafts: Drafts, content: DraftContent): Drafts {
  return { ...drafts, aside: [...(drafts.aside ?? []), content] };
}

/** The set with a draft that was put aside in the form again. */
export function resumedDraft<Drafts extends DraftSet>(
  drafts: Drafts,
  content: DraftContent,
): Drafts {
  return put(without(drafts, content), content);
}

export function without<Drafts extends DraftSet>(drafts: Drafts, content: DraftContent): Drafts {
  return { ...drafts, aside: (drafts.aside ?? []).filter((each) => !isSame(each, content)) };
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

const begin = (spot: PinnedSpot | null): DraftContent => ({
  ...emptyContent,
  ...(spot !== null && { spot }),
});

function put<Drafts extends DraftSet>(drafts: Drafts, content: DraftContent): Drafts {
  const { fields, photos, drawings, spot, begunAt, aside = [], ...rest } = drafts;
  const before: DraftContent = {
    fields,
    photos,
    ...(drawings && { drawings }),
    ...(spot && { spot }),
    ...(begunAt !== undefined && { begunAt }),
  };
  const kept = hasContent(before) ? [...aside, before] : aside;
  // `rest` holds the set's keys, such as its person.
  return { ...rest, ...content, ...(kept.length > 0 && { aside: kept }) } as unknown as Drafts;
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return one.begunAt === other.begunAt && isSameSpot(one.spot ?? null, other.spot ?? null);
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
