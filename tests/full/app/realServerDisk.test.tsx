import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import fillSnagsQuery from '../../../__generated__/relay/fillSnagsQuery.graphql';
import type { Row } from '../../../src/sync/rows/row';
import { createDevice, type Device } from '../../support/device';
import { openSite, type Site } from '../../support/site';
import { visit } from '../../support/visitor';
import { onDisk } from '../../app/support/onDisk';
import type { StoredCopy } from '../../../src/sync/databases';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const rowsName = ({ databaseName }: Device): string =>
  `${databaseName}-rows-${site.people.inspector.userId}`;

/** The copy of the project as it is on the disk. */
async function copyOn(device: Device): Promise<StoredCopy | undefined> {
  return (
    (await onDisk(device)).get(rowsName(device)) as (StoredCopy | object)[] | undefined
  )?.find((each): each is StoredCopy => 'cursor' in each && 'revision' in each);
}

const complete = (device: Device): Promise<void> =>
  waitFor(async () =>
    expect(await copyOn(device)).toMatchObject({ freshAt: expect.any(Number), filling: null }),
  );

test('when the tab that fills the copy is killed between two pages, the other one goes on: every snag is there once', async () => {
  for (let n = 0; n < 104; n += 1) await site.raise({ title: `Snag ${n}` });
  const device = createDevice();
  const pages: string[] = [];
  let tab: 'first' | 'second' = 'first';
  const id = fillSnagsQuery.params.id ?? '';
  const open = () =>
    visit(site.url, {
      path: '/p/SITE',
      device,
      onWay(response, { body }) {
        if (typeof body !== 'string' || !body.includes(id)) return response;
        const after = /"after":"/.test(body) ? 'goes on' : 'begins';
        pages.push(`${tab} ${after}`);
        if (tab === 'first' && after === 'goes on') {
          tab = 'second';
          filling.kill();
        }
        return response;
      },
    });
  const filling = open();
  const { email, password } = site.people.inspector;
  await filling.core.session.signIn(email, password);
  filling.show();
  const other = open();
  other.show();
  await complete(device);
  expect(pages).toEqual(['first begins', 'first goes on', 'second goes on']);
  const database = await openDB(rowsName(device));
  const snags = ((await database.getAll('chunks')) as Row[][])
    .flat()
    .filter(({ __typename }) => __typename === 'Snag'); // what is in that store
  database.close();
  expect([snags.length, new Set(snags.map((row) => row.id)).size]).toEqual([104, 104]);
  other.leave();
});
