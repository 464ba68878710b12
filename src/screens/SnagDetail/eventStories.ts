/** What an event means only together with those around it. */
export interface EventStory {
  /** For *fixed*: photos of the work that were added since the snag was open. */
  readonly photos: number;
  /** For a change that was lost: who had made the later one, by field. */
  readonly keptOf: ReadonlyMap<string, string>;
}

export const noStory: EventStory = { photos: 0, keptOf: new Map() };

interface StoryEvent {
  readonly id: string;
  readonly kind: string;
  readonly actor?: { readonly name: string } | null | undefined;
  readonly changes: readonly { readonly field: string; readonly lost: boolean }[];
  readonly photo?: { readonly kind: string } | null | undefined;
  readonly occurredAt: number;
}

const opened = ['SNAG_RAISED', 'SNAG_SENT_BACK', 'SNAG_ANSWERED', 'SNAG_REOPENED', 'SNAG_RESTORED'];

/** By the event's id, from the events of a snag in the order of the journal. */
export function eventStories(events: readonly StoryEvent[]): ReadonlyMap<string, EventStory> {
  const stories = new Map<string, EventStory>();
  let photos = 0;
  for (const event of events) {
    if (opened.includes(event.kind)) photos = 0;
    if (event.kind === 'PHOTO_ADDED' && event.photo?.kind === 'EVIDENCE') photos += 1;
    if (event.kind === 'SNAG_FIXED') stories.set(event.id, { ...noStory, photos });
    const lost = event.changes.filter((change) => change.lost);
    if (lost.length > 0) stories.set(event.id, { ...noStory, keptOf: keptOf(event, lost, events) });
  }
  return stories;
}

function keptOf({ occurredAt }: StoryEvent, lost: StoryEvent['changes'], events: readonly StoryEvent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { field } of lost) {
    const winners = events.filter((event) => event.occurredAt > occurredAt && event.changes.some((change) => change.field === field && !change.lost));
    const name = winners.toSorted((one, other) => one.occurredAt - other.occurredAt).at(-1)?.actor?.name;
    if (name !== undefined) names.set(field, name);
  }
  return names;
}
