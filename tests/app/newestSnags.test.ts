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
const history = 'client:snag_1:history(first:20)';
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

test('a page of its history is taken from any answer', () => {
  const { put, get } = changed();
  put({
    snag_1: snag({ version: 4, history: { __ref: history } }),
    [history]: { __typename: 'EventConnection', edges: { __refs: ['one'] } },
  });
  put({
    snag_1: snag({ version: 3, history: { __ref: history } }),
    [history]: { __typename: 'EventConnection', edges: { __refs: ['one', 'two'] } },
  });
  expect(get(history)['edges']).toEqual({ __refs: ['one', 'two'] });
});

test('the same version, and one that is not told, are taken', () => {
  const { put, get } = changed();
  put({ snag_1: snag({ version: 4, overdueDays: 2 }) });
  put({ snag_1: snag({ status: 'FIXED' }) });
  expect(get('snag_1')).toMatchObject({ version: 4, overdueDays: 2, status: 'FIXED' });
});

test('when no answer can be on its way any more, an older version is what the server has: it was put back', () => {
  const { put, get, pass } = changed();
  pass(120_000);
  put({ snag_1: snag({ version: 2, status: 'OPEN' }) });
  expect(get('snag_1')).toMatchObject({ version: 2, status: 'OPEN' });
});

test('a snag of which something was left out is read again, and shows what the server has of it, also after the server was put back', async () => {
  const { put, get, answer, asked } = changed();
  put({ snag_1: snag({ version: 2, status: 'OPEN' }) });
  expect(get('snag_1')).toMatchObject({ version: 4, status: 'IN_PROGRESS' });
  await answer('snag_1', { version: 2, status: 'OPEN' });
  expect(get('snag_1')).toMatchObject({ version: 2, status: 'OPEN' });
  expect(asked).toEqual(['snag_1']);
});

test('an event that comes while it is read again is not taken back either', async () => {
  const { put, get, asked, answer } = changed();
  put({ snag_1: snag({ version: 3, status: 'OPEN' }) });
  await eventually(() => expect(asked).toEqual(['snag_1']));
  put({ snag_1: snag({ version: 5, status: 'FIXED' }) });
  await answer('snag_1', { version: 4, status: 'IN_PROGRESS' });
  expect(get('snag_1')).toMatchObject({ version: 5, status: 'FIXED' });
  await answer('snag_1', { version: 5, status: 'FIXED' });
  expect(get('snag_1')).toMatchObject({ version: 5, status: 'FIXED' });
});

test.each([
  ['and the first shows that events have overtaken it: no other is', 4, ['snag_1']],
  ['and the first shows that the server was put back: each other one is', 2, ['snag_1', 'snag_2']],
])('of an answer with several older snags one is read again, %s', async (_title, version, read) => {
  const { put, asked, answer } = changed();
  put({ snag_2: snag({ version: 1 }) });
  put({ snag_2: snag({ version: 2 }) });
  put({ snag_1: snag({ version: 2 }), snag_2: snag({ version: 1 }) });
  for (const id of read) await answer(id, { version: id === 'snag_1' ? version : 1 });
  await Promise.resolve();
  expect(asked).toEqual(read);
});

test('what waits to be sent does not prolong the time in which an older version is left out', () => {
  const { environment, put, get, pass } = changed();
  const projected = environment.applyUpdate({
    storeUpdater(proxy) {
      const record = proxy.get('snag_1');
      record
        ?.setValue(Number(record.getValue('version')) + 1, 'version')
        .setValue('FIXED', 'status');
    },
  });
  for (let count = 0; count < 3; count += 1) {
    pass(50_000);
    environment.commitUpdate((proxy) => void proxy.create(`event_${count}`, 'Event'));
  }
  expect(get('snag_1')).toMatchObject({ version: 5, status: 'FIXED' });
  projected.dispose();
  put({ snag_1: snag({ version: 2, status: 'OPEN' }) });
  expect(get('snag_1')).toMatchObject({ version: 2, status: 'OPEN' });
});
