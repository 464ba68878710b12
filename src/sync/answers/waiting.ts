import { compareWaiting, readWaitingCursor, waitingCursorAt, waitingPlace, waitsForPerson } from '../../../rules/waiting';
import { text } from './fields';
import type { Value } from '../rows/row';
import type { Copy } from './copy';
import { Unanswered } from './executor';
import type { Asked } from './resolvers';

/** `Viewer.waiting` of the projects on the device. What of it is new only the server knows. */
export async function waitingIn(copies: readonly Copy[], { first, after }: { readonly first?: number; readonly after?: string | null }, asked: Asked): Promise<Value> {
  const active = copies.filter(({ archived }) => !archived);
  const start = after == null ? null : readWaitingCursor(after);
  if (start === null && after != null) throw new Unanswered('Viewer.waiting after this cursor');
  const waiting = active
    .flatMap((copy) => copy.snags.filter((snag) => waitsForPerson(snag, copy.actor)).map((snag) => ({ copy, snag, place: waitingPlace(text(copy.project['code']), snag, copy.today(asked.now)) })))
    .filter(({ place }) => start === null || compareWaiting(place, start) > 0)
    .toSorted((one, other) => compareWaiting(one.place, other.place));
  const shown = waiting.slice(0, first);
  const edges = await Promise.all(
    shown.map(async ({ copy, snag, place }) => {
      const last = (await asked.details(copy, snag.id))?.eventIds.at(-1);
      return { cursor: waitingCursorAt(place), node: { ref: snag.id }, lastEvent: last === undefined ? null : { ref: last }, isNew: false, newEvents: 0 };
    }),
  );
  return {
    edges,
    projects: active.map(({ project }) => ({ ref: project.id })),
    pageInfo: { hasNextPage: waiting.length > shown.length, hasPreviousPage: start !== null, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
