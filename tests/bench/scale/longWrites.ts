// The operations of `longWrites`: longWrites.ts <folder> <site.json> <some of them, or nothing>
// <most seconds of each> <rows of a table> [url of the PostgreSQL]. Does each on a server in this process, and
// comments in other projects meanwhile.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApp } from '../../../server/app';
import { newId } from '../../../server/ids';
import { settings } from '../../../server/settings';
import type { BenchSite } from './fill';
import { quantile } from './client';

const [dataDir = '', siteFile = '', only = '', seconds = '', rows = '', databaseUrl] =
  process.argv.slice(2);
// Written by fill.ts.
const { projectId, people } = JSON.parse(await readFile(siteFile, 'utf8')) as BenchSite;
// Ten people write here what many would, so nobody waits for the turn of their own others.
Object.assign(settings.allowances.USER, { EVENTS: 1e9 });
Object.assign(settings.shares.of.requests, { each: 1e9 });
const root = process.cwd();
const app = await createApp({
  dataDir,
  ...(databaseUrl !== undefined && { databaseUrl }),
  root,
  development: true,
  renderWorker: join(root, 'server/files/renderWorker.ts'),
  log: (line) => line.level === 'error' && console.error(line),
});
const { db, sessions } = app.services;
const { id: ownerId } = await db
  .selectFrom('user')
  .select('id')
  .where('is_owner', '=', 1)
  .executeTakeFirstOrThrow();
const { accessToken } = await sessions.start(ownerId, '');

async function send(query: string, input: object, token: string): Promise<void> {
  const response = await app.fetch(
    new Request('http://bench/graphql', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-snagbook': '1',
      },
      body: JSON.stringify({ query, variables: { input } }),
    }),
  );
  const text = await response.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
}

const mutation = (name: string, fields: string) => {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  return (input: object, token = accessToken) => send(text, input, token);
};

const event = () => ({ eventId: newId('event'), occurredAt: Date.now() });

/** Another one each time, so that what one run has brought in the next may undo. */
const codeOf = (otherId: string): string => `O${otherId.slice(-7).toUpperCase()}`;

const saveLocation = mutation('saveLocation', 'receipt { hash }');
/** A snag in each of ten other projects and who comments it: nobody waits for another comment. */
const others: { snagId: string; token: string }[] = [];
for (let nth = 0; nth < 10; nth += 1) {
  const [otherId, locationId, snagId] = [newId('project'), newId('location'), newId('snag')];
  await mutation(
    'createProject',
    'receipt { hash }',
  )({ ...event(), id: otherId, code: codeOf(otherId), name: 'Other', timeZone: 'UTC' });
  await saveLocation({ ...event(), projectId: otherId, id: locationId, name: 'Hall' });
  await mutation(
    'raiseSnag',
    'receipt { hash }',
  )({ ...event(), projectId: otherId, snagId, locationId, title: 'Loose handle' });
  const userId = people.filter(({ role }) => role !== 'TRADE')[nth]?.userId ?? ownerId;
  const member = { project_id: otherId, user_id: userId, role: 'ADMIN', company_id: null } as const;
  await db
    .insertInto('member')
    .values({ id: newId('member'), ...member })
    .execute();
  others.push({ snagId, token: (await sessions.start(userId, '')).accessToken });
}
// What is measured may take longer than an access token lives.
await db
  .updateTable('token')
  .set({ expires_at: Date.now() + 86_400_000 })
  .execute();
const addComment = mutation('addComment', 'receipt { hash }');

/** ms between two comments, and how many may wait: otherwise a slow machine would only queue them. */
const every = 50;
const most = 10;

/** The ms that comments in other projects take, one of them sent every 50, until `work` ends. */
async function meanwhile(work: () => Promise<unknown>): Promise<{ took: number; waits: number[] }> {
  const waits: number[] = [];
  const sent = new Set<Promise<unknown>>();
  let isOver = false;
  const began = performance.now();
  const ended = work().finally(() => (isOver = true));
  for (let [next, nth] = [began, 0]; !isOver; nth += 1) {
    await setTimeout(Math.max(0, next - performance.now()));
    // From when it was due: an event loop that stands still sends none.
    const due = next;
    next = Math.max(next + every, performance.now());
    if (sent.size === most) continue;
    const { snagId, token } = others[nth % others.length] ?? {};
    const comment = addComment({ ...event(), snagId, body: 'Seen again' }, token);
    const one: Promise<unknown> = comment.then(() => {
      waits.push(performance.now() - due);
      sent.delete(one);
    });
    sent.add(one);
  }
  await ended;
  const took = performance.now() - began;
  await Promise.all(sent);
  return { took, waits };
}

/** One step of bringing in a table, until the server has done it. */
async function importStep(id: string, way: string, method: string, body?: string): Promise<void> {
  const response = await app.fetch(
    new Request(`http://bench/files/imports/${id}${way}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body !== undefined && { body }),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
  await jobsDone();
}

async function jobsDone(): Promise<void> {
  while ((await db.selectFrom('job').select('id').executeTakeFirst()) !== undefined)
    await setTimeout(every);
}

const locationOf = async (depth: number) =>
  db
    .selectFrom('location')
    .select('id')
    .where('project_id', '=', projectId)
    .where('depth', '=', depth)
    .orderBy('path_key')
    .executeTakeFirstOrThrow();

const companies = () =>
  db
    .selectFrom('company')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('id')
    .limit(2)
    .execute();

const raised = await db
  .selectFrom('event')
  .select('id')
  .where('project_id', '=', projectId)
  .where('kind', '=', 'SNAG_RAISED')
  .limit(1)
  .executeTakeFirstOrThrow();

const operations: Record<string, () => Promise<unknown>> = {
  nothing: () => setTimeout(3_000),
  async calendar() {
    await mutation(
      'editProject',
      'receipt { hash }',
    )({ ...event(), projectId, timeZone: 'Europe/London', workingDays: ['MONDAY'] });
  },
  async rename() {
    const { id } = await locationOf(1);
    await saveLocation({ ...event(), projectId, id, name: 'North Tower' });
  },
  async eraseText() {
    await mutation('eraseText', 'receipt { hash }')({ ...event(), textOf: raised.id });
  },
  async merge() {
    const [one, other] = await companies();
    await mutation(
      'mergeCompany',
      'receipt { hash }',
    )({ ...event(), companyId: one?.id, intoId: other?.id });
  },
  async import() {
    const table = ['Title,Location'];
    for (let n = 1; n <= Number(rows); n += 1) table.push(`Loose socket ${n},Hall`);
    const about = `?project=${projectId}&table=snags&name=list.csv`;
    const id = newId('import');
    await importStep(id, about, 'PUT', table.join('\r\n'));
    const said = { columns: ['title', 'location'], words: {}, dayOrder: null, place: '' };
    await importStep(id, '/check', 'POST', JSON.stringify({ ...said, makeMissing: true }));
    await importStep(id, '/do', 'POST');
  },
  // Of what was brought in before.
  async undoImport() {
    const { id } = await db.selectFrom('table_import').select('id').executeTakeFirstOrThrow();
    await importStep(id, '/undo', 'POST');
  },
  async erasePerson() {
    const worker = people.find(({ role }) => role === 'TRADE');
    await mutation('erasePerson', 'erasedId')({ userId: worker?.userId });
  },
  async delete() {
    await mutation(
      'setProjectState',
      'receipt { hash }',
    )({ ...event(), projectId, state: 'ARCHIVED' });
    await db.updateTable('project').set({ archived_at: 1 }).where('id', '=', projectId).execute();
    await mutation('deleteProject', 'deletedId')({ projectId });
  },
};

/** What an operation begins with, beside that the project is there. */
const before: Record<string, () => Promise<unknown>> = {
  // All snags are of the company that goes.
  async merge() {
    const [one] = await companies();
    for (let last = 0; last < 100_000; last += 500)
      await db
        .updateTable('snag')
        .set({ company_id: one?.id ?? null })
        .where('project_id', '=', projectId)
        .where('number', '>', last)
        .where('number', '<=', last + 500)
        .execute();
  },
};

// What is asked for the first time takes longer.
await meanwhile(() => setTimeout(3_000));
for (const [name, operation] of Object.entries(operations)) {
  if (only !== '' && !only.split(',').includes(name)) continue;
  await before[name]?.();
  let answered = 0;
  let isOver = false;
  const { took, waits } = await meanwhile(async () => {
    const began = performance.now();
    const whole = (async () => {
      await operation();
      answered = performance.now() - began;
      await jobsDone();
      isOver = true;
    })();
    await Promise.race([whole, setTimeout(Number(seconds) * 1_000)]);
  });
  const short = (value: number): string => `${Math.round(value)} ms`.padStart(9);
  console.log(
    `  ${name.padEnd(12)} answered${short(answered)}, ${isOver ? 'done' : 'left'}${short(took)}; a comment elsewhere p50${short(quantile(waits, 0.5))}, p95${short(quantile(waits, 0.95))}, longest${short(quantile(waits, 1))}, of ${waits.length}`,
  );
}
await app.close();
process.exit();
