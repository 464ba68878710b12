import { engineOf, writeTransaction } from '../../server/database/engine';
import { findByWords, mostTexts } from '../../server/features/snags/search';
import { startServer, type TestServer } from '../support/server';

// More than one statement looks at for short words, and with another project's between them for
// long ones.
const snags = 4_500;
const [ours, theirs] = ['project_ours', 'project_theirs'];

let server: TestServer;
const statements: string[] = [];
const texts: { snag_id: string; project_id: string; part: number; text: string }[] = [];

function write(project: string, snag: number, text: string): void {
  texts.push({ snag_id: `snag_${project}_${snag}`, project_id: project, part: texts.length, text });
}

beforeAll(async () => {
  server = await startServer({ onStatement: (sql) => statements.push(sql) });
  for (let snag = 0; snag < snags; snag += 1) {
    // Between the project's first and last snags are more of another project than one statement
    // looks at.
    if (snag === 2_000)
      for (let nth = 0; nth < 9_000; nth += 1) write(theirs, 10_000 + nth, 'south north');
    if (snag < 4_400) write(ours, snag, `faces south ${snag}`);
    if (snag % 4 === 0) write(theirs, snag, 'south north damp dry east west');
    // Of most snags.
    if (snag >= 500) write(ours, snag, 'one of thousands');
    // Both on few snags, with and without one among the last texts of each.
    if (snag >= 4_390 || snag % 1_000 === 0)
      for (let nth = 0; nth < 10; nth += 1) write(ours, snag, `north ${nth}`);
    write(ours, snag, snag < 1_500 ? 'damp' : 'dry');
    if (snag > 1_480 && snag < 1_500) write(ours, snag, 'now dry');
    if (snag < 1_200) write(ours, snag, 'from east to west');
    // All letters of a word, three by three, and not the word.
    if (snag < 100) write(ours, snag, 'worth a nor’wester');
  }
  // Common together in the texts of one snag, and on another one in two texts.
  for (let nth = 0; nth < 4_100; nth += 1) write(ours, 7, 'loud quiet');
  for (const word of ['loud', 'quiet']) write(ours, 8, word);
  // Common together, but not in the last texts.
  for (let snag = 2_000; snag < 3_100; snag += 1) write(ours, snag, 'east');
  for (let snag = 3_100; snag < 4_200; snag += 1) write(ours, snag, 'west');
  await writeTransaction(server.app.services.db, async (trx) => {
    for (let start = 0; start < texts.length; start += 1_000)
      await engineOf(trx).putRows(trx, 'snag_text', texts.slice(start, start + 1_000));
    for (const project of [ours, theirs]) await engineOf(trx).indexProjectForSearch(trx, project);
  });
});
afterAll(() => server.close());

/** The snags whose texts have all words, looked for one by one. */
function having(words: readonly string[]): string[] {
  const each = words.map(
    (word) =>
      new Set(
        texts
          .filter(({ project_id, text }) => project_id === ours && text.includes(word))
          .map(({ snag_id }) => snag_id),
      ),
  );
  return [...(each[0] ?? [])].filter((id) => each.every((ids) => ids.has(id))).toSorted();
}

test.each(['thousands', 'south north', 'north damp thousands', 'east west'])(
  'those with “%s” are found part by part, all of them and once',
  async (text) => {
    const [words, { db }] = [text.split(' '), server.app.services];
    const { ids, isAll } = await engineOf(db).snagsWithAll(db, ours, words, texts.length);
    expect([ids.toSorted(), isAll]).toEqual([having(words), true]);
    const one = await engineOf(db).snagsWithAll(db, ours, words, 1);
    expect([one.ids.length, one.isAll]).toEqual([1, false]);
  },
);

test.each(['south north', 'dry damp', 'east west', 'loud quiet'])(
  'a search for “%s”, each of which is common, finds all of few and very many of many',
  async (text) => {
    const [words, { db }] = [text.split(' '), server.app.services];
    const [all, { ids, isAll }] = [having(words), await findByWords(db, ours, words)];
    expect([new Set(ids).size, isAll]).toEqual([ids.length, all.length <= mostTexts]);
    if (isAll) expect(ids.toSorted()).toEqual(all);
    else expect([ids.length, ids.filter((id) => !all.includes(id))]).toEqual([mostTexts, []]);
  },
);
