import {
  completeCopies,
  createCopies,
  type Copies,
  type CopyStep,
} from '../../src/sync/rows/copies';
import type { Row } from '../../src/sync/rows/row';
import { openRowsDatabase, type RowsDatabase } from '../../src/sync/rows/rowsDatabase';

const project = { projectId: 'project_site', code: 'SITE' };
const trade = (id: string, name: string): Row => ({ __typename: 'Trade', id, name });
const step = (cursor: string, rows: readonly Row[], more: Partial<CopyStep> = {}): CopyStep => ({
  cursor,
  filling: null,
  freshAt: 1,
  rows,
  details: new Map(),
  goneIds: [],
  ...more,
});

let opened = 0;
/** The database of one person, as each of their tabs has it open. */
function disk(): () => RowsDatabase {
  opened += 1;
  const name = `rows-${opened}`;
  return () => openRowsDatabase(name);
}

/** As it must be: a test that has written it. */
async function copyOf(copies: Copies) {
  const copy = await copies.byCode('site');
  if (copy === null) throw new Error('There is no copy.');
  return copy;
}

test('of two steps that begin with the same copy the second is not written, and begins again with what the first has left', async () => {
  const copies = createCopies(disk()());
  await copies.create(project, step('one', [trade('trade_a', 'Dry lining')]));
  const before = await copyOf(copies);
  await copies.change(before, step('two', [trade('trade_a', 'Drywall')]));
  expect(await copies.change(before, step('other', [trade('trade_b', 'Tiles')]))).toBeNull();
  const after = await copyOf(copies);
  expect([after.cursor, after.row('trade_a')?.['name'], after.row('trade_b')]).toEqual([
    'two',
    'Drywall',
    undefined,
  ]);
  expect(await copies.change(after, step('three', [trade('trade_b', 'Tiles')]))).toMatchObject({
    cursor: 'three',
  });
});

test('a copy that another tab has dropped and made again is read anew, all of it', async () => {
  const open = disk();
  const [here, there] = [createCopies(open()), createCopies(open())];
  await here.create(project, step('one', [trade('trade_a', 'Of the first copy')]));
  const before = await copyOf(here);
  await there.drop(project.projectId);
  await there.create(project, step('other', [trade('trade_b', 'Of the second copy')]));
  expect(await here.change(before, step('two', [trade('trade_a', 'Late')]))).toBeNull();
  const after = await copyOf(here);
  expect([after.cursor, after.row('trade_a'), after.row('trade_b')?.['name']]).toEqual([
    'other',
    undefined,
    'Of the second copy',
  ]);
});

test('of the projects on a device only the one that is asked for is read', async () => {
  const open = disk();
  const written = createCopies(open());
  for (const name of ['one', 'two', 'three'])
    await written.create(
      { projectId: `project_${name}`, code: name },
      step(name, [
        { __typename: 'Project', id: `project_${name}` },
        { __typename: 'Snag', id: `snag_${name}` },
      ]),
    );
  const database = open();
  const read: string[] = [];
  const device = completeCopies(
    createCopies({
      ...database,
      read: (projectId, since) => (read.push(projectId), database.read(projectId, since)),
    }),
    'user_ada',
  );
  await Promise.all([device.project('two'), device.project('TWO')]);
  expect((await device.projectWith('snag_two'))?.projectId).toBe('project_two');
  expect(read).toEqual(['project_two']);
  expect((await device.projectWith('project_three'))?.projectId).toBe('project_three');
  expect(read).toEqual(['project_two', 'project_three']);
});

test('for a question about all projects those that were opened last are read, as many as have not too many rows together', async () => {
  const open = disk();
  const written = createCopies(open());
  const many = Array.from({ length: 1_200 }, (_, nth): Row => ({
    __typename: 'Snag',
    id: `snag_${nth}`,
  }));
  for (const [nth, [code, rows]] of (
    [
      ['old', []],
      ['large', many],
      ['last', []],
    ] as const
  ).entries())
    await written.create(
      { projectId: `project_${code}`, code, openedAt: nth },
      step(code, [{ __typename: 'Project', id: `project_${code}` }, ...rows]),
    );
  const device = completeCopies(createCopies(open()), 'user_ada');
  const read = async (mostRows: number): Promise<string[]> =>
    (await device.projects(mostRows)).map(({ projectId }) => projectId);
  expect(await read(Infinity)).toEqual(['project_last', 'project_large', 'project_old']);
  expect(await read(2_000)).toEqual(['project_last', 'project_large']);
  expect(await read(1)).toEqual(['project_last']);
});
