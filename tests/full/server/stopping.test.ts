import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { WebSocket } from 'ws';
import { corners } from '../../support/photos';
import { about, end, formAnswer, openForm, part } from '../../support/rawForm';
import { addPhotoDocument, openSite, type Site } from '../../support/site';
import { photoInput } from '../../support/wire';

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
