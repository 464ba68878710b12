import { RecordSource, ROOT_ID, type MutableRecordSource } from 'relay-runtime';
import { beforePublish, type Records, type Store, type StoredRecord } from '../beforePublish';

/** The journal cursor of older data by project, for the projects whose data in the store was up to a later event and is not any more. */
export type Lowered = ReadonlyMap<string, string>;

/** Both run `put`, which puts an answer into the store synchronously. `at`: when the answer was equal to the server's data, epoch ms. */
export interface PutAnswer {
  whole(at: number, put: () => void): Lowered;
  /** For an answer that may be older than the store's data from other screens: takes only those fields that the store does not have. */
  gaps(at: number, put: () => void): Lowered;
}

/**
 * A project's journal cursor in the store says up to which event a person has seen it, and from where its events are followed. So with older data
 * it goes back to the cursor of that data. Two cursors do not say which one is later: that is decided by when they were read.
 */
export function createPutAnswer(store: Store, now: () => number): PutAnswer {
  /** When the cursor in the store was read, by project. */
  const readAt = new Map<string, number>();
  let putting: { readonly at: number; readonly onlyGaps: boolean; readonly lowered: Map<string, string> } | null = null;

  beforePublish(store, (answer) => {
    const { at, onlyGaps, lowered } = putting ?? { at: now(), onlyGaps: false, lowered: null };
    const known = store.getSource();
    const gaps = onlyGaps ? gapsOf(known, answer) : null;
    const isFilled = gaps === null || gaps.getRecordIDs().some((id) => id !== ROOT_ID && Object.keys(gaps.get(id) ?? {}).some((field) => !field.startsWith('__')));
    for (const id of answer.getRecordIDs()) {
      const [next, before, record] = [answer.get(id)?.['journalCursor'], known.get(id)?.['journalCursor'], (gaps ?? answer).get(id)];
      if (typeof next !== 'string' || record == null) continue;
      const isOlder = typeof before === 'string' && before !== next && (readAt.get(id) ?? Infinity) > at;
      if (isOlder && isFilled) {
        lowered?.set(id, next);
        gaps?.set(id, { ...record, journalCursor: next });
      }
      if ((gaps ?? answer).get(id)?.['journalCursor'] !== undefined) readAt.set(id, at);
    }
    return gaps ?? answer;
  });

  function run(at: number, onlyGaps: boolean, put: () => void): Lowered {
    const lowered = new Map<string, string>();
    const outer = putting;
    putting = { at, onlyGaps, lowered };
    try {
      put();
    } finally {
      putting = outer;
    }
    return lowered;
  }

  return { whole: (at, put) => run(at, false, put), gaps: (at, put) => run(at, true, put) };
}

function gapsOf(known: Pick<Records, 'get'>, answer: Records): MutableRecordSource {
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
