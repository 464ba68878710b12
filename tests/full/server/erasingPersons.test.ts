import { lookInto, receipt } from '../../support/erased';
import { grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf, signIn } from '../../support/wire';

let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeEach(async () => void (site = await openSite({ clock: () => now })));
afterEach(async () => {
  expect(site.server.log.filter((line) => 'level' in line && line.level === 'error')).toEqual([]);
  await site.close();
});

const { db, everything, verdict, stands, send, history, found } = lookInto(() => site);

describe('a person whom the owner erases', () => {
  test('is named nowhere any more; what they wrote stays, and the chain holds', async () => {
    const { id: snagId } = await site.raise();
    const { tradeA, inspector } = site.people;
    dataOf(
      await send('tradeA', 'addComment', { ...event(now), snagId, body: 'Tomorrow' }, receipt),
    );
    dataOf(
      await send(
        'inspector',
        'editSnag',
        { ...event(now), snagId, assigneeId: tradeA.userId },
        receipt,
      ),
    );
    dataOf(
      await send(
        'inspector',
        'addComment',
        { ...event(now), snagId, body: `Write to ${tradeA.email.toUpperCase()}` },
        receipt,
      ),
    );
    expect(await stands(tradeA.email)).toBe(true);
    expect(
      refusalOf(await send('inspector', 'erasePerson', { userId: tradeA.userId }, 'erasedId')).code,
    ).toBe('FORBIDDEN');
    for (const _again of [1, 2])
      expect(
        dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId')),
      ).toEqual({ erasePerson: { erasedId: tradeA.userId } });
    expect([await stands(tradeA.email), await stands(tradeA.name)]).toEqual([false, false]);
    expect(
      (await history(snagId)).map(({ kind, actor, comment }) => [kind, actor?.name, comment]),
    ).toEqual([
      ['SNAG_RAISED', inspector.name, null],
      ['COMMENT_ADDED', 'Erased person', 'Tomorrow'],
      ['SNAG_EDITED', inspector.name, null],
      ['COMMENT_ADDED', inspector.name, null],
    ]);
    const answer = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${inspector.token}`,
        'x-snagbook': '1',
        'content-type': 'application/json',
        'accept-language': 'de',
      },
      body: JSON.stringify({
        id: 'free',
        query: `{ node(id: "${snagId}") { ... on Snag { assignee { name } } } }`,
      }),
    });
    expect(await answer.json()).toMatchObject({
      data: { node: { assignee: { name: 'Gelöschte Person' } } },
    });
    expect((await signIn(site.url, tradeA)).response.status).toBe(403);
    expect((await site.gql('tradeA', '{ viewer { email } }')).status).toBe(401);
    const after = await verdict();
    expect(after.broken).toBeNull();
    expect(after.redacted).toBeGreaterThan(3);
    const told = await db()
      .selectFrom('event')
      .select(['kind', 'actor_id', 'subject_id'])
      .where('project_id', '=', site.projectId)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(told).toEqual([
      { kind: 'REDACTED', actor_id: site.people.admin.userId, subject_id: tradeA.userId },
      { kind: 'MEMBER_REMOVED', actor_id: site.people.admin.userId, subject_id: tradeA.memberId },
    ]);
  });

  test('leaves of their sessions that these were ended, which their devices are told, without what browser it was, and nothing after the usual time', async () => {
    const { tradeA } = site.people;
    const cookie = (await signIn(site.url, tradeA)).response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
    const refresh = await fetch(`${site.url}/session/refresh`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', cookie },
    });
    expect([refresh.status, await refresh.json()]).toMatchObject([
      401,
      { error: { code: 'UNAUTHENTICATED', meta: { ended: 1 } } },
    ]);
    const sessions = db()
      .selectFrom('session')
      .select(['user_agent', 'ended_at'])
      .where('user_id', '=', tradeA.userId);
    expect(new Set((await sessions.execute()).map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ user_agent: '', ended_at: now })]),
    );
    now += 61 * 86_400_000;
    await site.server.app.services.sessions.sweep();
    expect(await sessions.execute()).toEqual([]);
  });

  test('leaves every screen that is open: all members are told, each of the events that they see', async () => {
    const { tradeA } = site.people;
    const { id: seen } = await site.raise();
    const { id: unseen } = await site.raise({ tradeId: site.trades.B });
    const [mine, theirs] = [event(now), event(now)];
    dataOf(
      await send(
        'inspector',
        'addComment',
        { ...mine, snagId: seen, body: `Ask ${tradeA.email}` },
        receipt,
      ),
    );
    dataOf(
      await send(
        'inspector',
        'addComment',
        { ...theirs, snagId: unseen, body: `Ask ${tradeA.email}` },
        receipt,
      ),
    );
    const readers = await Promise.all(
      (['inspector', 'tradeB', 'viewer'] as const).map(async (who) => ({
        who,
        after: await site.cursor(who),
      })),
    );
    dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
    const query = `query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 9) { entries { event { kind erased { id comment redacted } } subject { id ... on User { name } } } } } }`;
    interface Told {
      project: {
        journal: {
          entries: { event: { kind: string; erased: { id: string }[] }; subject: object | null }[];
        };
      };
    }
    for (const { who, after } of readers) {
      const told = dataOf(
        await gql<Told>(site.url, site.people[who], query, { after }),
      ).project.journal.entries.find(({ event: { kind } }) => kind === 'REDACTED');
      const comments = told?.event.erased.filter(
        ({ id }) => id === mine.eventId || id === theirs.eventId,
      );
      const gone = (id: string) => ({ id, comment: null, redacted: true });
      expect([who, told?.subject, comments]).toEqual([
        who,
        { id: tradeA.userId, name: 'Erased person' },
        who === 'tradeB' ? [gone(theirs.eventId)] : [gone(mine.eventId), gone(theirs.eventId)],
      ]);
    }
  });

  test('takes nobody else along whose address holds theirs, and nothing of projects they were never in', async () => {
    const { id: snagId } = await site.raise();
    const { tradeA } = site.people;
    const others = [
      `an${tradeA.email}`,
      `x.${tradeA.email}`,
      `x-${tradeA.email}`,
      `${tradeA.email}.org`,
      `${tradeA.email}s`,
      `${tradeA.email}-online.org`,
    ];
    const theirs = [
      `<${tradeA.email}>`,
      `mailto:${tradeA.email}?subject=x`,
      `${tradeA.email}.`,
      `See\n${tradeA.email}, please`,
      `“${tradeA.email}”`,
    ];
    for (const body of [...others, ...theirs])
      dataOf(await send('inspector', 'addComment', { ...event(now), snagId, body }, receipt));
    const elsewhere = {
      ...event(now),
      projectId: site.otherProjectId,
      snagId: newId('snag'),
      locationId: site.otherLocationId,
      title: `Ask ${tradeA.email}`,
    };
    dataOf(await send('outsider', 'raiseSnag', elsewhere, receipt));
    const seqOf = async () =>
      (
        await db()
          .selectFrom('project')
          .select('last_seq')
          .where('code', '=', 'OTHER')
          .executeTakeFirstOrThrow()
      ).last_seq;
    const before = await seqOf();
    dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
    expect((await history(snagId)).map(({ comment }) => comment)).toEqual([
      null,
      ...others,
      ...theirs.map(() => null),
    ]);
    expect(await seqOf()).toBe(before);
    expect(await stands(elsewhere.title)).toBe(true);
    expect((await verdict()).broken).toBeNull();
  });

  test('is taken out of who a snag was given to by who they are, whatever they were called, and nobody else of that name is', async () => {
    const { id: snagId } = await site.raise();
    const { tradeA, tradeB, inspector2 } = site.people;
    const assign = async (assigneeId: string | null, of = snagId) =>
      dataOf(
        await send(
          'inspector',
          'editSnag',
          { ...event((now += 1000)), snagId: of, assigneeId },
          receipt,
        ),
      );
    const other = await site.raise({ assigneeId: tradeA.userId });
    await assign(tradeA.userId);
    dataOf(await send('tradeA', 'changeName', { name: 'Person inspector2' }, 'user { id }'));
    await assign(inspector2.userId);
    await assign(null);
    await assign(inspector2.userId, other.id);
    await assign(tradeB.userId, other.id);
    dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
    expect((await history(snagId)).map(({ kind, changes }) => [kind, changes])).toEqual([
      ['SNAG_RAISED', []],
      ['SNAG_EDITED', []],
      ['SNAG_EDITED', []],
      ['SNAG_EDITED', [{ from: 'Person inspector2', to: null }]],
    ]);
    expect((await history(other.id)).map(({ changes }) => changes)).toEqual([
      [],
      [],
      [{ from: 'Person inspector2', to: 'Person tradeB' }],
    ]);
    expect(await stands(tradeA.name)).toBe(false);
    expect((await verdict()).broken).toBeNull();
  });

  test('stands in no title, description, caption or drawing any more, and is found by none', async () => {
    const { tradeA } = site.people;
    const named = await site.raise({ title: `Ask ${tradeA.email}`, description: 'The door' });
    const described = await site.raise({
      title: 'Door',
      description: `Says ${tradeA.email.toUpperCase()}`,
    });
    const photoId = await site.addPhoto(
      'inspector',
      described.id,
      await grain(80, 64).jpeg().toBuffer(),
    );
    dataOf(
      await send(
        'inspector',
        'markPhoto',
        { ...event(now), photoId, shapes: [{ kind: 'TEXT', x: 0.5, y: 0.5, text: tradeA.email }] },
        receipt,
      ),
    );
    dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
    expect(await stands(tradeA.email)).toBe(false);
    const snag = (id: string) =>
      site.ask<{ node: object }>(
        'inspector',
        'query ($id: ID!) { node(id: $id) { ... on Snag { title description } } }',
        { id },
      );
    expect([await snag(named.id), await snag(described.id)]).toEqual([
      { node: { title: '', description: 'The door' } },
      { node: { title: 'Door', description: '' } },
    ]);
    expect(await found(tradeA.email)).toBe(0);
    expect((await verdict()).broken).toBeNull();
  });

  test('is neither the owner nor the last admin of a project', async () => {
    expect(
      refusalOf(
        await send('admin', 'erasePerson', { userId: site.people.admin.userId }, 'erasedId'),
      ).code,
    ).toBe('ERASE_OWNER');
    await db()
      .deleteFrom('member')
      .where('project_id', '=', site.otherProjectId)
      .where('user_id', '=', site.people.admin.userId)
      .execute();
    const before = await everything();
    expect(
      refusalOf(
        await send('admin', 'erasePerson', { userId: site.people.outsider.userId }, 'erasedId'),
      ).code,
    ).toBe('LAST_ADMIN');
    expect(await everything()).toEqual(before);
  });
});
