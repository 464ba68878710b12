import { a3, addPlan, paperPlans } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf, type Variables } from '../support/wire';

// What a person is told of an event that was kept and did not do all that they meant.

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now, planFiles: paperPlans() })));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Answered {
  notice: { code: string; message: string } | null;
  snag: { id: string } | null;
}

async function edit(who: PersonKey, input: Variables): Promise<Answered> {
  const { editSnag } = await site.ask<{ editSnag: Answered }>(
    who,
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { notice { code message } snag { id } } }`,
    { input },
  );
  return editSnag;
}

async function comment(who: PersonKey, input: Variables): Promise<Answered> {
  const { addComment } = await site.ask<{ addComment: Answered }>(
    who,
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { notice { code message } snag { id } } }`,
    { input },
  );
  return addComment;
}

test('who changed a field before somebody else did, and is heard later, is told who changed which fields, as often as the event is sent', async () => {
  const { id, number } = await site.raise();
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += minute;
  expect(
    (
      await edit('admin', {
        ...event(now),
        snagId: id,
        seen,
        title: 'As Ada says',
        priority: 'HIGH',
      })
    ).notice,
  ).toBeNull();
  now += minute;
  const late = {
    ...event(offline),
    snagId: id,
    seen,
    title: 'As said offline',
    priority: 'LOW',
    description: 'Only this is new',
  };
  const told = {
    code: 'EDIT_LOST',
    message: `Ada Admin changed SITE-${number} after you: title and priority. Their change was kept; yours is in the history.`,
  };
  expect((await edit('inspector', late)).notice).toEqual(told);
  await edit('inspector2', { ...event(now), snagId: id, seen, title: 'Changed again' });
  expect((await edit('inspector', late)).notice).toEqual(told);
});

test('one’s own later change, from another device, is no news', async () => {
  const { id } = await site.raise();
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += minute;
  await edit('inspector', { ...event(now), snagId: id, seen, title: 'From the office' });
  expect(
    (await edit('inspector', { ...event(offline), snagId: id, seen, title: 'From the site' }))
      .notice,
  ).toBeNull();
});

test('who sets a field to what it was already, which no history tells, is named like whoever changes it', async () => {
  const { id, number } = await site.raise({ title: 'As raised' });
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += minute;
  // Of two fields only one became another.
  await edit('admin', { ...event(now), snagId: id, seen, title: 'As raised', priority: 'HIGH' });
  expect(
    (
      await edit('inspector', {
        ...event(offline),
        snagId: id,
        seen,
        title: 'As said offline',
        priority: 'LOW',
      })
    ).notice,
  ).toEqual({
    code: 'EDIT_LOST',
    message: `Ada Admin changed SITE-${number} after you: title and priority. Their change was kept; yours is in the history.`,
  });
  // Two devices of one person: what they set last stands, and nobody has changed anything after
  // them.
  await edit('inspector', { ...event(now), snagId: id, seen, title: 'As raised', description: '' });
  expect(
    (
      await edit('inspector', {
        ...event(offline),
        snagId: id,
        seen,
        title: 'Of the first device',
        description: 'Of the first device',
      })
    ).notice,
  ).toBeNull();
});

test('a change whose words were erased is still told to have come too late, as often as it is sent', async () => {
  const { id, number } = await site.raise();
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += minute;
  await edit('admin', { ...event(now), snagId: id, seen, title: 'As Ada says' });
  const late = { ...event(offline), snagId: id, seen, title: 'As said offline' };
  await edit('inspector', late);
  const { db } = site.server.app.services;
  const { seq, project_id } = await db
    .selectFrom('event')
    .select(['seq', 'project_id'])
    .where('id', '=', late.eventId)
    .executeTakeFirstOrThrow();
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
    { input: { ...event(now), textOf: late.eventId } },
  );
  expect(
    await db
      .selectFrom('event_value')
      .select('name')
      .where('project_id', '=', project_id)
      .where('seq', '=', seq)
      .where('name', '=', 'changes')
      .execute(),
  ).toEqual([]);
  expect((await edit('inspector', late)).notice).toEqual({
    code: 'EDIT_LOST',
    message: `SITE-${number} was changed after you: details. The later change was kept; yours is in the history.`,
  });
});

test('of a comment only its author is the later editor, so that nobody is said to have changed it after them', async () => {
  const { id } = await site.raise();
  const [mine, other] = [event(now), event(now)];
  await comment('inspector', { ...mine, snagId: id, body: 'Behind the dor' });
  await comment('admin', { ...other, snagId: id, body: 'I see' });
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += minute;
  const correct = async (who: PersonKey, input: Variables) =>
    (
      await site.ask<{ editComment: Answered }>(
        who,
        `mutation ($input: EditCommentInput!) { editComment(input: $input) { notice { code message } } }`,
        { input },
      )
    ).editComment.notice;
  expect(
    await correct('inspector', {
      ...event(now),
      seen,
      commentId: mine.eventId,
      body: 'Behind the door',
    }),
  ).toBeNull();
  expect(
    await correct('admin', { ...event(now), seen, commentId: other.eventId, body: 'I see it' }),
  ).toBeNull();
  expect(
    await correct('inspector', {
      ...event(offline),
      seen,
      commentId: mine.eventId,
      body: 'Behind the doo',
    }),
  ).toBeNull();
});

test('who does not see the snag any more is told only that it is with another company', async () => {
  const { id, number } = await site.raise();
  const seen = await site.cursor('tradeA');
  await edit('inspector', { ...event(now), snagId: id, companyId: site.companies.B });
  expect(
    await comment('tradeA', { ...event(now), snagId: id, seen, body: 'Came at noon' }),
  ).toEqual({
    snag: null,
    notice: {
      code: 'SNAG_GONE',
      message: `SITE-${number} is now with another company. What you added was kept.`,
    },
  });
  expect(
    (await comment('inspector', { ...event(now), snagId: id, body: 'Thank you' })).notice,
  ).toBeNull();
});

describe('a snag that somebody else raised at the same location meanwhile', () => {
  interface Raised {
    snag: { id: string; number: number };
    notice: { code: string; message: string; other: { id: string } | null } | null;
  }
  async function raise(who: PersonKey, input: Variables): Promise<Raised> {
    const document = `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { id number } notice { code message other { id } } } }`;
    const sent = {
      ...event(now),
      projectId: site.projectId,
      snagId: newId('snag'),
      tradeId: site.trades.A,
      ...input,
    };
    return (await site.ask<{ raiseSnag: Raised }>(who, document, { input: sent })).raiseSnag;
  }
  const place = async () => {
    const input = {
      ...event(now),
      projectId: site.projectId,
      id: newId('location'),
      name: newId('location').slice(-12),
    };
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input },
    );
    return input.id;
  };

  test('is named to who raised it later, as often as that is sent; who was first, who had seen it and who is of another trade hears nothing', async () => {
    const locationId = await place();
    const seen = await site.cursor();
    const first = await raise('inspector2', { seen, locationId });
    expect(first.notice).toBeNull();
    const late = { ...event(now), snagId: newId('snag'), seen, locationId };
    const told = {
      code: 'MAYBE_DUPLICATE',
      message: `Person inspector2 raised SITE-${first.snag.number} at the same location. Same snag?`,
      other: { id: first.snag.id },
    };
    expect((await raise('inspector', late)).notice).toEqual(told);
    expect((await raise('inspector', late)).notice).toEqual(told);
    expect((await raise('inspector', { seen: await site.cursor(), locationId })).notice).toBeNull();
    expect((await raise('admin', { seen, locationId, tradeId: site.trades.B })).notice).toBeNull();
    expect((await raise('inspector', { seen, locationId: site.locationId })).notice).toBeNull();
  });

  test('is none once it is void, and one’s own is none', async () => {
    const locationId = await place();
    const seen = await site.cursor();
    const first = await raise('inspector2', { seen, locationId });
    await site.move('admin', first.snag.id, 'VOID', { reason: 'RAISED_IN_ERROR' });
    expect((await raise('inspector', { seen, locationId })).notice).toBeNull();
    expect((await raise('inspector', { seen, locationId })).notice).toBeNull();
  });

  test('is found by its pin, as far as 10 mm on paper reach', async () => {
    const { revisionId } = await addPlan(site, 'Twice');
    const seen = await site.cursor();
    const first = await raise('inspector2', { seen, pin: { revisionId, x: 0, y: 0 } });
    expect(
      (await raise('admin', { seen, pin: { revisionId, x: 10.1 / a3.widthMm, y: 0 } })).notice,
    ).toBeNull();
    // Of both, this one is near the first alone.
    expect(
      (await raise('inspector', { seen, pin: { revisionId, x: 0, y: 9.9 / a3.heightMm } })).notice,
    ).toMatchObject({ code: 'MAYBE_DUPLICATE', other: { id: first.snag.id } });
  });

  test('is another one if both have pins on one plan that are far from one another, though location and trade are the same', async () => {
    const { revisionId } = await addPlan(site, 'Apart');
    const [locationId, seen] = [await place(), await site.cursor()];
    const first = await raise('inspector2', {
      seen,
      locationId,
      pin: { revisionId, x: 0.2, y: 0.2 },
    });
    expect(
      (await raise('inspector', { seen, locationId, pin: { revisionId, x: 0.8, y: 0.2 } })).notice,
    ).toBeNull();
    // One without a pin may be any of the location.
    expect((await raise('admin', { seen, locationId })).notice).toMatchObject({
      code: 'MAYBE_DUPLICATE',
    });
    expect(first.notice).toBeNull();
  });

  test('without a trade is found by its pin, and not by a location that both have', async () => {
    const { revisionId } = await addPlan(site, 'NoTrade');
    const [locationId, seen] = [await place(), await site.cursor()];
    await raise('inspector2', { seen, locationId, tradeId: null });
    expect((await raise('inspector', { seen, locationId, tradeId: null })).notice).toBeNull();
    await raise('inspector2', { seen, pin: { revisionId, x: 0.5, y: 0.5 } });
    expect(
      (await raise('inspector', { seen, tradeId: null, pin: { revisionId, x: 0.5, y: 0.5 } }))
        .notice,
    ).toMatchObject({ code: 'MAYBE_DUPLICATE' });
  });
});

describe('what was removed before the event arrived', () => {
  const sent = async (name: string, input: Variables, who: PersonKey = 'admin'): Promise<void> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    await site.ask(
      who,
      `mutation ($input: ${type}!) { ${name}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(now), ...input } },
    );
  };
  /** A company, a trade and a colleague, with what removes them. */
  const chosen = async () => {
    const [companyId, tradeId, colleague] = [
      newId('company'),
      newId('trade'),
      await site.join(newId('user').slice(-8), 'INSPECTOR'),
    ];
    await sent('saveCompany', {
      projectId: site.projectId,
      id: companyId,
      name: companyId.slice(-12),
    });
    await sent('saveTrade', {
      projectId: site.projectId,
      id: tradeId,
      name: tradeId.slice(-12),
      defaultCompanyId: null,
      phrases: [],
    });
    const remove = async (): Promise<void> => {
      await sent('removeTrade', { tradeId });
      await sent('removeCompany', { companyId });
      await site.ask(
        'admin',
        'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { receipt { eventId } } }',
        { input: { ...event(now), memberId: colleague.memberId } },
      );
    };
    return { input: { tradeId, companyId, assigneeId: colleague.userId }, remove };
  };
  interface Kept extends Answered {
    snag: {
      id: string;
      number: number;
      trade: { name: string } | null;
      company: { name: string } | null;
      assignee: { name: string } | null;
    } | null;
  }
  const raise = async (who: PersonKey, input: Variables): Promise<Kept> => {
    const document = `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { id number trade { name } company { name } assignee { name } } notice { code message } } }`;
    return (
      await site.ask<{ raiseSnag: Kept }>(who, document, {
        input: { ...event(now), projectId: site.projectId, snagId: newId('snag'), ...input },
      })
    ).raiseSnag;
  };

  test('is named to who had chosen it, as often as the event is sent, and all else of it is kept', async () => {
    const { id, number } = await site.raise();
    const seen = await site.cursor();
    const { input, remove } = await chosen();
    await remove();
    const late = {
      ...event(now),
      snagId: newId('snag'),
      locationId: site.locationId,
      seen,
      ...input,
    };
    const raised = await raise('inspector', late);
    expect(raised).toEqual({
      snag: { id: late.snagId, number: number + 1, trade: null, company: null, assignee: null },
      notice: {
        code: 'REMOVED_MEANWHILE',
        message: `SITE-${number + 1} was saved without what has since been removed: trade, company and person.`,
      },
    });
    expect((await raise('inspector', late)).notice).toEqual(raised.notice);
    const edited = {
      ...event(now),
      seen,
      snagId: id,
      title: 'Changed in the cellar',
      tradeId: input.tradeId,
    };
    const told = {
      code: 'REMOVED_MEANWHILE',
      message: `SITE-${number} was saved without what has since been removed: trade.`,
    };
    expect((await edit('inspector', edited)).notice).toEqual(told);
    expect((await edit('inspector', edited)).notice).toEqual(told);
    // What was removed after the event is none of it, and somebody who never was there is refused.
    const another = await chosen();
    const early = {
      ...event(now),
      snagId: newId('snag'),
      locationId: site.locationId,
      assigneeId: another.input.assigneeId,
    };
    expect((await raise('inspector', early)).notice).toBeNull();
    await another.remove();
    expect((await raise('inspector', early)).notice).toBeNull();
    const stranger = {
      ...event(now),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
      assigneeId: site.people.outsider.userId,
    };
    expect(
      refusalOf(
        await site.gql(
          'inspector',
          'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { eventId } } }',
          { input: stranger },
        ),
      ),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'assigneeId' });
  });

  test('is told together with all else that did not come as it was meant', async () => {
    const { revisionId, planId } = await addPlan(site, 'Removed');
    const { id, number } = await site.raise();
    const seen = await site.cursor();
    const { input, remove } = await chosen();
    const offline = now + 1_000;
    now += minute;
    await edit('admin', { ...event(now), snagId: id, seen, title: 'As Ada says' });
    await remove();
    await sent('removePlan', { planId });
    const late = {
      ...event(offline),
      snagId: id,
      seen,
      title: 'As said offline',
      tradeId: input.tradeId,
      pin: { revisionId, x: 0.5, y: 0.5 },
    };
    expect((await edit('inspector', late)).notice).toEqual({
      code: 'EDIT_LOST',
      message: [
        `Ada Admin changed SITE-${number} after you: title. Their change was kept; yours is in the history.`,
        `SITE-${number} was saved without what has since been removed: trade.`,
        `The plan for SITE-${number} was removed, so it has no pin.`,
      ].join(' '),
    });

    const twice = newId('location');
    await sent('saveLocation', { projectId: site.projectId, id: twice, name: twice.slice(-12) });
    const before = await site.cursor();
    await raise('inspector2', { locationId: twice, tradeId: site.trades.A });
    const raised = await raise('inspector', {
      seen: before,
      locationId: twice,
      tradeId: site.trades.A,
      assigneeId: input.assigneeId,
    });
    expect(raised.notice?.code).toBe('MAYBE_DUPLICATE');
    expect(raised.notice?.message).toMatch(
      /without what has since been removed: person\. Person inspector2 raised .* Same snag\?$/,
    );
  });
});
