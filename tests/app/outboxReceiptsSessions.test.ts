import { waitFor } from '@testing-library/react';
import { newId } from '../../src/domain/ids';
import { createReceipts } from '../../src/sync/outbox/receipts';
import { createDevice, type Device } from '../support/device';
import { hurriedClock } from '../support/hurriedClock';
import { openSite, type Site } from '../support/site';
import { visit } from '../support/visitor';
import { arrive } from './support/arrive';
import { onDisk } from './support/onDisk';
import { event } from './support/openOutbox';

// What was sent and confirmed, when its person is not signed in any more.

const day = 86_400_000;

const kept = async (device: Device): Promise<readonly unknown[]> =>
  (await onDisk(device)).get(`${device.databaseName}-receipts`) ?? [];

test.each([
  [
    'somebody has ended on the server is deleted',
    0,
    (site: Site) => site.ask('inspector', 'mutation { endOtherSessions { endedIds } }'),
  ],
  [
    'ended because the owner has erased its person is deleted',
    0,
    (site: Site) =>
      site.ask(
        'admin',
        'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
        { input: { userId: site.people.inspector.userId } },
      ),
  ],
  [
    'the server does not know any more stays, for its person',
    1,
    async ({ server }: Site) => {
      for (const table of ['token', 'session'] as const)
        await server.app.services.db.deleteFrom<'token' | 'session'>(table).execute();
    },
  ],
])('what was sent in a session that %s', async (_how, left, end) => {
  const site = await openSite();
  const device = createDevice();
  const snag = await site.raise();
  const visitor = await arrive(site, 'inspector', `/p/SITE/snags/${snag.number}`, device);
  const sent = event('comment', snag.id, {
    userId: site.people.inspector.userId,
    projectId: site.projectId,
    projectCode: 'SITE',
    occurredAt: Date.now(),
    fields: { body: 'Behind the door' },
  });
  await visitor.core.current()?.userSession.outbox?.add([sent]);
  const receipts = createReceipts(`${device.databaseName}-receipts`, site.people.inspector.userId);
  await waitFor(async () => expect(await receipts.count()).toBe(1));
  await end(site);
  await visitor.core.session.refresh();
  expect(visitor.core.session.get()).toEqual({ kind: 'signedOut', ended: true });
  visitor.leave();
  // What the page of nobody does at its start, too.
  const clock = hurriedClock();
  const nobody = visit(site.url, { path: '/sign-in', device, clock });
  await receipts.keep(
    {
      eventId: newId('event'),
      projectId: site.projectId,
      hash: 'old',
      confirmedAt: clock.now() - 31 * day,
    },
    null,
  );
  clock.hurry(1_000);
  await waitFor(async () => expect(await kept(device)).toHaveLength(1));
  expect(await receipts.count()).toBe(left);
  nobody.leave();
  await site.close();
});
