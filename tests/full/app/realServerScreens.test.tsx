import '@testing-library/jest-dom';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor, within } from '@testing-library/react';
import { createDevice, type Device } from '../../support/device';
import { hurriedClock } from '../../support/hurriedClock';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { realClock } from '../../../src/device/world';
import { visit, type Visitor, type VisitorOptions } from '../../support/visitor';
import { event, newId } from '../../support/wire';
import { arrive, type Arrived } from '../../app/support/arrive';
import { keptCopy } from '../../app/support/keptCopy';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

/**
 * The device is started again, with nothing to be reached from the start, or with `url` what
 * answers in the server's place.
 */
function restart(
  device: Device,
  path: string,
  { url, clock = realClock }: Pick<VisitorOptions, 'clock'> & { url?: string } = {},
): Arrived {
  const visitor = visit(url ?? site.url, { path, device, clock });
  if (url === undefined) visitor.cut();
  visitors.push(visitor);
  return { ...visitor, page: visitor.show() };
}

/** The copy of the project is whole. */
const complete = (device: Device, key: PersonKey): Promise<void> =>
  waitFor(async () =>
    expect((await keptCopy(device, site.people[key].userId, 'SITE'))?.freshAt ?? 0).toBeGreaterThan(
      0,
    ),
  );

describe('the projects, without a line,', () => {
  const facts = async ({ page }: Pick<Arrived, 'page'>, name: string): Promise<string | null> =>
    (await page.findByRole('link', { name })).closest('li')?.textContent ?? null;
  const openIn = async (visitor: Pick<Arrived, 'page'>, name: string): Promise<number> =>
    left(/(\d+) of (\d+) closed/.exec((await facts(visitor, name)) ?? ''));
  const left = (found: RegExpExecArray | null): number => Number(found?.[2]) - Number(found?.[1]);

  test('are those on the device, also if their list was never asked for, and count what was done here', async () => {
    const { id } = await site.raise({ title: 'Counted on the front page' });
    const device = createDevice();
    const first = await arrive(site, 'inspector', '/p/SITE', device);
    await complete(device, 'inspector');
    first.kill();

    const second = restart(device, '/');
    const before = await openIn(second, 'SITE Site');
    expect(before).toBeGreaterThan(0);
    await second.page.findByText('Projects that were never opened on this device may be missing.');
    await second.core.current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' } });
    await second.page.findByText('Counted on the front page');
    await second.core.current()?.userSession.outbox?.add([
      {
        kind: 'move',
        snagId: id,
        fields: { move: 'CLOSE', comment: 'Seen' },
        eventId: newId('event'),
        userId: site.people.inspector.userId,
        projectId: site.projectId,
        projectCode: 'SITE',
        occurredAt: Date.now(),
        seen: null,
      },
    ]);
    await second.core.current()?.router.navigate({ to: '/' });
    await waitFor(async () => expect(await openIn(second, 'SITE Site')).toBe(before - 1));
    second.kill();

    const third = restart(device, '/');
    expect(await openIn(third, 'SITE Site')).toBe(before - 1);
  });
});

describe('without a line', () => {
  test('the settings are what the device keeps of them, to be read, and are themselves when the line is back', async () => {
    const device = createDevice();
    const first = await arrive(site, 'admin', '/p/SITE', device);
    await complete(device, 'admin');
    first.kill();

    const { page, ...second } = restart(device, '/p/SITE/settings');
    const people = await page.findByRole('region', { name: 'People' });
    within(people).getByText('Person tradeA');
    within(people).getByText('Trade · Company A');
    for (const [register, name] of [
      ['Companies', 'Company B'],
      ['Trades', 'Trade A'],
      ['Locations', 'Block A'],
    ] as const)
      within(page.getByRole('region', { name: register })).getByText(name);
    await page.findByText(/^Changes need a connection\./);
    await page.findByText(/Last updated at /);
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.queryAllByRole('button', { name: /^(Save|Edit|Add|Invite)/ })).toEqual([]);

    second.mend();
    globalThis.dispatchEvent(new Event('online'));
    await page.findByRole('navigation', { name: 'Parts of the settings' });
  });
});

describe('in a Wi-Fi that answers everything with a page of its own', () => {
  const wifi = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><h1>Welcome to the guest Wi-Fi</h1>'),
  );
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => wifi.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(wifi.address() as AddressInfo).port}`; // listening on a port
  });
  afterAll(() => {
    wifi.closeAllConnections();
    wifi.close();
  });

  test('the list is there before two seconds have passed', async () => {
    await site.raise({ title: 'Behind the portal' });
    const device = createDevice();
    const first = await arrive(site, 'inspector', '/p/SITE', device);
    await complete(device, 'inspector');
    first.kill();
    // Whatever waits for two seconds or longer waits for ever.
    const clock = {
      ...realClock,
      setTimeout: (run: () => void, ms: number) =>
        ms < 2_000 ? realClock.setTimeout(run, ms) : undefined,
    };
    const { page } = restart(device, '/p/SITE', { url, clock });
    await page.findByText('Behind the portal');
  });

  test('nothing is refused, nobody is signed out, and all entries arrive once when the server answers again', async () => {
    const { id } = await site.raise({ title: 'Commented behind the portal' });
    const device = createDevice();
    const first = await arrive(site, 'inspector', '/p/SITE', device);
    await complete(device, 'inspector');
    first.kill();
    const clock = hurriedClock();
    const { page, core, kill } = restart(device, '/p/SITE', { url, clock });
    await page.findByText('Commented behind the portal');
    const outbox = core.current()?.userSession.outbox;
    await outbox?.add([
      {
        ...event(Date.now()),
        seen: null,
        kind: 'comment' as const,
        userId: site.people.inspector.userId,
        projectId: site.projectId,
        projectCode: 'SITE',
        snagId: id,
        fields: { body: 'From the guest Wi-Fi' },
      },
    ]);
    const attempts = (): number => outbox?.entries.all()[0]?.attempts ?? 0;
    for (const attempt of [1, 2, 3]) {
      await waitFor(() => {
        clock.hurry(60_000);
        expect(attempts()).toBeGreaterThanOrEqual(attempt);
      });
    }
    expect(outbox?.entries.all().map(({ state }) => state === 'refused')).toEqual([false]);
    expect(core.session.get().kind).toBe('signedIn');
    page.getByText('Commented behind the portal');
    kill();

    const after = await arrive(site, 'inspector', `/p/SITE`, device);
    await waitFor(() =>
      expect(after.core.current()?.userSession.outbox?.entries.complete()).toBe(true),
    );
    await waitFor(() =>
      expect(after.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
    );
    const { node } = await site.ask<{ node: { comments: string[] } }>(
      'inspector',
      'query ($id: ID!) { node(id: $id) { ... on Snag { comments } } }',
      { id },
    );
    expect(node.comments).toEqual(['From the guest Wi-Fi']);
  });
});
