import { commitMutation, Environment } from 'relay-runtime';
import { createStore } from '../../../network/index';
import { show } from '../support/streams';
import { until } from '../support/wireServer';
import type { Bench, Client } from './bench';
import { fixSnag, operation, pricedQuery } from './documents';

const viewer = operation('query ViewerQuery { viewer { name } }');

/** Queries, mutations, errors and tokens. */
export function requests(bench: Bench): void {
  const { server } = bench;

  test('A body of id, query and variables is answered, under Accept */*, with JSON', async () => {
    const { outcome, exchanges } = bench.client();
    const { payloads, failure } = await outcome(
      operation('query SnagQuery { snag { id author { name } } }'),
    );
    expect(failure).toBeUndefined();
    expect(payloads).toMatchObject([
      {
        data: { snag: { id: 'snag_42', author: { name: 'Ada' } } },
        extensions: { is_final: true },
      },
    ]);
    expect(exchanges).toMatchObject([
      { status: 200, type: expect.stringMatching(/^application\/json\b/) },
    ]);
    expect(JSON.parse(String(exchanges[0]?.body))).toEqual({
      id: 'id-of-SnagQuery',
      query: 'query SnagQuery { snag { id author { name } } }',
      variables: {},
    });
    expect(exchanges[0]?.headers.get('accept')).toBe('*/*');
  });

  test('A document that the server knows is sent by its id alone; one that it does not know fails', async () => {
    const { outcome, exchanges } = bench.client();
    const known = { ...operation('query KnownQuery {'), id: 'sha-of-known', text: null };
    expect((await outcome(known)).payloads).toMatchObject([{ data: { snag: { id: 'snag_42' } } }]);
    expect(JSON.parse(String(exchanges[0]?.body))).toEqual({
      id: 'sha-of-known',
      query: '',
      variables: {},
    });
    expect((await outcome({ ...known, id: 'sha-of-another' })).failure).toMatchObject({
      status: server.invalidDocument,
      graphqlErrors: [{}],
    });
  });

  test('A mutation that Relay commits changes its store; one whose answer was lost is sent again and counts once', async () => {
    const before = await fixes(bench);
    let lost = 0;
    const { layer, exchanges } = bench.client({
      platform: {
        async fetch(url, init) {
          const response = await fetch(url, init);
          if ((lost += 1) > 1) return response;
          await response.text();
          throw new TypeError('The line was cut.');
        },
      },
    });
    const environment = new Environment({ network: layer.network, store: createStore() });
    const eventId = `event-${before}`;
    await new Promise<void>((resolve, reject) => {
      // oxlint-disable-next-line relay/generated-typescript-types -- this document is written by hand, without generated types
      commitMutation(environment, {
        mutation: fixSnag,
        variables: { eventId, title: 'Gate' },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
    expect(environment.getStore().getSource().toJSON()).toMatchObject({
      snag_42: { title: 'Gate', fixes: before + 1 },
    });
    expect([lost, exchanges.length, await fixes(bench)]).toEqual([2, 1, before + 1]);
  });

  test('A refusal with `data: null` fails with its code and is not sent again', async () => {
    const { outcome, exchanges } = bench.client();
    const { payloads, failure } = await outcome(operation('query RefusedQuery { refused }'));
    expect(payloads).toEqual([]);
    expect(failure).toMatchObject({
      kind: 'graphql',
      status: 200,
      graphqlErrors: [
        {
          message: 'Only the site manager sees this.',
          path: ['refused'],
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    });
    expect(exchanges.length).toBe(1);
  });

  test('A refused field fails the whole request, unless errors are tolerated', async () => {
    const { outcome, layer } = bench.client();
    expect((await outcome(pricedQuery.params)).failure).toMatchObject({
      kind: 'graphql',
      status: 200,
      graphqlErrors: [{ path: ['snag', 'price'] }, { path: ['snag', 'history', 1, 'price'] }],
    });

    const shown = show(layer, pricedQuery, { tolerateErrors: true });
    await until(() => shown.completed());
    const refused = {
      price: null,
      __errors: {
        price: [{ message: 'Only the site manager sees this.', extensions: { code: 'FORBIDDEN' } }],
      },
    };
    expect(shown.records()).toMatchObject({
      snag_42: refused,
      entry_1: { price: 7 },
      entry_2: refused,
      entry_3: { price: 7 },
    });
  });

  describe('An expired token', () => {
    test('of twenty requests is refreshed once, and each is answered', async () => {
      const person = expiredPerson();
      const { outcome } = bench.client({ auth: person });
      const before = await requestCount(bench);
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(viewer)));
      expect(outcomes.map(({ payloads }) => payloads[0])).toEqual(
        Array.from({ length: 20 }, () =>
          expect.objectContaining({ data: { viewer: { name: 'Ada' } } }),
        ),
      );
      // Each was sent twice; the last is the question itself.
      expect([person.refreshes, (await requestCount(bench)) - before]).toEqual([1, 41]);
    });
  });

  describe('Deferred and streamed parts', () => {
    const asking =
      typeof server.streams === 'object'
        ? { headers: (): Record<string, string> => ({ Accept: acceptOf(bench) }) }
        : {};

    test(`fill the store of Relay, ${server.streams === 'never' ? 'in one piece' : 'one after the other'}`, async () => {
      const { layer, exchanges } = bench.client(asking);
      const shown = await showAll(layer);
      expect(shown.records()).toMatchObject({
        snag_42: {
          note: 'By the window',
          author: { __ref: 'user_1' },
          history: { __refs: ['entry_1', 'entry_2', 'entry_3'] },
        },
        user_1: { name: 'Ada', email: 'ada@site.example' },
        entry_3: { text: 'Entry 3' },
      });
      const streams = server.streams !== 'never';
      expect(exchanges[0]?.type).toMatch(streams ? /^multipart\/mixed\b/ : /^application\/json\b/);
      expect(shown.payloads.length > 1).toBe(streams);
    });

    if (server.streams !== 'never') {
      test('arrive when they are ready: the first while the server still works on the others', async () => {
        await bench.ask('mutation { holdNotes(held: true) }');
        const shown = show(bench.client(asking).layer);
        await until(() => shown.payloads.length > 0);
        expect(shown.records()).toMatchObject({
          snag_42: { id: 'snag_42' },
          user_1: { name: 'Ada' },
        });
        expect(shown.records()).not.toMatchObject({ snag_42: { note: expect.anything() } });
        expect(shown.completed()).toBe(false);
        await bench.ask('mutation { holdNotes(held: false) }');
        await until(() => shown.completed());
        expect(shown.records()).toMatchObject({ snag_42: { note: 'By the window' } });
      });
    }

    if (typeof server.streams === 'object') {
    }
  });
}

function acceptOf({ server }: Bench): string {
  return typeof server.streams === 'object' ? server.streams.accept : '*/*';
}

/**
 * Runs the deferred query to its end. Relay warns in development when such an answer comes in one
 * piece.
 */
async function showAll(layer: Client['layer']): Promise<ReturnType<typeof show>> {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => {});
  const shown = show(layer);
  await until(() => shown.completed() || shown.errors.length > 0);
  warning.mockRestore();
  expect(shown.errors).toEqual([]);
  return shown;
}

interface ExpiredPerson {
  token(): string;
  refresh(): Promise<string | null>;
  lost(): void;
  refreshes: number;
}

/** Someone whose token has expired and who gets another one. */
export function expiredPerson(next = 'Ada'): ExpiredPerson {
  let token = 'expired';
  const person: ExpiredPerson = {
    refreshes: 0,
    token: () => token,
    async refresh() {
      person.refreshes += 1;
      token = next;
      return token;
    },
    lost() {},
  };
  return person;
}

async function fixes(bench: Bench): Promise<number> {
  // The schema says so.
  return ((await bench.ask('{ snag { fixes } }')) as { snag: { fixes: number } }).snag.fixes;
}

async function requestCount(bench: Bench): Promise<number> {
  return Number((await bench.ask('{ requestCount }'))['requestCount']);
}
