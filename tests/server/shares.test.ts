import { createShare } from '../../server/http/shares';
import { settings } from '../../server/settings';
import { arrive, makeLink } from '../support/links';
import { openSite, type Site } from '../support/site';
import { gql, refusalOf } from '../support/wire';

// What one person, or one link, may take of what belongs to all.

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const busy = expect.objectContaining({ code: 'SERVER_BUSY' });

describe('a share', () => {
  test('is given to accounts though links have taken theirs', () => {
    const share = createShare({ each: 3, all: 8 });
    share.of('link_1').take(3);
    expect(() => share.of('link_2').take(2)).toThrow(busy);
    share.of('link_2').take(1);
    expect(() => share.of('link_1').take(1)).toThrow(busy);
    share.of('user_1').take(3);
    expect(() => share.of('user_1').take(1)).toThrow(busy);
    share.of('user_2').take(1);
    expect(() => share.of('user_2').take(1)).toThrow(busy);
  });

  test('goes next to whoever holds least, then to whoever came first', async () => {
    const share = createShare({ each: 2, all: 3 });
    const [one, other] = [await share.turn('user_1'), await share.turn('user_1')];
    const third = await share.turn('user_2');
    const order: string[] = [];
    const waiting = ['user_2', 'user_1', 'user_3', 'user_3'].map((payer) =>
      share.turn(payer).then((held) => {
        order.push(payer);
        return held;
      }),
    );
    await nextTurn();
    expect(order).toEqual([]);
    third.end();
    await nextTurn();
    one.end();
    await nextTurn();
    other.end();
    await Promise.all(waiting.slice(0, 3).map((each) => each.then(({ end }) => end())));
    await waiting[3];
    expect(order).toEqual(['user_2', 'user_3', 'user_1', 'user_3']);
  });

  test('is not waited for by who has left', async () => {
    const share = createShare({ each: 1 });
    const held = await share.turn('user_1');
    const leaving = new AbortController();
    const waiting = share.turn('user_1', leaving.signal);
    leaving.abort();
    await expect(waiting).rejects.toEqual(busy);
    held.end();
    await share.turn('user_1');
  });
});

describe('on a server', () => {
  let site: Site;
  const { waitMs } = settings.shares;
  beforeAll(async () => {
    site = await openSite();
    Object.assign(settings.shares, { waitMs: 30 });
  });
  afterAll(async () => {
    Object.assign(settings.shares, { waitMs });
    expect(site.server.log).toEqual([]);
    await site.close();
  });

  const name = '{ viewer { user { name } } }';
  const searches =
    'query ($filter: SnagFilter) { project(code: "SITE") { snagCounts(filter: $filter) { all } } }';
  const search = (who: 'viewer' | 'admin') =>
    site.gql(who, searches, { filter: { text: 'crack' } });

  test('the seventh operation of a person waits for one of the six, and no one else does', async () => {
    const { requests } = site.server.app.services.shares;
    const { userId } = site.people.viewer;
    const held = await Promise.all(Array.from({ length: 6 }, () => requests.turn(userId)));
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: {
        'x-snagbook': '1',
        'content-type': 'application/json',
        authorization: `Bearer ${site.people.viewer.token}`,
      },
      body: JSON.stringify({ query: name }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    // Also in a form, if no file is in it.
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: name }));
    form.append('map', '{}');
    const asked = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', authorization: `Bearer ${site.people.viewer.token}` },
      body: form,
    });
    expect(asked.status).toBe(503);
    expect((await site.gql('admin', name)).errors).toEqual([]);
    const waiting = site.gql('viewer', name);
    held[0]?.end();
    expect((await waiting).errors).toEqual([]);
    for (const each of held) each.end();
  });

  test('two searches of a person run at a time; others, and what is quick, do not wait for them', async () => {
    const of = site.server.app.services.shares.searches;
    const { userId } = site.people.viewer;
    const held = [await of.turn(userId), await of.turn(userId)];
    expect(refusalOf(await search('viewer')).code).toBe('SERVER_BUSY');
    expect((await site.gql('viewer', name)).errors).toEqual([]);
    expect((await search('admin')).errors).toEqual([]);
    for (const each of held) each.end();
    expect((await search('viewer')).errors).toEqual([]);
  });

  test('all who came by one link are one payer, in whatever they hold', async () => {
    const token = await makeLink(site, site.companies.A);
    const [jan, eva] = [await arrive(site, token, 'Jan'), await arrive(site, token, 'Eva')];
    const { requests } = site.server.app.services.shares;
    const { link_id: link } = await site.server.app.services.db
      .selectFrom('link_person')
      .select('link_id')
      .where('user_id', '=', jan.userId)
      .executeTakeFirstOrThrow();
    const held = await Promise.all(Array.from({ length: 6 }, () => requests.turn(link)));
    for (const who of [jan, eva])
      expect(refusalOf(await gql(site.url, who, name)).code).toBe('SERVER_BUSY');
    expect((await site.gql('tradeA', name)).errors).toEqual([]);
    for (const each of held) each.end();
  });

  test('the eleventh socket of a person is closed with a code of its own', async () => {
    const after = await site.cursor('viewer');
    const streams = Array.from({ length: 10 }, () => site.subscribe('viewer', after));
    const { sockets } = site.server.app.services.shares;
    const all = sockets.of(site.people.viewer.userId);
    await site.raise();
    await Promise.all(streams.map((stream) => stream.next()));
    expect(() => all.take(1)).toThrow(busy);
    expect(await site.subscribe('viewer', after).ended).toEqual({ closed: 4429 });
    await Promise.all(streams.map((stream) => stream.stop()));
  });
});
