import type { RequestParameters } from 'relay-runtime';
import { createKeptAnswers } from '../../src/sync/rows/keptAnswers';
import type { Gone } from '../../src/sync/rows/row';
import { openRowsDatabase, type RowsDatabase } from '../../src/sync/rows/rowsDatabase';

const list: RequestParameters = {
  id: 'SnagListScreenQuery',
  name: 'SnagListScreenQuery',
  operationKind: 'query',
  metadata: {},
  text: null,
};

let databases = 0;
let database: RowsDatabase;
beforeEach(() => {
  databases += 1;
  database = openRowsDatabase(`kept-${databases}`);
});
afterEach(() => database.destroy());

/** Answers to lists by their numbers, with some characters. */
function open() {
  let now = 0;
  const kept = createKeptAnswers(database, { date: () => (now += 1) });
  /** Resolves when what was begun before is written. */
  const written = () => database.dropAnswers(() => []);
  return {
    async keep(number: number, characters = 10, word = '') {
      kept.keep(
        list,
        { number },
        { payloads: [{ data: { text: word + 'x'.repeat(characters) } }], freshAt: number },
      );
      await written();
    },
    async has(number: number) {
      const answer = await kept.answer(list, { number });
      await written();
      return answer?.freshAt === number;
    },
  };
}

test('where there is no room for all, the answer goes that was used longest ago', async () => {
  const { keep, has } = open();
  for (const number of [1, 2, 3, 4]) await keep(number, 450_000);
  expect(await has(1)).toBe(true);
  await keep(5, 450_000);
  expect([await has(1), await has(2), await has(5)]).toEqual([true, false, true]);
});

describe('what goes out of sight', () => {
  const eden = { project: { id: 'project_1', code: 'EDEN', snag: { id: 'snag_1' } } };
  const oak = { project: { id: 'project_2', code: 'OAK', snag: { id: 'snag_2' } } };
  const questions = {
    projects: [{}, { viewer: { projects: [eden.project, oak.project] } }],
    eden: [{ code: 'eden', number: 1 }, eden],
    edenUnknown: [{ code: 'eden', number: 9 }, { project: null }],
    edenPage: [{ id: 'project_1' }, { node: { id: 'project_1' } }],
    edenHistory: [{ id: 'snag_1' }, { node: { id: 'snag_1' } }],
    lostHistory: [{ id: 'snag_3' }, { node: { id: 'snag_3' } }],
    oak: [{ code: 'OAK', number: 1 }, oak],
    oakPage: [{ id: 'project_2' }, { node: { id: 'project_2' } }],
    oakHistory: [{ id: 'snag_2' }, { node: { id: 'snag_2' } }],
  } as const;

  /** The questions that are still answered after this went out of sight. */
  async function leftAfter(gone: Gone): Promise<string[]> {
    const kept = createKeptAnswers(database, { date: () => 1 });
    for (const [variables, data] of Object.values(questions))
      kept.keep(list, variables, { payloads: [{ data }], freshAt: 1 });
    await kept.gone(gone);
    const left = await Promise.all(
      Object.entries(questions).map(async ([name, [variables]]) =>
        (await kept.answer(list, variables)) === null ? [] : [name],
      ),
    );
    return left.flat();
  }

  it.each([
    [
      'a project of which there is a copy',
      { code: 'EDEN', projectId: 'project_1', what: 'PROJECT' },
    ],
    ['a project of which there is none', { code: 'Eden', projectId: null, what: 'PROJECT' }],
    ['what was seen of it before', { code: 'EDEN', projectId: 'project_1', what: 'ALL' }],
  ] as const)(
    'is told by no answer any more, and the answers of other projects stay: %s',
    async (_title, gone) => {
      expect(await leftAfter(gone)).toEqual(['oak', 'oakPage', 'oakHistory']);
    },
  );
});
