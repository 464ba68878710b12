import type {
  CameraInput,
  MutationAddPhotoArgs,
  MutationRemovePhotoArgs,
} from '../../../__generated__/server/resolvers';
import { photoLimits, textLimits } from '../../../rules/limits';
import { addingOf, rolesFor } from '../../../rules/moves';
import { mayRemove } from '../../../rules/photos';
import { cleanText } from '../../../rules/text';
import { requireViewer, type Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { MemberTable, PhotoTable, SnagTable } from '../../database/schema';
import type { StoredPhoto } from '../../files/index';
import { checkId } from '../../ids';
import { addJob, wroteNothing } from '../../jobs';
import { actingAs } from '../../callers';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import { hashContent, type EventContext } from '../journal/append';
import { findRepeat, record, type Recorded } from '../journal/record';
import { awaitingOthers, readSeen } from '../journal/seen';
import { writeAfterReaders } from '../journal/pacing';
import { afterEvent } from '../snags/facts';
import { requireShared, requireSharedThen, requireSnag, seesOrSaw } from '../snags/requireSnag';
import { countEvidence, happenedAfter, updateSnag } from '../snags/store';
import { projectOfSnag } from '../snags/tellMerged';

/** Of making its pictures: one of 5 megapixels takes half a second. */
const pixelsPerMs = 10_000;

/**
 * Adds a photo: its bytes are durable before the event is written, and are deleted if it was
 * certainly not written.
 */
export async function addPhoto(
  context: Context,
  { input }: MutationAddPhotoArgs,
): Promise<Recorded> {
  // The camera's metadata is not compared: a page from before an update does not send it.
  const { file, camera: _camera, ...content } = input;
  checkId(input.photoId, 'photo', 'photoId');
  const caption = cleanLong(input.caption, 'caption', textLimits.caption);
  const recording = {
    mutation: 'addPhoto',
    input,
    content,
    projectOf: (trx: Trx) => projectOfSnag(trx, context.services.clock, input.snagId),
    about: input.snagId,
    photoBytes: input.byteLength,
  } as const;
  const stored = (await isNew(context, content))
    ? await context.services.photos.store(file, input, requireViewer(context).payer)
    : null;
  try {
    const projectId = (await context.loaders.snag.load(input.snagId))?.project_id ?? '';
    const recorded = await writeAfterReaders(projectId, () =>
      record(context, recording, async (trx, moment) => {
        const snag = await requireSharedThen(trx, moment, await requireSnag(trx, input.snagId));
        if (!rolesFor([addingOf[input.kind]]).includes(moment.member.role))
          throw new Refusal('FORBIDDEN', { project: moment.project.name });
        if (
          (await trx
            .selectFrom('photo')
            .select('id')
            .where('id', '=', input.photoId)
            .executeTakeFirst()) !== undefined
        )
          throw new Refusal('ID_TAKEN');
        await checkRoom(trx, moment, input.snagId);
        if (stored === null) throw new Refusal('EVENT_ID_REUSED');
        await trx
          .insertInto('photo')
          .values(rowOf(input, stored, caption, moment))
          .execute();
        await addJob(trx, 'RENDER_PHOTO', input.photoId, {
          payerId: moment.viewer.payer,
          cost: (stored.width * stored.height) / pixelsPerMs,
        });
        await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'PHOTO_ADDED' }));
        return {
          kind: 'PHOTO_ADDED',
          snagId: snag.id,
          files: [{ id: input.photoId, sha256: stored.sha256, byteLength: stored.byteLength }],
          statusAfter: snag.status,
          companyBefore: snag.company_id,
          companyAfter: snag.company_id,
          receipt: { number: snag.number, sha256: stored.sha256, byteLength: stored.byteLength },
        };
      }),
    );
    if (recorded.repeated && stored !== null) await context.services.photos.discard(stored.key);
    context.services.jobs.wake('RENDER_PHOTO');
    return recorded;
  } catch (error) {
    if (stored !== null && wroteNothing(error)) await context.services.photos.discard(stored.key);
    throw error;
  }
}

/** Hides a photo from lists and reports. Its bytes are kept as evidence for a dispute. */
export function removePhoto(
  context: Context,
  { input }: MutationRemovePhotoArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'removePhoto',
      input,
      content: input,
      projectOf: async (trx) => {
        const { snag_id } = await requirePhoto(trx, input.photoId);
        return projectOfSnag(trx, context.services.clock, snag_id);
      },
      about: input.photoId,
    },
    async (trx, moment) => {
      const photo = await requirePhoto(trx, input.photoId);
      const snag = requireShared(moment, await requireSnag(trx, photo.snag_id));
      if (!mayHide(moment.member, photo, snag, await countEvidence(trx, snag)))
        throw new Refusal('FORBIDDEN', { project: moment.project.name });
      await trx
        .updateTable('photo')
        .set({ removed_at: photo.removed_at ?? moment.now })
        .where('id', '=', photo.id)
        .execute();
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'PHOTO_REMOVED' }));
      return {
        kind: 'PHOTO_REMOVED',
        snagId: snag.id,
        files: [{ id: photo.id }],
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number },
      };
    },
  );
}

/**
 * Checked before the bytes are stored, so that a forbidden or repeated photo needs no room. Checked
 * again in the transaction.
 */
async function isNew(
  context: Context,
  content: Omit<MutationAddPhotoArgs['input'], 'file'>,
): Promise<boolean> {
  const viewer = requireViewer(context);
  const hash = hashContent('addPhoto', content);
  if ((await findRepeat(context.services.db, content.eventId, viewer.userId, hash)) !== null)
    return false;
  await requireAdder(context, content);
  return true;
}

/**
 * Refuses people who may not add photos to this snag, and a photo for which there is no room.
 */
export async function requireAdder(
  context: Context,
  { snagId, seen }: { snagId: string; seen?: string | null },
): Promise<void> {
  const { services } = context;
  const snag = await context.loaders.snag.load(snagId);
  const member = snag === null ? null : await memberOf(context, snag.project_id);
  const unseen = () =>
    awaitingOthers(services, requireViewer(context).userId, new Refusal('NOT_FOUND'), seen);
  if (snag === null || member === null) throw await unseen();
  const { seenSeq } = await readSeen(services.db, services.secret, snag.project_id, {
    occurredAt: services.clock(),
    seen,
  });
  if (!(await seesOrSaw(services.db, { member, seenSeq }, snag))) throw await unseen();
  if (!mutationRoles('addPhoto').includes(actingAs(requireViewer(context), member).role))
    throw new Refusal('FORBIDDEN', {
      project: (await context.loaders.project.load(snag.project_id))?.name ?? '',
    });
  await services.room.require(snag.project_id, 'photo');
}

/**
 * The limit of photos; one from a device that had not seen the others is kept anyway, up to a higher
 * limit.
 */
async function checkRoom(trx: Trx, moment: EventContext, snagId: string): Promise<void> {
  const { n } = await trx
    .selectFrom('photo')
    .where('snag_id', '=', snagId)
    .where('removed_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n < photoLimits.perSnag) return;
  const { perSnagLate: limit } = photoLimits;
  if (n >= limit) throw new Refusal('PHOTO_TOO_MANY', { limit });
  const late = moment.seenSeq !== null && (await happenedAfter(trx, snagId, moment.seenSeq));
  if (!late) throw new Refusal('PHOTO_TOO_MANY');
}

const rowOf = (
  input: MutationAddPhotoArgs['input'],
  stored: StoredPhoto,
  caption: string,
  moment: EventContext,
): PhotoTable => ({
  id: input.photoId,
  project_id: moment.project.id,
  snag_id: input.snagId,
  kind: input.kind,
  file_key: stored.key,
  sha256: stored.sha256,
  byte_length: stored.byteLength,
  mime: stored.mime,
  // From the file's header, so that it can be drawn on at once; the renderer corrects it.
  width: stored.width,
  height: stored.height,
  thumb_hash: null,
  state: 'QUEUED',
  caption,
  by_id: moment.viewer.userId,
  taken_at: Math.min(input.takenAt, moment.now),
  seq: moment.seq,
  removed_at: null,
  shapes: '[]',
  marked_at: 0,
  camera: cameraOf(input),
  erased_at: null,
});

function cameraOf({ camera }: MutationAddPhotoArgs['input']): string | null {
  const clean = cleanCamera(camera);
  return clean === null ? null : JSON.stringify(clean);
}

export async function requirePhoto(trx: Trx, id: string): Promise<PhotoTable> {
  const photo = await trx.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  if (photo === undefined) throw new Refusal('NOT_FOUND');
  return photo;
}

/** `evidence`: number of evidence photos of this round. */
export const mayHide = (
  member: MemberTable,
  photo: PhotoTable,
  snag: Pick<SnagTable, 'status' | 'opened_seq'>,
  evidence: number,
): boolean =>
  mayRemove(
    { userId: member.user_id, role: member.role, companyId: member.company_id },
    { kind: photo.kind, by: photo.by_id, ofThisRound: photo.seq > snag.opened_seq },
    { status: snag.status, evidenceCount: evidence },
  );

/** The camera's metadata of a photo, as stored. */
export interface Camera {
  /** Offset of its clock from UTC, in minutes. */
  offsetMinutes: number | null;
  /** 1 to 8, as EXIF counts: how the camera was held. */
  orientation: number | null;
  device: string | null;
}

const most = { offsetMinutes: 14 * 60, orientation: 8, device: 80 } as const;

/**
 * Drops impossible values, because no photo is refused for its metadata. Null if nothing is left.
 */
export function cleanCamera(sent: CameraInput | null | undefined): Camera | null {
  const { offsetMinutes: offset, orientation: held } = sent ?? {};
  const device = [...cleanText(sent?.device ?? '')].slice(0, most.device).join('').trim();
  const camera: Camera = {
    offsetMinutes: offset != null && Math.abs(offset) <= most.offsetMinutes ? offset : null,
    orientation: held != null && held >= 1 && held <= most.orientation ? held : null,
    device: device === '' ? null : device,
  };
  return Object.values(camera).every((fact) => fact === null) ? null : camera;
}

/** What `addPhoto` has written. */
export const readCamera = (json: string | null): Camera | null =>
  json === null ? null : (JSON.parse(json) as Camera);
