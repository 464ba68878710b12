import { waitFor } from '@testing-library/react';
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
