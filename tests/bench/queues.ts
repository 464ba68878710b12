import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { typeidUnboxed } from 'typeid-js';
import { type App, createApp } from '../../server/app';
import { makePhotoKey, storageKey } from '../../server/files/photoKey';
import { addJob, type JobKind } from '../../server/jobs';
import { sitePhoto } from '../support/sitePhoto';
import type { Figure } from './main';

const run = promisify(execFile);

/**
 * How long one person's small job waits behind the many of another: as jobs of nobody, which are
 * done in their order, and as jobs of two people.
 */
export async function measureQueues(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  await run('node_modules/.bin/tsx', ['tests/bench/plansFill.ts', dataDir, '1000']);
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => console.error(line),
  });
  try {
    const [many, one] = await twoPeople(app);
    const reports = (who: [string, string]) =>
      waited(app, 'MAKE_REPORT', who, async (first) => {
        for (let n = 0; n < 10; n += 1)
          await askForReport(app, many, { chip: 'ALL' }, { payerId: first, cost: 2_000 });
        const snag = await app.services.db
          .selectFrom('snag')
          .select('id')
          .executeTakeFirstOrThrow();
        return (payerId) => askForReport(app, one, { ids: [snag.id] }, { payerId, cost: 2 });
      });
    const photos = (who: [string, string]) =>
      waited(app, 'RENDER_PHOTO', who, async (first) => {
        const bytes = await Promise.all([1, 2, 3, 4].map(sitePhoto));
        const add = (by: string, payerId: string, n: number) =>
          addPhoto(app, by, payerId, bytes[n % bytes.length] ?? Buffer.alloc(0));
        for (let n = 0; n < 136; n += 1) await add(many, first, n);
        return (payerId) => add(one, payerId, 0);
      });
    const figure = (name: string, value: number): Figure => ({ name, value, unit: 'ms' });
    return [
      figure('small report after ten of 1,000 snags, in order', await reports(['', ''])),
      figure('small report after ten of 1,000 snags, in turns', await reports([many, one])),
      figure('picture after 136 of a link, in order', await photos(['', ''])),
      figure('picture after 136 of a link, in turns', await photos([many, one])),
    ];
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** ms from adding the last job, while the first of the others is done, until it is done. */
async function waited(
  app: App,
  kind: JobKind,
  [first, second]: [string, string],
  prepare: (payerId: string) => Promise<(payerId: string) => Promise<string>>,
): Promise<number> {
  const { db, jobs } = app.services;
  const addLast = await prepare(first);
  jobs.wake(kind);
  await sleep(500);
  const subject = await addLast(second);
  const began = performance.now();
  jobs.wake(kind);
  const waits = () =>
    db.selectFrom('job').select('id').where('subject_id', '=', subject).executeTakeFirst();
  while ((await waits()) !== undefined) await sleep(20);
  const took = performance.now() - began;
  await db.deleteFrom('job').where('state', '=', 'WAITING').execute();
  await app.rendered();
  return took;
}

/** The owner of the data directory, and a second admin. */
async function twoPeople({ services: { db } }: App): Promise<[string, string]> {
  const user = await db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
  const member = await db.selectFrom('member').selectAll().executeTakeFirstOrThrow();
  const id = typeidUnboxed('user');
  await db
    .insertInto('user')
    .values({ ...user, id, email: 'second@site.example' })
    .execute();
  await db
    .insertInto('member')
    .values({ ...member, id: typeidUnboxed('member'), user_id: id })
    .execute();
  return [user.id, id];
}

interface Due {
  payerId: string;
  cost: number;
}

async function askForReport(
  { services: { db } }: App,
  by: string,
  filter: object,
  due: Due,
): Promise<string> {
  const id = typeidUnboxed('report');
  const { id: projectId } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
  await db
    .insertInto('report')
    .values({
      id,
      project_id: projectId,
      kind: 'LIST',
      filter: JSON.stringify(filter),
      settings: JSON.stringify(settings),
      asked_by: by,
      asked_at: Date.now(),
      state: 'QUEUED',
      sign_off: null,
      progress: 0,
      failure: null,
      snag_count: null,
      file_key: null,
      sha256: null,
      byte_length: null,
    })
    .execute();
  await addJob(db, 'MAKE_REPORT', id, due);
  return id;
}

async function addPhoto(
  { services: { db, files } }: App,
  by: string,
  payerId: string,
  bytes: Buffer,
): Promise<string> {
  const [id, key] = [typeidUnboxed('photo'), makePhotoKey('image/jpeg')];
  const snag = await db.selectFrom('snag').select(['id', 'project_id']).executeTakeFirstOrThrow();
  await files.storage.put(storageKey(key, 'original'), [bytes]);
  await db
    .insertInto('photo')
    .values({
      id,
      project_id: snag.project_id,
      snag_id: snag.id,
      kind: 'DEFECT',
      file_key: key,
      sha256: '',
      byte_length: bytes.byteLength,
      mime: 'image/jpeg',
      width: 2_448,
      height: 3_264,
      thumb_hash: null,
      state: 'QUEUED',
      caption: '',
      by_id: by,
      taken_at: 0,
      seq: 0,
      removed_at: null,
      shapes: '[]',
      marked_at: 0,
      camera: null,
      erased_at: null,
    })
    .execute();
  await addJob(db, 'RENDER_PHOTO', id, { payerId, cost: 800 });
  return id;
}
