import { RecordSource, Store } from 'relay-runtime';
import { keepNewestSnags } from '../../src/sync/journal/newestSnags';

type Fields = Readonly<Record<string, unknown>>;

/** A store, and what puts records into it; time stands still. */
function open() {
  let now = 0;
  const store = new Store(RecordSource.create());
  keepNewestSnags(store, () => now);
  return {
    put(records: Readonly<Record<string, Fields>>) {
      const source = RecordSource.create();
      for (const [id, { __typename, ...fields }] of Object.entries(records)) source.set(id, { __id: id, __typename: String(__typename), ...fields });
      store.publish(source);
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
  site.put({ snag_1: snag({ version: 4, status: 'IN_PROGRESS', waitingFor: { __ref: waiting } }), [waiting]: { __typename: 'WaitingFor', since: 40 } });
  return site;
}

test('an answer that an event has overtaken takes nothing back of the snag, and brings what only it has', () => {
  const { put, get } = changed();
  put({
    snag_1: snag({ version: 3, status: 'OPEN', description: 'Dry by now?', waitingFor: { __ref: waiting } }),
    [waiting]: { __typename: 'WaitingFor', since: 30, kind: 'COMPANY' },
    event_3: { __typename: 'Event', comment: 'Is it dry' },
  });
  expect(get('snag_1')).toMatchObject({ version: 4, status: 'IN_PROGRESS', description: 'Dry by now?' });
  expect(get(waiting)).toMatchObject({ since: 40, kind: 'COMPANY' });
  expect(get('event_3')).toMatchObject({ comment: 'Is it dry' });
});

test('a page of its history is taken from any answer', () => {
  const { put, get } = changed();
  put({ snag_1: snag({ version: 4, history: { __ref: history } }), [history]: { __typename: 'EventConnection', edges: { __refs: ['one'] } } });
  put({ snag_1: snag({ version: 3, history: { __ref: history } }), [history]: { __typename: 'EventConnection', edges: { __refs: ['one', 'two'] } } });
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
  pass(60_000);
  put({ snag_1: snag({ version: 2, status: 'OPEN' }) });
  expect(get('snag_1')).toMatchObject({ version: 2, status: 'OPEN' });
});
