import { sql } from 'kysely';
import { createRenderQueue, type Rendered, type RenderQueue } from '../../files';
import { writeTransaction } from '../../database/engine';
import { newId } from '../../ids';
import type { Services } from '../../services';
import { append, hashContent, theServer } from '../journal/append';
import { lockProject } from '../journal/record';
import { nextPlace } from '../journal/time';

/** Renders what the database says is queued, and tells the journal, so that open screens show the pictures at once. */
export function startRendering(services: Omit<Services, 'renderMore'>): RenderQueue {
  return createRenderQueue({
    log: (line) => services.log({ ...line }),
    next: async (busy) => {
      const row = await services.db
        .selectFrom('photo')
        .select(['id', 'file_key'])
        .where('state', '=', 'QUEUED')
        .$if(busy.length > 0, (query) => query.where('id', 'not in', busy))
        .orderBy('seq')
        .executeTakeFirst();
      return row === undefined ? null : { id: row.id, key: row.file_key };
    },
    render: ({ key }) => services.photos.render(key),
    ready: ({ id }, rendered) => finish(services, id, rendered),
    failed: ({ id }) => finish(services, id, null),
  });
}

async function finish(services: Omit<Services, 'renderMore'>, photoId: string, rendered: Rendered | null): Promise<void> {
  const projectId = await writeTransaction(services.db, async (trx) => {
    const photo = await trx.selectFrom('photo').selectAll().where('id', '=', photoId).executeTakeFirstOrThrow();
    const project = await lockProject(trx, photo.project_id);
    await trx
      .updateTable('photo')
      .set(
        rendered === null
          ? { state: 'FAILED' }
          : { state: 'READY', width: rendered.width, height: rendered.height, thumb_hash: rendered.thumbHash },
      )
      .where('id', '=', photoId)
      .execute();
    const snag = await trx
      .updateTable('snag')
      .set({ version: sql`version + 1` })
      .where('id', '=', photo.snag_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { now, previousHash } = await nextPlace(trx, project, services.clock);
    const moment = { seq: project.last_seq, now, previousHash, occurredAt: now, project, actor: theServer };
    await append(trx, moment, newId('event'), { content: { photoId }, contentHash: hashContent('photoRendered', photoId) }, {
      kind: 'PHOTO_RENDERED',
      snagId: snag.id,
      files: [{ id: photoId }],
      statusAfter: snag.status,
      companyBefore: snag.company_id,
      companyAfter: snag.company_id,
    });
    return project.id;
  });
  services.wakeUps.wake(projectId);
}
