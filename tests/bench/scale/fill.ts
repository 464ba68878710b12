// Makes a project in an empty data directory, with ten events a snag: fill.ts <folder> <snags>
// <people> [url of an empty PostgreSQL]. Says as JSON where it is and with which tokens the people
// are signed in. Always the same for the same numbers, but for the owner, tokens, and times, which
// count from today. A process of its own, because only its end lets go of the data for sure.
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayIn } from '../../../rules/days';
import { pathKey, sortKey } from '../../../rules/sortKeys';
import { nameKey, searchKey } from '../../../rules/text';
import { createApp } from '../../../server/app';
import { createContext } from '../../../server/context';
import type { Row, Trx } from '../../../server/database/contract';
import { engineOf, type Handle, writeTransaction } from '../../../server/database/engine';
import { withoutTimeout } from '../../../server/database/openPostgres';
import type { LocationTable, Role } from '../../../server/database/schema';
import { setUp } from '../../../server/features/people/setUp';
import { newId } from '../../../server/ids';
import { owner } from '../plansSite';
import { eventRows, idFrom, type Site, snagRows } from './rows';
import { makeStory, randomFrom } from './story';

export interface BenchSite {
  projectId: string;
  code: string;
  /** Of the company that fixes what is raised with this trade. */
  tradeId: string;
  locationId: string;
  people: { userId: string; role: Role; token: string }[];
}

/** Everybody sees what is raised with the first trade: one half works for its company. */
const roles: readonly Role[] = ['INSPECTOR', 'TRADE', 'VIEWER', 'TRADE'];
const code = 'EDEN';
const eventsPerSnag = 10;
const day = 86_400_000;
const seed = 20_260;

async function fill(
  dataDir: string,
  snags: number,
  people: number,
  databaseUrl: string | undefined,
): Promise<BenchSite> {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => line.level === 'error' && console.error(line),
  });
  const { db, sessions } = app.services;
  const random = randomFrom(seed);
  const idAt = idFrom(random);
  const now = Date.now();
  const projectId = idAt('project', now);
  const { role: _role, ...first } = owner;
  await setUp(createContext(app.services, null), {
    input: {
      eventId: newId('event'),
      ...first,
      projectId,
      projectCode: code,
      projectName: 'Bench',
      timeZone: 'UTC',
    },
  });
  const made = await writeTransaction(db, async (trx) => {
    if (databaseUrl !== undefined) await withoutTimeout(trx);
    const companies = await addCompanies(trx, projectId, 30);
    const trades = await addTrades(trx, projectId, companies, 12);
    const rooms = await addRooms(trx, projectId);
    const members = await addPeople(trx, projectId, companies[0] ?? '', people);
    const of = (role: Role): string[] =>
      members.filter((member) => member.role === role).map(({ userId }) => userId);
    const site: Site = {
      projectId,
      code,
      companies,
      trades,
      rooms,
      inspectors: of('INSPECTOR').slice(0, 7),
      workers: of('TRADE').slice(0, 20),
      dayFrom: (days) => dayIn('UTC', now + days * day),
    };
    const { seq: before, hash: lastHash } = await trx
      .selectFrom('event')
      .select(['seq', 'hash'])
      .where('project_id', '=', projectId)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const steps = makeStory({
      snags,
      perSnag: eventsPerSnag,
      seed,
      began: now - 300 * day,
      ended: now - day,
    });
    const ids = Array.from({ length: snags }, () => '');
    for (const { snag, kind, at } of steps)
      if (kind === 'SNAG_RAISED') ids[snag] = idAt('snag', at);
    await engineOf(trx).filling(trx, async () => {
      await putAll(trx, snagRows(site, steps, ids, before));
      await putAll(trx, eventRows(site, steps, ids, { before, lastHash, random }));
    });
    const last = before + steps.length;
    await trx
      .updateTable('project')
      .set({ last_seq: last, last_number: snags })
      .where('id', '=', projectId)
      .execute();
    // People look every day or so: the last thousand events are new to them.
    await putAll(
      trx,
      members.map(({ userId }) => ({
        table: 'attention' as const,
        row: {
          user_id: userId,
          project_id: projectId,
          seen_seq: Math.max(0, last - 1_000),
          mailed_seq: 0,
          digest_on: '',
        },
      })),
    );
    return { members, tradeId: trades[0] ?? '', locationId: rooms[0]?.id ?? '' };
  });
  if (databaseUrl !== undefined) await sql`vacuum analyze`.execute(db);
  const signedIn: BenchSite['people'] = [];
  for (const member of made.members)
    signedIn.push({ ...member, token: (await sessions.start(member.userId, '')).accessToken });
  // What is measured may take longer than an access token lives.
  await db
    .updateTable('token')
    .set({ expires_at: now + day })
    .execute();
  await app.close();
  return { projectId, code, tradeId: made.tradeId, locationId: made.locationId, people: signedIn };
}

const batch = 500;

/** Each before those that refer to it. */
const tables = ['attention', 'snag', 'event', 'event_value', 'snag_text'] as const;

/** Some hundred rows of a table at a time. */
async function putAll(
  trx: Trx,
  rows: Iterable<{ table: (typeof tables)[number]; row: Row }>,
): Promise<void> {
  const waiting = new Map<string, Row[]>();
  const flush = async (): Promise<void> => {
    for (const table of tables) {
      const some = waiting.get(table);
      if (some !== undefined) await engineOf(trx).putRows(trx, table, some);
    }
    waiting.clear();
  };
  for (const { table, row } of rows) {
    const some = waiting.get(table) ?? [];
    waiting.set(table, some);
    some.push(row);
    if (some.length === batch) await flush();
  }
  await flush();
}

async function addCompanies(db: Handle, projectId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('company'));
  for (const [index, id] of ids.entries()) {
    const name = `Builders and Sons ${index + 1}`;
    await db
      .insertInto('company')
      .values({
        id,
        project_id: projectId,
        name,
        name_key: nameKey(name),
        sort_key: sortKey(name),
        email: null,
        phone: null,
        archived_at: null,
      })
      .execute();
  }
  return ids;
}

async function addTrades(
  db: Handle,
  projectId: string,
  companies: readonly string[],
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('trade'));
  for (const [index, id] of ids.entries()) {
    const name = `Finishing ${index + 1}`;
    await db
      .insertInto('trade')
      .values({
        id,
        project_id: projectId,
        name,
        name_key: nameKey(name),
        sort_key: sortKey(name),
        default_company_id: companies[index] ?? null,
        phrases: JSON.stringify(['Crack in plaster', 'Not level']),
        archived_at: null,
      })
      .execute();
  }
  return ids;
}

type Place = Pick<LocationTable, 'id' | 'path' | 'path_key' | 'depth'>;

/** Three blocks of five levels with four flats each. Answers the rooms. */
async function addRooms(db: Handle, projectId: string): Promise<Place[]> {
  const rooms: Place[] = [];
  const add = async (name: string, parent: Place | null): Promise<Place> => {
    const place = {
      id: newId('location'),
      path: parent === null ? name : `${parent.path} › ${name}`,
      search_key: searchKey(parent === null ? name : `${parent.path} › ${name}`),
      path_key: pathKey(parent?.path_key ?? '', name),
      depth: (parent?.depth ?? 0) + 1,
    };
    await db
      .insertInto('location')
      .values({
        ...place,
        project_id: projectId,
        parent_id: parent?.id ?? '',
        name,
        name_key: nameKey(name),
        archived_at: null,
        removed_at: null,
      })
      .execute();
    return place;
  };
  for (const block of ['A', 'B', 'C']) {
    const building = await add(`Block ${block}`, null);
    for (let level = 1; level <= 5; level += 1) {
      const floor = await add(`L0${level}`, building);
      for (let flat = 1; flat <= 4; flat += 1) {
        const home = await add(`Flat ${level}${flat}`, floor);
        for (const room of ['Hall', 'Kitchen', 'Bath', 'Bedroom'])
          rooms.push(await add(room, home));
      }
    }
  }
  return rooms;
}

async function addPeople(
  db: Handle,
  projectId: string,
  companyId: string,
  count: number,
): Promise<{ userId: string; role: Role }[]> {
  const people: { userId: string; role: Role }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [userId, role] = [newId('user'), roles[index % roles.length] ?? 'VIEWER'];
    await db
      .insertInto('user')
      .values({
        id: userId,
        email: `person${index}@bench.example`,
        name: `Person ${index}`,
        sort_key: sortKey(`Person ${index}`),
        password_hash: '',
        language: 'en',
        is_owner: 0,
        created_at: 0,
        erased_at: null,
      })
      .execute();
    await db
      .insertInto('member')
      .values({
        id: newId('member'),
        project_id: projectId,
        user_id: userId,
        role,
        company_id: role === 'TRADE' ? companyId : null,
      })
      .execute();
    people.push({ userId, role });
  }
  return people;
}

const [dataDir = '', snags = '', people = '', databaseUrl] = process.argv.slice(2);
console.log(JSON.stringify(await fill(dataDir, Number(snags), Number(people), databaseUrl)));
process.exit();
