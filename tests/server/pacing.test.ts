import { grain } from '../support/photos';
import { openSite } from '../support/site';

test('photos that arrive together are all taken, and what is raised meanwhile is not behind all of them', async () => {
  const site = await openSite();
  try {
    const { id } = await site.raise();
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        grain(80 + nth, 64)
          .jpeg()
          .toBuffer(),
      ),
    );
    // One person has eight uploads at a time.
    const adding = pictures.map((bytes, nth) =>
      site.addPhoto(nth % 2 === 0 ? 'inspector' : 'admin', id, bytes),
    );
    await adding[0];
    const raised = await site.raise();
    await Promise.all(adding);
    const events = await site.server.app.services.db
      .selectFrom('event')
      .select(['seq', 'kind', 'snag_id'])
      .orderBy('seq')
      .execute();
    expect(events.filter(({ kind }) => kind === 'PHOTO_ADDED')).toHaveLength(pictures.length);
    expect(events.findLast(({ kind }) => kind === 'PHOTO_ADDED')?.seq).toBeGreaterThan(
      events.find(({ snag_id }) => snag_id === raised.id)?.seq ?? Infinity,
    );
  } finally {
    await site.close();
  }
});
