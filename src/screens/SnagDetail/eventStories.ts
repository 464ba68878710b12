/** Facts about an event that follow from other events. */
export interface EventStory {
  /**
   * For *fixed*: photos of the work that were added since the snag was open. For *raised*: photos
   * that were added with it.
   */
  readonly photos: number;
  /** For *taken back*: what was; null if nobody knows. */
  readonly takenBack: 'SNAG_FIXED' | 'SNAG_DISPUTED' | null;
  /** For a lost change: who had made the later one, by field. */
  readonly keptOf: ReadonlyMap<string, string>;
  /**
   * For a drawing: on which of the photos that are shown, from 1; null if that is none of them any
   * more.
   */
  readonly photoNumber: number | null;
  /** The event beside it says this one, too: a photo that came with *raised* or *fixed*. */
  readonly isToldBeside: boolean;
}

export const noStory: EventStory = {
  photos: 0,
  takenBack: null,
  keptOf: new Map(),
  photoNumber: null,
  isToldBeside: false,
};

interface StoryEvent {
  readonly id: string;
  readonly kind: string;
  readonly withoutEffect: boolean;
  readonly actor?: { readonly name: string } | null | undefined;
  /** Whether the viewer may erase it, so that it has a line of its own. */
  readonly mayErase: boolean;
  readonly changes: readonly { readonly field: string; readonly lost: boolean }[];
  readonly photo?: { readonly id: string; readonly kind: string } | null | undefined;
  /** The comment that an edit is about. */
  readonly edited?: { readonly id: string } | null | undefined;
  readonly occurredAt: number;
}

const opened = ['SNAG_RAISED', 'SNAG_SENT_BACK', 'SNAG_ANSWERED', 'SNAG_REOPENED', 'SNAG_RESTORED'];

/**
 * Stories by event id, of a snag's events in journal order. `shown`: ids of its photos in viewing
 * order.
 */
export function eventStories(
  events: readonly StoryEvent[],
  shown: readonly string[] = [],
): ReadonlyMap<string, EventStory> {
  const stories = new Map<string, EventStory>();
  let photos = 0;
  let takenBack: EventStory['takenBack'] = null;
  for (const [index, event] of events.entries()) {
    const beside = photosBeside(event, index, events);
    for (const photo of beside)
      stories.set(photo.id, { ...noStory, isToldBeside: !photo.mayErase });
    if (event.kind === 'SNAG_RAISED' && beside.length > 0)
      stories.set(event.id, { ...noStory, photos: beside.length });
    if (opened.includes(event.kind)) photos = 0;
    if (event.kind === 'PHOTO_ADDED' && event.photo?.kind === 'EVIDENCE') photos += 1;
    if (event.kind === 'SNAG_FIXED') stories.set(event.id, { ...noStory, photos });
    if ((event.kind === 'SNAG_FIXED' || event.kind === 'SNAG_DISPUTED') && !event.withoutEffect)
      takenBack = event.kind;
    if (event.kind === 'SNAG_TAKEN_BACK') stories.set(event.id, { ...noStory, takenBack });
    if (event.kind === 'PHOTO_MARKED')
      stories.set(event.id, { ...noStory, photoNumber: numberOf(event.photo?.id, shown) });
    const lost = event.changes.filter((change) => change.lost);
    if (lost.length > 0)
      stories.set(event.id, {
        ...(stories.get(event.id) ?? noStory),
        keptOf: keptOf(event, lost, events),
      });
  }
  return stories;
}

/** The photos that one person added right before *fixed* or right after *raised*. */
function photosBeside(
  { kind, actor }: StoryEvent,
  index: number,
  events: readonly StoryEvent[],
): readonly StoryEvent[] {
  const near =
    kind === 'SNAG_FIXED'
      ? events.slice(0, index).toReversed()
      : kind === 'SNAG_RAISED'
        ? events.slice(index + 1)
        : [];
  const side = kind === 'SNAG_FIXED' ? 'EVIDENCE' : 'DEFECT';
  const other = near.findIndex(
    (event) =>
      event.kind !== 'PHOTO_ADDED' ||
      event.photo?.kind !== side ||
      event.actor?.name !== actor?.name,
  );
  return near.slice(0, other < 0 ? undefined : other);
}

function keptOf(
  { occurredAt, ...lostEvent }: StoryEvent,
  lost: StoryEvent['changes'],
  events: readonly StoryEvent[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { field } of lost) {
    const winners = events.filter(
      (event) =>
        event.occurredAt > occurredAt &&
        isAboutSame(event, lostEvent) &&
        event.changes.some((change) => change.field === field && !change.lost),
    );
    const name = winners.toSorted((one, other) => one.occurredAt - other.occurredAt).at(-1)
      ?.actor?.name;
    if (name !== undefined) names.set(field, name);
  }
  return names;
}

function numberOf(photoId: string | undefined, shown: readonly string[]): number | null {
  const index = shown.indexOf(photoId ?? '');
  return index < 0 ? null : index + 1;
}

type About = Pick<StoryEvent, 'photo' | 'edited'>;

/** Drawings on one photo, edits of one comment; everything else is about the snag. */
const isAboutSame = (one: About, other: About): boolean =>
  one.photo?.id === other.photo?.id && one.edited?.id === other.edited?.id;
