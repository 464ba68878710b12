import { openPostgres } from '../../../server/database/openPostgres';
import { newDatabase, urlOf } from '../../support/postgres';
import { readReleased, releasing, writeReleased } from '../../support/releaseFiles';
import { faultsOf, type Shapes, shapesOf } from '../../support/tableShapes';

const file = 'tables.postgres.json';

test('servers of the last release go on working while new ones are put up: nothing they know of the tables is gone, and nothing is needed that they do not know', async () => {
  const db = await openPostgres(urlOf(await newDatabase('template0')), {
    log: () => undefined,
    onStatement: () => undefined,
  });
  const now = await shapesOf(db);
  await db.destroy();
  if (releasing) await writeReleased(file, `${JSON.stringify(now, null, 2)}\n`);
  // written above
  expect(faultsOf(JSON.parse(await readReleased(file)) as Shapes, now)).toEqual([]);
});
