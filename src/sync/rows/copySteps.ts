import { NetworkFailure } from '../../../network/index';
import type { World } from '../../device/world';
import type { Copies, Copy, CopyStep } from './copies';
import { mergeRow } from './normalise';
import { askedWith, changesSetUp, readJournal, readSetUp, readSnags, readViews, withEntry, type Ask, type EntryRows } from './read';
import { isRef, type Gone, type Row, type SnagDetails } from './row';

export interface StepsOptions {
  readonly copies: Copies;
  readonly ask: Ask;
  readonly clock: Pick<World['clock'], 'now'>;
  readonly onGone: (gone: Gone) => Promise<void>;
}

/** `refill`: it dropped the copy itself, because another one must take its place. */
type StepResult = 'more' | 'refill' | 'upToDate';

/** While events come one after the other, the saved views are read again after this time, in ms. */
const viewsEveryMs = 300_000;

/**
 * Makes the next step of a project's copy, in one transaction: where the journal stands and the set-up, then the snags page by page, then what the
 * journal says since. It goes on where the disk stands, so a tab may be stopped after any step, or in one.
 */
export function createSteps({ copies, ask, clock, onGone }: StepsOptions): (code: string) => Promise<StepResult> {
  /** By the project's code. */
  const viewsReadAt = new Map<string, number>();

  async function begin(code: string): Promise<StepResult> {
    const setUp = await readSetUp(ask, code);
    if (setUp === null) {
      await onGone({ code, projectId: null, what: 'PROJECT' });
      return 'upToDate';
    }
    // One that cannot be read, and of which the new one is there now.
    if ((await copies.unreadable(code)) === 'OLDER') await copies.drop(setUp.projectId);
    await copies.create({ projectId: setUp.projectId, code: String(setUp.rows.find(({ id }) => id === setUp.projectId)?.['code'] ?? code), openedAt: clock.now() }, { ...nothing, cursor: setUp.cursor, filling: { after: null }, freshAt: null, rows: setUp.rows });
    return 'more';
  }

  async function readPage(copy: Copy, after: string | null): Promise<StepResult> {
    const page = await readSnags(ask, copy.stored.code, { after });
    if (page === null) return drop(copy);
    const { rows, details } = page;
    await copies.change(copy, { ...nothing, cursor: copy.stored.cursor, freshAt: copy.stored.freshAt, filling: page.after === null ? null : { after: page.after }, rows, details });
    return 'more';
  }

  /** Of another build, which asked for other fields: all of it is read once more, and meanwhile stays as it is. The journal goes on from where it stood. */
  async function readAgain(copy: Copy): Promise<StepResult> {
    const setUp = await readSetUp(ask, copy.stored.code);
    if (setUp === null) return drop(copy);
    const read = new Map(setUp.rows.map((row) => [row.id, row]));
    if (sightOf(copy.projectId, copy.row) !== sightOf(copy.projectId, (id) => read.get(id) ?? copy.row(id))) return dropSeen(copy);
    const { cursor, freshAt } = copy.stored;
    await copies.change(copy, { ...nothing, cursor, freshAt, filling: { after: null }, documents: askedWith, rows: setUp.rows });
    return 'more';
  }

  async function catchUp(copy: Copy): Promise<StepResult> {
    const { code, cursor } = copy.stored;
    const askedAt = clock.now();
    const page = await readJournal(ask, code, cursor).catch(async (error: unknown) => {
      // A cursor of another time, as after the server came back from a backup.
      if (!isRefused(error)) throw error;
      await copies.drop(copy.projectId);
      return 'refill' as const;
    });
    if (page === 'refill') return 'refill';
    if (page === null) return drop(copy);

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
      personErased ||= entry.kind === 'REDACTED' && entry.snagId === null;
      if (entry.snagId === null) continue;
      const before = gone.delete(entry.snagId) || unknown.has(entry.snagId) ? null : (details.get(entry.snagId) ?? (await copy.details(entry.snagId)));
      const after = withEntry(before, entry);
      if (after === null) unknown.add(entry.snagId);
      else details.set(entry.snagId, after);
    }
    if (unknown.size > 0) {
      const read = await readSnags(ask, code, { ids: [...unknown] });
      if (read === null) return drop(copy);
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
    // They make no event. Read with each one of others they would cost more than they are worth.
    if (!page.hasNextPage && (page.entries.length === 0 || askedAt - (viewsReadAt.get(code) ?? -Infinity) >= viewsEveryMs)) {
      const views = await readViews(ask, code);
      if (views === null) return drop(copy);
      for (const each of views) put(each);
      viewsReadAt.set(code, askedAt);
    }
    const goneIds = [...gone].flatMap((id) => [id, ...thumbnailOf(rows.get(id)), ...thumbnailOf(copy.row(id))]);
    for (const id of goneIds) {
      rows.delete(id);
      details.delete(id);
    }
    // What was erased may stand in any answer about the project that is kept beside the rows.
    if (gone.size > 0 || erased) await onGone({ code, projectId: copy.projectId, what: [...gone] });
    // It is not told in which snags a person was named: all are read again, and meanwhile stay as they are.
    const filling = personErased ? { after: null } : null;
    const changed = await copies.change(copy, { cursor: page.cursor, filling, freshAt: page.hasNextPage ? copy.stored.freshAt : askedAt, rows: [...rows.values()], details, goneIds });
    return page.hasNextPage || personErased || changed === null ? 'more' : 'upToDate';
  }

  /** Another role or company sees other snags, of which no event tells: the copy is filled anew. */
  async function dropSeen({ stored: { code }, projectId }: Copy): Promise<StepResult> {
    await onGone({ code, projectId, what: 'ALL' });
    await copies.drop(projectId);
    return 'refill';
  }

  async function drop(copy: Copy): Promise<StepResult> {
    // The copy last: should the tab be killed in between, it is found and dropped once more.
    await onGone({ code: copy.stored.code, projectId: copy.projectId, what: 'PROJECT' });
    await copies.drop(copy.projectId);
    return 'upToDate';
  }

  return async (code) => {
    const copy = await copies.byCode(code);
    // What a newer build keeps is brought up to date by its own tab.
    if (copy === null) return (await copies.unreadable(code)) === 'NEWER' ? 'upToDate' : begin(code);
    if (copy.ofOtherBuild && copy.stored.filling === null) return readAgain(copy);
    return copy.stored.filling === null ? catchUp(copy) : readPage(copy, copy.stored.filling.after);
  };
}

/**
 * Puts what the server has answered to an event of this device into the copy, so that it is there when the outbox has forgotten the event. Nothing that
 * the copy has of a later event is taken back, and the journal brings the event again.
 */
export async function takeConfirmed(copies: Copies, code: string, entry: EntryRows): Promise<void> {
  const copy = await copies.byCode(code);
  if (copy === null || entry.snagId === null) return;
  // The person may no longer see it. If they do, the journal delivers it.
  if (copy.row(entry.snagId) === undefined && entry.kind !== 'SNAG_RAISED') return;
  const { cursor, filling, freshAt } = copy.stored;
  const version = (row: Row | undefined): number => Number(row?.['version'] ?? 0);
  const isLater = version(copy.row(entry.snagId)) < version(entry.rows.find(({ id }) => id === entry.snagId));
  const before = await copy.details(entry.snagId);
  // Where the journal has put the event already, it stands.
  const details = before?.eventIds.includes(entry.eventId ?? '') === true ? null : withEntry(before, entry);
  const step = { ...nothing, cursor, filling, freshAt, rows: isLater ? entry.rows : [], details: details === null ? nothing.details : new Map([[entry.snagId, details]]) };
  // Changed meanwhile, by the journal or by the answer to another event.
  if ((await copies.change(copy, step)) === null) return takeConfirmed(copies, code, entry);
}

const nothing: Pick<CopyStep, 'rows' | 'details' | 'goneIds'> = { rows: [], details: new Map(), goneIds: [] };

const thumbnailOf = (snag: Row | undefined): string[] => (isRef(snag?.['thumbnail']) ? [snag['thumbnail'].ref] : []);

const isRefused = (error: unknown): boolean => error instanceof NetworkFailure && error.graphqlErrors?.[0]?.extensions?.code === 'BAD_REQUEST';

/** What decides which snags the person sees. */
function sightOf(projectId: string, row: (id: string) => Row | undefined): string {
  const membership = row(projectId)?.['membership'];
  const member = isRef(membership) ? row(membership.ref) : undefined;
  const company = member?.['company'];
  return JSON.stringify([member?.['role'], isRef(company) ? company.ref : null]);
}
