import { newId } from '../../../src/domain/ids';
import type { PinnedSpot } from '../../../src/domain/pin';
import { createLocalPictures } from '../../../src/photos/localPictures';
import { createDraft } from '../../../src/sync/outbox/draft';
import type { Device } from '../../support/device';
import { event, openOutbox, photo } from './openOutbox';
import { createSiteServer } from './siteServer';
import { until } from './until';

/** A tab with the form of a project open in it. */
export async function openForm(device: Device, at: PinnedSpot | null = null, locks = true) {
  const server = createSiteServer();
  const open = openOutbox(device, server, { locks, maySend: () => false });
  const none = () => Promise.resolve(null);
  const draft = createDraft(open.storage, 'EDEN', createLocalPictures(none, none), open.tab.world);
  draft.open(at);
  await until(() => draft.get().ready);
  return {
    ...open,
    draft,
    shown: () => draft.get().photos.map(({ photoId }) => photoId),
    async take() {
      const taken = photo();
      await draft.addPhotos([() => Promise.resolve(taken)]);
      return taken.facts.photoId;
    },
    /** Resolves with the photos that the new snag has. */
    async raise() {
      const snag = newId('snag');
      await draft.raise((content) =>
        open.outbox.raiseDraft(event('raise', snag), content, (facts) => [
          event('photo', snag, { photo: facts }),
        ]),
      );
      return (await open.storage.list())
        .filter(({ snagId }) => snagId === snag)
        .flatMap((each) => each.photo?.photoId ?? []);
    },
  };
}
