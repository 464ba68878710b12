import { waitFor } from '@testing-library/react';
import { dropPictures } from '../../src/sync/pictures/picturesDatabase';
import { packKey } from '../../src/worker/kept';
import { createDevice, type Device } from '../support/device';
import { hurriedClock } from '../support/hurriedClock';
import { openRowsSite, type RowsSite } from '../support/rowsSite';
import { visit, type Visitor } from '../support/visitor';
import { belonging, items, keys, parts, ready, take, taken } from './support/takenAlong';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

/**
 * The inspector's browser; `answer` replaces what the server says to a request for a picture, by
 * its path below /files/.
 */
async function inspector(device: Device, answer: (path: string) => Response | null) {
  const asked: string[] = [];
  const clock = hurriedClock();
  const visitor = visit(world.site.url, {
    path: '/p/SITE',
    device,
    clock,
    onWay(response, { url }) {
      const [, path] = url.split('/files/');
      if (path === undefined) return response;
      asked.push(path);
      return answer(path) ?? response;
    },
  });
  visitors.push(visitor);
  const { email, password } = world.site.people.inspector;
  if (visitor.core.session.get().kind !== 'signedIn')
    await visitor.core.session.signIn(email, password);
  visitor.show();
  return { ...visitor, asked, hurry: clock.hurry };
}

/** The body ends in the middle. */
const torn = (): Response =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
    { status: 206, headers: { 'content-range': 'bytes 0-9/10' } },
  );

test.each([
  ['fails at', () => new Response('', { status: 503 })],
  ['breaks off', torn],
] as const)(
  'a photo that the server does not have and a sheet that it %s hold nothing else up, and are asked for again later',
  async (_how, fail) => {
    const device = createDevice();
    const all = await belonging(world.site, 'inspector');
    const photo = all.find((key) => key.startsWith('photos/')) ?? '';
    const [, revisionId = ''] = all.find((key) => key.startsWith('plans/'))?.split('/') ?? [];
    const sheet = parts(revisionId);
    let fails = true;
    const visitor = await inspector(device, (path) => {
      if (path === photo) return new Response('', { status: 404 });
      return fails && path === `plans/${revisionId}/pack` ? fail() : null;
    });
    await take(visitor);
    const others = all.filter((key) => key !== photo && !sheet.includes(key));
    await waitFor(async () => expect(await keys(device)).toEqual(others));
    await waitFor(async () =>
      expect(await taken(device)).toMatchObject({ waits: null, readyAt: null }),
    );
    fails = false;
    await waitFor(async () => {
      visitor.hurry(30_000);
      expect(await keys(device)).toEqual([...others, ...sheet].toSorted());
    });
    await ready(device);
    expect(await items(device)).toHaveLength(all.length - 1);
    const times = visitor.asked.filter((path) => path === photo).length;
    visitor.hurry(30_000);
    await world.site.raise({ title: 'Something else' });
    expect(visitor.asked.filter((path) => path === photo)).toHaveLength(times);
  },
);

/** The app has had time for more than one request: thirty others were answered. */
async function meanwhile(): Promise<void> {
  for (let n = 0; n < 30; n += 1) await world.site.cursor();
}

test('where the server gives nothing at all for want of a session, that is the line, and it goes on with what was missing', async () => {
  const device = createDevice();
  let gone = true;
  const visitor = await inspector(device, () => (gone ? new Response('', { status: 404 }) : null));
  await take(visitor);
  await waitFor(async () =>
    expect(await taken(device)).toMatchObject({ waits: 'LINE', readyAt: null }),
  );
  gone = false;
  await waitFor(async () => {
    visitor.hurry(30_000);
    expect(await keys(device)).toEqual(await belonging(world.site, 'inspector'));
  });
  await ready(device);
});

test('answers of the server to other things do not shorten the pause after it failed at pictures', async () => {
  const device = createDevice();
  const visitor = await inspector(device, () => new Response('', { status: 500 }));
  await take(visitor);
  await waitFor(async () => expect(await taken(device)).toMatchObject({ waits: 'LINE' }));
  for (let pass = 0; pass < 4; pass += 1) {
    visitor.hurry(30_000);
    await meanwhile();
  }
  const before = visitor.asked.length;
  expect(before).toBeGreaterThan(3);
  for (let n = 0; n < 3; n += 1) {
    visitor.hurry(3_000);
    await world.site.raise({ title: 'It answers' });
    await meanwhile();
  }
  expect(visitor.asked).toHaveLength(before);
});

test('pictures that made room for new work are not fetched straight back, but after a while', async () => {
  const device = createDevice();
  const visitor = await inspector(device, () => null);
  await take(visitor);
  await ready(device);
  const before = visitor.asked.length;
  await dropPictures(visitor.tab.world, world.site.people.inspector.userId);
  for (let n = 0; n < 3; n += 1) {
    visitor.hurry(30_000);
    await world.site.raise({ title: 'More work' });
    await meanwhile();
  }
  expect([visitor.asked.length, await items(device), (await taken(device))?.waits]).toEqual([
    before,
    [],
    'ROOM',
  ]);
  visitor.hurry(600_000);
  await ready(device);
  expect(await keys(device)).toEqual(await belonging(world.site, 'inspector'));
});

test('what is on its way when room is made for new work does not fill it', async () => {
  const device = createDevice();
  const dropping: Promise<void>[] = [];
  const visitor = await inspector(device, (path) => {
    if (path.endsWith('/pack') && dropping.length === 0)
      dropping.push(dropPictures(visitor.tab.world, world.site.people.inspector.userId));
    return null;
  });
  await take(visitor);
  await waitFor(() => expect(dropping).toHaveLength(1));
  await dropping[0];
  await meanwhile();
  expect([await items(device), (await taken(device))?.waits]).toEqual([[], 'ROOM']);
});

test('after a reload, what had no room waits until the browser says that there is enough', async () => {
  const device = createDevice();
  const first = await inspector(device, () => null);
  await take(first);
  await ready(device);
  await dropPictures(first.tab.world, world.site.people.inspector.userId);
  first.kill();
  let quota = 200_100_000;
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: () => Promise.resolve({ quota, usage: 0 }) },
  });
  try {
    const second = await inspector(device, () => null);
    for (let n = 0; n < 3; n += 1) {
      second.hurry(30_000);
      await meanwhile();
    }
    expect([second.asked, (await taken(device))?.waits]).toEqual([[], 'ROOM']);
    quota = 900_000_000;
    second.hurry(30_000);
    await ready(device);
    expect(await keys(device)).toContain(packKey(world.plans[1]?.revisionId ?? '', 0));
  } finally {
    Reflect.deleteProperty(navigator, 'storage');
  }
});
