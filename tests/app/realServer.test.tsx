import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { newId } from '../../src/domain/ids';
import { createDraft } from '../../src/sync/outbox/draft';
import { createDevice, type Device } from '../support/device';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The form, by way of the list, as people come to it. */
async function openForm(device?: Device): Promise<Arrived> {
  const visitor = await arrive(site, 'inspector', '/p/SITE', device);
  await visitor.page.findByRole('heading', { name: 'Snags of Site' });
  await userEvent.click(visitor.page.getByRole('link', { name: 'Raise' }));
  await visitor.page.findByRole('button', { name: 'Take a photo' });
  return visitor;
}

/** What the inspector entered into the form: all but the photo. */
function fillIn({ core }: Arrived, title: string): void {
  core
    .current()
    ?.userSession.draftOf('SITE', createDraft)
    .setFields({ title, tradeId: site.trades.A, locationId: site.locationId });
}

async function shutter(container: Arrived['page']): Promise<void> {
  const bytes = await blank(400, 300).jpeg().toBuffer();
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  if (camera === null) throw new Error('There is no camera');
  await userEvent.upload(
    camera,
    new File([new Uint8Array(bytes)], 'IMG_7.jpg', {
      type: 'image/jpeg',
      lastModified: Date.now(),
    }),
  );
  await container.findByRole('img', { name: 'Photo 1' });
}

interface Stored {
  project: {
    snags: {
      edges: {
        node: {
          number: number;
          title: string;
          photos: { id: string }[];
          history: { edges: { node: { kind: string; actor: { name: string } } }[] };
        };
      }[];
    };
  };
}

/** What the server has of the snags with this title. */
async function stored(
  title: string,
): Promise<{ number: number; photos: number; history: string[] }[]> {
  const query = `{ project(code: "SITE") { snags(first: 50, filter: {chip: ALL}) { edges { node {
    number title photos { id } history(first: 50) { edges { node { kind actor { name } } } } } } } } }`;
  const { project } = await site.ask<Stored>('admin', query);
  return project.snags.edges
    .filter(({ node }) => node.title === title)
    .map(({ node }) => ({
      number: node.number,
      photos: node.photos.length,
      history: node.history.edges
        .map(({ node: { kind } }) => kind)
        .filter((kind) => kind !== 'PHOTO_RENDERED'),
    }));
}

test('a list is one request, and so is a snag', async () => {
  const { number } = await site.raise({ title: 'One request' });
  // What is loaded ahead comes later, when nobody waits for anything.
  const asked = ({ requests }: Arrived): number =>
    requests.filter((path) => path === '/graphql').length;
  const list = await arrive(site, 'inspector', '/p/SITE');
  await list.page.findByText('One request');
  expect(asked(list)).toBe(1);
  const detail = await arrive(site, 'inspector', `/p/SITE/snags/${number}`);
  await detail.page.findByRole('heading', { name: /One request/ });
  expect(asked(detail)).toBe(1);
});

test('a raised snag stands on top at once, never goes away, and stands on the other screen without a reload', async () => {
  await site.raise({ title: 'There before' });
  const inspector = await openForm();
  const trade = await arrive(site, 'tradeA', '/p/SITE');
  await trade.page.findByText('There before');
  fillIn(inspector, 'Cracked tile');
  await shutter(inspector.page);
  await userEvent.click(inspector.page.getByRole('button', { name: 'Raise' }));

  await inspector.page.findByText(/Cracked tile/);
  inspector.putAway();
  let gone = 0;
  const watch = new MutationObserver(() => {
    if (inspector.page.queryByText(/Cracked tile/) === null) gone += 1;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(await trade.page.findByRole('button', { name: /^\d+ new/ }));
  await trade.page.findByText(/Cracked tile/);
  await waitFor(() =>
    expect(inspector.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  watch.disconnect();
  expect(gone).toBe(0);
  expect(await stored('Cracked tile')).toMatchObject([
    { photos: 1, history: ['SNAG_RAISED', 'PHOTO_ADDED'] },
  ]);
});

describe('a tab that is killed', () => {
  test.each(['requests', 'answers'] as const)(
    'while the connection loses %s, exactly one snag with its photo is raised when it is back',
    async (what) => {
      const title = `Killed while ${what}`;
      const device = createDevice();
      const first = await openForm(device);
      fillIn(first, title);
      await shutter(first.page);
      first.cut(what);
      await userEvent.click(first.page.getByRole('button', { name: 'Raise' }));
      await first.page.findByText(new RegExp(title));
      first.putAway();
      const before = first.requests.length;
      await waitFor(() => expect(first.requests.length).toBeGreaterThan(before));
      first.kill();

      const second = await arrive(site, 'inspector', '/p/SITE', device);
      await second.page.findByText(new RegExp(title));
      await waitFor(() =>
        expect(second.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
      );
      expect(await stored(title)).toMatchObject([
        { photos: 1, history: ['SNAG_RAISED', 'PHOTO_ADDED'] },
      ]);
    },
  );
});

test('a step the server refuses is put back, and the page says why', async () => {
  const { number, id } = await site.raise({ title: 'Refused step' });
  const trade = await arrive(site, 'tradeA', `/p/SITE/snags/${number}`);
  await trade.page.findByRole('heading', { name: /Refused step/ });
  const outbox = trade.core.current()?.userSession.outbox;
  const refused = {
    eventId: newId('event'),
    kind: 'move',
    userId: site.people.tradeA.userId,
    projectId: site.projectId,
    projectCode: 'SITE',
  } as const;
  await outbox?.add([
    { ...refused, snagId: id, occurredAt: Date.now(), seen: null, fields: { move: 'FIX' } },
  ]);
  await trade.page.findByText(/Add a photo of the finished work before marking it fixed\./);
  trade.page.getByRole('button', { name: 'Start work' });
});
