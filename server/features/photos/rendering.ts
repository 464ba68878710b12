import { sql } from 'kysely';
import type { Rendered } from '../../files';
import { writeBeside } from '../../database/engine';
import { newId } from '../../ids';
import type { Lease, Worker } from '../../jobs';
import type { Services } from '../../services';
import { writeAfterReaders } from '../journal/pacing';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { holdProject, lockProject } from '../journal/record';

type Needed = Pick<Services, 'db' | 'clock' | 'photos' | 'wakeUps' | 'jobs'>;

/**
 * Renders waiting photos and writes an event for each, so that open screens show the pictures at
 * once.
 */
export function startRendering(services: Needed): Worker {
  return services.jobs.work('RENDER_PHOTO', {
    async run(lease) {
      const { file_key, project_id } = await services.db
        .selectFrom('photo')
        .select(['file_key', 'project_id'])
        .where('id', '=', lease.subjectId)
        .executeTakeFirstOrThrow();
      const rendered = await services.photos.render(file_key);
      await writeAfterReaders(project_id, () => finish(services, lease, project_id, rendered));
    },
    async failed(lease) {
      const photo = await services.db
        .selectFrom('photo')
        .select('project_id')
        .where('id', '=', lease.subjectId)
        .executeTakeFirst();
      if (photo === undefined) return lease.done(services.db);
      await finish(services, lease, photo.project_id, null);
    },
  });
}

async function finish(
  services: Needed,
  lease: Lease,
  projectId: string,
  rendered: Rendered | null,
): Promise<void> {
  const written = await writeBeside(services.db, async (trx) => {
    await holdProject(trx, projectId);
    await lease.done(trx);
    const photoId = lease.subjectId;
    const photo = await trx
      .selectFrom('photo')
      .selectAll()
      .where('id', '=', photoId)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    // Erased while it was drawn.
    if (photo === undefined) return null;
    const project = await lockProject(trx, projectId);
    await trx
      .updateTable('photo')
      .set(
        rendered === null
          ? { state: 'FAILED' }
          : {
              state: 'READY',
              width: rendered.width,
              height: rendered.height,
              thumb_hash: rendered.thumbHash,
              made_bytes: rendered.byteLength,
            },
      )
      .where('id', '=', photoId)
      .execute();
    const snag = await trx
      .updateTable('snag')
      .set({ version: sql`version + 1` })
      .where('id', '=', photo.snag_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { now, previousHash } = await nextInChain(trx, project, services.clock);
    const moment = {
      seq: project.last_seq,
      now,
      previousHash,
      occurredAt: now,
      project,
      actor: theServer,
    };
    await append(
      trx,
      moment,
      newId('event'),
      { content: { photoId }, contentHash: hashContent('photoRendered', photoId) },
      {
        kind: 'PHOTO_RENDERED',
        snagId: snag.id,
        files: [{ id: photoId }],
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
      },
    );
    return project;
  });
  if (written !== null) services.wakeUps.wake(written.id, written.last_seq);
}
