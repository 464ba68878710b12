import { createValue } from '../../src/device/observable';
import { openPicturesDatabase, type StoredTaken } from '../../src/sync/pictures/picturesDatabase';
import { createTakeAlong } from '../../src/sync/pictures/takeAlong';
import type { DeviceRows } from '../../src/sync/rows/row';
import { createDevice } from '../support/device';
import { until } from './support/until';

test('a project that cannot be brought up to date does not hold up the next one', async () => {
  const { world } = createDevice().tab();
  const name = `${world.databaseName}-pictures`;
  const database = openPicturesDatabase(name, 'user_1');
  await database.claim();
  const project = (projectId: string): StoredTaken => ({
    projectId,
    code: projectId,
    sizes: { small: 1, medium: 1, sheets: {} },
    bytes: 0,
    leftBytes: 0,
    readyAt: null,
    waits: null,
  });
  await database.take(project('A'));
  await database.take(project('B'));
  const looked: string[] = [];
  // Of its parts only these two are used until there is a copy.
  const rows = {
    userId: 'user_1',
    project(code: string) {
      looked.push(code);
      return code === 'A' ? Promise.reject(new Error('It cannot be read')) : Promise.resolve(null);
    },
  } as unknown as DeviceRows;
  const along = createTakeAlong({
    name,
    database,
    rows,
    ask: () => Promise.reject(new Error('No server')),
    world,
    leads: () => true,
    busy: () => false,
    taken: createValue<readonly StoredTaken[] | null>(null),
  });
  try {
    await until(() => looked.includes('B'));
    expect(looked).toEqual(['A', 'B']);
  } finally {
    along.close();
  }
});

test('a project that went out of sight is not taken along any more, but one of which somebody sees other things now is', async () => {
  const { world } = createDevice().tab();
  const name = `${world.databaseName}-pictures`;
  const database = openPicturesDatabase(name, 'user_1');
  await database.claim();
  for (const code of ['EDEN', 'OAK', 'ASH']) {
    await database.take({
      projectId: `project_${code}`,
      code,
      sizes: { small: 1, medium: 1, sheets: {} },
      bytes: 0,
      leftBytes: 0,
      readyAt: null,
      waits: null,
    });
    await database.put(
      {
        key: `photos/${code}`,
        projectId: `project_${code}`,
        snagId: 'snag_1',
        byteLength: 1,
        packBytes: null,
      },
      new ArrayBuffer(1),
    );
  }
  // as far as it is used
  const rows = { userId: 'user_1', project: () => Promise.resolve(null) } as unknown as DeviceRows;
  const along = createTakeAlong({
    name,
    database,
    rows,
    ask: () => Promise.reject(new Error('No server')),
    world,
    leads: () => false,
    busy: () => false,
    taken: createValue<readonly StoredTaken[] | null>(null),
  });
  try {
    await along.gone({ code: 'EDEN', projectId: 'project_EDEN', what: 'PROJECT' });
    await along.gone({ code: 'oak', projectId: null, what: 'PROJECT' });
    await along.gone({ code: 'ASH', projectId: 'project_ASH', what: 'ALL' });
    expect(
      (await database.taken()).map(({ code, bytes, readyAt }) => [code, bytes, readyAt]),
    ).toEqual([['ASH', 0, null]]);
    expect(await database.items('project_EDEN')).toEqual([]);
  } finally {
    along.close();
  }
});
