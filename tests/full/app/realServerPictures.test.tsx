import { waitFor } from '@testing-library/react';
import { dropPictures } from '../../../src/sync/pictures/picturesDatabase';
import { photoKey } from '../../../src/worker/kept';
import { createDevice, type Device } from '../../support/device';
import { addRevision } from '../../support/paperPlans';
import { grain } from '../../support/photos';
import { openRowsSite, type RowsSite } from '../../support/rowsSite';
import { visit, type Visitor } from '../../support/visitor';
import { arrive } from '../../app/support/arrive';
import { onDisk, textOf } from '../../app/support/onDisk';
import {
  along,
  belonging,
  items,
  keys,
  parts,
  ready,
  take,
  taken,
} from '../../app/support/offlineDownloads';
import { hurriedClock } from '../../support/hurriedClock';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

describe('a project that is kept offline', () => {
  test.each(['inspector', 'tradeA', 'tradeB', 'viewer'] as const)(
    'has the sheets and photos that %s may see, and nothing else',
    async (person) => {
      const device = createDevice();
      await take(await arrive(world.site, person, '/p/SITE', device));
      await ready(device);
      expect(await keys(device)).toEqual(await belonging(world.site, person));
    },
  );

  test('resumes after a lost line and a closed browser, and fetches nothing twice', async () => {
    const device = createDevice();
    let answered = 0;
    const asked: string[] = [];
    const first = visit(world.site.url, {
      path: '/p/SITE',
      device,
      onWay(response, { url }) {
        if (!url.includes('/files/')) return response;
        answered += 1;
        if (answered > 5) throw new TypeError('Failed to fetch');
        return response;
      },
    });
    visitors.push(first);
    const { email, password } = world.site.people.inspector;
    await first.core.session.signIn(email, password);
    first.show();
    await take(first);
    await waitFor(async () =>
      expect(await taken(device)).toMatchObject({ waits: 'LINE', readyAt: null }),
    );
    const before = await keys(device);
    expect(before).toHaveLength(5);
    first.kill();

    const second = visit(world.site.url, {
      path: '/p/SITE',
      device,
      onWay(response, { url }) {
        if (url.includes('/files/photos/'))
          asked.push(new URL(url).pathname.slice('/files/'.length));
        return response;
      },
    });
    visitors.push(second);
    second.show();
    await ready(device);
    expect(await keys(device)).toEqual(await belonging(world.site, 'inspector'));
    expect(asked.filter((key) => before.includes(key))).toEqual([]);
  });

  test('gets the new sheet after a revision and keeps the one before, to compare them, until the next, and gets a new photo', async () => {
    const device = createDevice();
    await take(await arrive(world.site, 'inspector', '/p/SITE', device));
    await ready(device);
    const [plan] = world.plans.slice(1);
    const before = await belonging(world.site, 'inspector');
    const revisionId = await addRevision(world.site, plan?.planId ?? '', 'C');
    const photoId = await world.site.addPhoto(
      'inspector',
      world.snags[5]?.id ?? '',
      await grain().jpeg().toBuffer(),
    );
    await world.site.server.app.rendered();
    await waitFor(async () =>
      expect(await keys(device)).toEqual(
        expect.arrayContaining([photoKey(photoId, 'small'), ...parts(revisionId)]),
      ),
    );
    const after = await belonging(world.site, 'inspector');
    const earlier = before.filter((key) => !after.includes(key));
    const keptBefore = async (): Promise<string[]> => {
      const current = await belonging(world.site, 'inspector');
      return (await keys(device)).filter((key) => !current.includes(key));
    };
    await waitFor(async () =>
      expect(await keys(device)).toEqual(
        expect.arrayContaining(await belonging(world.site, 'inspector')),
      ),
    );
    expect(await keptBefore()).toEqual(earlier);
    await addRevision(world.site, plan?.planId ?? '', 'D');
    await world.site.server.app.rendered();
    await waitFor(async () => expect(await keptBefore()).toEqual(parts(revisionId)));
  });

  test('loses the pictures of a snag that goes out of sight', async () => {
    const { id } = await world.site.raise({ title: 'Given away' });
    const photoId = await world.site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
    await world.site.server.app.rendered();
    const device = createDevice();
    await take(await arrive(world.site, 'tradeA', '/p/SITE', device));
    await waitFor(async () =>
      expect(await keys(device)).toEqual(
        expect.arrayContaining([photoKey(photoId, 'small'), photoKey(photoId, 'medium')]),
      ),
    );
    await world.edit('inspector', id, { companyId: world.site.companies.B });
    await waitFor(async () =>
      expect((await keys(device)).filter((key) => key.includes(photoId))).toEqual([]),
    );
  });

  test('is deleted on sign-out without a line: no row, answer, thumbnail, photo or plan is left for the next person', async () => {
    const device = createDevice();
    const visitor = await arrive(world.site, 'viewer', '/p/SITE', device);
    await take(visitor);
    await ready(device);
    const before = [...(await onDisk(device)).keys()].filter((name) =>
      /-(rows|pictures)/.test(name),
    );
    expect(before).toHaveLength(2);
    visitor.cut();
    await visitor.core.session.signOut();
    await waitFor(async () => {
      const left = await onDisk(device);
      expect([...left.keys()].filter((name) => before.includes(name))).toEqual([]);
      for (const trace of [
        world.site.projectId,
        ...world.snags.map(({ id }) => id),
        ...world.plans.map(({ revisionId }) => revisionId),
      ])
        expect(textOf(left)).not.toContain(trace);
    });
    const next = await arrive(world.site, 'tradeB', '/', device);
    await waitFor(() => expect(along(next).taken.get()).toEqual([]));
    expect(await items(device)).toEqual([]);
  });

  test('leaves room for new work, and says that there is none', async () => {
    const estimate = (quota: number) =>
      Object.defineProperty(navigator, 'storage', {
        configurable: true,
        value: { estimate: () => Promise.resolve({ quota, usage: 0 }) },
      });
    const device = createDevice();
    const visitor = await arrive(world.site, 'inspector', '/p/SITE', device);
    estimate(250_000_000);
    try {
      await waitFor(async () =>
        expect(await along(visitor).estimate('SITE')).toMatchObject({ room: 50_000_000 }),
      );
      estimate(190_000_000);
      await take(visitor);
      await waitFor(async () =>
        expect(await taken(device)).toMatchObject({ waits: 'ROOM', readyAt: null }),
      );
      expect(await items(device)).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });

  test('makes room for new work on a full device, and says so', async () => {
    const device = createDevice();
    const visitor = await arrive(world.site, 'inspector', '/p/SITE', device);
    await take(visitor);
    await ready(device);
    await dropPictures(visitor.tab.world, world.site.people.inspector.userId);
    expect([await items(device), (await taken(device))?.waits]).toEqual([[], 'ROOM']);
    await waitFor(() => expect(along(visitor).taken.get()).toMatchObject([{ bytes: 0 }]));
  });

  test('is finished by the other tab when the one that fetches is killed', async () => {
    const device = createDevice();
    let answered = 0;
    const first = visit(world.site.url, {
      path: '/p/SITE',
      device,
      onWay(response, { url }) {
        if (url.includes('/files/')) answered += 1;
        if (answered === 4) first.kill();
        return response;
      },
    });
    visitors.push(first);
    const { email, password } = world.site.people.inspector;
    await first.core.session.signIn(email, password);
    first.show();
    await waitFor(async () => expect(await along(first).estimate('SITE')).not.toBeNull());
    const second = await arrive(world.site, 'inspector', '/p/SITE', device);
    await take(second);
    await waitFor(() => expect(answered).toBeGreaterThanOrEqual(4));
    await ready(device);
    expect(await keys(device)).toEqual(await belonging(world.site, 'inspector'));
  });
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
  ['fails', () => new Response('', { status: 503 })],
  ['breaks off', torn],
] as const)(
  'a missing photo and a sheet that %s hold nothing else up, and are asked for again later',
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
