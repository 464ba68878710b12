import { RecordSource } from 'relay-runtime';
import { beforePublish, type Records, type Store, type StoredRecord } from '../beforePublish';

/** Runs `put`, which puts an answer into the store synchronously. Only those fields are taken that the store does not have. */
export type FillGaps = (put: () => void) => void;

/** For answers that may be older than the store's data from other screens. */
export function createFillGaps(store: Store): FillGaps {
  let filling = false;
  beforePublish(store, (answer) => (filling ? gapsOf(store.getSource(), answer) : answer));
  return (put) => {
    filling = true;
    try {
      put();
    } finally {
      filling = false;
    }
  };
}

function gapsOf(known: Pick<Records, 'get'>, answer: Records): Records {
  const gaps = RecordSource.create();
  for (const id of answer.getRecordIDs()) {
    const [next, before] = [answer.get(id), known.get(id)];
    // Null: the record was deleted from the store.
    if (next == null || before === null) continue;
    gaps.set(id, before === undefined ? next : withoutKnown(next, before));
  }
  return gaps;
}

function withoutKnown(next: StoredRecord, before: StoredRecord): StoredRecord {
  return Object.fromEntries(Object.entries(next).filter(([field]) => field.startsWith('__') || before[field] === undefined));
}
