import { RecordSource } from 'relay-runtime';
import { isRecord } from '../../src/session/state';
import { mergeList, type MergedList } from '../../src/sync/rows/mergeLists';

const list = 'client:project_1:__SnagRows_snags_connection(sort:"NUMBER")';
const typed = (id: string, type: string, fields: object) =>
  // a record of the store
  ({ __id: id, __typename: type, ...fields }) as unknown as MergedList['base'];
const refsOf = (value: unknown): string[] =>
  isRecord(value) && Array.isArray(value['__refs']) ? value['__refs'].map(String) : [];
const refOf = (value: unknown): string => (isRecord(value) ? String(value['__ref']) : '');

/** A connection of these snags, as Relay makes it of an answer. */
function edges(snags: readonly string[], { hasNextPage = false, from = 0 } = {}) {
  const ids = snags.map((_, index) => `${list}:edges:${from + index}`);
  return RecordSource.create({
    [list]: typed(list, 'SnagConnection', {
      edges: { __refs: ids },
      pageInfo: { __ref: `${list}:pageInfo` },
      __connection_next_edge_index: from + snags.length,
    }),
    [`${list}:pageInfo`]: typed(`${list}:pageInfo`, 'PageInfo', { hasNextPage }),
    ...Object.fromEntries(
      snags.map((snag, index) => [
        ids[index],
        typed(ids[index] ?? '', 'SnagEdge', { node: { __ref: snag } }),
      ]),
    ),
  });
}

/** The snags of the merged list. */
function merged(
  known: readonly string[],
  here: readonly string[],
  changed: readonly string[],
  {
    hasNextPage = false,
    last = null,
    was = [],
    ofStore = false,
  }: {
    hasNextPage?: boolean;
    last?: MergedList | null;
    was?: readonly string[];
    ofStore?: boolean;
  } = {},
): readonly string[] {
  const [there, answer] = [edges(known), edges(here, { hasNextPage, from: 50 })];
  const result = mergeList(
    list,
    there,
    answer,
    { snagIds: new Set(changed), before: edges(was), ofStore },
    last,
  );
  return refsOf(result?.get(list)?.['edges']).map((id) =>
    refOf((result?.get(id) ?? there.get(id))?.['node']),
  );
}

test('a list of the server loses and gets what the entries are about, and nothing else', () => {
  // 5 came after the device's copy, and 2 had gone by then.
  expect(merged(['5', '4', '3', '1'], ['raised', '4', '2', '1'], ['3', 'raised'])).toEqual([
    'raised',
    '5',
    '4',
    '1',
  ]);
});

test('what an entry moves in the order goes to its place', () => {
  expect(merged(['5', '4', '3'], ['3', '4'], ['3'])).toEqual(['3', '5', '4']);
  expect(merged(['5', '4', '3', '2'], ['3', '2', '4'], ['4'])).toEqual(['5', '3', '2', '4']);
});

test('entries move snags in and out of a list of a project without a copy; the rest stays in its place', () => {
  const of = (
    known: readonly string[],
    was: readonly string[],
    here: readonly string[],
    changed: readonly string[],
    last: MergedList | null = null,
  ) => merged(known, here, changed, { was, ofStore: true, last });
  expect(
    of(['5', '4', '3', '2'], ['5', '3', '2'], ['raised', '5', '2'], ['3', '4', '2', 'raised']),
  ).toEqual(['raised', '5', '4', '2']);
  // What is commented on is first in the device's order, of which it does not know enough.
  expect(of(['5', '4', '3'], ['5', '4', '3'], ['3', '5', '4'], ['3'])).toEqual(['5', '4', '3']);
  // Taken back.
  const last: MergedList = {
    base: typed(list, 'SnagConnection', {}),
    answer: edges(['raised', '5', '2']),
    snagIds: new Set(['3', '4', '2', 'raised']),
  };
  expect(of(['raised', '5', '4', '2'], [], ['5', '3', '2'], [], last)).toEqual([
    '5',
    '3',
    '2',
    '4',
  ]);
});

test('the entries are counted on top of what the server has counted', () => {
  const counts = (id: string, open: number) =>
    RecordSource.create({ [id]: typed(id, 'SnagCounts', { open }) });
  const id = 'client:project_1:snagCounts';
  const merge = (there: number, here: number, was: number, last: MergedList | null = null) =>
    mergeList(
      id,
      counts(id, there),
      counts(id, here),
      { snagIds: new Set(['3']), before: counts(id, was), ofStore: false },
      last,
    )?.get(id)?.['open'];
  expect(merge(9, 4, 5)).toBe(8);
  // And again, of what the server has counted and not of the sum.
  expect(
    merge(8, 3, 5, {
      base: typed(id, 'SnagCounts', { open: 9 }),
      answer: counts(id, 4),
      snagIds: new Set(['3']),
    }),
  ).toBe(7);
});
