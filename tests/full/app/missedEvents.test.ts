import { reachable } from '../../app/support/reachable';
import { fillCopy } from '../../support/deviceCopy';
import { openRowsSite, type RowsSite } from '../../support/rowsSite';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

test('700 events that were missed come in batches, each with its cursor: interrupted between any two, nothing is missing and nothing is there twice', async () => {
  const { site, snags, comment } = world;
  let batches = 0;
  let cut = false;
  const beforeAsk = (document: string): Promise<void> => {
    if (document !== 'fillJournalQuery') return Promise.resolve();
    cut = !cut;
    if (cut) return Promise.reject(new Error('The line is cut'));
    batches += 1;
    return Promise.resolve();
  };
  const copy = await fillCopy(site, 'inspector', {
    beforeAsk: async (document) => (batches === 0 ? undefined : beforeAsk(document)),
  });
  batches = 1;
  // As many at a time as the server takes from one person.
  for (let nth = 0; nth < 700; nth += 5)
    await Promise.all(
      Array.from({ length: 5 }, (_, more) =>
        comment('inspector', snags[(nth + more) % snags.length]?.id ?? '', `Missed ${nth + more}`),
      ),
    );
  let cuts = 0;
  while ((await copy.catchUp().catch(() => null)) === null) cuts += 1;
  expect(batches).toBeGreaterThan(5);
  expect(cuts).toBeGreaterThan(5);
  expect(reachable(copy, site.projectId)).toEqual(
    reachable(await fillCopy(site, 'inspector'), site.projectId),
  );
});
