import type { Language } from '../../rules/languages';
import { languageOf, message, say } from '../../server/messages';
import { openSite, type Site } from '../support/site';
import { type Answer, answerOf, event, newId, refusalOf } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const spoken = {
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'content-type': 'application/json',
  'x-snagbook': '1',
};
const inGerman = async (query: string, input: object): Promise<Answer<unknown>> => {
  const headers = { ...spoken, authorization: `Bearer ${site.people.inspector.token}` };
  return answerOf(
    await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: 'free', query, variables: { input } }),
    }),
  );
};
const signIn = (
  credentials: { email: string; password: string },
  headers: Record<string, string>,
) =>
  fetch(`${site.url}/session`, {
    method: 'POST',
    headers: { ...spoken, ...headers },
    body: JSON.stringify(credentials),
  });
const languageIn = async (email: string): Promise<string | undefined> =>
  (
    await site.server.app.services.db
      .selectFrom('user')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.language;

test('a refusal is said in the language that the request asks for, the words that its parameters stand for too', async () => {
  const { id } = await site.raise();
  const move = { ...event(), snagId: id, move: 'REOPEN', comment: 'x' };
  const reopened = await inGerman(
    `mutation ($input: MoveSnagInput!) { moveSnag(input: $input) { snag { id } } }`,
    move,
  );
  expect(refusalOf(reopened)).toMatchObject({
    code: 'TRANSITION_NOT_ALLOWED',
    message: 'Ein Mangel, der offen ist, kann nicht wieder geöffnet werden.',
  });
  const saveView = `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`;
  const view = {
    projectId: site.projectId,
    name: 'Rohbau',
    shared: false,
    search: { chip: 'ALL', sort: 'NUMBER' },
  };
  await inGerman(saveView, { ...view, id: newId('view') });
  expect(refusalOf(await inGerman(saveView, { ...view, id: newId('view') })).message).toBe(
    'Rohbau wird schon von einer anderen Ansicht verwendet.',
  );
  expect(refusalOf(await inGerman('{ nothing }', {}))).toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^Die Anfrage war nicht lesbar\./),
  });
});

test('so is one beside GraphQL; who signs in is written to in the language they see, until they choose another', async () => {
  const { email, password } = site.people.viewer;
  const wrong = await signIn({ email, password: 'a wrong password' }, {});
  expect(await wrong.json()).toMatchObject({
    error: { code: 'WRONG_CREDENTIALS', message: 'E-Mail oder Passwort ist falsch.' },
  });
  expect(await languageIn(email)).toBe('en');
  expect((await signIn({ email, password }, {})).status).toBe(200);
  expect(await languageIn(email)).toBe('de');
  // A program that names no language of ours changes nothing.
  await signIn({ email, password }, { 'accept-language': 'sv' });
  expect(await languageIn(email)).toBe('de');
  await site.ask('viewer', `mutation { changeLanguage(input: { language: "en" }) { language } }`);
  expect(await languageIn(email)).toBe('en');
});

test.each([
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  [null, null],
])('%s asks for %s', (header, language) => expect(languageOf(header)).toBe(language));

const waiting = (count: number) =>
  message('{count, plural, one {# snag is waiting for you} other {# snags are waiting for you}}', {
    count,
  });
test.each<[Language, number, string]>([
  ['ro', 101, '101 deficiențe te așteaptă'],
  ['tr', 1, '1 eksik sizi bekliyor'],
  ['ar', 3, '3 ملاحظات بانتظارك'],
])('in %s somebody for whom %i snags wait is told so by its grammar', (language, count, told) =>
  expect(say(waiting(count), language)).toBe(told),
);
