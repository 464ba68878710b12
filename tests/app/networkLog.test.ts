import ProjectsScreenQuery from '../../__generated__/relay/ProjectsScreenQuery$parameters';
import { createEnvironment, type PersonEnvironment } from '../../src/shell/environment';
import { createNetworkLog } from '../../src/shell/networkLog';
import { createDevice } from '../support/device';
import { settled } from './support/until';

const token = 'secret-token-of-ada';
const answer = (status: number, headers: Record<string, string> = {}) =>
  Response.json(
    { data: { viewer: null } },
    { status, headers: { 'x-request-id': 'r1', ...headers } },
  );

/** A layer whose server answers in this order, and the log of what it does. */
function open(...answers: Response[]) {
  const tables: unknown[] = [];
  const log = createNetworkLog({ table: (rows: unknown) => void tables.push(rows) });
  const tab = createDevice().tab({
    fetch: () => Promise.resolve(answers.shift() ?? answer(200)),
    network: { upload: null },
  });
  const person: PersonEnvironment = createEnvironment(
    tab.world,
    { token: () => token, refresh: () => Promise.resolve('another-token'), lost: () => undefined },
    log.take,
  );
  const ask = () =>
    person.environment
      .getNetwork()
      .execute(ProjectsScreenQuery.params, { title: 'Leak behind the bath' }, {})
      .subscribe({ error: () => undefined });
  const pass = async (ms: number) => {
    await settled();
    tab.advance(ms);
    await settled();
  };
  return { log, tables, tab, ask, pass, close: person.close };
}

test('an operation that was sent again is listed with two attempts and the wait between them', async () => {
  const { log, ask, pass, close } = open(answer(502));
  ask();
  await pass(1_000);
  expect(log.executions).toEqual([
    {
      operation: 'ProjectsScreenQuery',
      id: ProjectsScreenQuery.params.id,
      kind: 'query',
      startedAt: expect.any(Date),
      attempts: [
        { startedAt: expect.any(Date), durationMs: 0, status: 502, outcome: 'http' },
        { startedAt: expect.any(Date), durationMs: 0, status: 200, outcome: 'ok' },
      ],
      waits: [{ why: 'retry', ms: 1_000, at: expect.any(Date) }],
      outcome: 'ok',
      durationMs: 1_000,
      requestId: 'r1',
    },
  ]);
  close();
});
