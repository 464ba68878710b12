import type { ServerResponse } from 'node:http';
import { contenders } from './contender';
import { eachAlone } from './process';
import { seeded } from './chance';
import { good, json, serve } from './wire';

export interface Flaky {
  readonly succeeded: number;
  readonly requests: number;
  /** Mutations that a server without regard to event ids has done more than once. */
  readonly twice: number;
  /** Neither answered nor failed. */
  readonly unended: number;
}

export const flakyOperations = 400;
const seed = 20_26;

/** What happens to a request, by chance, in parts of the whole. */
const fates = [
  { name: 'cut before it was done', part: 0.1 },
  { name: 'cut after it was done', part: 0.1 },
  { name: '503', part: 0.1 },
  { name: 'done, and silent for ever', part: 0.05 },
  { name: 'done, and half a body', part: 0.1 },
  { name: 'slow', part: 0.1 },
] as const;

type Fate = (typeof fates)[number]['name'] | 'good';

/** The n-th attempt of an operation meets the same fate with everybody. */
function fateOf(operation: number, attempt: number): Fate {
  let left = seeded(seed + operation * 31 + attempt)();
  for (const { name, part } of fates) {
    if (left < part) return name;
    left -= part;
  }
  return 'good';
}

/**
 * How people fare who do so many things on a bad line: the limit is 750 ms, the waits 50 and 150
 * ms, for all alike.
 */
export function measureFlaky(
  folder: string,
  kind: 'query' | 'mutation',
  resend: boolean,
): Promise<Map<string, Flaky>> {
  return eachAlone(folder, contenders, async (process) => {
    const attempts = new Map<number, number>();
    const done = new Map<number, number>();
    let requests = 0;
    const server = await serve((body, _request, response) => {
      const operation = numberIn(body);
      const attempt = (attempts.get(operation) ?? 0) + 1;
      attempts.set(operation, attempt);
      requests += 1;
      meet(fateOf(operation, attempt), response, () =>
        done.set(operation, (done.get(operation) ?? 0) + 1),
      );
    });
    try {
      const { succeeded, unended } = await process.ask({
        task: 'crowd',
        url: server.url,
        speed: 20,
        kind,
        resend,
        count: flakyOperations,
        atOnce: 10,
      });
      return {
        succeeded,
        unended,
        requests,
        twice: [...done.values()].filter((times) => times > 1).length,
      };
    } finally {
      await server.close();
    }
  });
}

function meet(fate: Fate, response: ServerResponse, execute: () => void): void {
  if (fate !== 'cut before it was done' && fate !== '503') execute();
  switch (fate) {
    case 'good':
      return json(response, 200, good);
    case 'slow':
      return void setTimeout(() => json(response, 200, good), 100);
    case '503':
      // What a proxy says, not a GraphQL server.
      response.writeHead(503, { 'content-type': 'text/html' });
      response.end('<h1>Service unavailable</h1>');
      return;
    case 'cut before it was done':
    case 'cut after it was done':
      response.destroy();
      return;
    case 'done, and half a body':
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': good.length,
      });
      response.write(good.slice(0, good.length / 2), () => response.destroy());
      return;
    case 'done, and silent for ever':
  }
}

/** Which operation a body belongs to, whatever else its sender writes into it. */
function numberIn(body: string): number {
  return Number(/"(?:first|eventId)":(\d+)/.exec(body)?.[1]);
}
