import SnagDetailScreenQuery from '../../__generated__/relay/SnagDetailScreenQuery.graphql';
import { createKeptAnswers } from '../../src/sync/rows/keptAnswers';
import type { Gone } from '../../src/sync/rows/row';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import { fillCopy } from '../support/deviceCopy';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const act = (
  who: 'admin' | 'inspector' | 'tradeA',
  mutation: string,
  input: object,
  answer = 'receipt { eventId }',
) =>
  site.ask(
    who,
    `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { ${answer} } }`,
    { input },
  );

test('of a person whom the owner has erased, no copy on a device keeps name or e-mail once it follows the journal', async () => {
  const { tradeA, inspector } = site.people;
  const { id } = await site.raise({ assigneeId: tradeA.userId });
  await act('tradeA', 'addComment', { ...event(), snagId: id, body: 'Tomorrow' });
  await act('inspector', 'addComment', {
    ...event(),
    snagId: id,
    body: `Write to ${tradeA.email}`,
  });
  await site.raise({ title: `Ask ${tradeA.email}` });
  const copies = await Promise.all(
    (['inspector', 'viewer'] as const).map((person) => fillCopy(site, person)),
  );
  const kept = () => copies.map(({ rows, details }) => JSON.stringify([[...rows], [...details]]));
  for (const copy of kept())
    for (const words of [tradeA.name, tradeA.email, inspector.name, 'Tomorrow'])
      expect(copy).toContain(words);
  await act('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId');
  for (const copy of copies) await copy.catchUp();
  for (const copy of kept()) {
    for (const words of [tradeA.name, tradeA.email]) expect(copy).not.toContain(words);
    for (const words of ['Erased person', inspector.name, 'Tomorrow'])
      expect(copy).toContain(words);
  }
});

test('what a device keeps of answers about the project goes with an erased text', async () => {
  const { id } = await site.raise();
  const comment = { ...event(), snagId: id, body: 'Mr Secret' };
  await act('inspector', 'addComment', comment);
  const gone: Gone[] = [];
  const copy = await fillCopy(site, 'viewer', {
    onGone: (what) => Promise.resolve(void gone.push(what)),
  });
  const database = openRowsDatabase('answers-erased');
  const kept = createKeptAnswers(database, { date: Date.now });
  const answer = () => kept.answer(SnagDetailScreenQuery.params, { code: 'SITE', number: 1 });
  kept.keep(
    SnagDetailScreenQuery.params,
    { code: 'SITE', number: 1 },
    { payloads: [{ data: { said: comment.body } }], freshAt: 1 },
  );
  // Resolves when it is written.
  await database.dropAnswers(() => []);
  expect(await answer()).not.toBeNull();
  await act('admin', 'eraseText', { ...event(), textOf: comment.eventId });
  await copy.catchUp();
  for (const each of gone) await kept.gone(each);
  expect(await answer()).toBeNull();
  await database.destroy();
});
