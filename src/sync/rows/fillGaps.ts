import { RecordSource, ROOT_ID, type MutableRecordSource } from 'relay-runtime';
import { beforePublish, type Records, type Store, type StoredRecord } from '../beforePublish';
import type { MergedList, UnsentChanges } from './mergeLists';

/**
 * The journal cursor of older data by project, for the projects whose data in the store was up to a
 * later event and is not any more.
 */
export type Lowered = ReadonlyMap<string, string>;

/**
 * All run `put`, which puts an answer into the store synchronously. `at`: when the answer was equal
 * to the server's data, epoch ms.
 */
export interface PutAnswer {
  whole(at: number, put: () => void): Lowered;
  /**
   * For an answer that may be older than the store's data from other screens: takes only those
   * fields that the store does not have.
   */
  gaps(at: number, put: () => void): Lowered;
  /**
   * Like `gaps`, for an answer of the device that includes unsent entries, because its lists are
   * newer in that respect: a list that the store got from the server before `at` is replaced, and a
   * later one gets the changes of the entries.
   */
  merged(at: number, changes: UnsentChanges, put: () => void): Lowered;
}

interface Putting {
  readonly at: number;
  readonly onlyGaps: boolean;
  readonly changes: UnsentChanges | null;
  readonly lowered: Map<string, string>;
}

/**
 * A project's journal cursor in the store says up to which event a person has seen it, and from
 * where its events are followed. So with older data it goes back to the cursor of that data. Two
 * cursors do not say which one is later: that is decided by when they were read.
 */
export function createPutAnswer(store: Store, now: () => number): PutAnswer {
  /** When the cursor in the store was read, by project. */
  const readAt = new Map<string, number>();
  /** When the lists in the store equalled the server's, by the ids of their records. */
  const listedAt = new Map<string, number>();
  /** Lists of the server that have changes of unsent entries. */
  const merges = new Map<string, MergedList>();
  let putting: Putting | null = null;

  beforePublish(store, (answer) => {
    const { at, onlyGaps, lowered } = putting ?? { at: now(), onlyGaps: false, lowered: null };
    const known = store.getSource();
    const gaps = onlyGaps ? gapsOf(known, answer) : null;
    const merged = putting === null ? [] : takeLists(putting, known, answer, gaps);
    const isFilled =
      gaps === null ||
      gaps
        .getRecordIDs()
        .some(
          (id) =>
            id !== ROOT_ID &&
            !merged.some((list) => isPartOf(list, id)) &&
            Object.keys(gaps.get(id) ?? {}).some((field) => !field.startsWith('__')),
        );
    for (const id of answer.getRecordIDs()) {
      const [next, before, record] = [
        answer.get(id)?.['journalCursor'],
        known.get(id)?.['journalCursor'],
        (gaps ?? answer).get(id),
      ];
      if (typeof next !== 'string' || record == null) continue;
      const isOlder =
        typeof before === 'string' && before !== next && (readAt.get(id) ?? Infinity) > at;
      if (isOlder && isFilled) {
        lowered?.set(id, next);
        gaps?.set(id, { ...record, journalCursor: next });
      }
      if ((gaps ?? answer).get(id)?.['journalCursor'] !== undefined) readAt.set(id, at);
    }
    return gaps ?? answer;
  });

  /**
   * Puts the lists of an answer into `gaps`, and returns the ids of those that stay the server's
   * with changes of this device.
   */
  function takeLists(
    { at, changes }: Putting,
    known: Pick<Records, 'get'>,
    answer: Records,
    gaps: MutableRecordSource | null,
  ): readonly string[] {
    return listsIn(answer).filter((list) => {
      const there = known.get(list);
      if (gaps !== null && there != null) {
        if (changes === null) return false;
        const last = merges.get(list) ?? null;
        const merged =
          (listedAt.get(list) ?? -Infinity) > at
            ? changes.mergeList(list, known, answer, changes, last)
            : null;
        if (merged !== null) {
          for (const id of merged.getRecordIDs()) copyPart(id, list, merged, gaps);
          merges.set(list, { base: last?.base ?? there, answer, snagIds: changes.snagIds });
          return true;
        }
        if (changes.ofStore) return false;
      }
      if (gaps !== null) for (const id of answer.getRecordIDs()) copyPart(id, list, answer, gaps);
      listedAt.set(list, at);
      merges.delete(list);
      return false;
    });
  }

  function run(at: number, options: Partial<Putting>, put: () => void): Lowered {
    const lowered = new Map<string, string>();
    const outer = putting;
    putting = { at, onlyGaps: false, changes: null, lowered, ...options };
    try {
      put();
    } finally {
      putting = outer;
    }
    return lowered;
  }

  return {
    whole: (at, put) => run(at, {}, put),
    gaps: (at, put) => run(at, { onlyGaps: true }, put),
    merged: (at, changes, put) => run(at, { onlyGaps: true, changes }, put),
  };
}

function copyPart(
  id: string,
  list: string,
  from: Pick<Records, 'get'>,
  to: MutableRecordSource,
): void {
  const record = isPartOf(list, id) ? from.get(id) : null;
  if (record != null) to.set(id, record);
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
  return Object.fromEntries(
    Object.entries(next).filter(([field]) => field.startsWith('__') || before[field] === undefined),
  );
}

/**
 * The types of records that hold which snags a query has found, or how many. Edges and ends of
 * pages are records below them.
 */
const listTypes: ReadonlySet<string> = new Set([
  'SnagConnection',
  'WaitingConnection',
  'ProjectConnection',
  'SnagCounts',
  'PlanPins',
]);

/** The ids of the lists in an answer. */
function listsIn(answer: Records): readonly string[] {
  return answer
    .getRecordIDs()
    .filter((id) => listTypes.has(String(answer.get(id)?.['__typename'])));
}

/** Whether a record is the list or below it. */
function isPartOf(list: string, id: string): boolean {
  return id === list || id.startsWith(`${list}:`);
}
