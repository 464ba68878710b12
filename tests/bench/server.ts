import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeidUnboxed } from 'typeid-js';
import { createApp } from '../../server/app';
import { createContext } from '../../server/context';
import { writeTransaction } from '../../server/database/engine';
import { setUp } from '../../server/features/people/setUp';
import { insertSnag } from '../../server/features/snags/store';
import type { Figure } from './main';

const statuses = ['OPEN', 'IN_PROGRESS', 'FIXED', 'CLOSED', 'DISPUTED', 'VOID'] as const;
const words = [
  'socket',
  'crack',
  'paint',
  'window',
  'door',
  'leak',
  'tile',
  'handrail',
  'ceiling',
  'silicone',
];

/** How long the server takes for lists of so many snags. */
export async function measureServer(): Promise<Figure[]> {
  return [...(await measure(5_000)), ...(await measure(100_000))];
}

async function measure(count: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    development: true,
    log: (line) => console.error(line),
  });
  const { db, sessions } = app.services;
  const projectId = typeidUnboxed('project');
  const owner = { name: 'Owner', email: 'owner@bench.example', password: 'a long password' };
  await setUp(createContext(app.services, null), {
    input: {
      ...owner,
      eventId: typeidUnboxed('event'),
      projectId,
      projectCode: 'BENCH',
      projectName: 'Bench',
      timeZone: 'UTC',
    },
  });
  const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const locationId = typeidUnboxed('location');
  const place = {
    id: locationId,
    project_id: projectId,
    parent_id: '',
    name: 'Block A',
    name_key: 'block a',
    depth: 1,
    path: 'Block A',
    path_key: 'block a',
    archived_at: null,
    removed_at: null,
  };
  await db.insertInto('location').values(place).execute();
  const filled = performance.now();
  await writeTransaction(db, async (trx) => {
    for (let number = 1; number <= count; number += 1) {
      const status = statuses[number % statuses.length] ?? 'OPEN';
      const title = `${words[number % 10]} ${words[Math.floor(number / 10) % 10]} ${number}`;
      await insertSnag(
        trx,
        { project: { code: 'BENCH' }, viewer: { userId: '' }, seq: number, now: number },
        {
          id: typeidUnboxed('snag'),
          project_id: projectId,
          number,
          title,
          description: '',
          status,
          type: 'DEFECT',
          priority: 'MEDIUM',
          trade_id: null,
          company_id: null,
          assignee_id: null,
          location_id: locationId,
          pin_revision_id: null,
          pin_x: null,
          pin_y: null,
          plan_id: null,
          due_on: '2026-01-01',
          raised_by: user.id,
          raised_at: number,
          fixed_by: null,
          fixed_at: null,
          closed_by: null,
          closed_at: null,
          sent_back_count: number % 3,
          version: 1,
          waiting_since: 0,
          opened_seq: 0,
          edited_at: '{}',
        },
      );
    }
    await trx
      .updateTable('project')
      .set({ last_number: count })
      .where('id', '=', projectId)
      .execute();
  });
  figures.push({ name: `${count} snags: written`, value: performance.now() - filled, unit: 'ms' });
  const { accessToken } = await sessions.start(user.id, '');
  const ask = async (name: string, query: string, variables: object): Promise<void> => {
    const times: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const began = performance.now();
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      };
      const response = await app.fetch(
        new Request('http://bench/graphql', {
          method: 'POST',
          headers,
          body: JSON.stringify({ query, variables }),
        }),
      );
      const answer = await response.text();
      if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
      times.push(performance.now() - began);
    }
    const sorted = times.sort((a, b) => a - b);
    figures.push({ name: `${count} snags: ${name}, median`, value: sorted[7] ?? 0, unit: 'ms' });
  };
  const page = `query ($filter: SnagFilter, $after: String, $sort: SnagSort) { project(code: "BENCH") { snags(first: 50, filter: $filter, after: $after, sort: $sort) { edges { node { id displayTitle status allowedActions photoCount location { path } } } } } }`;
  const counts = `query ($filter: SnagFilter) { project(code: "BENCH") { snagCounts(filter: $filter) { all open overdue mine unassigned sentBack disputed toCheck } } }`;
  await ask('first page', page, {});
  await ask('page in the middle', page, {
    after: Buffer.from(String(Math.floor(count / 2))).toString('base64url'),
  });
  const middle = (key: string): string =>
    Buffer.from(`${key} ${Math.floor(count / 2)}`).toString('base64url');
  await ask('page in the middle, by due date', page, { sort: 'DUE', after: middle('2026-01-01') });
  await ask('page in the middle, by change', page, {
    sort: 'CHANGED',
    after: middle(String(Math.floor(count / 2))),
  });
  await ask('page of a place with all of them', page, { filter: { locationId } });
  await ask('page of a place with none', page, {
    filter: { locationId: typeidUnboxed('location') },
  });
  await ask('page of nobody, by due date', page, {
    sort: 'DUE',
    filter: { assigneeId: typeidUnboxed('user') },
  });
  await ask('page of a day on which none was raised', page, {
    filter: { raisedFrom: '2020-01-01', raisedTo: '2020-01-01' },
  });
  await ask('page of those to check', page, { filter: { chip: 'TO_CHECK' } });
  await ask('page of the overdue', page, { filter: { chip: 'OVERDUE' } });
  await ask('page of the disputed', page, { filter: { chip: 'DISPUTED' } });
  await ask('search that finds a tenth', page, { filter: { text: 'handrail' } });
  await ask('search that finds one', page, {
    filter: { text: `tile ${count - (count % 10) - 4}` },
  });
  await ask('search of two letters', page, { filter: { text: 'zz' } });
  await ask('counts', counts, {});
  await ask(
    'what waits for a person',
    `{ viewer { waiting(first: 50) { edges { isNew newEvents lastEvent { kind } node { id displayTitle } } } } }`,
    {},
  );
  await ask('how much of it is new', `{ project(code: "BENCH") { newlyWaiting } }`, {});
  await ask('counts of a search', counts, { filter: { text: 'handrail' } });
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  return figures;
}
