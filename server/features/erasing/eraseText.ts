import type {
  MutationErasePhotoArgs,
  MutationEraseTextArgs,
} from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import { cleanLine, cleanText } from '../../../rules/text';
import type { Context } from '../../context';
import type { Handle, Trx } from '../../database/engine';
import type { Change, ToldEventTable } from '../../database/journalTables';
import type { SnagTable } from '../../database/schema';
import { sharesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import { forgetSigner } from '../codeLinks/store';
import { requirePhoto } from '../photos/add';
import { clearHandovers, dropDrafts } from '../reports/handoverStore';
import { forgetKept } from '../bcf/store';
import { dropTableImports } from '../tablesIn/store';
import { dropReports } from '../reports/store';
import { requireShared, requireSnag } from '../snags/requireSnag';
import { reindexSnag } from '../snags/store';
import { projectOfSnag } from '../snags/tellMerged';
import type { AboutSnag, EventContext, NewEvent } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import type { RedactedFacts } from '../journal/verify';

type Values = RedactedFacts['values'];

/**
 * Erases what was written with an event: a comment with all that it said before; a title or a
 * description also on the snag, if it still says that, and in the other events of the snag that
 * repeat it. Tables that were imported go, reports of the project, and handovers that not all have
 * signed, because they may say it too.
 */
export async function eraseText(
  context: Context,
  { input }: MutationEraseTextArgs,
): Promise<Recorded> {
  const reports: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'eraseText',
      input,
      content: input,
      projectOf: async (trx) => (await requireEvent(trx, input.textOf)).project_id,
      inArchived: true,
      about: input.textOf,
    },
    async (trx, moment) => {
      const event = await requireEvent(trx, input.textOf);
      await requireSeen(trx, moment, event);
      // An edit is erased with the comment it is about: that says the same.
      const commentId =
        event.kind === 'COMMENT_EDITED'
          ? event.subject_id
          : event.kind === 'COMMENT_ADDED'
            ? event.id
            : null;
      const snag = event.snag_id === null ? null : await requireSnag(trx, event.snag_id);
      const texts = textsOf(event).written;
      const events =
        commentId !== null
          ? await commentWithEdits(trx, commentId)
          : snag !== null && texts.size > 0
            ? await eventsSaying(trx, snag.id, texts, event)
            : [event];
      const values = await valuesOf(
        trx,
        event.project_id,
        events.map(({ seq }) => seq),
      );
      if (values.length === 0 || event.kind === 'REDACTED')
        throw new Refusal('NOT_FOUND', {}, 'textOf');
      if (event.photo_id !== null) await clearPhoto(trx, event, event.photo_id);
      if (snag !== null) await clearSnag(trx, snag, texts);
      if (event.kind === 'HANDOVER_PREPARED') await clearHandovers(trx, [event.subject_id]);
      if (event.kind === 'HANDOVER_SIGNED') await forgetSigner(trx, event.id);
      await dropTableImports(trx, [event.project_id]);
      if (snag !== null) await forgetKept(trx, { snagId: snag.id });
      const drafts = await dropSaying(trx, moment, reports);
      return erasing(moment, { snag, subjectId: event.id }, { values, files: drafts });
    },
  );
  await context.services.reports.discard(reports);
  return recorded;
}

/**
 * Erases a photo: its bytes, its caption, what the camera noted and what was drawn on it. That
 * there was one, of this hash, stays.
 */
export async function erasePhoto(
  context: Context,
  { input }: MutationErasePhotoArgs,
): Promise<Recorded> {
  let key: string | null = null;
  const reports: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'erasePhoto',
      input,
      content: input,
      projectOf: async (trx) => {
        const { snag_id } = await requirePhoto(trx, input.photoId);
        return projectOfSnag(trx, context.services.clock, snag_id);
      },
      inArchived: true,
      about: input.photoId,
    },
    async (trx, moment) => {
      const photo = await requirePhoto(trx, input.photoId);
      const snag = requireShared(moment, await requireSnag(trx, photo.snag_id));
      if (photo.erased_at !== null) throw new Refusal('NOT_FOUND', {}, 'photoId');
      key = photo.file_key;
      const drafts = await dropSaying(trx, moment, reports);
      // Its key names nothing from now on: should the server stop before the bytes are gone, the
      // sweep takes them.
      const gone = {
        file_key: `erased ${photo.id}`,
        thumb_hash: null,
        caption: '',
        shapes: '[]',
        camera: null,
        state: 'FAILED',
      } as const;
      await trx
        .updateTable('photo')
        .set({ ...gone, erased_at: moment.now, removed_at: photo.removed_at ?? moment.now })
        .where('id', '=', photo.id)
        .execute();
      await trx.deleteFrom('job').where('subject_id', '=', photo.id).execute();
      const events = await trx
        .selectFrom('told_event')
        .select('seq')
        .where('photo_id', '=', photo.id)
        .where('project_id', '=', photo.project_id)
        .where('kind', '!=', 'REDACTED')
        .execute();
      const values = await valuesOf(
        trx,
        photo.project_id,
        events.map(({ seq }) => seq),
      );
      return {
        ...erasing(moment, { snag, subjectId: photo.id }, { values, files: [photo.id, ...drafts] }),
        files: [{ id: photo.id }],
      };
    },
  );
  if (key !== null) await context.services.photos.discard(key);
  await context.services.reports.discard(reports);
  return recorded;
}

/**
 * Lets go of the reports and drafts of the project, adds their files to `keys`, and answers what
 * the event names the drafts by.
 */
async function dropSaying(
  trx: Trx,
  { project, now }: EventContext,
  keys: string[],
): Promise<string[]> {
  keys.push(...(await dropReports(trx, [project.id])));
  const drafts = await dropDrafts(trx, [project.id], now);
  keys.push(...drafts.keys);
  return drafts.idsOf(project.id);
}

/** The event that tells of it, in the history of the snag it was written about. */
function erasing(
  { project }: EventContext,
  { snag, subjectId }: { snag: SnagTable | null; subjectId: string },
  redacts: RedactedFacts,
): NewEvent {
  const redacted = { kind: 'REDACTED', subjectId, redacts } as const;
  return snag === null
    ? redacted
    : { ...redacted, ...unmoved(snag), after: (trx: Trx) => reindexSnag(trx, project, snag.id) };
}

const unmoved = ({ id, status, company_id }: SnagTable): AboutSnag => ({
  snagId: id,
  statusAfter: status,
  companyBefore: company_id,
  companyAfter: company_id,
});

async function requireSeen(
  trx: Trx,
  { member }: EventContext,
  event: ToldEventTable,
): Promise<void> {
  const sees =
    event.snag_id === null
      ? may(member, 'readWholeJournal')
      : sharesSnag(member, await requireSnag(trx, event.snag_id));
  if (!sees) throw new Refusal('NOT_FOUND');
}

/** A caption and a drawing stand on the photo too. */
async function clearPhoto(trx: Trx, event: ToldEventTable, photoId: string): Promise<void> {
  if (event.kind === 'PHOTO_ADDED')
    await trx.updateTable('photo').set({ caption: '' }).where('id', '=', photoId).execute();
  // Drawn at the time of the drawing that is there: it is that one.
  if (event.kind === 'PHOTO_MARKED')
    await trx
      .updateTable('photo')
      .set({ shapes: '[]' })
      .where('id', '=', photoId)
      .where('marked_at', '=', event.occurred_at)
      .execute();
}

const texted = ['SNAG_RAISED', 'SNAG_EDITED'];

/**
 * The titles and descriptions that were written with an event, and those it repeats because it
 * replaced them.
 */
function textsOf({ kind, content, changes }: ToldEventTable): {
  written: ReadonlySet<string>;
  all: ReadonlySet<string>;
} {
  if (!texted.includes(kind)) return { written: new Set(), all: new Set() };
  // Both were written by `append`, the content of what features/snags sends and stores.
  const { sent, facts } =
    content === null
      ? {}
      : (JSON.parse(content) as { sent?: Partial<Texts>; facts?: Partial<Texts> });
  const changed =
    changes === null
      ? []
      : (JSON.parse(changes) as Change[]).filter(
          ({ field }) => field === 'title' || field === 'description',
        );
  const written = [
    cleanLine(sent?.title),
    cleanText(sent?.description),
    facts?.title,
    facts?.description,
    ...changed.map(({ to }) => to),
  ];
  const are = (texts: readonly (string | null | undefined)[]) =>
    new Set(texts.filter((text) => text != null && text !== '').map((text) => text ?? ''));
  return { written: are(written), all: are([...written, ...changed.map(({ from }) => from)]) };
}

type Texts = Record<'title' | 'description', string | null>;

/** The event and the others of its snag in which one of these titles or descriptions stands. */
async function eventsSaying(
  trx: Trx,
  snagId: string,
  texts: ReadonlySet<string>,
  event: ToldEventTable,
): Promise<ToldEventTable[]> {
  const events = await trx
    .selectFrom('told_event')
    .selectAll()
    .where('snag_id', '=', snagId)
    .where('kind', 'in', texted)
    .orderBy('seq')
    .execute();
  return events.filter(
    (other) => other.seq === event.seq || [...textsOf(other).all].some((text) => texts.has(text)),
  );
}

async function clearSnag(
  trx: Trx,
  { id, title, description }: SnagTable,
  texts: ReadonlySet<string>,
): Promise<void> {
  const cleared = {
    ...(texts.has(title) && { title: '' }),
    ...(texts.has(description) && { description: '' }),
  };
  if (Object.keys(cleared).length > 0)
    await trx.updateTable('snag').set(cleared).where('id', '=', id).execute();
}

const commentWithEdits = (db: Handle, commentId: string) =>
  db
    .selectFrom('event')
    .select('seq')
    .where((eb) =>
      eb.or([
        eb('id', '=', commentId),
        eb.and([eb('subject_id', '=', commentId), eb('kind', '=', 'COMMENT_EDITED')]),
      ]),
    )
    .execute();

/** The values of these events that are still there. */
export async function valuesOf(
  db: Handle,
  projectId: string,
  seqs: readonly number[],
): Promise<Values> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('event_value')
    .select(['seq', 'name'])
    .where('project_id', '=', projectId)
    .where('seq', 'in', seqs)
    .orderBy('seq')
    .orderBy('name')
    .execute();
  return rows.map(({ seq, name }) => [seq, name] as const);
}

async function requireEvent(trx: Trx, id: string): Promise<ToldEventTable> {
  const event = await trx
    .selectFrom('told_event')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (event === undefined) throw new Refusal('NOT_FOUND');
  return event;
}
