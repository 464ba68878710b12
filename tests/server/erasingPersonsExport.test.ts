import { sql } from 'kysely';
import { lookInto, receipt } from '../support/erased';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { dataOf, event, newId } from '../support/wire';

const now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeEach(async () => void (site = await openSite({ clock: () => now })));
afterEach(async () => {
  expect(site.server.log.filter((line) => 'level' in line && line.level === 'error')).toEqual([]);
  await site.close();
});

const { db, everything, send } = lookInto(() => site);

describe('a person whom the owner erases', () => {
  test('is found by their e-mail and exported before, by the owner alone', async () => {
    const { id: snagId } = await site.raise();
    dataOf(
      await send(
        'tradeA',
        'addComment',
        { ...event(now), snagId, body: 'Tomorrow at ten' },
        receipt,
      ),
    );
    const query =
      'query ($email: String!) { viewer { records { person(email: $email) { user { id } email projectCodes export } } } }';
    const { tradeA } = site.people;
    interface Found {
      viewer: {
        records: {
          person: { user: { id: string }; projectCodes: string[]; export: string } | null;
        } | null;
      };
    }
    const { viewer } = await site.ask<Found>('admin', query, {
      email: ` ${tradeA.email.toUpperCase()}`,
    });
    expect(viewer.records?.person).toMatchObject({
      user: { id: tradeA.userId },
      projectCodes: ['SITE'],
    });
    const { password_hash } = await db()
      .selectFrom('user')
      .select('password_hash')
      .where('id', '=', tradeA.userId)
      .executeTakeFirstOrThrow();
    expect(viewer.records?.person?.export).toContain('Tomorrow at ten');
    expect(viewer.records?.person?.export).not.toContain(password_hash);
    expect(await site.ask<Found>('admin', query, { email: 'nobody@site.example' })).toMatchObject({
      viewer: { records: { person: null } },
    });
    expect(await site.ask<Found>('inspector', query, { email: tradeA.email })).toEqual({
      viewer: { records: null },
    });
  });

  test('is exported from every table in which they stand, without what opens their account', async () => {
    const { tradeA, inspector } = site.people;
    const { id: snagId, number } = await site.raise({
      companyId: site.companies.A,
      assigneeId: tradeA.userId,
    });
    const { id: ownId } = await site.raise();
    await site.addPhoto('tradeA', snagId, await grain(80, 64).jpeg().toBuffer(), 'EVIDENCE');
    dataOf(await site.move('tradeA', snagId, 'FIX', { comment: 'Done' }));
    dataOf(
      await send(
        'inspector',
        'addComment',
        { ...event(now), snagId: ownId, body: `Ask ${tradeA.email}` },
        receipt,
      ),
    );
    dataOf(
      await send(
        'admin',
        'saveCompany',
        {
          ...event(now),
          projectId: site.projectId,
          id: site.companies.A,
          name: 'Company A',
          email: tradeA.email,
          phone: '0123',
        },
        receipt,
      ),
    );
    dataOf(
      await send(
        'admin',
        'issuePasswordLink',
        { ...event(now), memberId: tradeA.memberId },
        receipt,
      ),
    );
    dataOf(
      await send(
        'tradeA',
        'saveView',
        {
          projectId: site.projectId,
          id: newId('view'),
          name: 'My view',
          shared: false,
          search: { chip: 'OPEN', sort: 'NUMBER' },
        },
        'view { id }',
      ),
    );
    const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
    dataOf(
      await send(
        'tradeA',
        'makeReport',
        {
          projectId: site.projectId,
          id: newId('report'),
          kind: 'TRADE_SHEET',
          filter: { chip: 'OPEN' },
          settings,
        },
        'report { id }',
      ),
    );
    dataOf(await send('admin', 'checkRecord', { projectId: site.projectId }, 'project { id }'));
    await site.server.app.rendered();
    dataOf(
      await send('tradeA', 'changeMailing', { waiting: false }, 'viewer { mailing { waiting } }'),
    );
    dataOf(
      await send(
        'tradeA',
        'markSeen',
        { places: [{ projectId: site.projectId, cursor: await site.cursor('tradeA') }] },
        'projects { id }',
      ),
    );
    const query =
      'query ($email: String!) { viewer { records { person(email: $email) { export } } } }';
    interface Exported {
      viewer: { records: { person: { export: string } } };
    }
    const { viewer } = await site.ask<Exported>('admin', query, { email: tradeA.email });
    const told = JSON.parse(viewer.records.person.export) as Record<string, object | object[]>;
    expect(told).toMatchObject({
      person: { name: tradeA.name, email: tradeA.email, owner: false },
      memberships: [{ code: 'SITE', role: 'TRADE', company: 'Company A' }],
      invitations: [{ role: 'TRADE' }],
      companies: [{ name: 'Company A', phone: '0123' }],
      sessions: [{ ended_at: null }],
      passwordLinks: [{ issued_by: site.people.admin.userId, used_at: null }],
      mailing: [{ waiting: 0 }],
      attention: [{ project_id: site.projectId, seen_seq: expect.any(Number) }],
      savedViews: [{ name: 'My view', shared: 0 }],
      reports: [
        {
          kind: 'TRADE_SHEET',
          state: 'READY',
          snag_count: 1,
          settings: expect.stringContaining('A4'),
        },
      ],
      recordChecks: [],
      snags: [{ id: snagId, number, raised: false, assigned: true, fixed: true, closed: false }],
      photos: [{ snag_id: snagId }],
      deletedProjects: [],
      named: expect.arrayContaining([
        expect.objectContaining({ name: 'comment', value: `Ask ${tradeA.email}` }),
      ]),
    });
    expect(JSON.stringify(told['events'])).toContain('SNAG_FIXED');
    const raisers = await site.ask<Exported>('admin', query, { email: inspector.email });
    expect(JSON.parse(raisers.viewer.records.person.export)).toMatchObject({
      snags: [
        { id: snagId, raised: true },
        { id: ownId, raised: true, assigned: false },
      ],
    });
    const owners = await site.ask<Exported>('admin', query, { email: site.people.admin.email });
    expect(JSON.parse(owners.viewer.records.person.export)).toMatchObject({
      reports: [],
      recordChecks: [{ project_id: site.projectId, state: 'DONE' }],
    });
    // What a new table says of a person has to be exported too, or its reason stand here.
    const exported = [
      'user',
      'session',
      'password_link',
      'mailing',
      'attention',
      'member',
      'company',
      'invitation',
      'saved_view',
      'report',
      'snag',
      'photo',
      'event',
      'event_value',
    ];
    // What search looks through is copied from the others.
    const copies = ['snag_text'];
    // What limits count by: forgotten within a day.
    const counts = ['payer_use'];
    for (const [name, rows] of await everything()) {
      const isAbout = JSON.stringify(rows);
      if (isAbout.includes(tradeA.userId) || isAbout.includes(tradeA.email))
        expect([...exported, ...copies, ...counts]).toContain(name);
    }
    const secrets = await sql<{
      secret: string;
    }>`select password_hash as secret from "user" union select token_hash from password_link union select hash from token`.execute(
      db(),
    );
    for (const { secret } of secrets.rows)
      expect(viewer.records.person.export).not.toContain(secret);
  });
});
