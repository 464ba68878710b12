import { whatWaits } from '../../../server/features/notify/due';
import { namesOf } from '../../../server/features/journal/names';
import { archiveOf, bringIn, emptyServer } from '../../support/archives';
import { handoverSettings, handoversOn } from '../../support/handovers';
import { arrive, ask, Jar, makeLink } from '../../support/links';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, gql } from '../../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});
const { prepared, readFrom } = handoversOn(() => site);

const shown = 'Ivo Novak (by link, Company A)';
const fixedBy = '{ node(id: $id) { ... on Snag { fixedBy { name } } } }';

test('whoever came by a link is shown as such wherever a name is: screens, tables, reports, mails, notices, and where the project is brought in', async () => {
  const ivo = await arrive(site, await makeLink(site, site.companies.A), 'Ivo Novak');
  const { id } = await site.raise({ title: 'Loose tile' });
  await site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, evidenceRequired: false } },
  );
  const early = { ...event(), seen: await site.cursor('tradeA') };
  const fix =
    'mutation ($input: MoveSnagInput!) { moveSnag(input: $input) { receipt { eventId } } }';
  const done = { snagId: id, move: 'FIX', comment: 'done' };
  await site.ask(ivo, fix, { input: { ...event(), ...done } });

  expect(await site.ask('inspector', `query ($id: ID!) ${fixedBy}`, { id })).toEqual({
    node: { fixedBy: { name: shown } },
  });
  const table = await fetch(`${site.url}/files/tables/${site.projectId}/snags.csv`, {
    headers: { cookie: site.people.inspector.cookies },
  });
  expect(await table.text()).toContain(`"${shown}"`);
  const draft = await prepared({ settings: handoverSettings });
  expect((await readFrom(draft.draftUrl)).text).toContain(`Fixed by ${shown}`);
  const { db } = site.server.app.services;
  const [waiting] = await whatWaits(db, site.people.inspector.userId);
  expect(await namesOf(db, [waiting?.actorId ?? null], 'pl')).toEqual(
    new Map([[ivo.userId, 'Ivo Novak (przez link, Company A)']]),
  );
  const late = dataOf(await site.move('tradeA', id, 'FIX', { ...early, ...done })).moveSnag;
  expect(late.notice?.message).toContain(`by ${shown} while you were offline`);

  // Also where it comes by way of another server.
  let archive = await archiveOf(site);
  for (let servers = 0; servers < 2; servers += 1) {
    const away = await emptyServer();
    await bringIn(away, away.owner, archive);
    const there = await gql(away.url, away.owner, `query ($id: ID!) ${fixedBy}`, { id });
    expect(dataOf(there)).toEqual({ node: { fixedBy: { name: shown } } });
    archive = await archiveOf({
      ...away,
      projectId: site.projectId,
      people: { admin: away.owner },
    });
    await away.close();
  }
});

test.each([
  'Ada Admin',
  '  ÁDA  admin ',
  'AdaAdmin',
  'Аda Αdmіn',
  'Ada Adm1n',
  'Ａｄａ Ａｄｍｉｎ',
])('nobody comes by a link as a member of the project: %s', async (name) => {
  const token = await makeLink(site, site.companies.A);
  expect(await ask(site, '/session/link', new Jar(), { token, name })).toEqual({
    status: 400,
    body: {
      error: {
        code: 'NAME_OF_MEMBER',
        field: 'name',
        message: 'A member already has this name. Add your company or an initial.',
        retryable: false,
      },
    },
  });
  await arrive(site, token, `${name} B.`);
});
