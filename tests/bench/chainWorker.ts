import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeidUnboxed } from 'typeid-js';
import { createApp } from '../../server/app';
import { createContext } from '../../server/context';
import { setUp } from '../../server/features/people/setUp';

/** What a round of events took. */
export interface Round {
  /** µs of user and system time of the process, for one event. */
  cpu: number;
  /** µs on the clock, for one event. */
  clock: number;
}

/**
 * A server of its own that writes so many events as it is told, through its API, one after the
 * other: snags with four comments each.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
const root = process.cwd();
const app = await createApp({
  dataDir,
  root,
  renderWorker: join(root, 'server/files/renderWorker.ts'),
  development: true,
  log: (line) => line.level === 'error' && console.error(line),
});
const { db, sessions } = app.services;
const projectId = typeidUnboxed('project');
const owner = { name: 'Owner', email: 'owner@bench.example', password: 'a long password' };
await setUp(createContext(app.services, null), {
  input: {
    ...owner,
    eventId: typeidUnboxed('event'),
    projectId,
    projectCode: 'BENCH',
    projectName: 'Bench',
    timeZone: 'UTC',
  },
});
const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
const { accessToken } = await sessions.start(user.id, '');
const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };

async function send(mutation: string, type: string, input: object): Promise<void> {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId hash } } }`;
  const variables = {
    input: { eventId: typeidUnboxed('event'), occurredAt: Date.now(), ...input },
  };
  const response = await app.fetch(
    new Request('http://bench/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    }),
  );
  const answer = await response.text();
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
}

const locationId = typeidUnboxed('location');
await send('saveLocation', 'SaveLocationInput', { projectId, id: locationId, name: 'Block A' });
const body = 'The cover is missing and the wall behind it is still damp. '.repeat(4);

/** It is raised, and commented four times. */
const eventsOfSnag = 5;

async function round(count: number): Promise<Round> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let n = 0; n < count; n += eventsOfSnag) {
    const snagId = typeidUnboxed('snag');
    await send('raiseSnag', 'RaiseSnagInput', {
      projectId,
      snagId,
      locationId,
      title: 'A socket is loose',
    });
    for (let more = 1; more < eventsOfSnag; more += 1)
      await send('addComment', 'AddCommentInput', { snagId, body });
  }
  const { user: inUser, system } = process.cpuUsage(before);
  return { cpu: (inUser + system) / count, clock: ((performance.now() - began) * 1_000) / count };
}

process.on('message', (count: number) => void round(count).then((found) => process.send?.(found)));
process.send?.('ready');
