import type { UploadSender } from '../../network/index';
import { fakeWorld, json, ok } from './support/fakeWorld';
import { fixMutation, observe } from './support/observe';

const photo = new Blob([new Uint8Array(1_000)], { type: 'image/jpeg' });

/** A sender that moves as the test says. */
function handSender(): { send: UploadSender; requests: { move: (sent: number) => void; answer: (response: Response) => void; signal: AbortSignal }[] } {
  const requests: { move: (sent: number) => void; answer: (response: Response) => void; signal: AbortSignal }[] = [];
  return {
    requests,
    send: (_url, { signal }, onProgress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        requests.push({ move: (sent) => onProgress(sent, 1_000), answer: resolve, signal });
      }),
  };
}

test('An upload that takes 60 s with steady progress is not cut, and the screen hears of every step', async () => {
  const { send, requests } = handSender();
  const { layer, clock, sent } = fakeWorld(ok, { world: { upload: send } });
  const heard: [number, number][] = [];
  const seen = observe(layer, fixMutation, { input: { photo } }, { onUploadProgress: (bytes, total) => heard.push([bytes, total]) });
  for (let step = 1; step <= 6; step += 1) {
    await clock.advance(10_000);
    requests[0]?.move(step * 150);
  }
  await clock.advance(14_999);
  requests[0]?.answer(ok());
  await clock.advance(0);
  expect([seen.completed, requests.length, sent.length, clock.pending]).toEqual([1, 1, 0, 0]);
  expect(heard).toEqual([1, 2, 3, 4, 5, 6].map((step) => [step * 150, 1_000]));
});

test('An upload that stalls for 15 s is cut and sent again', async () => {
  const { send, requests } = handSender();
  const { layer, clock } = fakeWorld(ok, { world: { upload: send } });
  const heard: number[] = [];
  observe(layer, fixMutation, { input: { photo } }, { onUploadProgress: (bytes) => heard.push(bytes) });
  await clock.advance(10_000);
  requests[0]?.move(500);
  await clock.advance(14_999);
  expect(requests[0]?.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  await clock.advance(1_000);
  expect(requests.length).toBe(2);
  requests[0]?.move(999);
  requests[1]?.move(100);
  expect(heard).toEqual([500, 100]);
});

test('Leaving aborts an upload; bytes that are told later are not passed on', async () => {
  const { send, requests } = handSender();
  const { layer, clock } = fakeWorld(ok, { world: { upload: send } });
  const heard: number[] = [];
  const seen = observe(layer, fixMutation, { input: { photo } }, { onUploadProgress: (bytes) => heard.push(bytes) });
  await clock.advance(1_000);
  seen.leave();
  requests[0]?.move(1);
  await clock.advance(60_000);
  expect([requests[0]?.signal.aborted, requests.length, heard, clock.pending, seen.errors.length]).toEqual([true, 1, [], 0, 0]);
});

test('A 401 in the middle of an upload is refreshed and the whole upload is sent again', async () => {
  let token = 'old';
  const { send, requests } = handSender();
  const { layer, clock } = fakeWorld(ok, { auth: { token: () => token, refresh: async () => (token = 'new'), lost: () => {} }, world: { upload: send } });
  const seen = observe(layer, fixMutation, { input: { photo } });
  await clock.advance(0);
  requests[0]?.answer(json({ errors: [] }, { status: 401 }));
  await clock.advance(0);
  await clock.advance(10_000);
  requests[1]?.move(10);
  await clock.advance(10_000);
  requests[1]?.answer(ok());
  await clock.advance(0);
  expect([seen.completed, requests.length]).toEqual([1, 2]);
});

test('A screen that throws when it is told of bytes does not harm the upload', async () => {
  const { send, requests } = handSender();
  const { layer, clock } = fakeWorld(ok, { world: { upload: send } });
  const seen = observe(layer, fixMutation, { input: { photo } }, { onUploadProgress: () => { throw new Error('A bug on a screen.'); } });
  await clock.advance(0);
  requests[0]?.move(10);
  requests[0]?.answer(ok());
  await clock.advance(0);
  expect(seen.completed).toBe(1);
});
