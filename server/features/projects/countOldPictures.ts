import type { Services } from '../../services';
import { renditionSizes } from '../../files/photo';
import { inSteps } from '../../steps';

const atOnce = 50;

/**
 * Counts the bytes of pictures and tiles that were made before they were counted, so that what a
 * project takes is right. What has none is looked at again each time.
 */
export async function countOldPictures({
  db,
  photos,
  plans,
}: Pick<Services, 'db' | 'photos' | 'plans'>): Promise<void> {
  let last = '';
  await inSteps(async () => {
    const rows = await db
      .selectFrom('photo')
      .select(['id', 'file_key'])
      .where('state', '=', 'READY')
      .where('erased_at', 'is', null)
      .where('made_bytes', '=', 0)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, file_key: key } of rows) {
      let bytes = 0;
      for (const size of renditionSizes) bytes += (await photos.open(key, size))?.byteLength ?? 0;
      await db
        .updateTable('photo')
        .set({ made_bytes: bytes })
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .execute();
      last = id;
    }
    return rows.length === atOnce;
  });
  const revisions = await db
    .selectFrom('plan_revision')
    .select(['id', 'tiles_key'])
    .where('state', '=', 'READY')
    .where('made_bytes', '=', 0)
    .execute();
  for (const { id, tiles_key: key } of revisions)
    await db
      .updateTable('plan_revision')
      .set({ made_bytes: (await plans.packBytes(key)) ?? 0 })
      .where('id', '=', id)
      // It may be drawn again meanwhile.
      .where('tiles_key', '=', key)
      .execute();
}
