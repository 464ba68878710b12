import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
} from 'relay-runtime';
import { keepNewestSnags } from '../../src/sync/journal/newestSnags';
import { eventually } from '../support/eventually';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A store, and what puts records into it; time stands still. `answer`: what the server has of a
 * snag that is read again.
 */
function open() {
  let now = 0;
  const asked: string[] = [];
  const answers: ((response: GraphQLResponse) => void)[] = [];
  const store = new Store(RecordSource.create());
  const network = Network.create((_params, { id }) =>
    Observable.create((sink) => {
      asked.push(String(id));
      answers.push((response) => {
        sink.next(response);
        sink.complete();
      });
    }),
  );
  const environment = new Environment({ network, store });
  keepNewestSnags(environment, () => now);
  return {
    environment,
    asked,
    /** As an answer is put into the store. */
    put(records: Readonly<Record<string, Fields>>) {
      const source = RecordSource.create();
      for (const [id, { __typename, ...fields }] of Object.entries(records))
        source.set(id, { __id: id, __typename: String(__typename), ...fields });
      store.publish(source);
    },
    async answer(id: string, fields: Fields) {
      await eventually(() => expect(answers).toHaveLength(1));
      expect(asked.at(-1)).toBe(id);
      const node: Fields = { __typename: 'Snag', id, ...fields };
      // Of what a test does not say there is nothing.
      answers.shift()?.({
        data: { node: new Proxy(node, { get: (its, field) => Reflect.get(its, field) ?? null }) },
      });
    },
    get: (id: string): Fields => ({ ...store.getSource().get(id) }),
    pass(ms: number) {
      now += ms;
    },
  };
}

const waiting = 'client:snag_1:waitingFor';
const snag = (fields: Fields): Fields => ({ __typename: 'Snag', ...fields });

function changed() {
  const site = open();
  site.put({ snag_1: snag({ version: 3, status: 'OPEN' }) });
  site.put({
    snag_1: snag({ version: 4, status: 'IN_PROGRESS', waitingFor: { __ref: waiting } }),
    [waiting]: { __typename: 'WaitingFor', since: 40 },
  });
  return site;
}

test('an answer that an event has overtaken takes nothing back of the snag, and brings what only it has', () => {
  const { put, get } = changed();
  put({
    snag_1: snag({
      version: 3,
      status: 'OPEN',
      description: 'Dry by now?',
      waitingFor: { __ref: waiting },
    }),
    [waiting]: { __typename: 'WaitingFor', since: 30, kind: 'COMPANY' },
    event_3: { __typename: 'Event', comment: 'Is it dry' },
  });
  expect(get('snag_1')).toMatchObject({
    version: 4,
    status: 'IN_PROGRESS',
    description: 'Dry by now?',
  });
  expect(get(waiting)).toMatchObject({ since: 40, kind: 'COMPANY' });
  expect(get('event_3')).toMatchObject({ comment: 'Is it dry' });
});

test('a snag whose older answer was dropped is read again and shows what the server has, also after a restore', async () => {
  const { put, get, answer, asked } = changed();
  put({ snag_1: snag({ version: 2, status: 'OPEN' }) });
  expect(get('snag_1')).toMatchObject({ version: 4, status: 'IN_PROGRESS' });
  await answer('snag_1', { version: 2, status: 'OPEN' });
  expect(get('snag_1')).toMatchObject({ version: 2, status: 'OPEN' });
  expect(asked).toEqual(['snag_1']);
});
