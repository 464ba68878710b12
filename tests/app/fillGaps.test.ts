import { RecordSource, Store } from 'relay-runtime';
import { createPutAnswer } from '../../src/sync/rows/fillGaps';

/** A store that at 5 has got the project and a snag of another screen from the server. */
function open() {
  const store = new Store(new RecordSource());
  const put = createPutAnswer(store, () => 5);
  const project = (journalCursor: string) => ({
    __id: 'project_1',
    __typename: 'Project',
    id: 'project_1',
    journalCursor,
  });
  const snag = (fields: object) => ({
    __id: 'snag_1',
    __typename: 'Snag',
    id: 'snag_1',
    ...fields,
  });
  const publish = (cursor: string, fields: object) => () =>
    store.publish(RecordSource.create({ project_1: project(cursor), snag_1: snag(fields) }));
  publish('newer', { status: 'OPEN' })();
  return {
    put,
    publish,
    known: () => [
      store.getSource().get('project_1')?.['journalCursor'],
      store.getSource().get('snag_1')?.['status'],
      store.getSource().get('snag_1')?.['comments'],
    ],
  };
}

test('a project of which older rows fill what the store lacks is seen up to their cursor and no further', () => {
  const { put, publish, known } = open();
  const lowered = put.gaps(4, publish('of the rows', { status: 'FIXED', comments: 2 }));
  expect(known()).toEqual(['of the rows', 'OPEN', 2]);
  expect([...lowered]).toEqual([['project_1', 'of the rows']]);
});

test('a project of which older rows bring nothing new is seen as far as before', () => {
  const { put, publish, known } = open();
  expect(put.gaps(4, publish('of the rows', { status: 'FIXED' })).size).toBe(0);
  expect(known()).toEqual(['newer', 'OPEN', undefined]);
});

test('rows that have followed the journal further than the store do not say that its other data is as new', () => {
  const { put, publish, known } = open();
  expect(put.gaps(6, publish('of the rows', { status: 'FIXED', comments: 2 })).size).toBe(0);
  expect(known()).toEqual(['newer', 'OPEN', 2]);
});

test('the answer of a server moves the cursor on again, and older rows move it back again', () => {
  const { put, publish, known } = open();
  put.gaps(4, publish('of the rows', { comments: 2 }));
  put.whole(7, publish('newest', { status: 'CLOSED' }));
  expect(known()[0]).toBe('newest');
  expect([...put.gaps(6, publish('of later rows', { title: 'Crack' }))]).toEqual([
    ['project_1', 'of later rows'],
  ]);
});
