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
