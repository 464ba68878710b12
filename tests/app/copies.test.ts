import { createCopies, type Copies, type CopyStep } from '../../src/sync/rows/copies';
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

test('what differs between two copies is known both ways, rows that one of them lacks included', async () => {
  const copies = createCopies(disk()());
  await copies.create(project, step('one', [trade('trade_a', 'Dry lining')]));
  const before = await copyOf(copies);
  const more = Array.from({ length: 600 }, (_, n) => trade(`trade_${n}`, 'Tiles'));
  await copies.change(before, step('two', [trade('trade_a', 'Drywall'), ...more]));
  const after = await copyOf(copies);
  const ids = new Set(['trade_a', ...more.map(({ id }) => id)]);
  expect(after.changedSince?.(before)).toEqual(ids);
  expect(before.changedSince?.(after)).toEqual(ids);
  expect(after.changedSince?.(after)).toEqual(new Set());
});

test('of two steps from the same copy, the second starts again from the result of the first', async () => {
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
