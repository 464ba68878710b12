import { NetworkFailure } from '../../../network/index';
import type { World } from '../../device/world';
import { isOtherHistory } from '../otherHistory';
import type { Copies, Copy, CopyStep } from './copies';
import { mergeRow } from './normalise';
import {
  askedWith,
  changesSetUp,
  erasedOf,
  readJournal,
  readSetUp,
  readSnags,
  readViews,
  withEntry,
  type Ask,
  type EntryRows,
  type JournalRows,
} from './read';
import { isRef, type Erased, type Gone, type Row, type SnagDetails } from './row';
import type { StoredCopy } from '../databases';

export interface StepsOptions {
  readonly copies: Copies;
  readonly ask: Ask;
  readonly clock: Pick<World['clock'], 'now' | 'date'>;
  readonly random: World['random'];
  readonly onGone: (gone: Gone) => Promise<void>;
  /** Is told whenever histories were read that say so, also of what it was told before. */
  readonly onErased: (erased: readonly Erased[]) => Promise<void>;
  /**
   * The journal was read to its end. `since`: when it was the last time; null after a filling. If it
   * fails, so does the step.
   */
  readonly onRead: (projectId: string, since: number | null) => Promise<void>;
}

/**
 * `refill`: the step has dropped the copy, which must be filled anew. `againInMs`: it is up to date
 * and has to be read again, but only after this time.
 */
export type StepResult = 'more' | 'refill' | 'upToDate' | { readonly againInMs: number };

/** Snags with their histories, or entries of the journal, of one page at most. */
const mostOfPage = 100;
/** After a step that took no longer the next page may be twice as long, in ms. */
const quickMs = 5_000;
/** How often the saved views are read again while events keep arriving, in ms. */
const viewsEveryMs = 300_000;
/**
 * After a person was erased all devices of a project read all its snags again: each at a random
 * moment within this time, in ms, so that the server is not asked by all at once.
 */
const readAgainWithinMs = 300_000;

export interface Steps {
  /** Makes the next step of a copy. */
  step(code: string): Promise<StepResult>;
  /**
   * Puts entries into the copy that the server has pushed after the cursor `before`. `more`: the
   * copy is not at that cursor, so the journal has to be read.
   */
  pushed(code: string, before: string, page: JournalRows): Promise<StepResult>;
}

/**
 * Makes the next step of a project's copy, in one transaction: first the journal's cursor and the
 * set-up, then the snags page by page, then what the journal has since. It continues from the state
 * on the disk, so a tab may be closed at any time.
 */
export function createSteps({
  copies,
  ask,
  clock,
  random,
  onGone,
  onErased,
  onRead,
}: StepsOptions): Steps {
  /** By the project's code. */
  const viewsReadAt = new Map<string, number>();
  /** Of a page: what the line carries before a request is over time. */
  let pageSize = mostOfPage;

  async function begin(code: string): Promise<StepResult> {
    const setUp = await readSetUp(ask, code);
    if (setUp === null) {
      await onGone({ code, projectId: null, what: 'PROJECT' });
      return 'upToDate';
    }
    // Deletes the old copy that this build cannot read, now that the new one exists.
    if ((await copies.unreadable(code)) === 'OLDER') await copies.drop(setUp.projectId);
    await copies.create(
      {
        projectId: setUp.projectId,
        code: String(setUp.rows.find(({ id }) => id === setUp.projectId)?.['code'] ?? code),
        openedAt: clock.date(),
      },
      {
        ...nothing,
        cursor: setUp.cursor,
        filling: { after: null },
        freshAt: null,
        rows: setUp.rows,
      },
    );
    return 'more';
  }

  async function readPage(copy: Copy, after: string | null): Promise<StepResult> {
    const page = await readSnags(ask, copy.stored.code, { first: pageSize, after });
    if (page === null) return drop(copy);
    const { rows, details } = page;
    await tellErased(page);
    await copies.change(copy, {
      ...nothing,
      cursor: copy.stored.cursor,
      freshAt: copy.stored.freshAt,
      filling: page.after === null ? null : { after: page.after },
      rows,
      details,
    });
    return 'more';
  }

  /**
   * A copy of another build, which asked for other fields, is read again completely and stays as it
   * is meanwhile. The journal continues from its cursor.
   */
  async function readAgain(copy: Copy): Promise<StepResult> {
    const setUp = await readSetUp(ask, copy.stored.code);
    if (setUp === null) return drop(copy);
    const read = new Map(setUp.rows.map((row) => [row.id, row]));
    if (
      sightOf(copy.projectId, copy.row) !==
      sightOf(copy.projectId, (id) => read.get(id) ?? copy.row(id))
    )
      return dropSeen(copy);
    const { cursor, freshAt } = copy.stored;
    await copies.change(copy, {
      ...nothing,
      cursor,
      freshAt,
      filling: { after: null },
      documents: askedWith,
      rows: setUp.rows,
    });
    return 'more';
  }

  async function catchUp(copy: Copy): Promise<StepResult> {
    const { code, cursor } = copy.stored;
    const askedAt = clock.date();
    const askedNow = clock.now();
    const page = await readJournal(ask, code, cursor, pageSize).catch(async (error: unknown) => {
      if (!isOtherHistory(error)) throw error;
      await copies.drop(copy.projectId);
      return 'refill' as const;
    });
    if (page === 'refill') return 'refill';
    return page === null ? drop(copy) : take(copy, page, { askedAt, askedNow, pushed: false });
  }

  /** The entries that follow those of the copy. */
  async function take(
    copy: Copy,
    page: JournalRows,
    {
      askedAt,
      askedNow,
      pushed,
    }: { readonly askedAt: number; readonly askedNow: number; readonly pushed: boolean },
  ): Promise<StepResult> {
    const { code } = copy.stored;
    const rows = new Map<string, Row>();
    const row = (id: string): Row | undefined => rows.get(id) ?? copy.row(id);
    const details = new Map<string, SnagDetails>();
    const unknown = new Set<string>();
    const gone = new Set<string>();
    let setUpChanged = false;
    let [erased, personErased] = [false, false];
    const put = (each: Row): void => void rows.set(each.id, mergeRow(rows.get(each.id), each));
    for (const entry of page.entries) {
      if (entry.goneSnagId !== null) {
        gone.add(entry.goneSnagId);
        details.delete(entry.goneSnagId);
        unknown.delete(entry.goneSnagId);
        continue;
      }
      for (const each of entry.rows) put(each);
      setUpChanged ||= changesSetUp(entry, copy.projectId, row);
      erased ||= entry.kind === 'REDACTED';
      // Without a person an erased text of the set-up, which no snag repeats.
      personErased ||= entry.kind === 'REDACTED' && entry.snagId === null && entry.hasSubject;
      if (entry.snagId === null) continue;
      const before =
        gone.delete(entry.snagId) || unknown.has(entry.snagId)
          ? null
          : (details.get(entry.snagId) ?? (await copy.details(entry.snagId)));
      const after = withEntry(before, entry);
      if (after === null) unknown.add(entry.snagId);
      else details.set(entry.snagId, after);
    }
    if (unknown.size > 0) {
      const read = await readSnags(ask, code, { ids: [...unknown] });
      if (read === null) return drop(copy);
      await tellErased(read);
      for (const each of read.rows) put(each);
      for (const id of unknown) {
        const its = read.details.get(id);
        if (its === undefined) gone.add(id);
        else details.set(id, its);
      }
    }
    if (setUpChanged) {
      const setUp = await readSetUp(ask, code);
      if (setUp === null) return drop(copy);
      for (const each of setUp.rows) put(each);
      if (sightOf(copy.projectId, copy.row) !== sightOf(copy.projectId, row)) return dropSeen(copy);
    }
    // Changes of saved views are no events. Reading the views with every event would cost too much.
    if (
      !page.hasNextPage &&
      (page.entries.length === 0 || askedNow - (viewsReadAt.get(code) ?? -Infinity) >= viewsEveryMs)
    ) {
      const views = await readViews(ask, code);
      if (views === null) return drop(copy);
      for (const each of views) put(each);
      viewsReadAt.set(code, askedNow);
    }
    const goneIds = [...gone].flatMap((id) => [
      id,
      ...thumbnailOf(rows.get(id)),
      ...thumbnailOf(copy.row(id)),
    ]);
    for (const id of goneIds) {
      rows.delete(id);
      details.delete(id);
    }
    // Erased text may be in any of the project's answers that are kept beside the rows.
    if (gone.size > 0 || erased) await onGone({ code, projectId: copy.projectId, what: [...gone] });
    // The event does not say which snags named the erased person, so all are read again. Meanwhile
    // they stay as they are.
    const filling = personErased
      ? { after: null, notBefore: askedAt + random() * readAgainWithinMs }
      : copy.stored.filling;
    const isRead = !page.hasNextPage && !pushed;
    // Before the step is on the disk, too.
    if (isRead) await onRead(copy.projectId, copy.stored.checkedAt ?? null);
    const changed = await copies.change(copy, {
      ...(isRead && { checkedAt: askedAt }),
      cursor: page.cursor,
      filling,
      freshAt: page.hasNextPage ? copy.stored.freshAt : askedAt,
      rows: [...rows.values()],
      details,
      goneIds,
    });
    if (page.hasNextPage || changed === null) return 'more';
    if (filling === null) return 'upToDate';
    const againInMs = untilRead(filling);
    return againInMs === 0 ? 'more' : { againInMs };
  }

  /** Before the step is on the disk, so that it is told again after an interruption. */
  async function tellErased(read: Parameters<typeof erasedOf>[0]): Promise<void> {
    const erased = erasedOf(read);
    if (erased.length > 0) await onErased(erased);
  }

  /** How long the next page has to wait, in ms. */
  function untilRead({ notBefore = 0 }: NonNullable<StoredCopy['filling']>): number {
    const ms = notBefore - clock.date();
    // Longer only if the clock was ahead when the time was chosen.
    return ms > readAgainWithinMs ? 0 : Math.max(0, ms);
  }

  /**
   * With another role or company the person sees other snags, for which no events arrive, so the
   * copy is filled anew.
   */
  async function dropSeen({ stored: { code }, projectId }: Copy): Promise<StepResult> {
    await onGone({ code, projectId, what: 'ALL' });
    await copies.drop(projectId);
    return 'refill';
  }

  async function drop(copy: Copy): Promise<StepResult> {
    // The copy is dropped last: if the tab is killed before that, the next step finds it and drops
    // it again.
    await onGone({ code: copy.stored.code, projectId: copy.projectId, what: 'PROJECT' });
    await copies.drop(copy.projectId);
    return 'upToDate';
  }

  async function next(code: string): Promise<StepResult> {
    const copy = await copies.byCode(code);
    // A copy of a newer build is brought up to date by a tab of that build.
    if (copy === null)
      return (await copies.unreadable(code)) === 'NEWER' ? 'upToDate' : begin(code);
    if (copy.ofOtherBuild && copy.stored.filling === null) return readAgain(copy);
    const { filling } = copy.stored;
    return filling === null || untilRead(filling) > 0
      ? catchUp(copy)
      : readPage(copy, filling.after);
  }

  async function step(code: string): Promise<StepResult> {
    const startedAt = clock.now();
    try {
      const result = await next(code);
      if (clock.now() - startedAt <= quickMs) pageSize = Math.min(pageSize * 2, mostOfPage);
      return result;
    } catch (error) {
      if (error instanceof NetworkFailure && error.kind === 'timeout')
        pageSize = Math.ceil(pageSize / 2);
      throw error;
    }
  }

  return {
    step,
    async pushed(code, before, page) {
      const copy = await copies.byCode(code);
      // Another tab, or the answer to a request, was faster; or nothing has happened.
      const isThere = copy?.cursor === page.cursor;
      if (isThere && (before !== page.cursor || page.entries.length === 0)) return 'upToDate';
      if (copy?.cursor !== before || copy.stored.freshAt === null) return 'more';
      return take(copy, page, { askedAt: clock.date(), askedNow: clock.now(), pushed: true });
    },
  };
}

/**
 * Puts the server's answer to an event of this device into the copy before the outbox deletes the
 * event. Does not replace anything that the copy has from a later event. The journal brings the
 * event again.
 */
export async function takeConfirmed(copies: Copies, code: string, entry: EntryRows): Promise<void> {
  const copy = await copies.byCode(code);
  if (copy === null || entry.snagId === null) return;
  // The person may no longer see it. If they do, the journal delivers it.
  if (copy.row(entry.snagId) === undefined && entry.kind !== 'SNAG_RAISED') return;
  const { cursor, filling, freshAt } = copy.stored;
  const version = (row: Row | undefined): number => Number(row?.['version'] ?? 0);
  const isLater =
    version(copy.row(entry.snagId)) < version(entry.rows.find(({ id }) => id === entry.snagId));
  const before = await copy.details(entry.snagId);
  // If the journal has brought the event already, the details stay as they are.
  const details =
    before?.eventIds.includes(entry.eventId ?? '') === true ? null : withEntry(before, entry);
  const step = {
    ...nothing,
    cursor,
    filling,
    freshAt,
    rows: isLater ? entry.rows : [],
    details: details === null ? nothing.details : new Map([[entry.snagId, details]]),
  };
  // The copy was changed meanwhile, by the journal or by the answer to another event.
  if ((await copies.change(copy, step)) === null) return takeConfirmed(copies, code, entry);
}

/**
 * Puts the set-up as the server has answered it into the copy before the journal brings it, so that
 * the screen that has changed it does not show what was before.
 */
export async function takeSetUp(copies: Copies, rows: readonly Row[]): Promise<void> {
  const setUp = rows.filter(({ __typename }) => !isOfSnags.has(__typename));
  if (!setUp.some(({ __typename }) => isInside.has(__typename))) return;
  for (const { stored, read } of await copies.all()) {
    if (stored.freshAt === null) continue;
    // Again if the copy was changed meanwhile.
    for (let copy = await read(); copy !== null; copy = await copies.byCode(stored.code)) {
      const { row } = copy;
      // What is new is found by a list of the project, or of what the project has.
      if (!setUp.some(({ id, __typename }) => isInside.has(__typename) && row(id))) break;
      const { cursor, filling, freshAt } = copy.stored;
      const step = { ...nothing, cursor, filling, freshAt, rows: setUp };
      if ((await copies.change(copy, step)) !== null) break;
    }
  }
}

/** What is in rows of its own kind, with a version or in an order. */
const isOfSnags: ReadonlySet<string> = new Set(['Snag', 'Event', 'Photo']);
/** What belongs to one project. */
const isInside: ReadonlySet<string> = new Set([
  'Project',
  'Member',
  'Company',
  'Trade',
  'Location',
  'Plan',
  'Revision',
]);

const nothing: Pick<CopyStep, 'rows' | 'details' | 'goneIds'> = {
  rows: [],
  details: new Map(),
  goneIds: [],
};

const thumbnailOf = (snag: Row | undefined): string[] =>
  isRef(snag?.['thumbnail']) ? [snag['thumbnail'].ref] : [];

/** The values that decide which snags the person sees. */
function sightOf(projectId: string, row: (id: string) => Row | undefined): string {
  const membership = row(projectId)?.['membership'];
  const member = isRef(membership) ? row(membership.ref) : undefined;
  const company = member?.['company'];
  return JSON.stringify([member?.['role'], isRef(company) ? company.ref : null]);
}
