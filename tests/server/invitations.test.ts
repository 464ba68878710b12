import { openSite, type Site } from '../support/site';
import { event, newId, nobody, refusalOf, signIn } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

describe('an invitation', () => {
  const accept = (who: Parameters<Site['gql']>[0], token: string, more: object = {}) =>
    site.gql(
      who,
      `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }`,
      { input: { eventId: newId('event'), token, ...more } },
    );
  const invite = async (email: string, role = 'VIEWER') => {
    const input = {
      ...event(),
      projectId: site.projectId,
      people: [{ invitationId: newId('invitation'), email, role }],
    };
    const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
      'admin',
      `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
      { input },
    );
    return inviteMembers.links[0].path.replace('/join/', '');
  };

  test('of somebody with an account is taken by that person alone, with their own password', async () => {
    // Somebody with an account who is no member any more.
    const returner = await site.join('returner', 'VIEWER');
    await site.ask(
      'admin',
      `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
      { input: { ...event(), memberId: returner.memberId } },
    );
    Object.assign(returner, await signIn(site.url, returner));
    const token = await invite(returner.email);
    for (const who of [nobody, 'viewer'] as const)
      expect(
        refusalOf(await accept(who, token, { name: 'Thief', password: 'another password' })).code,
      ).toBe('UNAUTHENTICATED');
    expect(
      (await accept(returner, token, { name: 'Other name', password: 'another password' })).errors,
    ).toEqual([]);
    expect((await signIn(site.url, returner)).response.status).toBe(200);
    expect(
      await site.ask(returner, '{ viewer { user { name } } project(code: "SITE") { code } }'),
    ).toEqual({ viewer: { user: { name: 'Person returner' } }, project: { code: 'SITE' } });
  });

  test('answers again when the first answer was lost, and makes nobody twice', async () => {
    const token = await invite('twice@site.example');
    const sent = { eventId: newId('event'), name: 'Twice', password: 'a long password' };
    const answers = [await accept(nobody, token, sent), await accept(nobody, token, sent)];
    expect(answers.map(({ data }) => data)).toEqual([
      { acceptInvitation: { projectCode: 'SITE' } },
      { acceptInvitation: { projectCode: 'SITE' } },
    ]);
    // Who is in already and opens the link once more is let in, too.
    expect(
      (
        await accept(
          await signIn(site.url, { email: 'twice@site.example', password: sent.password }),
          token,
        )
      ).errors,
    ).toEqual([]);
  });

  test('that was used tells a stranger who has the link as much as one that never was', async () => {
    const token = await invite('used@site.example');
    const person = { name: 'Used', password: 'a long password' };
    expect((await accept(nobody, token, person)).errors).toEqual([]);
    for (const who of [nobody, 'viewer', 'outsider'] as const)
      expect(await accept(who, token, person)).toEqual(await accept(who, 'no-token', person));
    expect(refusalOf(await accept(nobody, token, person)).code).toBe('NOT_FOUND');
  });

  test('takes the place of one that was made before for the same person', async () => {
    const tokens = [
      await invite('both@site.example'),
      await invite('both@site.example', 'INSPECTOR'),
    ];
    const person = { name: 'Both', password: 'a long password' };
    expect(refusalOf(await accept(nobody, tokens[0] ?? '', person)).code).toBe('NOT_FOUND');
    expect((await accept(nobody, tokens[1] ?? '', person)).errors).toEqual([]);
    const caller = await signIn(site.url, {
      email: 'both@site.example',
      password: person.password,
    });
    expect(await site.ask(caller, `{ project(code: "SITE") { membership { role } } }`)).toEqual({
      project: { membership: { role: 'INSPECTOR' } },
    });
  });

  describe('of many at once', () => {
    interface Many {
      inviteMembers: {
        links: {
          path: string;
          invitation: { email: string; role: string; company: { name: string } | null };
        }[];
        alreadyMembers: { user: { name: string } }[];
      };
    }
    const manyDocument = `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) {
      links { path invitation { email role company { name } } } alreadyMembers { user { name } } } }`;
    const many = (
      ...people: { email: string; role?: string; companyId?: string; invitationId?: string }[]
    ) => ({
      ...event(),
      projectId: site.projectId,
      people: people.map((person) => ({
        invitationId: newId('invitation'),
        role: 'VIEWER',
        ...person,
      })),
    });
    const send = (input: object) => site.gql<Many>('admin', manyDocument, { input });
    const events = async (): Promise<number> =>
      (
        await site.server.app.services.db
          .selectFrom('event')
          .select('id')
          .where('kind', '=', 'MEMBER_INVITED')
          .execute()
      ).length;
    const openTo = async (email: string): Promise<number> =>
      (
        await site.server.app.services.db
          .selectFrom('invitation')
          .select('id')
          .where('email', '=', email)
          .where('ended_at', 'is', null)
          .execute()
      ).length;

    test('is one request and one event, gives a link to each in the order they were named, and the same ones when it is sent again', async () => {
      const before = await events();
      const input = many(
        { email: 'Zoe@site.example' },
        { email: 'abe@site.example', role: 'TRADE', companyId: site.companies.A },
      );
      const first = await send(input);
      expect(first.data?.inviteMembers.links.map(({ invitation }) => invitation)).toEqual([
        { email: 'zoe@site.example', role: 'VIEWER', company: null },
        { email: 'abe@site.example', role: 'TRADE', company: { name: 'Company A' } },
      ]);
      expect(await send(input)).toEqual(first);
      expect(await events()).toBe(before + 1);
      for (const [at, email] of ['zoe@site.example', 'abe@site.example'].entries()) {
        const token = first.data?.inviteMembers.links[at]?.path.replace('/join/', '') ?? '';
        expect(
          (await accept(nobody, token, { name: `Person ${email}`, password: 'a long password' }))
            .errors,
        ).toEqual([]);
      }
    });

    test('leaves out who is in the project already, and says who that is', async () => {
      const input = many({ email: 'newcomer@site.example' }, { email: site.people.viewer.email });
      const first = await send(input);
      expect(first.data?.inviteMembers).toMatchObject({
        links: [{ invitation: { email: 'newcomer@site.example' } }],
        alreadyMembers: [{ user: { name: 'Person viewer' } }],
      });
      expect(await send(input)).toEqual(first);
      expect(
        refusalOf(
          await send(many({ email: site.people.viewer.email }, { email: site.people.admin.email })),
        ),
      ).toMatchObject({
        code: 'ALREADY_MEMBERS',
        message: 'viewer@site.example and admin@site.example are already members of this project.',
        field: 'people',
      });
      expect(refusalOf(await send(many({ email: site.people.viewer.email })))).toMatchObject({
        code: 'ALREADY_MEMBERS',
        message: 'viewer@site.example is already a member of this project.',
      });
    });

    test('makes none of them if one cannot be made', async () => {
      const good = { email: 'whole@site.example' };
      const refused = [
        [many(good, { email: 'nobody' }), 'EMAIL_INVALID', 'people.1.email'],
        [
          many(good, { email: 'tim@site.example', role: 'TRADE' }),
          'COMPANY_REQUIRED',
          'people.1.companyId',
        ],
        [
          many(good, { email: 'tim@site.example', role: 'TRADE', companyId: newId('company') }),
          'NOT_FOUND',
          'people.1.companyId',
        ],
      ] as const;
      for (const [input, code, field] of refused) {
        const refusal = refusalOf(await send(input));
        expect([refusal.code, refusal.field]).toEqual([code, field]);
      }
      expect(await openTo(good.email)).toBe(0);
    });
  });

  test('that was withdrawn opens nothing', async () => {
    const invitationId = newId('invitation');
    const input = {
      ...event(),
      projectId: site.projectId,
      people: [{ invitationId, email: 'gone@site.example', role: 'VIEWER' }],
    };
    const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
      'admin',
      `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
      { input },
    );
    await site.ask(
      'admin',
      `mutation ($input: WithdrawInvitationInput!) { withdrawInvitation(input: $input) { withdrawnId } }`,
      { input: { ...event(), invitationId } },
    );
    expect(
      refusalOf(
        await accept(nobody, inviteMembers.links[0].path.replace('/join/', ''), {
          name: 'x',
          password: 'a long password',
        }),
      ).code,
    ).toBe('NOT_FOUND');
  });
});
