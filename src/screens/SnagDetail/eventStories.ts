/** Facts about an event that follow from other events. */
export interface EventStory {
  /** For *fixed*: photos of the work that were added since the snag was open. */
  readonly photos: number;
  /** For a lost change: who had made the later one, by field. */
  readonly keptOf: ReadonlyMap<string, string>;
  /**
   * For a drawing: on which of the photos that are shown, from 1; null if that is none of them any
   * more.
   */
  readonly photoNumber: number | null;
}

export const noStory: EventStory = { photos: 0, keptOf: new Map(), photoNumber: null };

interface StoryEvent {
  readonly id: string;
  readonly kind: string;
  readonly actor?: { readonly name: string } | null | undefined;
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
  for (const event of events) {
    if (opened.includes(event.kind)) photos = 0;
    if (event.kind === 'PHOTO_ADDED' && event.photo?.kind === 'EVIDENCE') photos += 1;
    if (event.kind === 'SNAG_FIXED') stories.set(event.id, { ...noStory, photos });
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
