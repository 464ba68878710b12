import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { grain } from '../../support/photos';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { type Entry, openStream, type Stream } from '../../support/stream';
import { dataOf, event, newId } from '../../support/wire';

const statements: string[] = [];
let site: Site;
const open: Stream[] = [];
beforeAll(async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })));
afterEach(async () => void (await Promise.all(open.splice(0).map((stream) => stream.stop()))));
afterAll(() => site.close());

const everybody = [
  'admin',
  'inspector',
  'inspector2',
  'tradeA',
  'tradeB',
  'viewer',
] as const satisfies readonly PersonKey[];

const follow = (
  person: PersonKey,
  after: string,
  query?: string,
  more: Readonly<Record<string, string>> = {},
): Stream => {
  const stream = openStream(
    site.url,
    site.people[person].token,
    { projectId: site.projectId, after, ...more },
    query,
  );
  open.push(stream);
  return stream;
};

/** The app's own document with this name. */
const documentOf = (name: string): string =>
  Object.values(
    JSON.parse(readFileSync('__generated__/documents.json', 'utf8')) as Record<string, string>,
  ).find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text)) ?? '';

const ask = (person: PersonKey, field: string, input: object) =>
  site.ask(
    person,
    `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );

/** Each is sealed anew, and a photo is drawn whenever it is its turn. */
const passing = new Set([
  'cursor',
  'state',
  'width',
  'height',
  'thumbHash',
  'small',
  'medium',
  'large',
  'version',
]);
const lasting = (entry: unknown): unknown =>
  JSON.parse(
    JSON.stringify(entry, (key, value: unknown) => (passing.has(key) ? undefined : value)),
  );

/** That its pictures are there is told with the photo to those who come to it late. */
const isNews = ({ event: told }: Pick<Entry, 'event'>): boolean => told?.kind !== 'PHOTO_RENDERED';

test('everybody is told by socket, all at once, what they would read by themselves', async () => {
  const jpeg = await grain(80, 64).jpeg().toBuffer();
  const { id } = await site.raise();
  const { id: titled } = await site.raise({ title: 'Crack' }, 'inspector2');
  const comment = newId('event');
  const steps: (() => Promise<unknown>)[] = [
    () => site.raise({}, 'inspector2'),
    () => site.addPhoto('tradeA', id, jpeg, 'EVIDENCE'),
    () => site.server.app.rendered(),
    () => ask('tradeA', 'addComment', { eventId: comment, snagId: id, body: 'Nobody was in' }),
    () => ask('tradeA', 'editComment', { commentId: comment, body: 'Nobody was at home' }),
    () => site.move('tradeA', id, 'FIX', { comment: 'Done' }).then(dataOf),
    () => site.move('inspector2', id, 'CLOSE').then(dataOf),
    () =>
      ask('inspector', 'editSnag', {
        snagId: titled,
        companyId: site.companies.B,
        assigneeId: site.people.tradeB.userId,
      }),
    () => ask('admin', 'eraseText', { textOf: comment }),
    () => ask('admin', 'editProject', { projectId: site.projectId, name: 'Another name' }),
    () =>
      ask('admin', 'saveCompany', {
        projectId: site.projectId,
        id: site.companies.A,
        name: 'Company Anew',
      }),
    () =>
      ask('admin', 'changeMember', { memberId: site.people.viewer.memberId, role: 'INSPECTOR' }),
  ];
  const [subscription, query] = [
    documentOf('fillEntriesSubscription'),
    documentOf('fillJournalQuery'),
  ];
  const readers = await Promise.all(
    everybody.map(async (person) => ({
      person,
      after: await site.cursor(person),
      stream: follow(person, await site.cursor(person), subscription),
    })),
  );
  let told = 0;
  for (const step of steps) {
    await step();
    for (const reader of readers) {
      const { project } = await site.ask<{
        project: { journal: { cursor: string; entries: Pick<Entry, 'event'>[] } };
      }>(reader.person, query, { code: 'SITE', after: reader.after, first: 100 });
      for (const entry of project.journal.entries.filter(isNews)) {
        let come = await reader.stream.next();
        while (!isNews(come)) come = await reader.stream.next();
        expect([reader.person, lasting(come)]).toEqual([reader.person, lasting(entry)]);
        told += 1;
      }
      reader.after = project.journal.cursor;
    }
  }
  expect(told).toBeGreaterThan(steps.length * 3);
});

test('nobody is told what another person was told of themselves', async () => {
  const own = `membership { id } newlyWaiting snagCounts { mine }`;
  const query = `subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { cursor snag { id project { ${own} } } subject { ... on Project { ${own} } } } }`;
  const after = await site.cursor();
  const streams = everybody.map((person) => [person, follow(person, after, query)] as const);
  await ask('admin', 'editProject', { projectId: site.projectId, name: 'A third name' });
  for (const [person, stream] of streams) {
    const { project } = await site.ask<{ project: object }>(
      person,
      `{ project(code: "SITE") { ${own} } }`,
    );
    expect(project).toMatchObject({ membership: { id: site.people[person].memberId } });
    expect(await stream.next()).toMatchObject({ subject: project });
  }
  await site.raise({ assigneeId: site.people.tradeA.userId });
  for (const [person, stream] of streams.filter(([name]) => name !== 'tradeB')) {
    const { project } = await site.ask<{ project: object }>(
      person,
      `{ project(code: "SITE") { ${own} } }`,
    );
    expect(await stream.next()).toMatchObject({ snag: { project } });
  }
});

const read = /from "(told_event|snag|photo|trade|member)"/;

test('an event is read and answered once for all who see the same, however many they are', async () => {
  const readFor = async (sockets: number): Promise<number> => {
    const after = await site.cursor('inspector2');
    const streams = Array.from({ length: sockets }, (_, n) =>
      follow(
        n % 2 === 0 ? 'inspector2' : 'inspector',
        after,
        documentOf('fillEntriesSubscription'),
      ),
    );
    // Their subscriptions stand once the first event has come.
    await site.raise();
    for (const stream of streams) await stream.next();
    statements.length = 0;
    await site.raise();
    for (const stream of streams) await stream.next();
    await Promise.all(open.splice(0).map((stream) => stream.stop()));
    return statements.filter((sql) => sql.startsWith('select') && read.test(sql)).length;
  };
  // On a busy machine some ask a moment later than the others.
  expect(await readFor(8)).toBeLessThan(2 * (await readFor(1)));
});

test('a text that is erased while somebody catches up is told to nobody who comes later', async () => {
  const { id } = await site.raise({}, 'admin');
  const after = await site.cursor();
  for (let n = 0; n < 90; n += 1)
    await ask('tradeA', 'addComment', { snagId: id, body: `Said ${n}` });
  const secret = newId('event');
  await ask('tradeA', 'addComment', {
    eventId: secret,
    snagId: id,
    body: 'Somebody’s telephone number',
  });
  const query = `subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { cursor event { id comment } } }`;
  const told = async (stream: Stream): Promise<Entry['event']> => {
    for (;;) {
      const { event: each } = await stream.next();
      if (each?.id === secret) return each;
    }
  };
  // Several, so that they are still at it when the text is erased.
  const early = Array.from({ length: 8 }, () => follow('inspector', after, query));
  await early[0]?.next();
  await ask('admin', 'eraseText', { textOf: secret });
  await Promise.all(early.map(told));
  expect(await told(follow('inspector2', after, query))).toEqual({ id: secret, comment: null });
});

test('whoever is removed is told nothing more, though the others are', async () => {
  const leaver = await site.join('leaver', 'VIEWER');
  const after = await site.cursor();
  const [gone, stays] = [
    openStream(site.url, leaver.token, { projectId: site.projectId, after }),
    follow('inspector2', after),
  ];
  open.push(gone);
  await site.raise();
  await Promise.all([gone.next(), stays.next()]);
  await site.ask(
    'admin',
    `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
    { input: { ...event(), memberId: leaver.memberId } },
  );
  await site.raise();
  const [, raised] = [await stays.next(), await stays.next()];
  expect(raised.snag).not.toBeNull();
  await expect(gone.next()).rejects.toThrow(/ended/);
});

test('one socket follows a journal at most four times', async () => {
  const variables = { projectId: site.projectId, after: await site.cursor() };
  const query =
    'subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { cursor } }';
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message: object): void => socket.send(JSON.stringify(message));
  socket.on('open', () =>
    send({ type: 'connection_init', payload: { token: site.people.viewer.token } }),
  );
  const refused = await new Promise<object>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string }; // of the protocol
      if (message.type === 'connection_ack')
        for (let n = 1; n <= 5; n += 1)
          send({ id: String(n), type: 'subscribe', payload: { query, variables } });
      if (message.type === 'error') resolve(message);
    }),
  );
  socket.terminate();
  expect(refused).toMatchObject({
    id: '5',
    payload: [{ extensions: { code: 'SERVER_BUSY', retryable: true } }],
  });
});
