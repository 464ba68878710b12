import { grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { arrive, ask, Jar, makeLink } from '../support/links';
import { dataOf, event, gql, newId, photoInput } from '../support/wire';

// A company's link and an account on one device.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

test('an account of the same browser and a link are beside each other: neither is lost', async () => {
  const token = await makeLink(site, site.companies.A);
  const jar = new Jar();
  const { inspector } = site.people;
  const sign = () =>
    ask(site, '/session', jar, { email: inspector.email, password: inspector.password });
  await sign();
  const jan = await arrive(site, token, 'Jan', jar);
  expect((await ask(site, '/session/refresh', jar)).body.user).toEqual({
    id: jan.userId,
    name: 'Jan',
    link: { code: 'SITE', company: 'Company A' },
  });
  await ask(site, '/session/link/aside', jar);
  expect((await ask(site, '/session/refresh', jar)).body.user).toEqual({
    id: inspector.userId,
    name: inspector.name,
  });
  // Opened again it is the same person, who is not asked for a name.
  expect((await ask(site, '/session/link', jar, { token, name: '' })).body.user).toMatchObject({
    id: jan.userId,
  });
  // Signing in goes over to the account, and leaving the link does not end the account's session.
  await sign();
  expect((await ask(site, '/session/refresh', jar)).body.user?.id).toBe(inspector.userId);
  await ask(site, '/session/link', jar, { token, name: '' });
  expect((await ask(site, '/session/end', jar)).status).toBe(204);
  expect((await ask(site, '/session/refresh', jar)).body.user?.id).toBe(inspector.userId);
  // On the same device the one who left says so again.
  expect((await ask(site, '/session/link', jar, { token, name: '' })).body).toEqual({
    link: { project: 'Site', company: 'Company A', name: 'Jan' },
  });
});

test('whoever accepts an invitation on the device of their link keeps what they did, and the link opens no account', async () => {
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const { id } = await site.raise();
  const bytes = await grain(80, 64).jpeg().toBuffer();
  dataOf(
    await site.upload(
      jan,
      addPhotoDocument,
      { input: photoInput(id, bytes, 'EVIDENCE') },
      new Blob([new Uint8Array(bytes)]),
    ),
  );
  const email = `${newId('user')}@site.example`;
  const people = [
    { invitationId: newId('invitation'), email, role: 'TRADE', companyId: site.companies.A },
  ];
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    { input: { ...event(), projectId: site.projectId, people } },
  );
  const token = inviteMembers.links[0].path.replace('/join/', '');
  await site.ask(
    jan,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
    {
      input: {
        eventId: newId('event'),
        token,
        name: 'Jan Kowalski',
        password: 'a password of jan',
      },
    },
  );
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(401);
  expect((await gql(site.url, jan, '{ viewer { user { id } } }')).status).toBe(401);
  const { body } = await ask(site, '/session', new Jar(), { email, password: 'a password of jan' });
  expect(body.user).toEqual({ id: jan.userId, name: 'Jan Kowalski' });
  const shown = await site.ask<{ node: { photos: { mayRemove: boolean }[] } }>(
    { token: body.accessToken ?? '', cookies: '' },
    'query ($id: ID!) { node(id: $id) { ... on Snag { photos { mayRemove } } } }',
    { id },
  );
  expect(shown.node.photos).toEqual([{ mayRemove: true }]);
});
