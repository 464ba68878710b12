import type { NetworkClock, NetworkUploadSender } from '../../network/index';
import { FakeClock } from './support/fakeClock';
import { fakeLayer, ok } from './support/fakeLayer';
import { fixMutation, observe } from './support/observe';

const photo = new Blob([new Uint8Array(1_000)], { type: 'image/jpeg' });

/** A sender that moves as the test says. */
function handSender(): {
  send: NetworkUploadSender;
  requests: {
    move: (sent: number) => void;
    answer: (response: Response) => void;
    signal: AbortSignal;
  }[];
} {
  const requests: {
    move: (sent: number) => void;
    answer: (response: Response) => void;
    signal: AbortSignal;
  }[] = [];
  return {
    requests,
    send: (_url, { signal }, onProgress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        requests.push({ move: (sent) => onProgress(sent, 1_000), answer: resolve, signal });
      }),
  };
}

test('An upload that takes 60 s with steady progress is not cut, and the screen gets every step', async () => {
  const { send, requests } = handSender();
  const { layer, clock, sent } = fakeLayer(ok, { platform: { upload: send } });
  const heard: [number, number][] = [];
  const seen = observe(
    layer,
    fixMutation,
    { input: { photo } },
    { onUploadProgress: (bytes, total) => heard.push([bytes, total]) },
  );
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
  const { layer, clock } = fakeLayer(ok, { platform: { upload: send } });
  const heard: number[] = [];
  observe(
    layer,
    fixMutation,
    { input: { photo } },
    { onUploadProgress: (bytes) => heard.push(bytes) },
  );
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

/**
 * A sender over a line of `rate` bytes a second behind a system that buffers: the buffer is filled
 * at once, and whenever a third of it is free again it is filled and that is told. The answer comes
 * when the last byte is through.
 */
function bufferedSender(
  clock: NetworkClock,
  rate: number,
  buffer: number,
  size: number,
): { send: NetworkUploadSender; told: [at: number, sent: number][]; starts: () => number } {
  const told: [number, number][] = [];
  let starts = 0;
  const send: NetworkUploadSender = (_url, { signal }, onProgress) =>
    new Promise((resolve, reject) => {
      const start = clock.now();
      const timers: unknown[] = [];
      starts += 1;
      signal.addEventListener('abort', () => {
        timers.forEach((timer) => clock.clearTimeout(timer));
        reject(signal.reason);
      });
      for (let sent = Math.min(buffer, size); ; sent = Math.min(sent + buffer / 3, size)) {
        const tell = (): void => {
          told.push([clock.now() - start, sent]);
          onProgress(sent, size);
        };
        timers.push(clock.setTimeout(tell, (1_000 * Math.max(0, sent - buffer)) / rate));
        if (sent === size) break;
      }
      timers.push(clock.setTimeout(() => resolve(ok()), (1_000 * size) / rate));
    });
  return { send, told, starts: () => starts };
}

test.each([
  ['a photo of 300 kB at 8 kB/s that the system takes whole', 300_000, 8_000, 2_500_000],
  ['4 MB at 8 kB/s that the system takes whole', 4_000_000, 8_000, 4_194_304],
  [
    '8 MB at 128 kB/s in steps of 11 s, of which 4 MB are still on their way at “100 %”',
    8_000_000,
    128_000,
    4_000_000,
  ],
  ['8 MB at 64 kB/s in steps of 21 s', 8_000_000, 64_000, 4_000_000],
  ['25 MB at 8 kB/s through small buffers, for most of an hour', 25_000_000, 8_000, 90_000],
])(
  'An upload is not cut while its bytes move, however the system buffers them: %s',
  async (_what, size, rate, buffer) => {
    const clock = new FakeClock();
    const { send, told, starts } = bufferedSender(clock, rate, buffer, size);
    const { layer } = fakeLayer(ok, { platform: { upload: send, clock } });
    const seen = observe(layer, fixMutation, { input: { photo } });
    await clock.advance((1_000 * size) / rate);
    expect([seen.completed, starts(), clock.pending]).toEqual([1, 1, 0]);
    expect(told.at(-1)?.[1]).toBe(size);
  },
);

test.each([
  ['nothing of a line’s rate is known: so long as 300 kB take at 4 kB/s', [[0, 300_000]], 75_000],
  [
    'nothing of a line’s rate is known and much may lie in buffers: after 10 minutes',
    [[0, 2_500_000]],
    600_000,
  ],
  [
    'the line was fast: after 10 minutes too, because it may be slow now',
    [
      [0, 300_000],
      [10_000, 20_000_000],
      [20_000, 30_000_000],
    ],
    600_000,
  ],
  [
    'the line brought 6 kB/s: so long as what it has taken needs at half of that',
    [
      [0, 100_000],
      [20_000, 220_000],
    ],
    73_334,
  ],
])('An upload on a dead connection is cut and sent again. If %s', async (_what, moves, ms) => {
  const { send, requests } = handSender();
  const { layer, clock } = fakeLayer(ok, { platform: { upload: send } });
  const seen = observe(layer, fixMutation, { input: { photo } });
  await clock.advance(1_000);
  for (const [at, sent] of moves) {
    await clock.advance(1_000 + (at ?? 0) - clock.now());
    requests[0]?.move(sent ?? 0);
  }
  await clock.advance(ms - 1);
  expect(requests[0]?.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  await clock.advance(1_000);
  expect([requests.length, seen.errors.length]).toEqual([2, 0]);
  seen.leave();
});

describe('An upload that was silent for 30 s', () => {
  /** A silent upload, and small requests that are answered at once. */
  async function silent() {
    const { send, requests } = handSender();
    const { layer, clock } = fakeLayer(ok, { platform: { upload: send } });
    const upload = () => observe(layer, fixMutation, { input: { photo } });
    const seen = upload();
    await clock.advance(1_000);
    requests[0]?.move(2_500_000);
    return { seen, clock, requests, upload, another: () => observe(layer) };
  }

  test('is sent again if another request was sent and answered meanwhile, but only once, and no other is once that was silent and got through', async () => {
    const { seen, clock, requests, upload, another } = await silent();
    await clock.advance(10_000);
    another();
    await clock.advance(19_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    await clock.advance(1_000);
    requests[1]?.move(2_500_000);
    await clock.advance(10_000);
    another();
    await clock.advance(500_000);
    expect(requests[1]?.signal.aborted).toBe(false);
    requests[1]?.answer(ok());
    await clock.advance(0);
    expect([seen.completed, requests.length, clock.pending]).toEqual([1, 2, 0]);
    const next = upload();
    await clock.advance(1_000);
    requests[2]?.move(2_500_000);
    await clock.advance(40_000);
    another();
    await clock.advance(0);
    expect(requests[2]?.signal.aborted).toBe(false);
    next.leave();
  });

  test.each([
    ['is sent again as soon as another request gets through after that', 59_000, true],
    ['is not after a minute, because the line has gone on', 61_000, false],
  ])('%s', async (_what, ms, again) => {
    const { seen, clock, requests, another } = await silent();
    await clock.advance(ms);
    expect(requests[0]?.signal.aborted).toBe(false);
    another();
    await clock.advance(0);
    expect(requests[0]?.signal.aborted).toBe(again);
    seen.leave();
  });

  test('is not if its bytes move or its answer has begun', async () => {
    const { seen, clock, requests, another } = await silent();
    await clock.advance(20_000);
    another();
    await clock.advance(5_000);
    requests[0]?.move(2_600_000);
    await clock.advance(25_000);
    requests[0]?.answer(new Response(new ReadableStream({})));
    await clock.advance(10_000);
    another();
    await clock.advance(4_000);
    expect(requests[0]?.signal.aborted).toBe(false);
    seen.leave();
  });
});

test('Once the answer to an upload has begun, the rest of it has 15 s', async () => {
  const { send, requests } = handSender();
  const { layer, clock } = fakeLayer(ok, { platform: { upload: send } });
  const seen = observe(layer, fixMutation, { input: { photo } });
  await clock.advance(1_000);
  requests[0]?.move(300_000);
  await clock.advance(60_000);
  requests[0]?.answer(new Response(new ReadableStream({})));
  await clock.advance(14_999);
  expect(requests[0]?.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  seen.leave();
});
