// Makes a project in an empty data directory: siteFill.ts <folder> <snags> <people>. Says as JSON where it is and with which tokens the people are signed in.
// Always the same for the same numbers, but for ids. A process of its own, because only its end lets go of the data for sure.
import { join } from 'node:path';
import { typeidUnboxed } from 'typeid-js';
import { pathKey, sortKey } from '../../rules/sortKeys';
import { nameKey } from '../../rules/text';
import { createApp } from '../../server/app';
import { createContext } from '../../server/context';
import { type Handle, writeTransaction } from '../../server/database/engine';
import type { LocationTable, Role, SnagStatus, SnagTable } from '../../server/database/schema';
import { append, hashContent, nextInChain } from '../../server/features/journal/append';
import { lockProject } from '../../server/features/journal/record';
import { setUp } from '../../server/features/people/setUp';
import { noPin } from '../../server/features/snags/facts';
import { insertSnag, takeNumber } from '../../server/features/snags/store';
import { owner } from './plansSite';

export interface BenchSite {
  projectId: string;
  /** Of the company that fixes what is raised with this trade. */
  tradeId: string;
  locationId: string;
  people: { userId: string; role: Role; token: string }[];
}

const faults = ['Crack in the plaster beside the door frame', 'Socket loose', 'Paint runs below the window sill, visible from the hall', 'Tile hollow', 'Silicone missing around the shower tray', 'Handrail loose', 'Door scratched', 'Leak under the sink', 'Ceiling stained', 'Window does not close'];
const statuses: readonly SnagStatus[] = ['OPEN', 'OPEN', 'IN_PROGRESS', 'FIXED', 'CLOSED', 'OPEN', 'CLOSED', 'CLOSED', 'DISPUTED', 'VOID'];
/** Everybody sees what is raised with the first trade: one half works for its company. */
const roles: readonly Role[] = ['INSPECTOR', 'TRADE', 'VIEWER', 'TRADE'];
const hour = 3_600_000;

async function fill(dataDir: string, snags: number, people: number): Promise<BenchSite> {
  const root = process.cwd();
  const app = await createApp({ dataDir, root, renderWorker: join(root, 'server/files/renderWorker.ts'), log: (line) => console.error(line) });
  const { db, sessions } = app.services;
  const projectId = typeidUnboxed('project');
  const { role: _role, ...first } = owner;
  await setUp(createContext(app.services, null), { input: { eventId: typeidUnboxed('event'), ...first, projectId, projectCode: 'EDEN', projectName: 'Bench', timeZone: 'UTC' } });
  const made = await writeTransaction(db, async (trx) => {
    const companies = await addCompanies(trx, projectId, 30);
    const trades = await addTrades(trx, projectId, companies, 12);
    const rooms = await addRooms(trx, projectId);
    const members = await addPeople(trx, projectId, companies[0] ?? '', people);
    const inspectors = members.filter(({ role }) => role === 'INSPECTOR').map(({ userId }) => userId);
    const { user_id: admin } = await trx.selectFrom('member').select('user_id').where('role', '=', 'ADMIN').executeTakeFirstOrThrow();
    const now = Date.now();
    for (let nth = 0; nth < snags; nth += 1) {
      const project = await lockProject(trx, projectId);
      const number = await takeNumber(trx, projectId);
      const status = statuses[number % statuses.length] ?? 'OPEN';
      const userId = inspectors[number % 7 % Math.max(1, inspectors.length)] ?? admin;
      const [fixed, closed] = [status === 'FIXED' || status === 'CLOSED', status === 'CLOSED'];
      const raisedAt = now - (snags - nth) * hour;
      const snag: SnagTable = {
        id: typeidUnboxed('snag'), project_id: projectId, number, title: `${faults[(number * 3) % faults.length]} ${number}`, description: number % 4 === 0 ? 'Seen with the site manager' : '', status, type: 'DEFECT', priority: number % 9 === 0 ? 'HIGH' : 'MEDIUM',
        trade_id: trades[number % trades.length]?.id ?? null, company_id: number % 11 === 0 ? null : (companies[(number * 7) % companies.length] ?? null), assignee_id: number % 50 === 0 ? userId : null,
        location_id: rooms[(number * 7) % rooms.length] ?? null, ...noPin, due_on: number % 13 === 0 ? null : `2026-${String(1 + (number % 12)).padStart(2, '0')}-15`,
        raised_by: userId, raised_at: raisedAt, fixed_by: fixed ? userId : null, fixed_at: fixed ? now : null, closed_by: closed ? userId : null, closed_at: closed ? now : null,
        sent_back_count: number % 20 === 0 ? 1 : 0, version: 1, waiting_since: raisedAt, opened_seq: project.last_seq, edited_at: '{}',
      };
      const { previousHash } = await nextInChain(trx, project, () => now);
      const moment = { seq: project.last_seq, now: raisedAt, previousHash, occurredAt: raisedAt, project, viewer: { userId }, actor: { kind: 'USER', id: userId } } as const;
      await insertSnag(trx, moment, snag);
      const sent = { snagId: snag.id, title: snag.title };
      await append(trx, moment, typeidUnboxed('event'), { content: sent, contentHash: hashContent('raiseSnag', sent) }, { kind: 'SNAG_RAISED', snagId: snag.id, statusAfter: 'OPEN', companyBefore: null, companyAfter: snag.company_id, receipt: { number }, facts: snag });
    }
    return { members, tradeId: trades[0]?.id ?? '', locationId: rooms[0] ?? '' };
  });
  const signedIn: BenchSite['people'] = [];
  for (const member of made.members) signedIn.push({ ...member, token: (await sessions.start(member.userId, '')).accessToken });
  await app.close();
  return { projectId, tradeId: made.tradeId, locationId: made.locationId, people: signedIn };
}

async function addCompanies(db: Handle, projectId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => typeidUnboxed('company'));
  for (const [index, id] of ids.entries()) {
    const name = `Builders and Sons ${index + 1}`;
    await db.insertInto('company').values({ id, project_id: projectId, name, name_key: nameKey(name), sort_key: sortKey(name), email: null, phone: null, archived_at: null }).execute();
  }
  return ids;
}

async function addTrades(db: Handle, projectId: string, companies: readonly string[], count: number): Promise<{ id: string }[]> {
  const trades = Array.from({ length: count }, (_, index) => ({ id: typeidUnboxed('trade'), companyId: companies[index] ?? null }));
  for (const [index, { id, companyId }] of trades.entries()) {
    const name = `Finishing ${index + 1}`;
    await db.insertInto('trade').values({ id, project_id: projectId, name, name_key: nameKey(name), sort_key: sortKey(name), default_company_id: companyId, phrases: JSON.stringify(['Crack in plaster', 'Not level']), archived_at: null }).execute();
  }
  return trades;
}

type Place = Pick<LocationTable, 'id' | 'path' | 'path_key' | 'depth'>;

/** Three blocks of five levels with four flats each. Answers the rooms. */
async function addRooms(db: Handle, projectId: string): Promise<string[]> {
  const rooms: string[] = [];
  const add = async (name: string, parent: Place | null): Promise<Place> => {
    const place = { id: typeidUnboxed('location'), path: parent === null ? name : `${parent.path} › ${name}`, path_key: pathKey(parent?.path_key ?? '', name), depth: (parent?.depth ?? 0) + 1 };
    await db.insertInto('location').values({ ...place, project_id: projectId, parent_id: parent?.id ?? '', name, name_key: nameKey(name), archived_at: null, removed_at: null }).execute();
    return place;
  };
  for (const block of ['A', 'B', 'C']) {
    const building = await add(`Block ${block}`, null);
    for (let level = 1; level <= 5; level += 1) {
      const floor = await add(`L0${level}`, building);
      for (let flat = 1; flat <= 4; flat += 1) {
        const home = await add(`Flat ${level}${flat}`, floor);
        for (const room of ['Hall', 'Kitchen', 'Bath', 'Bedroom']) rooms.push((await add(room, home)).id);
      }
    }
  }
  return rooms;
}

async function addPeople(db: Handle, projectId: string, companyId: string, count: number): Promise<{ userId: string; role: Role }[]> {
  const people: { userId: string; role: Role }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [userId, role] = [typeidUnboxed('user'), roles[index % roles.length] ?? 'VIEWER'];
    await db.insertInto('user').values({ id: userId, email: `person${index}@bench.example`, name: `Person ${index}`, sort_key: sortKey(`Person ${index}`), password_hash: '', language: 'en', is_owner: 0, created_at: 0, erased_at: null }).execute();
    await db.insertInto('member').values({ id: typeidUnboxed('member'), project_id: projectId, user_id: userId, role, company_id: role === 'TRADE' ? companyId : null }).execute();
    people.push({ userId, role });
  }
  return people;
}

const [dataDir = '', snags = '', people = ''] = process.argv.slice(2);
console.log(JSON.stringify(await fill(dataDir, Number(snags), Number(people))));
process.exit();
