import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../server/database/open';
import type { Database } from '../../../server/database/schema';
import type { Shown } from '../../../server/features/tablesIn/shown';
import { settings } from '../../../server/settings';
import { archiveOf, askArchive, emptyServer, sendArchive } from '../../support/archives';
import { bundled } from '../../support/bundled';
import { eventually } from '../../support/eventually';
import { importsOf } from '../../support/imports';
import { run } from '../../support/program';
import { reportDesk } from '../../support/reportDesk';
import { startServer, type TestServer } from '../../support/server';
import { openSite, type Site } from '../../support/site';
import { type Caller, dataOf, event, gql, newId, signIn } from '../../support/wire';

// A server of its own process is killed as a power cut would, while it makes a report, brings
// something in or takes it back, or merges companies; the next one on the same data ends what it began.

const many = 800;
const list = `Nr.,Title,Location\r\n${Array.from({ length: many }, (_, index) => `${index + 1},brought ${index + 1},House › Flat ${(index % 9) + 1}`).join('\r\n')}\r\n`;

interface Way {
  /** Begins what is to be interrupted. */
  begin(at: { url: string; caller: Caller; pid: number }): Promise<() => Promise<boolean>>;
  /** Looks, once it was killed, that it was in the middle. */
  expectHalf(db: Kysely<Database>): Promise<void>;
}

/**
 * Runs the data of a server that is closed in a process that is killed when `begin`'s answer says
 * that it is in the middle; then starts the next here.
 */
async function killedInTheMiddle(
  dataDir: string,
  who: { email: string; password: string },
  { begin, expectHalf }: Way,
): Promise<TestServer> {
  const program = run(process.execPath, [bundled('tests/support/serverProgram.mts'), dataDir], {
    env: process.env,
  });
  try {
    const url = (await program.says(/listening at (\S+) /))[1] ?? '';
    const isInTheMiddle = await begin({
      url,
      caller: await signIn(url, who),
      pid: program.process.pid ?? 0,
    });
    while (!(await isInTheMiddle()));
  } finally {
    await program.stop('SIGKILL');
  }
  const db = await openDatabase(dataDir);
  await expectHalf(db);
  await db.destroy();
  return startServer({ development: true, dataDir });
}

/** The same people on another server of the same project. */
async function siteOn(server: TestServer, site: Site): Promise<Site> {
  const admin = { ...site.people.admin, ...(await signIn(server.url, site.people.admin)) };
  const inspector = {
    ...site.people.inspector,
    ...(await signIn(server.url, site.people.inspector)),
  };
  const people = { ...site.people, admin, inspector };
  return {
    ...site,
    server,
    url: server.url,
    people,
    ask: async (who, query, variables) =>
      dataOf(await gql(server.url, typeof who === 'string' ? people[who] : who, query, variables)),
  };
}

const titlesOf = async ({ app }: TestServer): Promise<string[]> =>
  (
    await app.services.db
      .selectFrom('snag')
      .select('title')
      .where('title', 'like', 'brought %')
      .execute()
  ).map(({ title }) => title);
async function expectWholeJournal({ app }: TestServer, projectId: string): Promise<void> {
  const seqs = await app.services.db
    .selectFrom('event')
    .select('seq')
    .where('project_id', '=', projectId)
    .orderBy('seq')
    .execute();
  expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_, index) => index + 1));
}
const isWhole = (titles: readonly string[]): boolean =>
  titles.length === many && new Set(titles).size === many;

test('a report: its process ends with the server, the next server makes it anew, and one file is left of both', async () => {
  const site = await openSite();
  await site.raise({ title: 'Door sticks' });
  await site.server.close({ keep: true });
  const id = newId('report');
  const children: number[] = [];
  const server = await killedInTheMiddle(site.server.dataDir, site.people.inspector, {
    async begin({ url, caller, pid }) {
      const there: Site = {
        ...site,
        gql: (_who, query, variables) => gql(url, caller, query, variables),
      };
      expect((await reportDesk(() => there).make('inspector', { id })).errors).toEqual([]);
      return () => {
        children.push(
          ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
            .split(' ')
            .filter((text) => text !== '')
            .map(Number),
        );
        return Promise.resolve(children.length > 0);
      };
    },
    async expectHalf(db) {
      expect(
        await db.selectFrom('report').select(['state', 'file_key']).where('id', '=', id).execute(),
      ).toEqual([{ state: 'MAKING', file_key: null }]);
    },
  });
  try {
    await eventually(() => expect(children.filter((pid) => isRunning(pid))).toEqual([]));
    await server.app.rendered();
    const again = await siteOn(server, site);
    const found = await reportDesk(() => again).reportsOf('inspector');
    expect(found.map(({ state, failure }) => [state, failure])).toEqual([['READY', null]]);
    const { files } = server.app.services;
    await files.workspace.sweep(Date.now() + 60_000);
    const left = await Promise.all(
      ['reports', 'temporary'].map((folder) =>
        readdir(join(server.dataDir, folder), { recursive: true }),
      ),
    );
    expect(left.map((names) => names.filter((name) => name.includes('.')).length)).toEqual([1, 0]);
    expect(server.log).toEqual([]);
  } finally {
    await server.close();
  }
});

test('an import of a table, and of the whole project as an archive on another server: each row comes in once', async () => {
  const first = await openSite();
  const imports = importsOf(first);
  const { id } = await imports.check(await imports.send('snags', list));
  await first.server.close({ keep: true });
  const second = await killedInTheMiddle(first.server.dataDir, first.people.admin, {
    async begin({ url, caller }) {
      const { ask } = importsOf({
        ...first,
        url,
        people: { ...first.people, admin: { ...first.people.admin, ...caller } },
      });
      expect((await ask(`/${id}/do`, { method: 'POST' })).status).toBe(200);
      // More is written than noted as done: the next server has to find out that it is.
      return async () => {
        const { state, counts } = (await ask(`/${id}`)).body as Shown; // what the route answers
        const { project } = dataOf(
          await gql<{ project: { snagCounts: { all: number } } }>(
            url,
            caller,
            '{ project(code: "SITE") { snagCounts { all } } }',
          ),
        );
        return (
          state === 'DONE' ||
          (counts.DONE > 0 && project.snagCounts.all % settings.tableImport.rowsOfBatch > 2)
        );
      };
    },
    async expectHalf(db) {
      const rows = await db
        .selectFrom('table_import_row')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('import_id', '=', id)
        .where('state', '=', 'DONE')
        .executeTakeFirstOrThrow();
      expect(rows.n).toBeGreaterThan(0);
      expect(rows.n).toBeLessThan(many);
      const snags = await db
        .selectFrom('snag')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      expect(snags.n).toBeGreaterThan(rows.n);
    },
  });
  let archive: Buffer;
  try {
    await second.app.rendered();
    const site = await siteOn(second, first);
    expect((await importsOf(site).ask(`/${id}`)).body).toMatchObject({
      state: 'DONE',
      counts: { MAKE: many, DONE: many },
    });
    expect(isWhole(await titlesOf(second))).toBe(true);
    await expectWholeJournal(second, first.projectId);
    expect(second.log).toEqual([]);
    archive = await archiveOf(site);
  } finally {
    await second.close();
  }

  const empty = await emptyServer();
  const sent = await sendArchive(empty.url, empty.owner, archive);
  await empty.close({ keep: true });
  const owner = { email: 'olga@other.example', password: 'a password of olga' };
  const last = await killedInTheMiddle(empty.dataDir, owner, {
    async begin({ url, caller }) {
      expect(
        (await askArchive(url, caller, 'POST', `${sent.id}/begin`, { code: 'SITE' })).status,
      ).toBe(200);
      return async () => {
        const { state, progress } = (await askArchive(url, caller, 'GET', sent.id)).answer;
        return state === 'DONE' || (state === 'BRINGING' && Number(progress) > 10);
      };
    },
    async expectHalf(db) {
      expect(
        await db.selectFrom('archive_import').select('state').where('id', '=', sent.id).execute(),
      ).toEqual([{ state: 'BRINGING' }]);
    },
  });
  try {
    await last.app.rendered();
    expect(
      (await askArchive(last.url, await signIn(last.url, owner), 'GET', sent.id)).answer,
    ).toMatchObject({ state: 'DONE', here: 'SITE' });
    expect(isWhole(await titlesOf(last))).toBe(true);
    expect(await last.app.services.db.selectFrom('archive_row').select('part').execute()).toEqual(
      [],
    );
    expect(last.log).toEqual([]);
  } finally {
    await last.close();
  }
});

test('a merging of companies owes its snags their events: the next server writes those that are left, each once', async () => {
  const first = await openSite();
  const { db } = first.server.app.services;
  const { id, number } = await first.raise();
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let from = 1; from < many; from += 50)
    await db
      .insertInto('snag')
      .values(
        Array.from({ length: 50 }, (_, n) => ({
          ...row,
          id: newId('snag'),
          number: number + from + n,
        })),
      )
      .execute();
  await first.server.close({ keep: true });
  const owed = async (of: Kysely<Database>): Promise<number> =>
    (await of.selectFrom('snag').select('id').where('merged_from', 'is not', null).execute())
      .length;
  const second = await killedInTheMiddle(first.server.dataDir, first.people.admin, {
    async begin({ url, caller }) {
      const input = { ...event(), companyId: first.companies.A, intoId: first.companies.B };
      dataOf(
        await gql(
          url,
          caller,
          'mutation ($input: MergeCompanyInput!) { mergeCompany(input: $input) { left } }',
          { input },
        ),
      );
      return async () => {
        const { node } = dataOf(
          await gql<{ node: { history: { edges: object[] } } }>(
            url,
            caller,
            'query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 9) { edges { node { kind } } } } } }',
            { id },
          ),
        );
        return node.history.edges.length > 1;
      };
    },
    async expectHalf(half) {
      expect(await owed(half)).toBeGreaterThan(0);
      expect(
        await half
          .selectFrom('snag')
          .select('id')
          .where('company_id', '=', first.companies.A)
          .execute(),
      ).toEqual([]);
    },
  });
  try {
    await second.app.rendered();
    expect(await owed(second.app.services.db)).toBe(0);
    const told = await second.app.services.db
      .selectFrom('event')
      .select('snag_id')
      .where('kind', '=', 'SNAG_EDITED')
      .execute();
    expect([told.length, new Set(told.map((each) => each.snag_id)).size]).toEqual([
      many + 1,
      many + 1,
    ]);
    await expectWholeJournal(second, first.projectId);
    expect(second.log).toEqual([]);
  } finally {
    await second.close();
  }
});

test('the undoing of an import: the next server goes on with it, and what was raised becomes void once', async () => {
  const first = await openSite();
  const rows = 200;
  const { id } = await importsOf(first).all(
    'snags',
    list
      .split('\r\n')
      .slice(0, rows + 1)
      .join('\r\n'),
  );
  await first.server.close({ keep: true });
  const second = await killedInTheMiddle(first.server.dataDir, first.people.admin, {
    async begin({ url, caller }) {
      const { ask } = importsOf({
        ...first,
        url,
        people: { ...first.people, admin: { ...first.people.admin, ...caller } },
      });
      expect((await ask(`/${id}/undo`, { method: 'POST' })).status).toBe(200);
      return async () => {
        const { state, counts } = (await ask(`/${id}`)).body as Shown; // what the route answers
        return state === 'UNDONE' || counts.UNDONE > 20;
      };
    },
    async expectHalf(db) {
      expect(
        await db.selectFrom('table_import').select('state').where('id', '=', id).execute(),
      ).toEqual([{ state: 'UNDOING' }]);
    },
  });
  try {
    await second.app.rendered();
    const site = await siteOn(second, first);
    expect((await importsOf(site).ask(`/${id}`)).body).toMatchObject({
      state: 'UNDONE',
      counts: { UNDONE: rows },
    });
    const { db } = second.app.services;
    const voided = await db
      .selectFrom('event')
      .select('snag_id')
      .where('kind', '=', 'SNAG_VOIDED')
      .execute();
    expect([voided.length, new Set(voided.map((each) => each.snag_id)).size]).toEqual([rows, rows]);
    await expectWholeJournal(second, first.projectId);
    expect(second.log).toEqual([]);
  } finally {
    await second.close();
  }
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
