import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { WebSocket } from 'ws';
import type { App } from '../../server/app';
import { eventually } from '../support/eventually';
import { corners } from '../support/photos';
import { about, end, formAnswer, openForm, part } from '../support/rawForm';
import { startServer } from '../support/server';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { dataOf, photoInput } from '../support/wire';

let site: Site;
/** A server is stopped once: by the test, or after it. */
let stopped: Promise<void> | null;
const stop = (): Promise<void> => (stopped ??= site.server.app.close());
beforeEach(async () => {
  stopped = null;
  site = await openSite();
});
afterEach(async () => {
  jest.useRealTimers();
  await stop();
  await rm(site.server.dataDir, { recursive: true });
});

/** A photo of which half has come in. */
async function halfPhoto() {
  const { id } = await site.raise();
  const bytes = await corners().jpeg().toBuffer();
  const body = Buffer.concat([
    about(addPhotoDocument, { ...photoInput(id, bytes), file: null }),
    part('0', bytes, 'photo.jpg'),
    end,
  ]);
  const request = openForm(site.url, site.people.inspector);
  request.write(body.subarray(0, -bytes.length / 2));
  await new Promise<void>((resolve) =>
    request.write(body.subarray(-bytes.length / 2, -100), () => resolve()),
  );
  // Answered one after the other, so the half has come in by then.
  await fetch(`${site.url}/healthz`);
  return { request, rest: body.subarray(-100) };
}

test('a server that is stopped finishes what is under way, and tells whoever comes then to come again in some seconds', async () => {
  const { request, rest } = await halfPhoto();
  const stopping = stop();
  const asked = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json', 'accept-language': 'de' },
    body: '{}',
  });
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await asked.json()).toMatchObject({
    errors: [
      {
        message: 'Der Server ist ausgelastet. Nächster Versuch in 10 Sekunden.',
        extensions: { code: 'SERVER_BUSY', retryable: true },
      },
    ],
  });
  const page = await fetch(site.url);
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
    503,
    '10',
    'The server is busy. We will try again in 10 seconds.',
  ]);
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  expect(String((await once(socket, 'error'))[0])).toContain('503');
  request.end(rest);
  expect(await formAnswer(request)).toMatchObject({
    status: 200,
    errors: [],
    data: { addPhoto: { snag: { photoCount: 1 } } },
  });
  await stopping;
  await expect(fetch(site.url)).rejects.toThrow('fetch failed');
});

test('a server that is stopped waits eight seconds and no longer for what does not end', async () => {
  const { request } = await halfPhoto();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  const answer = formAnswer(request).catch((error: Error) => error.message);
  let ended = false;
  const stopping = stop().then(() => void (ended = true));
  const pass = async (): Promise<void> => {
    for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await pass();
  jest.advanceTimersByTime(7_900);
  await pass();
  expect(ended).toBe(false);
  jest.advanceTimersByTime(200);
  await stopping;
  expect(await answer).toBe('socket hang up');
});

/** Runs something while the storage hands out these bytes in place of each file's. */
async function reading(bytes: () => ReadableStream<Uint8Array>): Promise<void> {
  const { storage } = site.server.app.services.files;
  const get = storage.get.bind(storage);
  const { id } = await site.raise();
  await site.addPhoto('inspector', id, await corners().jpeg().toBuffer());
  await site.server.app.rendered();
  let begun = (): void => undefined;
  const read = new Promise<void>((resolve) => (begun = resolve));
  storage.get = async (key) => {
    const file = await get(key);
    begun();
    return file && { ...file, stream: bytes };
  };
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: CheckRecordInput!) { checkRecord(input: $input) { __typename } }',
      { input: { projectId: site.projectId } },
    ),
  );
  await read;
}

function endless(): ReadableStream<Uint8Array> {
  let left = false;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!left) controller.enqueue(new Uint8Array(1_000));
    },
    cancel: () => void (left = true),
  });
}

const checkOn = async (app: App) => ({
  row: await app.services.db.selectFrom('record_check').select('state').executeTakeFirst(),
  jobs: await app.services.db
    .selectFrom('job')
    .select(['state', 'attempts'])
    .where('kind', '=', 'CHECK_RECORD')
    .execute(),
});

test('a record check does not hold a server up that is stopped: it is free for another one at once, and done after the next start', async () => {
  // A file that never ends.
  await reading(endless);
  const { db } = site.server.app.services;
  const destroy = db.destroy.bind(db);
  let left: unknown;
  db.destroy = async () => {
    left = await checkOn(site.server.app);
    await destroy();
  };
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'Date'],
  });
  const stopping = stop();
  // No time goes by.
  jest.advanceTimersByTime(1);
  await stopping;
  jest.useRealTimers();
  expect(left).toEqual({ row: { state: 'CHECKING' }, jobs: [{ state: 'WAITING', attempts: 0 }] });
  expect(site.server.log).toEqual([]);
  const next = await startServer({ dataDir: site.server.dataDir });
  await next.app.rendered();
  expect(await checkOn(next.app)).toEqual({ row: { state: 'DONE' }, jobs: [] });
  await next.close({ keep: true });
});

test('a server that is stopped ends after ten seconds, whatever does not answer', async () => {
  let giveUp = (): void => undefined;
  // A disk that answers nothing any more.
  await reading(
    () =>
      new ReadableStream({
        pull: () => new Promise((_, reject) => (giveUp = () => reject(new Error('away')))),
      }),
  );
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'Date'],
  });
  let ended = false;
  const stopping = stop().then(() => void (ended = true));
  const pass = async (): Promise<void> => {
    for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await pass();
  jest.advanceTimersByTime(9_900);
  await pass();
  expect(ended).toBe(false);
  jest.advanceTimersByTime(100);
  await stopping;
  jest.useRealTimers();
  // Only a test goes on after that.
  giveUp();
  await eventually(async () =>
    expect(
      await site.server.app.services.db
        .selectFrom('job')
        .selectAll()
        .execute()
        .then(
          () => 'open',
          () => 'closed',
        ),
    ).toBe('closed'),
  );
});
