// Gives the snags of a data directory what those of a real project have: one of 300 places, a
// trade, a company, a due date: listFill.ts <folder> A process of its own, because only its end
// surely frees the memory.
import { join } from 'node:path';
import { typeidUnboxed } from 'typeid-js';
import { pathKey, placeKey, sortKey } from '../../rules/sortKeys';
import { nameKey, searchKey } from '../../rules/text';
import { createApp } from '../../server/app';
import { writeTransaction } from '../../server/database/engine';
import type { LocationTable } from '../../server/database/schema';

const faults = [
  'Crack in the plaster beside the door frame',
  'Socket loose',
  'Paint runs below the window sill, visible from the hall',
  'Tile hollow',
  'Silicone missing around the shower tray',
];

type Place = Pick<LocationTable, 'id' | 'path' | 'path_key' | 'depth'>;

async function furnish(dataDir: string): Promise<void> {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => console.error(line),
  });
  const { db } = app.services;
  const { id: projectId } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
  await writeTransaction(db, async (trx) => {
    const register = async (kind: 'company' | 'trade', count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let number = 1; number <= count; number += 1) {
        const [id, name] = [
          typeidUnboxed(kind),
          `${kind === 'company' ? 'Builders and Sons' : 'Trade'} ${number}`,
        ];
        const row = {
          id,
          project_id: projectId,
          name,
          name_key: nameKey(name),
          sort_key: sortKey(name),
        };
        if (kind === 'company')
          await trx
            .insertInto('company')
            .values({ ...row, email: null, phone: null })
            .execute();
        else
          await trx
            .insertInto('trade')
            .values({ ...row, default_company_id: null, phrases: '[]' })
            .execute();
        ids.push(id);
      }
      return ids;
    };
    const [companies, trades] = [await register('company', 30), await register('trade', 12)];
    const places: { id: string; key: string }[] = [];
    const place = async (name: string, parent: Place | null): Promise<Place> => {
      const its = {
        id: typeidUnboxed('location'),
        path: parent === null ? name : `${parent.path} › ${name}`,
        search_key: searchKey(parent === null ? name : `${parent.path} › ${name}`),
        path_key: pathKey(parent?.path_key ?? '', name),
        depth: (parent?.depth ?? 0) + 1,
      };
      await trx
        .insertInto('location')
        .values({
          ...its,
          project_id: projectId,
          parent_id: parent?.id ?? '',
          name,
          name_key: nameKey(name),
          archived_at: null,
          removed_at: null,
        })
        .execute();
      if (its.depth === 4) places.push({ id: its.id, key: its.path_key });
      return its;
    };
    for (let block = 0; block < 3; block += 1) {
      const building = await place(`Block ${'ABC'[block]}`, null);
      for (let level = 1; level <= 5; level += 1) {
        const floor = await place(`L0${level}`, building);
        for (let flat = 1; flat <= 4; flat += 1) {
          const home = await place(`Flat ${level}${flat}`, floor);
          for (const room of ['Hall', 'Kitchen', 'Bath', 'Bedroom']) await place(room, home);
        }
      }
    }
    for (const { id, number } of await trx.selectFrom('snag').select(['id', 'number']).execute()) {
      const { id: locationId = null, key = null } = places[(number * 7) % places.length] ?? {};
      const due = `2026-${String(1 + (number % 12)).padStart(2, '0')}-15`;
      const its = {
        title: `${faults[number % faults.length]} ${number}`,
        company_id: companies[number % 30] ?? null,
        trade_id: trades[number % 12] ?? null,
        location_id: locationId,
        place_key: placeKey(key),
        due_on: due,
        due_key: due,
      };
      await trx.updateTable('snag').set(its).where('id', '=', id).execute();
    }
  });
  await app.close();
}

await furnish(process.argv[2] ?? '');
process.exit();
