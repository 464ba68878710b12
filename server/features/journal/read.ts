import { Repeater } from 'graphql-yoga';
import { filterOf } from '../../admitted';
import type { Context } from '../../context';
import type { OwnMember } from '../../database/schema';
import { checkFirst } from '../../graphql/relayConnection';
import { createViewerLoaders } from '../../graphql/loaders';
import type { EventRow, NodeRow, SnagRow } from '../../graphql/mappers';
import { isHidden, memberOf, seesPlanOf, seesSetUp, sharesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import { positionOf, type Position, sealCursor } from './cursor';
import { kindOf } from './kinds';
import { countReader, createPacer } from './pacing';
import { changesOf, eventsAfter, isBelow, locationBefore } from './store';
import { type Telling, tellingOf, type SharedReads } from './telling';

/**
 * Readers of one iteration of the event loop who are given what is there already: that takes a
 * tenth of a ms, and what is made first some.
 */
const readyAtOnce = 40;

const pace = createPacer();

/**
 * Resolves when this reader may read the next event: one reader after the other, with the event
 * loop in between.
 * The database answers at once and a socket takes at once what is sent down it, so without this
 * thousands of events, or one event for hundreds of readers, would go through while everybody else
 * waits.
 */
const paced = (reads: () => SharedReads): Promise<void> =>
  pace(() => (reads().answers.size > 0 ? 1 / readyAtOnce : 1));

/** One event as a reader of the journal sees it. */
export interface Entry {
  cursor: string;
  event: EventRow | null;
  snag: SnagRow | null;
  goneSnagId: string | null;
  subject: NodeRow | null;
  /**
   * Who of the project receives it, and what it has in common with what others receive of the
   * same thing; on the socket.
   */
  member?: OwnMember | null;
  reads?: SharedReads;
}

/** Events read from the database at a time. */
const batch = 100;

/** A page looks through so many batches at most, so that one request stays short. */
const batchesPerPage = 20;

/**
 * All events after `from` that the viewer may see: first those missed, then new ones. Reads the
 * journal; a wake-up only says that there is more. Ends with NOT_FOUND when the viewer is no longer
 * a member.
 *
 * Progress (of the drawing of a revision) is sent when all events have been read: for each revision
 * once, as it is then. It does not move the cursor, and missing it does no harm.
 */
export function follow(context: Context, projectId: string, from: Position): Repeater<Entry> {
  const { services } = context;
  let position = from;
  return new Repeater<Entry>(async (push, stop) => {
    let wake: () => void = () => undefined;
    // Progress that began before the subscription is sent, too.
    const shown = new Set(services.progress.underWayIn(projectId));
    const unlisten = services.wakeUps.listen(projectId, (subjectId) => {
      if (subjectId !== undefined) shown.add(subjectId);
      wake();
    });
    const reader = countReader(projectId);
    let stopped = false;
    void stop.then(() => {
      stopped = true;
      wake();
    });
    try {
      while (!stopped) {
        // Created before reading, so that events written during the reading are noticed.
        const grown = new Promise<void>((resolve) => (wake = resolve));
        const events = await tellingOf(services, projectId).eventsAfter(position.seq, batch);
        for (const event of events) {
          await paced(() => tellingOf(services, projectId).of(event));
          if (stopped) break;
          if (isToldWithPhoto(event, events, context.viewer?.userId)) {
            position = event;
            continue;
          }
          // Read now, because something may have been written since, such as the redaction of one
          // of them.
          const telling = tellingOf(services, projectId);
          const reads = telling.of(event);
          const entry = await orForget(reads, async () => {
            const member = await readTogether(context, projectId, telling, reads);
            const now = await reads.rows.event.load(event.id);
            const found = now && (await entryFor(context, now, reads.cursor));
            return found && { ...found, reads, member };
          });
          position = event;
          if (entry !== null) await push(entry);
        }
        if (events.length > 0 || stopped) continue;
        const passing = [...shown];
        shown.clear();
        for (const subjectId of passing) {
          await paced(() => tellingOf(services, projectId).ofShown(subjectId, position));
          const telling = tellingOf(services, projectId);
          const reads = telling.ofShown(subjectId, position);
          const entry = await orForget(reads, async () => {
            const member = await readTogether(context, projectId, telling, reads);
            const found = await passingEntry(context, projectId, subjectId, reads.cursor);
            return found && { ...found, reads, member };
          });
          if (entry !== null && !stopped) await push(entry);
        }
        if (passing.length > 0) continue;
        reader.atEnd();
        await grown;
        reader.woken();
      }
    } catch (error) {
      // After the reader has left nobody would handle the error.
      if (!stopped) throw error;
    } finally {
      unlisten();
      reader.gone();
    }
  });
}

/**
 * Whether it only says that a photo was rendered, right after the event of the photo itself, which
 * then has its pictures. The photo's author gets both, because their device then drops its own
 * copy.
 */
function isToldWithPhoto(
  { kind, photo_id }: EventRow,
  events: readonly EventRow[],
  userId: string | undefined,
): boolean {
  const added =
    kind === 'PHOTO_RENDERED'
      ? events.find((each) => each.kind === 'PHOTO_ADDED' && each.photo_id === photo_id)
      : undefined;
  return added !== undefined && added.actor_id !== userId;
}

/** Does the work. If that fails, what was read for it is not given to others. */
async function orForget<Done>(reads: SharedReads, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    reads.forget();
    throw error;
  }
}

/**
 * Lets the reader have the rows that are read for all who receive the same thing. Answers the
 * membership that they have then.
 */
async function readTogether(
  context: Context,
  projectId: string,
  telling: Telling,
  reads: SharedReads,
): Promise<OwnMember | null> {
  const userId = context.viewer?.userId ?? '';
  const member = await telling.member(userId);
  const own = createViewerLoaders(context.services.db, userId);
  own.membership.prime(projectId, member);
  context.loaders = { ...reads.rows, ...own };
  return member;
}

/** The same by pages, for networks that block websockets. */
export async function readPage(
  context: Context,
  projectId: string,
  page: { after: string; first: number },
) {
  checkFirst(page.first);
  const entries: Entry[] = [];
  let last: Position = await positionOf(context.services, projectId, page.after);
  let hasNextPage = true;
  // Filled with visible events: a shorter page would reveal how many invisible ones lie between.
  for (let n = 0; n < batchesPerPage && hasNextPage && entries.length < page.first; n += 1) {
    const rows = await eventsAfter(context.services.db, projectId, last.seq, batch + 1);
    const found = await Promise.all(
      rows.slice(0, batch).map(async (event) => ({
        event,
        entry: await entryFor(
          context,
          event,
          sealCursor(context.services.secret, projectId, event),
        ),
      })),
    );
    hasNextPage = rows.length > batch;
    for (const [index, { event, entry }] of found.entries()) {
      last = event;
      if (entry === null || entries.push(entry) < page.first) continue;
      hasNextPage ||= index < found.length - 1;
      break;
    }
  }
  // Pages end with the current progress.
  for (const subjectId of hasNextPage ? [] : context.services.progress.underWayIn(projectId)) {
    const entry =
      entries.length < page.first
        ? await passingEntry(
            context,
            projectId,
            subjectId,
            sealCursor(context.services.secret, projectId, last),
          )
        : null;
    if (entry !== null) entries.push(entry);
  }
  return {
    entries,
    cursor: sealCursor(context.services.secret, projectId, last),
    hasNextPage,
  };
}

/**
 * What the viewer gets of an event: all of it, only that a snag is gone, or nothing. Decided by the
 * current state.
 */
export async function entryFor(
  context: Context,
  event: EventRow,
  cursor: string,
): Promise<Entry | null> {
  const member = await memberOf(context, event.project_id);
  if (member === null) throw new Refusal('NOT_FOUND');
  const base = emptyAt(cursor);
  if (event.snag_id === null)
    return (await seesSetUp(event, member, context))
      ? { ...base, event, subject: await subjectOf(context, event) }
      : null;
  const snag = await context.loaders.snag.load(event.snag_id);
  if (isHidden(event, member)) return null;
  if (snag !== null && sharesSnag(member, snag)) return { ...base, event, snag };
  return (await couldSee(context, member, event)) ? { ...base, goneSnagId: event.snag_id } : null;
}

/** Progress of a revision, for those who see its plan. The cursor stays the same. */
async function passingEntry(
  context: Context,
  projectId: string,
  revisionId: string,
  cursor: string,
): Promise<Entry | null> {
  if ((await memberOf(context, projectId)) === null) throw new Refusal('NOT_FOUND');
  const revision = await context.loaders.planRevision.load(revisionId);
  if (revision === null || !(await seesPlanOf(revision.plan_id, context))) return null;
  return { ...emptyAt(cursor), subject: revision };
}

const emptyAt = (cursor: string): Entry => ({
  cursor,
  event: null,
  snag: null,
  goneSnagId: null,
  subject: null,
});

/** Whether the snag of an event was in the member's sight before it or right after it. */
async function couldSee(
  { services }: Context,
  member: OwnMember,
  event: EventRow,
): Promise<boolean> {
  if (member.places === null)
    return [event.company_before, event.company_after].some((company_id) =>
      sharesSnag(member, { company_id, location_id: null }),
    );
  if (!changesOf(event).some(({ field }) => field === 'location')) return false;
  const before = await locationBefore(services.db, event);
  // Where it was is erased: a device forgets a snag that it may have had.
  if (before === undefined) return true;
  const { locationIds } = filterOf(member.link_filter ?? '{"locationIds":[]}');
  return before !== null && isBelow(services.db, before, locationIds);
}

async function subjectOf({ loaders }: Context, event: EventRow): Promise<NodeRow | null> {
  const subject = kindOf(event.kind)?.subject ?? null;
  if (subject === null) return null;
  return subject === 'project'
    ? loaders.project.load(event.project_id)
    : loaders[subject].load(event.subject_id ?? '');
}
