import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { move, movedFile } from '../../../server/backup/move';
import { openDatabase } from '../../../server/database/open';
import { realDisk } from '../../../server/files/folderStorage';
import { countOf, dataDir, listOn, sqliteSite, url } from '../../support/moving';
import { newDatabase, urlOf } from '../../support/postgres';
import { startServer } from '../../support/server';

test('photos and plans of a PostgreSQL are not given to another one by a move, with an empty SQLite database that an older version has left beside them', async () => {
  const site = await sqliteSite();
  await move({ dataDir, databaseUrl: url });
  await (await openDatabase(dataDir)).destroy();
  const other = urlOf(await newDatabase('template0'));
  for (const databaseUrl of [other, url])
    await expect(move({ dataDir, databaseUrl })).rejects.toThrow(
      `The photos and plans in ${dataDir} belong to a PostgreSQL database. Nothing was moved.`,
    );
  await expect(startServer({ dataDir, databaseUrl: other })).rejects.toThrow(
    `The photos and plans in ${dataDir} belong to another database than the one of DATABASE_URL.`,
  );
  const said = await startServer({ dataDir, databaseUrl: url }).catch(String);
  expect(said).toContain('there is an SQLite database too');
  expect(said).not.toContain('npm run move');
  await rename(join(dataDir, 'snagbook.db'), join(dataDir, 'aside.db'));
  expect((await listOn(site, url)).numbers).toEqual([2, 1]);
});

test('whoever has gone back to SQLite is told to delete the mark before another move', async () => {
  await sqliteSite();
  await move({ dataDir, databaseUrl: url });
  await rename(join(dataDir, movedFile), join(dataDir, 'snagbook.db'));
  const other = urlOf(await newDatabase('template0'));
  await expect(move({ dataDir, databaseUrl: other })).rejects.toThrow(
    'delete the file postgres there',
  );
  await rm(join(dataDir, 'postgres'));
  expect(await move({ dataDir, databaseUrl: other })).toMatchObject({ whole: true });
});

test('the mark and the new name of the old database are on the disk before a server may start on the new one', async () => {
  await sqliteSite();
  const done: string[] = [];
  const [opening, renaming] = [realDisk.open.bind(realDisk), realDisk.rename.bind(realDisk)];
  const open = jest.spyOn(realDisk, 'open').mockImplementation(async (...asked) => {
    const file = await opening(...asked);
    const syncing = file.sync.bind(file);
    file.sync = async () => {
      await syncing();
      done.push(`on the disk: ${asked[0] === dataDir ? 'folder' : basename(String(asked[0]))}`);
    };
    return file;
  });
  const named = jest.spyOn(realDisk, 'rename').mockImplementation(async (from, to) => {
    await renaming(from, to);
    done.push(`named: ${basename(String(to))}, ${await countOf("setting where name = 'moving'")}`);
  });
  try {
    await move({ dataDir, databaseUrl: url });
  } finally {
    open.mockRestore();
    named.mockRestore();
  }
  expect(
    done
      .slice(done.indexOf('on the disk: file'))
      .filter((each, index, all) => each !== all[index - 1]),
  ).toEqual([
    'on the disk: file',
    'named: postgres, 1',
    'on the disk: folder',
    'on the disk: snagbook.db',
    `named: ${movedFile}, 1`,
    'on the disk: folder',
  ]);
  expect(await countOf("setting where name = 'moving'")).toBe(0);
});
