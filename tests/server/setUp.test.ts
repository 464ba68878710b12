import { startServer, type TestServer } from '../support/server';
import { gql, newId, nobody, refusalOf } from '../support/wire';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ development: true })));
afterAll(() => server.close());

test('a first set-up whose answer was lost is answered again, to the same person alone', async () => {
  const input = {
    name: 'Owner',
    email: 'Owner@site.example',
    password: 'a long password',
    projectId: newId('project'),
    eventId: newId('event'),
    projectCode: 'SITE',
    projectName: 'Site',
    timeZone: 'UTC',
  };
  const setUp = (more: object = {}) =>
    gql(
      server.url,
      nobody,
      `mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }`,
      { input: { ...input, ...more } },
    );
  const answers = [await setUp(), await setUp()];
  expect(answers.map(({ data }) => data)).toEqual([
    { setUp: { projectCode: 'SITE' } },
    { setUp: { projectCode: 'SITE' } },
  ]);
  for (const other of [
    { password: 'another password' },
    { email: 'other@site.example' },
    { eventId: newId('event') },
    { projectName: 'Other' },
  ]) {
    expect(refusalOf(await setUp(other)).code).toBe('NOT_FOUND');
  }
  expect(server.log).toEqual([]);
});
