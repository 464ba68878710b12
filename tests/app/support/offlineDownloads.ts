import { waitFor } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { packPartBytes } from '../../../rules/sheetPack';
import { packKey, photoKey } from '../../../src/worker/kept';
import type { Device } from '../../support/device';
import { paperPack } from '../../support/paperPlans';
import type { PersonKey, Site } from '../../support/site';
import type { Visitor } from '../../support/visitor';
import type { KeptItem, StoredTaken } from '../../../src/sync/databases';

export const picturesOf = ({ databaseName }: Device): string => `${databaseName}-pictures`;

/** What a store of the device has; nothing if there is no database. */
async function stored<T>(device: Device, store: 'items' | 'taken'): Promise<T[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === picturesOf(device))) return [];
  const database = await openDB(picturesOf(device));
  const gone = !database.objectStoreNames.contains(store);
  const all = gone ? [] : ((await database.getAll(store)) as T[]); // as the app writes it
  database.close();
  // Deleted meanwhile: to look is to make an empty one.
  if (gone) await deleteDB(picturesOf(device));
  return all;
}

export const items = (device: Device): Promise<KeptItem[]> => stored(device, 'items');
export const keys = async (device: Device): Promise<string[]> =>
  (await items(device)).map(({ key }) => key).toSorted();
export const taken = async (device: Device): Promise<StoredTaken | undefined> =>
  (await stored<StoredTaken>(device, 'taken'))[0];

export const along = ({ core }: Pick<Visitor, 'core'>) => {
  const found = core.current()?.userSession.offlineDownloads;
  if (found == null) throw new Error('Nobody is signed in');
  return found;
};

/** The copy of the project is complete, and taking it along has begun. */
export async function take(visitor: Pick<Visitor, 'core'>): Promise<void> {
  const estimate = await waitFor(async () => {
    const made = await along(visitor).estimate('SITE');
    if (made === null) throw new Error('It is not copied yet');
    return made;
  });
  await along(visitor).take('SITE', estimate);
}

export const ready = (device: Device): Promise<void> =>
  waitFor(async () =>
    expect(await taken(device)).toMatchObject({
      readyAt: expect.any(Number),
      leftBytes: 0,
      waits: null,
    }),
  );

export const parts = (revisionId: string): string[] =>
  Array.from({ length: Math.ceil(paperPack().byteLength / packPartBytes) }, (_, part) =>
    packKey(revisionId, part),
  );

interface Seen {
  readonly project: {
    readonly plans: readonly { readonly current: { readonly id: string } }[];
    readonly snags: {
      readonly edges: readonly {
        readonly node: { readonly id: string; readonly photos: readonly { readonly id: string }[] };
      }[];
    };
  };
  readonly viewer: {
    readonly waiting: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  };
}

/** What belongs to it, by what the server shows the person. All snags of the site are of today. */
export async function belonging(site: Site, person: PersonKey): Promise<string[]> {
  const { project, viewer } = await site.ask<Seen>(
    person,
    `{ project(code: "SITE") { plans { current { id } } snags(first: 100) { edges { node { id photos { id } } } } }
    viewer { waiting(first: 100) { edges { node { id } } } } }`,
  );
  const waiting = new Set(viewer.waiting.edges.map(({ node }) => node.id));
  const photos = project.snags.edges.flatMap(({ node }) =>
    node.photos.flatMap(({ id }) => [
      photoKey(id, 'small'),
      ...(waiting.has(node.id) ? [photoKey(id, 'medium')] : []),
    ]),
  );
  return [...photos, ...project.plans.flatMap(({ current }) => parts(current.id))].toSorted();
}
