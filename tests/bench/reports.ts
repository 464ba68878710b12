import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { typeidUnboxed } from 'typeid-js';
import { type App, createApp } from '../../server/app';
import { readBytes } from '../../server/files/storage';
import { storageKeyOfReport } from '../../server/files/reportFiles';
import { makePhotoKey, storageKey } from '../../server/files/photoKey';
import { addJob } from '../../server/jobs';
import { sitePhoto } from '../support/sitePhoto';
import type { Figure } from './main';

const run = promisify(execFile);

/** What it takes from asking for a report to its file: many photos, and many snags. */
export async function measureReports(): Promise<Figure[]> {
  return [
    ...(await measured('60 snags with 120 large photos', ['60'], 'LARGE', givePhotos)),
    ...(await measured('register of 407 snags', ['407'], 'NONE', () => Promise.resolve(), 'LINE')),
    ...(await measured('300 snags with 600 large photos', ['300'], 'LARGE', givePhotos)),
    ...(await measured('5,000 snags without photos', ['3000', '2000'], 'NONE', () =>
      Promise.resolve(),
    )),
  ];
}

async function measured(
  name: string,
  plans: readonly string[],
  photos: string,
  prepare: (app: App) => Promise<void>,
  layout?: 'LINE',
): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  await run('node_modules/.bin/tsx', ['tests/bench/plansFill.ts', dataDir, ...plans]);
  await run('node_modules/.bin/tsx', ['tests/bench/listFill.ts', dataDir]);
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => console.error(line),
  });
  try {
    await prepare(app);
    const { db, jobs } = app.services;
    const id = typeidUnboxed('report');
    const [project, user] = [
      await db.selectFrom('project').select('id').executeTakeFirstOrThrow(),
      await db.selectFrom('user').select('id').executeTakeFirstOrThrow(),
    ];
    const settings = JSON.stringify({
      photos,
      grouping: 'PLACE',
      paper: 'A4',
      language: 'en',
      ...(layout !== undefined && { layout }),
    });
    const asked = {
      id,
      project_id: project.id,
      kind: 'LIST' as const,
      filter: '{"chip":"ALL"}',
      settings,
      asked_by: user.id,
      asked_at: Date.now(),
    };
    await db
      .insertInto('report')
      .values({
        ...asked,
        state: 'QUEUED',
        progress: 0,
        failure: null,
        snag_count: null,
        file_key: null,
        sha256: null,
        byte_length: null,
      })
      .execute();
    await addJob(db, 'MAKE_REPORT', id);
    const stop = watchChildren();
    const stall = watchThread();
    const before = process.cpuUsage();
    const began = performance.now();
    jobs.wake('MAKE_REPORT');
    await app.rendered();
    const took = performance.now() - began;
    const { user: busy, system } = process.cpuUsage(before);
    const report = await db
      .selectFrom('report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (report.state !== 'READY')
      throw new Error(`The report is ${report.state}: ${report.failure}`);
    const { memory, cpu } = stop();
    const file = await app.services.files.storage.get(storageKeyOfReport(report.file_key ?? ''));
    const text = file === null ? '' : Buffer.from(await readBytes(file)).toString('latin1');
    return [
      { name: `${name}: pages`, value: text.match(/\/Type \/Page\n/g)?.length ?? 0, unit: 'pages' },
      { name: `${name}: CPU of both processes`, value: (busy + system) / 1e3 + cpu, unit: 'ms' },
      { name: `${name}: until the file is there`, value: took, unit: 'ms' },
      { name: `${name}: most memory of the process`, value: memory / 1e6, unit: 'MB' },
      { name: `${name}: the file`, value: (report.byte_length ?? 0) / 1e6, unit: 'MB' },
      { name: `${name}: longest wait of a request`, value: stall(), unit: 'ms' },
    ];
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Two photos for each snag, of some that are alike in size to real ones. */
async function givePhotos({ services: { db, files } }: App): Promise<void> {
  const pictures = await Promise.all(
    Array.from({ length: 8 }, async (_, seed) =>
      sharp(await sitePhoto(seed))
        .autoOrient()
        .resize(1_280, 1_280, { fit: 'inside' })
        .webp({ quality: 80 })
        .toBuffer(),
    ),
  );
  const by = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const snags = await db.selectFrom('snag').select(['id', 'project_id']).execute();
  for (const [index, snag] of snags.entries()) {
    for (const kind of ['DEFECT', 'EVIDENCE'] as const) {
      const key = makePhotoKey('image/jpeg');
      await files.storage.put(storageKey(key, 'medium'), [
        pictures[index % pictures.length] ?? Buffer.alloc(0),
      ]);
      const facts = {
        file_key: key,
        sha256: '',
        byte_length: 1,
        mime: 'image/jpeg',
        width: 960,
        height: 1_280,
        thumb_hash: '',
        camera: null,
      };
      await db
        .insertInto('photo')
        .values({
          id: typeidUnboxed('photo'),
          project_id: snag.project_id,
          snag_id: snag.id,
          kind,
          ...facts,
          state: 'READY',
          caption: '',
          by_id: by.id,
          taken_at: 0,
          seq: 0,
          removed_at: null,
          shapes: '[]',
          marked_at: 0,
          erased_at: null,
        })
        .execute();
    }
  }
}

/**
 * The most resident memory of a process that this one has started, in bytes, and the CPU time of all
 * of them in ms, as Linux counts it.
 */
function watchChildren(): () => { memory: number; cpu: number } {
  let most = 0;
  /** Hundredths of a second, by process. */
  const ticks = new Map<string, number>();
  const timer = setInterval(() => {
    for (const pid of readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ')) {
      try {
        const [, kB] =
          /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid.trim()}/status`, 'utf8')) ?? [];
        most = Math.max(most, Number(kB ?? 0) * 1_024);
        const [, rest = ''] = readFileSync(`/proc/${pid.trim()}/stat`, 'utf8').split(') ');
        const fields = rest.split(' ');
        ticks.set(pid, Number(fields[11]) + Number(fields[12]));
      } catch {
        // It has ended meanwhile.
      }
    }
  }, 50);
  return () => {
    clearInterval(timer);
    return { memory: most, cpu: [...ticks.values()].reduce((sum, n) => sum + n * 10, 0) };
  };
}

/** The longest that this thread, which answers requests in a server, was busy at once. */
function watchThread(): () => number {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
