// Makes a large project of the demo project in a data directory, while no server runs on it:
// fillLargeProject.ts <folder> <snags> A process of its own, because only its end lets go of the
// data for sure.
import { typeidUnboxed } from 'typeid-js';
import { pathKey, sortKey } from '../../rules/sortKeys';
import { nameKey, searchKey } from '../../rules/text';
import { type Handle, writeTransaction } from '../../server/database/engine';
import { openDatabase } from '../../server/database/open';
import type { LocationTable, SnagStatus, SnagTable } from '../../server/database/schema';
import { append, hashContent, nextInChain } from '../../server/features/journal/append';
import { lockProject } from '../../server/features/journal/record';
import { noPin } from '../../server/features/snags/facts';
import { insertSnag, takeNumber } from '../../server/features/snags/store';

const faults = [
  'Crack in the plaster beside the door frame',
  'Socket loose',
  'Paint runs below the window sill, visible from the hall',
  'Tile hollow',
  'Silicone missing around the shower tray',
];
const statuses: readonly SnagStatus[] = [
  'OPEN',
  'OPEN',
  'IN_PROGRESS',
  'FIXED',
  'CLOSED',
  'OPEN',
  'OPEN',
  'CLOSED',
  'DISPUTED',
];
const hour = 3_600_000;

async function fill(dataDir: string, snags: number): Promise<void> {
  const db = await openDatabase(dataDir);
  await writeTransaction(db, async (trx) => {
    const { id: projectId } = await trx
      .selectFrom('project')
      .select('id')
      .executeTakeFirstOrThrow();
    const [inspector] = await trx
      .selectFrom('member')
      .select('user_id')
      .where('role', '=', 'INSPECTOR')
      .execute();
    if (inspector === undefined) throw new Error('Nobody inspects.');
    const viewer = { userId: inspector.user_id };
    const { id: revisionId, plan_id: planId } = await trx
      .selectFrom('plan_revision')
      .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
      .select(['plan_revision.id', 'plan_id'])
      .orderBy('plan.code')
      .executeTakeFirstOrThrow();
    const companies = await addCompanies(trx, projectId, 30);
    const trades = await addTrades(trx, projectId, companies, 12);
    const rooms = await addRooms(trx, projectId);
    await addPeople(trx, projectId, companies, 209);
    const now = Date.now();
    for (
      let nth = (await trx.selectFrom('snag').select('id').execute()).length;
      nth < snags;
      nth += 1
    ) {
      const project = await lockProject(trx, projectId);
      const number = await takeNumber(trx, projectId);
      const status = statuses[number % statuses.length] ?? 'OPEN';
      const trade = trades[number % trades.length];
      const raisedAt = now - (snags - nth) * hour;
      const [fixed, closed] = [status === 'FIXED' || status === 'CLOSED', status === 'CLOSED'];
      // Spread as evenly as may be: the fractional parts of the multiples of the golden ratio and
      // of its square root.
      const pin = {
        pin_revision_id: revisionId,
        plan_id: planId,
        pin_x: Math.floor(((number * 0.618034) % 1) * 1e6),
        pin_y: Math.floor(((number * 0.786151) % 1) * 1e6),
      };
      const due = `2026-${String(1 + (number % 12)).padStart(2, '0')}-15`;
      const snag: SnagTable = {
        id: typeidUnboxed('snag'),
        project_id: projectId,
        number,
        title: `${faults[number % faults.length]} ${number}`,
        description: '',
        status,
        type: 'DEFECT',
        priority: 'MEDIUM',
        trade_id: trade?.id ?? null,
        company_id: trade?.companyId ?? null,
        assignee_id: null,
        location_id: rooms[(number * 7) % rooms.length] ?? null,
        ...(number % 5 < 3 ? pin : noPin),
        due_on: due,
        cost: null,
        raised_by: viewer.userId,
        raised_at: raisedAt,
        fixed_by: fixed ? viewer.userId : null,
        fixed_at: fixed ? now : null,
        closed_by: closed ? viewer.userId : null,
        closed_at: closed ? now : null,
        sent_back_count: 0,
        import_undone: 0,
        version: 1,
        waiting_since: raisedAt,
        opened_seq: project.last_seq,
        take_back: null,
        edited_at: '{}',
      };
      const { previousHash } = await nextInChain(trx, project, () => now);
      const moment = {
        seq: project.last_seq,
        now,
        previousHash,
        occurredAt: raisedAt,
        project,
        viewer,
        actor: { kind: 'USER', id: viewer.userId },
      } as const;
      await insertSnag(trx, moment, snag);
      const sent = { snagId: snag.id, title: snag.title };
      await append(
        trx,
        moment,
        typeidUnboxed('event'),
        { content: sent, contentHash: hashContent('raiseSnag', sent) },
        {
          kind: 'SNAG_RAISED',
          snagId: snag.id,
          statusAfter: 'OPEN',
          companyBefore: null,
          companyAfter: snag.company_id,
          receipt: { number },
          facts: snag,
        },
      );
    }
  });
  await db.destroy();
}

async function addCompanies(db: Handle, projectId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => typeidUnboxed('company'));
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
): Promise<{ id: string; companyId: string | null }[]> {
  const trades = Array.from({ length: count }, (_, index) => ({
    id: typeidUnboxed('trade'),
    companyId: companies[index] ?? null,
  }));
  for (const [index, { id, companyId }] of trades.entries()) {
    const name = `Finishing ${index + 1}`;
    await db
      .insertInto('trade')
      .values({
        id,
        project_id: projectId,
        name,
        name_key: nameKey(name),
        sort_key: sortKey(name),
        default_company_id: companyId,
        phrases: JSON.stringify(['Crack in plaster', 'Not level']),
      })
      .execute();
  }
  return trades;
}

type Place = Pick<LocationTable, 'id' | 'path' | 'path_key' | 'depth'>;

/** Three blocks of five levels with four flats each. Answers the rooms. */
async function addRooms(db: Handle, projectId: string): Promise<string[]> {
  const rooms: string[] = [];
  const add = async (name: string, parent: Place | null): Promise<Place> => {
    const id = typeidUnboxed('location');
    const place = {
      id,
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
  for (const block of ['C', 'D', 'E']) {
    const building = await add(`Block ${block}`, null);
    for (let level = 1; level <= 5; level += 1) {
      const floor = await add(`L0${level}`, building);
      for (let flat = 1; flat <= 4; flat += 1) {
        const home = await add(`Flat ${level}${flat}`, floor);
        for (const room of ['Hall', 'Kitchen', 'Bath', 'Bedroom'])
          rooms.push((await add(room, home)).id);
      }
    }
  }
  return rooms;
}

/** They are members and do not sign in. */
async function addPeople(
  db: Handle,
  projectId: string,
  companies: readonly string[],
  count: number,
): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const id = typeidUnboxed('user');
    await db
      .insertInto('user')
      .values({
        id,
        email: `person${index}@large.example`,
        name: `Person ${index}`,
        sort_key: sortKey(`Person ${index}`),
        password_hash: '',
        language: 'en',
        is_owner: 0,
        created_at: 0,
      })
      .execute();
    const company = companies[index % companies.length] ?? null;
    await db
      .insertInto('member')
      .values({
        id: typeidUnboxed('member'),
        project_id: projectId,
        user_id: id,
        role: company === null ? 'VIEWER' : 'TRADE',
        company_id: company,
      })
      .execute();
  }
}

const [dataDir = '', snags = ''] = process.argv.slice(2);
await fill(dataDir, Number(snags));
process.exit();
