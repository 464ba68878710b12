// The screens of `scale`: screens.ts <folder> <site.json> [url of the PostgreSQL]. Asks a server in
// this process for what the screens ask, and says as JSON what each took.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../../../server/app';
import { createContext } from '../../../server/context';
import { engineOf, writeTransaction } from '../../../server/database/engine';
import type { Role } from '../../../server/database/schema';
import { whoIsWaitedFor } from '../../../server/features/notify/due';
import { listSnags } from '../../../server/features/snags/list';
import { countSnags } from '../../../server/features/snags/listStore';
import { readerOf } from '../../../server/features/snags/reader';
import { findByWords } from '../../../server/features/snags/search';
import type { BenchSite } from './fill';
import { type Measured, measurer } from './measurer';

/** Snags a page of a list has. */
const first = 50;

const [dataDir = '', siteFile = '', databaseUrl] = process.argv.slice(2);
// Written by fill.ts, and by Relay's compiler.
const site = JSON.parse(await readFile(siteFile, 'utf8')) as BenchSite;
const documents = Object.entries(
  JSON.parse(await readFile('__generated__/documents.json', 'utf8')) as Record<string, string>,
);
const idOf = (name: string): string =>
  documents.find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))?.[0] ?? '';

let statements = 0;
const root = process.cwd();
const app = await createApp({
  dataDir,
  ...(databaseUrl !== undefined && { databaseUrl }),
  root,
  renderWorker: join(root, 'server/files/renderWorker.ts'),
  onStatement: () => (statements += 1),
  log: (line) => line.level === 'error' && console.error(line),
});
const measure = await measurer({ databaseUrl, statements: () => statements });
const found: Measured[] = [];
/** For who looks for a cause: only what has this in its name. */
const wanted = process.env['SNAGBOOK_BENCH_ONLY'] ?? '';

const personOf = (role: Role) => site.people.find((person) => person.role === role);

/** Sends a known document as a device does. */
function asked(name: string, variables: object, role: Role = 'INSPECTOR') {
  const id = idOf(name);
  const headers = {
    authorization: `Bearer ${personOf(role)?.token ?? ''}`,
    'content-type': 'application/json',
    'x-snagbook': '1',
    accept: 'multipart/mixed; deferSpec=20220824, application/json',
  };
  return async (): Promise<string> => {
    const response = await app.fetch(
      new Request('http://bench/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, query: '', variables }),
      }),
    );
    const text = await response.text();
    if (text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 500)}`);
    return text;
  };
}

const ask = async (title: string, name: string, variables: object, role?: Role): Promise<void> => {
  if (title.includes(wanted)) found.push(await measure(title, asked(name, variables, role)));
};

const { code, projectId, tradeId, locationId } = site;
const { last_number: snags, last_seq: last } = await app.services.db
  .selectFrom('project')
  .select(['last_number', 'last_seq'])
  .where('id', '=', projectId)
  .executeTakeFirstOrThrow();
const list = (filter: object, more: object = {}) => ({
  code,
  filter,
  sort: 'NUMBER',
  near: null,
  first,
  from: null,
  around: null,
  text: null,
  searching: false,
  ...more,
});

// What a screen asks, whole: rights, counts, rows and all that stands on them.
for (const role of ['INSPECTOR', 'TRADE', 'VIEWER'] as const)
  await ask(`list, ${role.toLowerCase()}`, 'SnagListScreenQuery', list({}), role);
for (const chip of ['TO_CHECK', 'OPEN', 'OVERDUE', 'MINE', 'UNASSIGNED', 'SENT_BACK', 'DISPUTED'])
  await ask(
    `list of ${chip}`,
    'SnagListScreenQuery',
    list({ chip }, chip === 'OVERDUE' ? { sort: 'DUE' } : {}),
  );
await ask('list of MINE, trade', 'SnagListScreenQuery', list({ chip: 'MINE' }), 'TRADE');
for (const sort of ['DUE', 'CHANGED', 'PLACE'])
  await ask(`list by ${sort}`, 'SnagListScreenQuery', list({}, { sort }));
await ask(
  'list around a snag in its middle',
  'SnagListScreenQuery',
  list({}, { around: Math.floor(snags / 2) }),
);
await ask('list of a priority', 'SnagListScreenQuery', list({ priority: 'HIGH' }));
await ask('list of a trade', 'SnagListScreenQuery', list({ tradeId }));
await ask('list of a place', 'SnagListScreenQuery', list({ locationId }));
await ask('list due this week', 'SnagListScreenQuery', list({ due: 'THIS_WEEK' }));
await ask(
  'search that finds a tenth',
  'SnagListScreenQuery',
  list({ text: 'handrail' }, { text: 'handrail', searching: true }),
);
await ask(
  'search that finds one',
  'SnagListScreenQuery',
  list({ text: `hollow ${snags - 9}` }, { text: `hollow ${snags - 9}`, searching: true }),
);
await ask(
  'search of two letters',
  'SnagListScreenQuery',
  list({ text: 'zz' }, { text: 'zz', searching: true }),
);
const middle =
  /"endCursor":"([^"]+)"/.exec(
    await asked('SnagListScreenQuery', list({}, { around: Math.floor(snags / 2) }))(),
  )?.[1] ?? '';
await ask('further page, from the middle', 'SnagRowsPaginationQuery', {
  id: projectId,
  first,
  cursor: middle,
  filter: {},
  sort: 'NUMBER',
});
await ask('overview', 'OverviewScreenQuery', { code, locationId: null });
await ask('overview of a place', 'OverviewScreenQuery', { code, locationId });
await ask('overview, trade', 'OverviewScreenQuery', { code, locationId: null }, 'TRADE');
await ask('to check', 'ToCheckScreenQuery', { code, first: 20, sort: 'PLACE', near: null });
await ask('snag', 'SnagDetailScreenQuery', {
  code,
  number: Math.floor(snags / 2),
  id: '',
  byId: false,
});
await ask(
  'snag, trade',
  'SnagDetailScreenQuery',
  { code, number: Math.floor(snags / 8) * 4, id: '', byId: false },
  'TRADE',
);
await ask('waiting, inspector', 'WaitingScreenQuery', { first });
await ask('waiting, trade', 'WaitingScreenQuery', { first }, 'TRADE');
await ask('bell, inspector', 'WaitingBellQuery', { code });
await ask('projects', 'ProjectsScreenQuery', {});
await ask('settings', 'SettingsScreenQuery', { code });
await ask('form of a new snag', 'RaiseSnagScreenQuery', { code, plan: '', pinned: false });
await ask('what a filter offers', 'FilterSheetQuery', { code });
await ask('page of a device’s copy', 'fillSnagsQuery', {
  code,
  first: 100,
  after: null,
  filter: {},
});
const cursor =
  /"journalCursor":"([^"]+)"/.exec(await asked('fillSetUpQuery', { code })())?.[1] ?? '';
await ask('news, none', 'followProjectPollQuery', { projectId, after: cursor, first: 100 });

// What they ask of the database, without GraphQL.
const as = (role: Role) =>
  createContext(app.services, {
    kind: 'USER',
    sessionId: '',
    userId: personOf(role)?.userId ?? '',
    payer: personOf(role)?.userId ?? '',
    name: '',
    email: '',
    isOwner: false,
    hasSecondFactor: true,
    client: null,
    keyKind: null,
  });
const store = async (title: string, work: () => Promise<unknown>): Promise<void> => {
  if (`alone: ${title}`.includes(wanted)) found.push(await measure(`alone: ${title}`, work));
};
const counts = (role: Role, filter: Parameters<typeof countSnags>[2]) => async () =>
  countSnags(app.services.db, await readerOf(as(role), projectId), filter);
const page = (args: Parameters<typeof listSnags>[2]) => () =>
  listSnags(as('INSPECTOR'), projectId, { first, ...args });
for (const role of ['INSPECTOR', 'TRADE', 'VIEWER'] as const)
  await store(`counts, ${role.toLowerCase()}`, counts(role, null));
await store('counts of a priority', counts('INSPECTOR', { priority: 'MEDIUM' }));
await store('counts of a trade', counts('INSPECTOR', { tradeId }));
await store('counts of a place', counts('INSPECTOR', { locationId }));
await store('counts of a search', counts('INSPECTOR', { text: 'handrail' }));
await store('counts of a search for many comments', counts('INSPECTOR', { text: 'thursday' }));
await store('first page', page({}));
await store('page by due date', page({ sort: 'DUE' }));
await store('page by place', page({ sort: 'PLACE' }));
await store('page of those to check', page({ filter: { chip: 'TO_CHECK' } }));
await store('page of the overdue', page({ filter: { chip: 'OVERDUE' }, sort: 'DUE' }));
await store('page of one’s own', page({ filter: { chip: 'MINE' } }));
await store('page of the disputed', page({ filter: { chip: 'DISPUTED' } }));
await store('page of those sent back', page({ filter: { chip: 'SENT_BACK' } }));
await store('page of one place', page({ filter: { locationId } }));
await store('page of a place with none', page({ filter: { locationId: 'none' } }));
await store('page of nobody', page({ filter: { assigneeId: 'nobody' } }));
await store('page of nobody, by due date', page({ sort: 'DUE', filter: { assigneeId: 'nobody' } }));
await store(
  'page of a day without any',
  page({ filter: { raisedFrom: '2020-01-01', raisedTo: '2020-01-01' } }),
);
await store('search that finds a tenth', page({ filter: { text: 'handrail' } }));
await store('search that finds one', page({ filter: { text: `hollow ${snags - 9}` } }));
await store('search for many comments', page({ filter: { text: 'thursday' } }));
await store(
  'search for two common words that nobody has together',
  page({ filter: { text: 'handrail hollow' } }),
);
await store(
  'counts of two common words that nobody has together',
  counts('INSPECTOR', { text: 'handrail hollow' }),
);
await store('search of two letters', page({ filter: { text: 'zz' } }));

// A project with few texts beside that with many, which have the same letters.
const beside = 'project_beside';
await writeTransaction(app.services.db, async (trx) => {
  const texts = Array.from({ length: 300 }, (_, part) => ({
    snag_id: `snag_beside_${part % 100}`,
    project_id: beside,
    part,
    text: 'handrail loose in the hall',
  }));
  await engineOf(trx).putRows(trx, 'snag_text', texts);
  await engineOf(trx).indexProjectForSearch(trx, beside);
});
await store('search for a letter in a small project beside it', () =>
  findByWords(app.services.db, beside, ['e']),
);
await store('search for a word in a small project beside it', () =>
  findByWords(app.services.db, beside, ['handrail']),
);

// Who is waited for, when nearly everything has been looked at, and when nothing has.
const waited = () => whoIsWaitedFor(app.services.db, Date.now() + 3_600_000);
await store('who is waited for', waited);
await sql`update attention set seen_seq = 0 where project_id = ${projectId}`.execute(
  app.services.db,
);
await store('who is waited for, all is new', waited);
await store('who is waited for, all is new and nothing settled', () =>
  whoIsWaitedFor(app.services.db, Date.now() - 10 * 365 * 86_400_000),
);
await ask('waiting, all is new', 'WaitingScreenQuery', { first });
await sql`update attention set seen_seq = ${last - 1_000} where project_id = ${projectId}`.execute(
  app.services.db,
);
await app.close();
await measure.close();
console.log(JSON.stringify(found));
process.exit();
