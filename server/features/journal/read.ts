import { Repeater } from 'graphql-yoga';
import { type Context, renewLoaders } from '../../context';
import type { MemberTable } from '../../database/schema';
import { checkFirst } from '../../graphql/connection';
import type { EventRow, NodeRow, SnagRow } from '../../graphql/mappers';
import { memberOf, seesPlanOf, seesSetUp, sharesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import { openCursor, sealCursor } from './cursor';
import { kindOf } from './kinds';
import { inTurn } from './inTurn';
import { eventsAfter } from './store';

/** One event as a reader of the journal sees it. */
export interface Entry {
  cursor: string;
  event: EventRow | null;
  snag: SnagRow | null;
  goneSnagId: string | null;
  subject: NodeRow | null;
}

/** Events read from the database at a time. */
const batch = 100;

/** A page looks through so many batches at most, so that one request stays short. */
const batchesPerPage = 20;

/**
 * Every event after the cursor that the viewer may see: first those missed, then those to come. It reads the journal; a
 * wake-up only says that there is more. Ends with NOT_FOUND when the viewer is no longer a member.
 *
 * What is under way without being written (how far a revision is drawn) comes in between, when all that was written has been read: each
 * thing once, as it is then, however often it was shown meanwhile. It moves no cursor, and nobody who missed it has missed anything.
 */
export function follow(context: Context, projectId: string, after: string): Repeater<Entry> {
  const { services } = context;
  let seq = requirePlace(context, projectId, after);
  return new Repeater<Entry>(async (push, stop) => {
    let wake: () => void = () => undefined;
    // What began before somebody listened is shown to them as well.
    const shown = new Set(services.progress.underWayIn(projectId));
    const unlisten = services.wakeUps.listen(projectId, (subjectId) => {
      if (subjectId !== undefined) shown.add(subjectId);
      wake();
    });
    let stopped = false;
    void stop.then(() => {
      stopped = true;
      wake();
    });
    try {
      while (!stopped) {
        // Made before reading, so that growth during the reading is not slept through.
        const grown = new Promise<void>((resolve) => (wake = resolve));
        const events = await eventsAfter(services.db, projectId, seq, batch);
        for (const event of events) {
          await inTurn();
          if (stopped) break;
          renewLoaders(context);
          const entry = await entryFor(context, projectId, event);
          seq = event.seq;
          if (entry !== null) await push(entry);
        }
        if (events.length > 0 || stopped) continue;
        const passing = [...shown];
        shown.clear();
        for (const subjectId of passing) {
          renewLoaders(context);
          const entry = await passingEntry(context, projectId, subjectId, seq);
          if (entry !== null && !stopped) await push(entry);
        }
        if (passing.length === 0) await grown;
      }
    } finally {
      unlisten();
    }
  });
}

/** The same by pages, for places where websockets are blocked. */
export async function readPage(context: Context, projectId: string, page: { after: string; first: number }) {
  checkFirst(page.first);
  const from = requirePlace(context, projectId, page.after);
  const entries: Entry[] = [];
  let last = from;
  let hasNextPage = true;
  // Filled up with what the viewer may see: a page that is shorter than asked for would tell how much lies between.
  for (let n = 0; n < batchesPerPage && hasNextPage && entries.length < page.first; n += 1) {
    const rows = await eventsAfter(context.services.db, projectId, last, batch + 1);
    const found = await Promise.all(rows.slice(0, batch).map(async (event) => ({ event, entry: await entryFor(context, projectId, event) })));
    hasNextPage = rows.length > batch;
    for (const [index, { event, entry }] of found.entries()) {
      last = event.seq;
      if (entry === null || entries.push(entry) < page.first) continue;
      hasNextPage ||= index < found.length - 1;
      break;
    }
  }
  // Who asks by pages is shown what is under way at the end of what was written.
  for (const subjectId of hasNextPage ? [] : context.services.progress.underWayIn(projectId)) {
    const entry = entries.length < page.first ? await passingEntry(context, projectId, subjectId, last) : null;
    if (entry !== null) entries.push(entry);
  }
  return { entries, cursor: sealCursor(context.services.secret, projectId, last), hasNextPage };
}

/** What the viewer is shown of an event: all of it, only that a snag is gone, or nothing. Decided by what holds now. */
async function entryFor(context: Context, projectId: string, event: EventRow): Promise<Entry | null> {
  const member = await memberOf(context, projectId);
  if (member === null) throw new Refusal('NOT_FOUND');
  const base = emptyAt(context, projectId, event.seq);
  if (event.snag_id === null) return (await seesSetUp(event, member, context)) ? { ...base, event, subject: await subjectOf(context, event) } : null;
  const snag = await context.loaders.snag.load(event.snag_id);
  if (snag !== null && sharesSnag(member, snag.company_id)) return { ...base, event, snag };
  return couldSee(member, event) ? { ...base, goneSnagId: event.snag_id } : null;
}

/** A revision that is being drawn, for whoever sees its plan. The reader stays where they stand. */
async function passingEntry(context: Context, projectId: string, revisionId: string, seq: number): Promise<Entry | null> {
  if ((await memberOf(context, projectId)) === null) throw new Refusal('NOT_FOUND');
  const revision = await context.loaders.planRevision.load(revisionId);
  if (revision === null || !(await seesPlanOf(revision.plan_id, context))) return null;
  return { ...emptyAt(context, projectId, seq), subject: revision };
}

const emptyAt = (context: Context, projectId: string, seq: number): Entry => ({
  cursor: sealCursor(context.services.secret, projectId, seq),
  event: null,
  snag: null,
  goneSnagId: null,
  subject: null,
});

const couldSee = (member: MemberTable, event: EventRow): boolean =>
  sharesSnag(member, event.company_before) || sharesSnag(member, event.company_after);

async function subjectOf({ loaders }: Context, event: EventRow): Promise<NodeRow | null> {
  const subject = kindOf(event.kind)?.subject ?? null;
  if (subject === null) return null;
  return subject === 'project' ? loaders.project.load(event.project_id) : loaders[subject].load(event.subject_id ?? '');
}

function requirePlace(context: Context, projectId: string, cursor: string): number {
  const seq = openCursor(context.services.secret, projectId, cursor);
  if (seq === null) throw new Refusal('BAD_REQUEST', {}, 'after');
  return seq;
}
