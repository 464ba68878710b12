import type { ServerResponse } from 'node:http';
import { contenders } from './contender';
import { eachAlone, type Contender } from './process';
import { json, serve } from './wire';

export interface Leaving {
  /**
   * Requests of a server that never answers, and those of them whose connection the client closed.
   */
  readonly timedOut: {
    readonly closed: number;
    readonly requests: number;
    readonly atOnce: number;
  };
  /** Left before the headers, and in the middle of the body. */
  readonly cancelled: { readonly closed: number; readonly requests: number };
  /** Requests that came after the caller had left during the wait for a retry. */
  readonly sentAfter: number;
  /** Timers that were left behind after all of this. */
  readonly timers: number;
}

export const leavers = 40;

export function measureLeaving(folder: string): Promise<Map<string, Leaving>> {
  return eachAlone(folder, contenders, async (process) => {
    const before = await process.ask({ task: 'timers' });
    const timedOut = await timeOut(process);
    const early = await cancel(process, () => {});
    const late = await cancel(process, (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"data":');
    });
    const leftBehind = await process.ask({ task: 'timers' });
    const { sentAfter, timers } = await cancelInWait(process);
    return {
      timedOut,
      cancelled: { closed: early.closed + late.closed, requests: early.requests + late.requests },
      sentAfter,
      timers: leftBehind + timers - 2 * before,
    };
  });
}

/**
 * With a limit of 750 ms. A query is sent three times by those who try again, and once by the
 * floor.
 */
async function timeOut(process: Contender): Promise<Leaving['timedOut']> {
  const silent = await countingServer(() => {});
  try {
    await process.ask({
      task: 'crowd',
      url: silent.url,
      speed: 20,
      kind: 'query',
      resend: true,
      count: leavers,
      atOnce: leavers,
    });
    await pass(300);
    return { closed: silent.closed(), requests: silent.requests(), atOnce: silent.atOnce() };
  } finally {
    await silent.close();
  }
}

/** The real limits, so that a timer that was forgotten is still there to be seen. */
async function cancel(
  process: Contender,
  answer: (response: ServerResponse) => void,
): Promise<{ closed: number; requests: number }> {
  const server = await countingServer(answer);
  try {
    await process.ask({ task: 'start', url: server.url, speed: 1, count: leavers });
    await server.received(leavers);
    // Half a body needs a moment to arrive.
    await pass(100);
    await process.ask({ task: 'cancel' });
    await pass(500);
    return { closed: server.closed(), requests: server.requests() };
  } finally {
    await server.close();
  }
}

async function cancelInWait(process: Contender): Promise<{ sentAfter: number; timers: number }> {
  const server = await countingServer((response) => json(response, 503, ''));
  try {
    await process.ask({ task: 'start', url: server.url, speed: 1, count: leavers });
    await server.received(leavers);
    await pass(300);
    await process.ask({ task: 'cancel' });
    const timers = await process.ask({ task: 'timers' });
    const before = server.requests();
    await pass(1_500);
    return { sentAfter: server.requests() - before, timers };
  } finally {
    await server.close();
  }
}

async function countingServer(answer: (response: ServerResponse) => void) {
  const alive = new Map<string, number>();
  let requests = 0;
  let closed = 0;
  let atOnce = 0;
  let came = (): void => {};
  const server = await serve((body, _request, response) => {
    requests += 1;
    alive.set(body, (alive.get(body) ?? 0) + 1);
    atOnce = Math.max(atOnce, alive.get(body) ?? 0);
    response.on('close', () => {
      alive.set(body, (alive.get(body) ?? 1) - 1);
      if (!response.writableFinished) closed += 1;
    });
    answer(response);
    came();
  });
  return {
    ...server,
    requests: () => requests,
    closed: () => closed,
    atOnce: () => atOnce,
    received: (count: number) =>
      new Promise<void>((resolve) => {
        came = () => {
          if (requests >= count) resolve();
        };
        came();
      }),
  };
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(), ms);
  });
}
