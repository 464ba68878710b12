import { deleteDB, type IDBPTransaction } from 'idb';
import { keepDatabase, openKept, whole } from '../../device/keptDatabase';
import {
  rowsLayout,
  type RowsSchema as Schema,
  type StoredAnswer,
  type StoredCopy,
  type StoredLease,
} from '../databases';
import type { Row, SnagDetails } from './row';

/**
 * The format of rows. Raised when it changes. `copies.ts` still reads all formats from
 * `oldestFormat` on, because a new build may start offline.
 */
export const rowsFormat = 1;
/**
 * Older copies cannot be read and are filled again when the server answers. `tests/app/rowsFormats`
 * has a copy of each format from here on.
 */
export const oldestFormat = 1;

type StoreName = 'copies' | 'chunks' | 'details' | 'answers' | 'lease';
type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['copies', 'chunks', 'details', 'answers', 'lease'];

/** A change of a project's copy, made in one transaction. */
export interface CopyChange {
  readonly copy: StoredCopy;
  readonly chunks: ReadonlyMap<number, readonly Row[]>;
  readonly details: ReadonlyMap<string, SnagDetails>;
  /** Snags whose details are deleted. */
  readonly gone: readonly string[];
}

/**
 * One person's copies on the disk. All of it can be fetched again, so a power failure may lose a
 * write, and unreadable data is dropped.
 */
export interface RowsDatabase {
  copies(): Promise<StoredCopy[]>;
  copy(projectId: string): Promise<StoredCopy | null>;
  /** The copy with the chunks that were written after this revision. */
  read(
    projectId: string,
    since: number,
  ): Promise<{
    readonly copy: StoredCopy;
    readonly chunks: ReadonlyMap<number, readonly Row[]>;
  } | null>;
  details(projectId: string, snagId: string): Promise<SnagDetails | null>;
  /** False, and nothing is written, unless the copy on the disk is exactly one revision older. */
  change(change: CopyChange): Promise<boolean>;
  /** Stores when the person has opened the project, epoch ms. */
  opened(code: string, at: number): Promise<void>;
  /** Deletes a project's copy. */
  drop(projectId: string): Promise<void>;
  answer(identifier: string): Promise<StoredAnswer | null>;
  answerUsed(identifier: string, at: number): Promise<void>;
  /**
   * Does not write an answer that was requested earlier than the stored one, or one that is too
   * long.
   */
  keepAnswer(answer: StoredAnswer): Promise<void>;
  /** Deletes the answers that the function selects. */
  dropAnswers(which: (answers: readonly StoredAnswer[]) => readonly StoredAnswer[]): Promise<void>;
  /** Deletes all copies and answers, and notes of which projects they were. */
  clear(): Promise<void>;
  /** The codes of the projects that `clear` has noted; the note is deleted. */
  takeCleared(): Promise<readonly string[]>;
  lease(change: (lease: StoredLease | null) => StoredLease | null): Promise<StoredLease | null>;
  /** Deletes everything, also while another tab has it open. */
  destroy(): Promise<void>;
  close(): void;
}

/**
 * Limits for the number of stored answers and their total length in characters. Those used longest
 * ago are deleted first.
 */
const mostAnswers = 60;
const mostCharacters = 2_000_000;
/** Limit for one answer, so that it does not displace all others. */
const longestAnswer = mostCharacters / 4;

const codesIn = (noted: StoredLease | readonly string[] | undefined): readonly string[] =>
  noted !== undefined && 'length' in noted ? noted : [];
const leaseIn = (noted: StoredLease | readonly string[] | undefined): StoredLease | null =>
  noted !== undefined && 'contactAt' in noted ? noted : null;

export function openRowsDatabase(name: string): RowsDatabase {
  const kept = keepDatabase<Schema>((events) =>
    openKept<Schema>(name, rowsLayout.version, {
      upgrade: rowsLayout.upgrade,
      ...events,
    }),
  );
  const write = <T>(work: (write: Write) => Promise<T>): Promise<T> =>
    kept.use((database) =>
      whole(database.transaction(stores, 'readwrite', { durability: 'relaxed' }), work),
    );

  return {
    copies: () => kept.use((database) => database.getAll('copies')),
    copy: (projectId) =>
      kept.use(async (database) => (await database.get('copies', projectId)) ?? null),
    read: (projectId, since) =>
      kept.use(async (database) => {
        const transaction = database.transaction(['copies', 'chunks']);
        const copy = await transaction.objectStore('copies').get(projectId);
        if (copy === undefined) return null;
        const numbers = copy.chunks.flatMap((revision, number) =>
          revision > since ? [number] : [],
        );
        const store = transaction.objectStore('chunks');
        const chunks =
          numbers.length === copy.chunks.length
            ? await store.getAll(allOf(projectId))
            : await Promise.all(numbers.map((number) => store.get([projectId, number])));
        return {
          copy,
          chunks: new Map(numbers.map((number, index) => [number, chunks[index] ?? []])),
        };
      }),
    details: (projectId, snagId) =>
      kept.use(async (database) => (await database.get('details', [projectId, snagId])) ?? null),
    change: ({ copy, chunks, details, gone }) =>
      write(async (transaction) => {
        const { projectId } = copy;
        const before = await transaction.objectStore('copies').get(projectId);
        if (
          (before?.revision ?? 0) !== copy.revision - 1 ||
          (before !== undefined && before.id !== copy.id)
        )
          return false;
        // Keeps the time of the last opening, which may be newer than in the change.
        await transaction
          .objectStore('copies')
          .put({ ...copy, openedAt: before?.openedAt ?? copy.openedAt });
        for (const [number, rows] of chunks)
          await transaction.objectStore('chunks').put(rows, [projectId, number]);
        for (const [snagId, each] of details)
          await transaction.objectStore('details').put(each, [projectId, snagId]);
        for (const snagId of gone)
          await transaction.objectStore('details').delete([projectId, snagId]);
        return true;
      }),
    opened: (code, openedAt) =>
      write(async (transaction) => {
        const store = transaction.objectStore('copies');
        for (const copy of await store.getAll())
          if (copy.code.toUpperCase() === code.toUpperCase())
            await store.put({ ...copy, openedAt });
      }),
    drop: (projectId) =>
      write(async (transaction) => {
        await transaction.objectStore('copies').delete(projectId);
        await transaction.objectStore('chunks').delete(allOf(projectId));
        await transaction.objectStore('details').delete(allOf(projectId));
      }),
    answer: (identifier) =>
      kept.use(async (database) => (await database.get('answers', identifier)) ?? null),
    answerUsed: (identifier, usedAt) =>
      write(async (transaction) => {
        const store = transaction.objectStore('answers');
        const answer = await store.get(identifier);
        // It may have been deleted meanwhile.
        if (answer !== undefined) await store.put({ ...answer, usedAt });
      }),
    keepAnswer: (answer) =>
      write(async (transaction) => {
        if (answer.text.length > longestAnswer) return;
        const store = transaction.objectStore('answers');
        const before = await store.get(answer.identifier);
        // One from the future is from before the device's clock was set back.
        const { freshAt = -Infinity } = before ?? {};
        if (freshAt > answer.freshAt && freshAt <= answer.usedAt) return;
        await store.put(answer);
        const all = (await store.getAll()).toSorted((a, b) => b.usedAt - a.usedAt);
        let characters = 0;
        for (const [index, { identifier, text }] of all.entries()) {
          characters += text.length;
          if (index >= mostAnswers || characters > mostCharacters) await store.delete(identifier);
        }
      }),
    dropAnswers: (which) =>
      write(async (transaction) => {
        const store = transaction.objectStore('answers');
        for (const { identifier } of which(await store.getAll())) await store.delete(identifier);
      }),
    clear: () =>
      write(async (transaction) => {
        const copies = await transaction.objectStore('copies').getAll();
        const notes = transaction.objectStore('lease');
        if (copies.length > 0)
          await notes.put(
            [
              ...new Set([
                ...codesIn(await notes.get('cleared')),
                ...copies.map(({ code }) => code),
              ]),
            ],
            'cleared',
          );
        for (const name of ['copies', 'chunks', 'details', 'answers'] as const)
          await transaction.objectStore(name).clear();
      }),
    takeCleared: async () => {
      const codes = codesIn(await kept.use((database) => database.get('lease', 'cleared')));
      if (codes.length > 0)
        await write((transaction) => transaction.objectStore('lease').delete('cleared'));
      return codes;
    },
    lease: (change) =>
      write(async (transaction) => {
        const store = transaction.objectStore('lease');
        const before = leaseIn(await store.get('lease'));
        const after = change(before);
        if (after !== null && after !== before) await store.put(after, 'lease');
        return after;
      }),
    async destroy() {
      // The content first, because another tab that has the database open can block its deletion.
      await write(async (transaction) => {
        for (const store of stores) await transaction.objectStore(store).clear();
      });
      kept.close();
      await deleteDB(name);
    },
    close: kept.close,
  };
}

const allOf = (projectId: string): IDBKeyRange => IDBKeyRange.bound([projectId], [projectId, []]);
