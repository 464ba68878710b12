import { NetworkFailure } from '../../network/index';
import type { Copies, Copy } from '../../src/sync/rows/copies';
import { createSteps } from '../../src/sync/rows/copySteps';
import { createDevice } from '../support/device';

test('over a line that carries 25 snags in time a copy is filled with pages of so many, and with whole ones when it is quick again', async () => {
  const { world, advance } = createDevice().tab();
  const asked: number[] = [];
  let [carries, tookMs] = [25, 14_000];
  const copy = {
    projectId: 'project_1',
    stored: { code: 'SITE', cursor: 'c', filling: { after: null } },
  } as Copy; // as far as it is used
  const { step } = createSteps({
    copies: { byCode: async () => copy, change: async () => copy } as unknown as Copies, // as above
    async ask({ params: { name } }, { first }) {
      asked.push(Number(first));
      advance(tookMs);
      if (Number(first) > carries) throw new NetworkFailure({ kind: 'timeout', operation: name });
      return { project: { snags: { edges: [], pageInfo: { hasNextPage: true, endCursor: 'e' } } } };
    },
    clock: world.clock,
    random: world.random,
    onGone: () => Promise.resolve(),
    onErased: () => Promise.resolve(),
    onRead: () => Promise.resolve(),
  });
  for (let each = 0; each < 5; each += 1) await step('SITE').catch(() => undefined);
  expect(asked.splice(0)).toEqual([100, 50, 25, 25, 25]);
  [carries, tookMs] = [100, 1_000];
  for (let each = 0; each < 4; each += 1) await step('SITE');
  expect(asked).toEqual([25, 50, 100, 100]);
});
