import { beginAnew } from '../../../server/backup/newHistory';
import { fetchWith, type MadeKey, makeKey } from '../../support/apiKeys';
import { archiveOf, bringIn, emptyServer } from '../../support/archives';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { unzipped } from '../../support/unzipped';
import { dataOf, event, gql, newId } from '../../support/wire';

let site: Site;
let key: MadeKey;
beforeEach(async () => {
  site = await openSite();
  key = await makeKey(site, 'ALL');
  await site.ask(
    'admin',
    'mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { secret } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        webhookId: newId('webhook'),
        url: 'https://receiver.example/path-of-it',
      },
    },
  );
});
afterEach(() => site.close());

const status = async () => (await fetchWith(site, key, '/api/projects/SITE/snags.json')).status;
const raise = () =>
  site.ask(key, raiseSnagDocument, {
    input: {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
    },
  });

test('keys and webhooks end when the server is put back to a backup, and the command names them', async () => {
  expect(await status()).toBe(200);
  const said = await beginAnew(site.server.app.services.db);
  expect(said).toContain('Ended in SITE: the API key Power BI. Make a new one if it is needed.');
  expect(said).toContain(
    'Ended in SITE: the webhook to receiver.example. Add it again if it is needed.',
  );
  expect(await status()).toBe(401);
});

test('they end with their project', async () => {
  await raise();
  const { db } = site.server.app.services;
  await db
    .updateTable('project')
    .set({ state: 'ARCHIVED', archived_at: 0 })
    .where('id', '=', site.projectId)
    .execute();
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }',
      { input: { projectId: site.projectId } },
    ),
  );
  expect(await status()).toBe(401);
  for (const table of ['api_key', 'webhook'] as const)
    expect(
      await db
        .selectFrom<'api_key' | 'webhook'>(table)
        .select('id')
        .where('project_id', '=', site.projectId)
        .execute(),
    ).toEqual([]);
  await site.server.app.rendered();
  expect(JSON.stringify(await db.selectFrom('user').selectAll().execute())).not.toContain(
    'Power BI',
  );
});

test('an archive has neither, and a server that brings it in names the key in the history', async () => {
  await raise();
  const archive = await archiveOf(site);
  const texts = [...unzipped(archive).values()].map(String).join('\n');
  expect(texts).not.toContain('path-of-it');
  expect(texts).not.toContain(key.token);
  const server = await emptyServer();
  try {
    await bringIn(server, server.owner, archive);
    const read = await gql<{ project: object }>(
      server.url,
      server.owner,
      '{ project(code: "SITE") { apiKeys { id } webhooks { id } snags(first: 1) { edges { node { raisedBy { name } history(first: 1) { edges { node { actor { name } } } } } } } } }',
    );
    const name = 'Power BI (API key)';
    expect(dataOf(read).project).toEqual({
      apiKeys: [],
      webhooks: [],
      snags: {
        edges: [
          { node: { raisedBy: { name }, history: { edges: [{ node: { actor: { name } } }] } } },
        ],
      },
    });
  } finally {
    await server.close();
  }
});
