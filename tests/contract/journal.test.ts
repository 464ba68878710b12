import { verifyJournal } from '../../server/features/journal/verify';
import { writeServerEvent } from '../support/serverEvent';
import { openSite, type PersonKey, raiseSnagDocument, type Site } from '../support/site';
import {
  type Caller,
  dataOf,
  event,
  newId,
  refusalOf,
  type Variables,
  signIn,
} from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Raised {
  raiseSnag: {
    receipt: { eventId: string; number: number };
    snag: { id: string; number: number; title: string; version: number } | null;
    event: { id: string; occurredAt: number; recordedAt: number } | null;
  };
}

const snagInput = (more: Variables = {}) => ({
  ...event(),
  projectId: site.projectId,
  snagId: newId('snag'),
  locationId: site.locationId,
  title: 'Crack',
  ...more,
});

const raise = (input: Variables, person: PersonKey | Caller = 'inspector') =>
  site.gql<Raised>(person, raiseSnagDocument, { input });

const editDocument = `mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId number } snag { title version } } }`;
const edit = (input: Variables, person: PersonKey | Caller = 'inspector') =>
  site.gql<{ editSnag: { snag: { title: string; version: number } } }>(person, editDocument, {
    input: { ...event(), ...input },
  });

const lastSeq = async () =>
  (
    await site.server.app.services.db
      .selectFrom('project')
      .select('last_seq')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow()
  ).last_seq;

describe('an event that is sent again', () => {
  test('answers its receipt and changes nothing', async () => {
    const input = snagInput();
    const first = dataOf(await raise(input)).raiseSnag;
    const before = await lastSeq();
    const second = dataOf(await raise(input)).raiseSnag;
    expect(second.receipt).toMatchObject({
      eventId: first.receipt.eventId,
      number: first.receipt.number,
    });
    expect(second.snag).toEqual(first.snag);
    expect(await lastSeq()).toBe(before);
  });

  test('is written once when it arrives several times at the same moment', async () => {
    const input = snagInput();
    const answers = await Promise.all([raise(input), raise(input), raise(input), raise(input)]);
    expect(new Set(answers.map((answer) => dataOf(answer).raiseSnag.receipt.number)).size).toBe(1);
  });

  test('is refused with other content, by the same person and by another', async () => {
    const input = snagInput();
    await raise(input);
    for (const answer of [
      await raise({ ...input, title: 'Other' }),
      await raise(input, 'inspector2'),
      await raise(input, 'outsider'),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ code: 'EVENT_ID_REUSED', retryable: false });
    }
    expect(
      refusalOf(await edit({ eventId: input.eventId, snagId: input.snagId, title: 'Crack' })).code,
    ).toBe('EVENT_ID_REUSED');
  });
});

describe('an id a device made', () => {
  test('is refused when it is taken, in the same project and in another', async () => {
    const { id } = await site.raise();
    const elsewhere = { projectId: site.otherProjectId, locationId: site.otherLocationId };
    expect(refusalOf(await raise(snagInput({ snagId: id })))).toMatchObject({
      code: 'ID_TAKEN',
      retryable: false,
    });
    expect(refusalOf(await raise(snagInput({ snagId: id, ...elsewhere }), 'outsider')).code).toBe(
      'ID_TAKEN',
    );
  });

  test.each(['photo_01m7x93stvf6fbbbcs6p05n1rj', 'snag_01h2xcejqtf2nbrexx3vqjhp4!'])(
    'is refused when it is none: %p',
    async (snagId) => {
      expect(refusalOf(await raise(snagInput({ snagId })))).toMatchObject({
        code: 'BAD_REQUEST',
        field: 'snagId',
        retryable: false,
      });
    },
  );
});

describe('a thing of another project', () => {
  test('answers like one that is not there', async () => {
    const foreign = await raise(
      snagInput({ projectId: site.otherProjectId, locationId: site.otherLocationId }),
      'outsider',
    );
    const foreignId = dataOf(foreign).raiseSnag.snag?.id ?? '';
    const missing = await edit({ snagId: newId('snag'), title: 'x' });
    expect(refusalOf(missing).code).toBe('NOT_FOUND');
    expect(await edit({ snagId: foreignId, title: 'x' })).toEqual(missing);
    expect(await edit({ snagId: foreignId, title: 'x' }, 'viewer')).toEqual(missing);
  });

  test('cannot be pointed at', async () => {
    for (const [field, id] of [
      ['locationId', site.otherLocationId],
      ['tradeId', newId('trade')],
      ['companyId', newId('company')],
      ['assigneeId', site.people.outsider.userId],
    ]) {
      expect(refusalOf(await raise(snagInput({ [field ?? '']: id })))).toMatchObject({
        code: 'NOT_FOUND',
        field,
      });
    }
  });
});

describe('many at once', () => {
  test('get numbers without a gap, and the journal keeps one order', async () => {
    const before = await site.raise();
    const raised = await Promise.all(Array.from({ length: 25 }, () => site.raise()));
    const numbers = raised.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => before.number + 1 + index));
    const rows = await site.server.app.services.db
      .selectFrom('event')
      .select(['seq', 'recorded_at'])
      .where('project_id', '=', site.projectId)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map((row) => row.recorded_at)).toEqual(
      rows.map((row) => row.recorded_at).sort((a, b) => a - b),
    );
  });

  test('a refused one uses up neither a number nor a place in the journal', async () => {
    const before = await site.raise();
    const seq = await lastSeq();
    expect(refusalOf(await raise(snagInput({ locationId: null }))).code).toBe('PLACE_REQUIRED');
    expect(refusalOf(await raise(snagInput({ dueOn: '2001-01-01' }))).code).toBe('DUE_IN_PAST');
    expect(await lastSeq()).toBe(seq);
    expect((await site.raise()).number).toBe(before.number + 1);
  });
});

describe('the device’s clock', () => {
  const raisedAt = async (input: Variables) =>
    dataOf(await raise(snagInput(input))).raiseSnag.event;

  test('counts between what the person was looking at and now', async () => {
    const seen = await site.cursor();
    const from = Date.now();
    const early = await raisedAt({ seen, occurredAt: 1_000 });
    expect(early?.occurredAt).toBeLessThanOrEqual(from);
    expect(early?.occurredAt).toBeGreaterThan(from - 60_000);
    const late = await raisedAt({ seen, occurredAt: Date.now() + 86_400_000 });
    expect(late?.occurredAt).toBe(late?.recordedAt);
    const between = (early?.recordedAt ?? 0) - 1;
    expect((await raisedAt({ seen, occurredAt: between }))?.occurredAt).toBe(between);
  });

  test('does not count without it, nor with a place in another project’s journal', async () => {
    const { project } = await site.ask<{ project: { journalCursor: string } }>(
      'outsider',
      `{ project(code: "OTHER") { journalCursor } }`,
    );
    for (const seen of [null, 'rubbish', project.journalCursor]) {
      const raised = await raisedAt({ seen, occurredAt: 1_000 });
      expect(raised?.occurredAt).toBe(raised?.recordedAt);
    }
  });
});

describe('a field', () => {
  test('keeps the later edit, whichever arrives first, and both stand in the history', async () => {
    const { id } = await site.raise();
    const seen = await site.cursor();
    const offline = Date.now();
    dataOf(
      await edit(
        { snagId: id, title: 'Later', occurredAt: offline + 5, seen: await site.cursor() },
        'inspector2',
      ),
    );
    const answer = dataOf(
      await edit({ snagId: id, title: 'Earlier', occurredAt: offline - 5, seen }),
    );
    expect(answer.editSnag.snag).toMatchObject({ title: 'Later', version: 3 });
    const { node } = await site.ask<{
      node: { history: { edges: { node: { changes: { to: string }[] } }[] } };
    }>(
      'viewer',
      `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 9) { edges { node { changes { to } } } } } } }`,
      { id },
    );
    expect(node.history.edges.flatMap((edge) => edge.node.changes.map(({ to }) => to))).toEqual([
      'Later',
      'Earlier',
    ]);
  });
});

describe('what was written', () => {
  test('cannot be changed or deleted, not even by the server', async () => {
    await site.raise();
    const { db } = site.server.app.services;
    await expect(db.updateTable('event').set({ recorded_at: 1 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(
      db.updateTable('event_value').set({ value: 'never said' }).execute(),
    ).rejects.toThrow('append-only');
    for (const table of ['event', 'event_value'] as const)
      await expect(db.deleteFrom(table).execute()).rejects.toThrow('append-only');
  });
});

describe('somebody who was removed', () => {
  test('is given the receipt of what was confirmed before, and nothing else', async () => {
    const leaver = await site.join('leaver', 'INSPECTOR');
    const input = snagInput();
    dataOf(await raise(input, leaver));
    const removal = { ...event(), memberId: leaver.memberId };
    await site.ask(
      'admin',
      `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
      { input: removal },
    );
    Object.assign(leaver, await signIn(site.url, leaver));
    const again = dataOf(await raise(input, leaver)).raiseSnag;
    expect(again.receipt.eventId).toBe(input.eventId);
    expect(again).toMatchObject({ snag: null, event: null });
    expect(refusalOf(await raise(snagInput(), leaver)).code).toBe('NOT_FOUND');
    expect(refusalOf(await edit({ snagId: input.snagId, title: 'x' }, leaver)).code).toBe(
      'NOT_FOUND',
    );
    expect(await site.ask(leaver, `{ project(code: "SITE") { id } }`)).toEqual({ project: null });
  });
});

test('an event of a kind that only a later version knows is told to nobody and holds nobody up, and stands in the journal', async () => {
  const streams = await Promise.all(
    (['admin', 'tradeA'] as const).map(async (person) =>
      site.subscribe(person, await site.cursor(person)),
    ),
  );
  await writeServerEvent(site, 'OF_A_LATER_VERSION');
  const { id } = await site.raise({ title: 'After it' });
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ event: { kind: 'SNAG_RAISED' }, snag: { id } });
    await stream.stop();
  }
  expect(
    await verifyJournal(site.server.app.services.db, { id: site.projectId, code: 'SITE' }),
  ).toMatchObject({ broken: null, events: await lastSeq() });
});
