import { connect } from 'node:net';
import { settings } from '../../server/settings';
import { eventually } from '../support/eventually';
import { openSite, type Site } from '../support/site';

// A download holds a place of its own: who has it, for how long, and how it becomes free.

let site: Site;
const statements: string[] = [];
let answered = 0;
beforeAll(async () => {
  site = await openSite({
    onStatement: (sql) => statements.push(sql),
    log: ({ message }) => void (answered += message === 'request' ? 1 : 0),
  });
  await site.raise({ description: 'long '.repeat(700) });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const addresses = {
  archive: () => `/files/projects/${site.projectId}.zip`,
  table: () => `/files/tables/${site.projectId}/snags.csv`,
};
const kinds = ['archive', 'table'] as const;
/** More than anybody may have at once. */
const many = 1 + settings.shares.of.tables.each;
const cookie = () => site.people.admin.cookies;
const mostOf = (kind: (typeof kinds)[number]): number =>
  settings.shares.of[kind === 'archive' ? 'archives' : 'tables'].each;

/** A download of which nothing was read, without a socket. */
const begun = (kind: (typeof kinds)[number]): Promise<Response> =>
  site.server.app.fetch(
    new Request(`${site.url}${addresses[kind]()}`, { headers: { cookie: cookie() } }),
  );

const expectAllPlacesFree = (kind: (typeof kinds)[number]): Promise<void> =>
  eventually(async () => {
    const responses = await Promise.all(Array.from({ length: mostOf(kind) }, () => begun(kind)));
    for (const { body } of responses) await body?.cancel();
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

test.each(kinds)('people who leave before the %s begins hold no place', async (kind) => {
  const { sessions } = site.server.app.services;
  const bySession = sessions.bySession.bind(sessions);
  let asked = 0;
  let goOn = (): void => undefined;
  const left = new Promise<void>((resolve) => (goOn = resolve));
  sessions.bySession = async (id) => {
    asked += 1;
    await left;
    return bySession(id);
  };
  const { hostname, port } = new URL(site.url);
  const lines = Array.from({ length: many }, () => connect(Number(port), hostname));
  for (const line of lines)
    line.write(
      `GET ${addresses[kind]()} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie()}\r\n\r\n`,
    );
  try {
    await eventually(() => expect(asked).toBe(many));
    await Promise.all(
      lines.map((line) => new Promise((resolve) => line.destroy().once('close', resolve))),
    );
    // Read after the ends of those lines, so the server knows of them soon.
    await fetch(`${site.url}/healthz`);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  } finally {
    answered = 0;
    goOn();
    sessions.bySession = bySession;
  }
  await eventually(() => expect(answered).toBe(many));
  await expectAllPlacesFree(kind);
});

test('a download of a project that nobody reads holds up nobody else’s', async () => {
  const mine = await begun('archive');
  const [again, other] = [await begun('archive'), await site.join('second', 'ADMIN')];
  expect(again.status).toBe(503);
  const theirs = await fetch(`${site.url}${addresses.archive()}`, {
    headers: { cookie: other.cookies },
  });
  expect((await theirs.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  await mine.body?.cancel();
});
