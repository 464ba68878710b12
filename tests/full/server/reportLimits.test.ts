import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';
import { greedy, greedyWorker } from '../../support/greedyWorker';
import { reportDesk, type ToldReport } from '../../support/reportDesk';
import { openSite, type RaisedSnag, type Site } from '../../support/site';
import { newId } from '../../support/wire';

// What the process that writes a report may use: it is the real process, which takes more than that
// for some snags.

const limits = { memoryBytes: 500_000_000, cpuMs: 4_000 };
const worker = greedyWorker();
let site: Site;
let fine: RaisedSnag;
beforeAll(async () => {
  site = await openSite({ renderWorker: worker, reportProcess: limits });
  fine = await site.raise({ title: 'Paint drips' });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const filterOf = (...snags: RaisedSnag[]) => ({ chip: 'ALL', ids: snags.map(({ id }) => id) });
const { make, reportsOf, made } = reportDesk(() => site);
async function ask(...snags: RaisedSnag[]): Promise<string> {
  const id = newId('report');
  expect((await make('inspector', { id, filter: filterOf(...snags) })).errors).toEqual([]);
  return id;
}
const told = async (id: string): Promise<ToldReport | undefined> =>
  (await reportsOf('inspector')).find((report) => report.id === id);
const failed = {
  state: 'FAILED',
  failure: 'This report could not be created. Try it with fewer snags or without photos.',
  url: null,
};
const ended = {
  level: 'warn',
  message: 'a rendering process ended before its time',
  job: 'writeReport',
};
/** Every file of a report that is stored or under way. */
async function filesOfReports(): Promise<string[]> {
  const below = async (folder: string): Promise<string[]> =>
    (await readdir(join(site.server.dataDir, folder), { recursive: true }).catch(() => [])).filter(
      (name) => /report|\.pdf$/.test(name),
    );
  return [...(await below('reports')), ...(await below('temporary'))];
}

test('a report whose process takes too much memory fails with a sentence, the server answers meanwhile, the next is made, and nothing of the first stays', async () => {
  const hungry = await site.raise({ title: greedy.memory });
  const id = await ask(fine, hungry);
  const next = await ask(fine);
  await eventually(async () => expect((await told(id))?.state).toBe('MAKING'));
  expect((await site.raise({ title: 'Raised meanwhile' })).number).toBeGreaterThan(hungry.number);
  await site.server.app.rendered();
  expect(await told(id)).toMatchObject(failed);
  // The first end may be the machine's fault.
  expect(site.server.log.splice(0)).toEqual(
    [1, 2].map((attempt) => ({ ...ended, attempt, why: 'SIGKILL' })),
  );
  expect(await told(next)).toMatchObject({ state: 'READY', failure: null });
  expect(await filesOfReports()).toEqual([expect.stringMatching(/\.pdf$/)]);
  expect((await made({ filter: filterOf(fine) })).text).toContain('Paint drips');
});
