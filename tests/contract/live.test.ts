import { grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { entryFields, type Entry, type Stream } from '../support/stream';
import { type Caller, dataOf, event, newId, photoInput, refusalOf } from '../support/wire';

let site: Site;
const open: Stream[] = [];
beforeAll(async () => void (site = await openSite()));
afterEach(async () => void (await Promise.all(open.splice(0).map((stream) => stream.stop()))));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const follow = (
  person: Parameters<Site['subscribe']>[0],
  after: string,
  projectId?: string,
): Stream => {
  const stream = site.subscribe(person, after, projectId);
  open.push(stream);
  return stream;
};

const take = async (stream: Stream, n: number): Promise<Entry[]> => {
  const entries: Entry[] = [];
  while (entries.length < n) entries.push(await stream.next());
  return entries;
};

const assign = (snagId: string, companyId: string | null) =>
  site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), snagId, companyId } },
  );

const comment = (person: Parameters<Site['gql']>[0], snagId: string, more: object = {}) =>
  site.gql<{ addComment: { snag: { id: string } | null; receipt: { eventId: string } } }>(
    person,
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } snag { id } } }`,
    { input: { ...event(), snagId, body: 'A note', ...more } },
  );

const remove = (memberId: string) =>
  site.ask(
    'admin',
    `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
    { input: { ...event(), memberId } },
  );

const page = async (person: Caller | 'tradeA' | 'viewer', after: string, first = 100) => {
  const query = `query ($after: String!, $first: Int!) { project(code: "SITE") { journal(after: $after, first: $first) { cursor hasNextPage entries { ${entryFields} } } } }`;
  return (
    await site.ask<{
      project: { journal: { cursor: string; hasNextPage: boolean; entries: Entry[] } };
    }>(person, query, { after, first })
  ).project.journal;
};

describe('a subscription', () => {
  test('gives first what was missed and then what comes, in order, nothing twice', async () => {
    const after = await site.cursor();
    const missed = [await site.raise(), await site.raise(), await site.raise()];
    const stream = follow('viewer', after);
    const first = await take(stream, 3);
    const come = await Promise.all(Array.from({ length: 10 }, () => site.raise()));
    const entries = [...first, ...(await take(stream, 10))];
    expect(entries.map(({ snag }) => snag?.number)).toEqual(
      [...missed, ...come].map(({ number }) => number).sort((a, b) => a - b),
    );
    expect(new Set(entries.map((entry) => entry.event?.id)).size).toBe(13);
  });

  test('goes on at the last cursor after a line that was cut, without a gap and without a double', async () => {
    const before = follow('viewer', await site.cursor());
    const raising = Promise.all(Array.from({ length: 30 }, () => site.raise()));
    const seen = await take(before, 7);
    await before.stop();
    const after = follow('viewer', seen.at(-1)?.cursor ?? '');
    const raised = await raising;
    const entries = [...seen, ...(await take(after, raised.length - seen.length))];
    expect(entries.map(({ snag }) => snag?.number)).toEqual(
      raised.map(({ number }) => number).sort((a, b) => a - b),
    );
  });

  test('tells of a company, a trade, a location and a person, and of invitations only admins', async () => {
    const after = await site.cursor();
    const streams = { admin: follow('admin', after), tradeA: follow('tradeA', after) };
    const joined = await site.join('newcomer', 'VIEWER');
    const admin = await take(streams.admin, 2);
    expect(admin.map((entry) => entry.event?.kind)).toEqual(['MEMBER_INVITED', 'MEMBER_ADDED']);
    const [trade] = await take(streams.tradeA, 1);
    expect(trade).toMatchObject({
      event: { kind: 'MEMBER_ADDED' },
      subject: { __typename: 'Member', id: joined.memberId },
    });
  });

  test('tells a trade of nothing but its own snags, and not that there is more', async () => {
    const after = await site.cursor();
    const stream = follow('tradeB', after);
    for (let n = 0; n < 3; n += 1) await site.raise();
    const own = await site.raise({ tradeId: site.trades.B });
    const [entry] = await take(stream, 1);
    expect(entry?.snag?.id).toBe(own.id);
    expect((await page('tradeA', after, 2)).entries).toHaveLength(2);
  });

  test('tells a trade that loses a snag only that it is gone, and gives the one that gains it all of it', async () => {
    const { id } = await site.raise({ title: 'Secret words' });
    const after = await site.cursor();
    const [loser, gainer] = [follow('tradeA', after), follow('tradeB', after)];
    await assign(id, site.companies.B);
    expect(await loser.next()).toEqual({
      cursor: expect.any(String),
      event: null,
      snag: null,
      subject: null,
      goneSnagId: id,
    });
    expect(await gainer.next()).toMatchObject({
      event: { kind: 'SNAG_EDITED' },
      snag: { id, title: 'Secret words' },
      goneSnagId: null,
    });
    const history = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 9) { edges { node { kind } } } } } }`;
    const { node } = await site.ask<{ node: { history: { edges: { node: { kind: string } }[] } } }>(
      'tradeB',
      history,
      { id },
    );
    expect(node.history.edges.map((edge) => edge.node.kind)).toEqual([
      'SNAG_RAISED',
      'SNAG_EDITED',
    ]);
    // What happens to it afterwards is none of the loser's business.
    dataOf(await comment('inspector', id));
    const next = await site.raise();
    expect((await loser.next()).snag?.id).toBe(next.id);
  });

  test('shows a photo as soon as its pictures are made', async () => {
    const { id } = await site.raise();
    // Whoever took it: others who come late are told both at once.
    const stream = follow('inspector', await site.cursor());
    const bytes = await grain(200, 150).jpeg().toBuffer();
    const photoId = await site.addPhoto('inspector', id, bytes);
    const [added, rendered] = await take(stream, 2);
    expect(added?.event?.kind).toBe('PHOTO_ADDED');
    expect(rendered).toMatchObject({
      event: { kind: 'PHOTO_RENDERED' },
      snag: { photos: [{ id: photoId, state: 'READY' }] },
    });
  });

  test('ends for somebody who is removed, and goes on for the others', async () => {
    const leaver = await site.join('leaver', 'INSPECTOR');
    const stream = follow(leaver, await site.cursor());
    const stays = follow('viewer', await site.cursor());
    await remove(leaver.memberId);
    // Its socket is closed; whether the last word on it comes through before, is the line's affair.
    expect([{ closed: 4403 }, { refused: ['NOT_FOUND'] }]).toContainEqual(await stream.ended);
    expect((await stays.next()).event?.kind).toBe('MEMBER_REMOVED');
  });

  test('is refused to whoever is no member, and from a place that is none', async () => {
    const after = await site.cursor();
    expect(await follow('outsider', after).ended).toEqual({ refused: ['NOT_FOUND'] });
    expect(await follow('admin', after, newId('project')).ended).toEqual({
      refused: ['NOT_FOUND'],
    });
    // The admin is in both projects, but a place in one means nothing in the other.
    expect(await follow('admin', after, site.otherProjectId).ended).toEqual({
      refused: ['BAD_REQUEST'],
    });
    expect(await follow('admin', 'rubbish').ended).toEqual({ refused: ['BAD_REQUEST'] });
  });
});

describe('the journal by POST', () => {
  test('gives the same as the subscription', async () => {
    const after = await site.cursor();
    const mine = await site.raise();
    const others = await site.raise({ tradeId: site.trades.B });
    await assign(others.id, site.companies.A);
    await assign(mine.id, site.companies.B);
    const stream = await take(follow('tradeA', after), 4);
    const { entries } = await page('tradeA', after);
    const plain = ({ cursor: _cursor, ...entry }: Entry) => entry;
    expect(entries.map(plain)).toEqual(stream.map(plain));
  });
});

describe('somebody who was offline while the snag went to another company', () => {
  test('still adds the note and the photo, and the move changes nothing', async () => {
    const { id } = await site.raise();
    const seen = await site.cursor('tradeA');
    await assign(id, site.companies.B);
    const said = dataOf(await comment('tradeA', id, { seen })).addComment;
    expect(said).toMatchObject({ snag: null, receipt: { eventId: expect.any(String) } });
    const bytes = await grain(100, 100).jpeg().toBuffer();
    const input = { ...photoInput(id, bytes, 'EVIDENCE'), seen };
    const added = dataOf(
      await site.upload<{ addPhoto: object }>(
        'tradeA',
        addPhotoDocument,
        { input },
        new Blob([new Uint8Array(bytes)]),
      ),
    );
    // In the journal before others look for what comes next.
    await site.server.app.rendered();
    expect(added.addPhoto).toMatchObject({
      snag: null,
      receipt: { sha256: input.sha256, byteLength: bytes.byteLength },
    });
    expect(dataOf(await site.move('tradeA', id, 'START', { seen })).moveSnag.snag).toBeNull();
    const query = `query ($id: ID!) { node(id: $id) { ... on Snag { status photoCount history(first: 9) { edges { node { kind withoutEffect } } } } } }`;
    expect(await site.ask('viewer', query, { id })).toMatchObject({
      node: {
        status: 'OPEN',
        photoCount: 1,
        history: {
          edges: [
            {},
            {},
            { node: { kind: 'COMMENT_ADDED' } },
            { node: { kind: 'PHOTO_ADDED' } },
            { node: { kind: 'SNAG_STARTED', withoutEffect: true } },
          ],
        },
      },
    });
  });

  test('adds nothing from a place where it was not theirs', async () => {
    const { id } = await site.raise({ tradeId: site.trades.B });
    const seen = await site.cursor('tradeA');
    for (const answer of [
      await comment('tradeA', id, { seen }),
      await comment('tradeA', id),
      await site.move('tradeA', id, 'START', { seen }),
    ]) {
      expect(refusalOf(answer).code).toBe('NOT_FOUND');
    }
  });
});
