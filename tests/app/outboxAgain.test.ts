import { newId } from '../../src/domain/ids';
import type { StoredEvent } from '../../src/sync/outbox/entry';
import { createDevice } from '../support/device';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { until } from './support/until';

// What was confirmed, and goes back into the outbox because the server has lost it.

const stored = (
  made: ReturnType<typeof event>,
  order: number,
  number: number | null = null,
): StoredEvent => ({ ...made, order, addedAt: 0, again: { number } });

test('says that a snag has another number than before', async () => {
  const device = createDevice();
  const open = openOutbox(device, createSiteServer());
  // The server gives all of them 42.
  const [same, other] = [event('raise', newId('snag')), event('raise', newId('snag'))];
  await open.storage.addAgain(stored(same, 1, 42), null);
  await open.storage.addAgain(stored(other, 2, 12), null);
  open.outbox.changed();
  await until(
    () =>
      open.entries.complete() && open.entries.all().length === 0 && open.outcomes.get().length > 0,
  );
  expect(open.outcomes.get()).toMatchObject([
    {
      eventId: other.eventId,
      code: 'NUMBER_CHANGED',
      message:
        'The server was put back to an earlier state: what was EDEN-12 is EDEN-42 now, because another snag has that number.',
    },
  ]);
});
