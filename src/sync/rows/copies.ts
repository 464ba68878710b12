import { newId } from '../../domain/ids';
import { mergeRow } from './normalise';
import { askedWith } from './read';
import type { DeviceRows, ProjectRows, Row, SnagDetails, Soon } from './row';
import { oldestFormat, rowsFormat, type RowsDatabase } from './rowsDatabase';
import type { StoredCopy } from '../databases';

/** The copy of a project in memory, whether or not it is complete. */
export interface Copy extends ProjectRows {
  readonly stored: StoredCopy;
}

/** The changes that one step of filling makes. */
export interface CopyStep {
  readonly cursor: string;
  readonly filling: StoredCopy['filling'];
  readonly freshAt: number | null;
  /** @default unchanged */
  readonly documents?: string;
  /** @default unchanged */
  readonly checkedAt?: number;
  readonly rows: readonly Row[];
  readonly details: ReadonlyMap<string, SnagDetails>;
  /** Snags that the person does not see any more, with their thumbnails. */
  readonly goneIds: readonly string[];
}

/** One person's copies. Reads a copy from the disk again if another tab has changed it. */
export interface Copies {
  /**
   * The stored state of each copy. Its rows, which may be many megabytes, are read by `read`; null
   * if the copy has been dropped.
   */
  all(): Promise<readonly { readonly stored: StoredCopy; read(): Promise<Copy | null> }[]>;
  /** Case-insensitive. */
  byCode(code: string): Promise<Copy | null>;
  /** The copies that are in memory as they are on the disk. */
  inMemory(): readonly Copy[];
  /** Whether the last change of the copy could not be written. */
  isStuck(projectId: string): boolean;
  /** Another tab has changed the copy of this project. */
  changedElsewhere(projectId: string): void;
  /**
   * Whether an older or a newer build has written a copy that this one cannot read; null if it is
   * readable, or there is none.
   */
  unreadable(code: string): Promise<'OLDER' | 'NEWER' | null>;
  create(
    project: Pick<StoredCopy, 'projectId' | 'code' | 'openedAt'>,
    step: CopyStep,
  ): Promise<Copy | null>;
  /**
   * Null, and nothing is written, if the copy has been changed meanwhile, here or by another tab.
   */
  change(copy: Copy, step: CopyStep): Promise<Copy | null>;
  drop(projectId: string): Promise<void>;
  /** Deletes all of them, and what else the device has of the server's answers. */
  clear(): Promise<void>;
  /**
   * Listeners get the id of a project whose copy has changed, null if it may be any, and whether it
   * was this tab that changed it. Returns the function to stop.
   */
  subscribe(listener: (projectId: string | null, isMine: boolean) => void): () => void;
}

/** Rows of one chunk: some 250 snags with their thumbnails. */
const chunkRows = 500;
/** Snags of one project whose details stay in memory. */
const mostDetails = 200;

type Chunks = ReadonlyMap<number, ReadonlyMap<string, Row>>;

interface Held extends Copy {
  readonly chunks: Chunks;
  /** The chunk of each row. */
  readonly chunkOf: ReadonlyMap<string, number>;
}

export function createCopies(database: RowsDatabase): Copies {
  const held = new Map<string, Held>();
  /** Projects whose copy on the disk may be another one than that in memory. */
  const doubted = new Set<string>();
  /** Projects whose copy could not be written the last time. */
  const stuck = new Set<string>();
  const listeners = new Set<(projectId: string | null, isMine: boolean) => void>();
  const notify = (projectId: string | null, isMine = true): void =>
    listeners.forEach((listener) => listener(projectId, isMine));
  /** Details that were read, by project and snag. */
  const read = new Map<string, Map<string, Soon<SnagDetails | null>>>();
  /** The reads that are running, by project, so that callers at the same time share one. */
  const reading = new Map<
    string,
    { readonly revision: number; readonly copy: Promise<Held | null> }
  >();

  function readCopy(stored: StoredCopy): Promise<Held | null> {
    const { projectId, revision } = stored;
    const known = reading.get(projectId);
    if (known?.revision === revision) return known.copy;
    const copy = readDisk(stored).finally(
      () => reading.get(projectId)?.copy === copy && reading.delete(projectId),
    );
    reading.set(projectId, { revision, copy });
    return copy;
  }

  async function readDisk({ projectId, id, revision }: StoredCopy): Promise<Held | null> {
    const known = held.get(projectId);
    const before = known?.stored.id === id ? known : undefined;
    if (before?.stored.revision === revision) {
      doubted.delete(projectId);
      return before;
    }
    const found = await database.read(projectId, before?.stored.revision ?? 0);
    read.delete(projectId);
    doubted.delete(projectId);
    if (found === null) {
      held.delete(projectId);
      return null;
    }
    // The copy was dropped and made again between the two reads.
    if (found.copy.id !== id) return readDisk(found.copy);
    const chunks = new Map(before?.chunks);
    for (const [number, rows] of found.chunks)
      chunks.set(number, new Map(rows.map((row) => [row.id, row])));
    return hold(found.copy, chunks);
  }

  function detailsOf(projectId: string, snagId: string): Soon<SnagDetails | null> {
    const known = read.get(projectId) ?? new Map<string, Soon<SnagDetails | null>>();
    read.set(projectId, known);
    const found = known.get(snagId);
    const details = found ?? database.details(projectId, snagId);
    // The ones that were asked for last are the last ones.
    known.delete(snagId);
    known.set(snagId, details);
    for (const oldest of known.keys()) {
      if (known.size <= mostDetails) break;
      known.delete(oldest);
    }
    if (found === undefined && details instanceof Promise)
      details.then(
        (its) => known.get(snagId) === details && known.set(snagId, its),
        () => known.delete(snagId),
      );
    return details;
  }

  function hold(stored: StoredCopy, chunks: Chunks, known?: Held['chunkOf']): Held {
    const chunkOf =
      known ??
      new Map(
        [...chunks].flatMap(([number, rows]) =>
          [...rows.keys()].map((id) => [id, number] as const),
        ),
      );
    const row = (id: string): Row | undefined => chunks.get(chunkOf.get(id) ?? -1)?.get(id);
    let snagIds: readonly string[] | undefined;
    const copy: Held = {
      projectId: stored.projectId,
      freshAt: stored.freshAt ?? 0,
      cursor: stored.cursor,
      // While a copy is read again page by page, the later pages still have the other build's
      // fields.
      ofOtherBuild: isOfOtherBuild(stored),
      stored,
      chunks,
      chunkOf,
      row,
      get snagIds() {
        snagIds ??= [...chunkOf.keys()].filter((id) => row(id)?.__typename === 'Snag');
        return snagIds;
      },
      changedSince: (before) => (isHeld(before) ? changedRows(before.chunks, chunks) : null),
      details: (snagId) => detailsOf(stored.projectId, snagId),
    };
    held.set(stored.projectId, copy);
    return copy;
  }

  async function write(
    before: Held | null,
    stored: Omit<StoredCopy, 'revision' | 'chunks'>,
    { rows, details, goneIds }: CopyStep,
  ): Promise<Held | null> {
    const revision = (before?.stored.revision ?? 0) + 1;
    const chunks = new Map(before?.chunks);
    const chunkOf = new Map(before?.chunkOf);
    const changed = new Map<number, Map<string, Row>>();
    /**
     * A new chunk to write into. The previous one in memory is not changed, because somebody may be
     * reading it.
     */
    const chunk = (number: number): Map<string, Row> => {
      const known = changed.get(number) ?? new Map(chunks.get(number));
      changed.set(number, known);
      chunks.set(number, known);
      return known;
    };
    let last = Math.max(0, chunks.size - 1);
    for (const row of rows) {
      if ((chunks.get(last)?.size ?? 0) >= chunkRows) last += 1;
      const number = chunkOf.get(row.id) ?? last;
      const into = chunk(number);
      into.set(row.id, mergeRow(into.get(row.id), row));
      chunkOf.set(row.id, number);
    }
    for (const id of goneIds) {
      const number = chunkOf.get(id);
      if (number !== undefined) chunk(number).delete(id);
      chunkOf.delete(id);
    }
    const revisions = Array.from({ length: chunks.size }, (_, number) =>
      changed.has(number) ? revision : (before?.stored.chunks[number] ?? revision),
    );
    const copy: StoredCopy = { ...stored, revision, chunks: revisions };
    const written = await change({
      copy,
      chunks: new Map([...changed].map(([number, each]) => [number, [...each.values()]])),
      details,
      gone: goneIds,
    });
    if (!written) {
      doubted.add(copy.projectId);
      return null;
    }
    for (const id of [...goneIds, ...details.keys()]) read.get(copy.projectId)?.delete(id);
    const now = hold(copy, chunks, chunkOf);
    notify(copy.projectId);
    return now;
  }

  /** A full or broken disk makes a copy stand still. */
  async function change(step: Parameters<RowsDatabase['change']>[0]): Promise<boolean> {
    const { projectId } = step.copy;
    try {
      const written = await database.change(step);
      stuck.delete(projectId);
      return written;
    } catch (error) {
      if (!stuck.has(projectId)) {
        stuck.add(projectId);
        notify(projectId, false);
      }
      throw error;
    }
  }

  const storedOf = async (code: string): Promise<StoredCopy | undefined> =>
    (await database.copies()).find((each) => each.code.toUpperCase() === code.toUpperCase());

  return {
    async all() {
      const stored = (await database.copies()).filter(isReadable);
      return stored.map((each) => ({ stored: each, read: () => readCopy(each) }));
    },
    async byCode(code) {
      const stored = await storedOf(code);
      return stored === undefined || !isReadable(stored) ? null : readCopy(stored);
    },
    async unreadable(code) {
      const stored = await storedOf(code);
      if (stored === undefined || isReadable(stored)) return null;
      return stored.format > rowsFormat ? 'NEWER' : 'OLDER';
    },
    create: (project, step) =>
      write(
        null,
        {
          ...project,
          id: newId('copy'),
          format: rowsFormat,
          documents: askedWith,
          cursor: step.cursor,
          filling: step.filling,
          freshAt: step.freshAt,
        },
        step,
      ),
    async change({ projectId, stored }, step) {
      const now = held.get(projectId);
      if (now?.stored.id !== stored.id || now.stored.revision !== stored.revision) return null;
      return write(
        now,
        {
          ...stored,
          cursor: step.cursor,
          filling: step.filling,
          freshAt: step.freshAt,
          documents: step.documents ?? stored.documents,
          checkedAt: step.checkedAt ?? stored.checkedAt,
        },
        step,
      );
    },
    async drop(projectId) {
      held.delete(projectId);
      read.delete(projectId);
      await database.drop(projectId);
      notify(projectId);
    },
    async clear() {
      held.clear();
      read.clear();
      await database.clear();
      notify(null);
    },
    isStuck: (projectId) => stuck.has(projectId),
    inMemory: () => [...held.values()].filter(({ projectId }) => !doubted.has(projectId)),
    changedElsewhere(projectId) {
      doubted.add(projectId);
      notify(projectId, false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of another build, or being read again for this one. */
export const isOfOtherBuild = ({ documents, filling, freshAt }: StoredCopy): boolean =>
  documents !== askedWith || (filling !== null && freshAt !== null);

const isHeld = (rows: ProjectRows): rows is Held => 'chunks' in rows;

/** A chunk is replaced by a new one when one of its rows changes, and a row by a new row. */
function changedRows(before: Chunks, after: Chunks): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [number, rows] of after) {
    const known = before.get(number);
    if (known === rows) continue;
    for (const [id, row] of rows) if (known?.get(id) !== row) changed.add(id);
    for (const id of known?.keys() ?? []) if (!rows.has(id)) changed.add(id);
  }
  // The other copy may be the later one.
  for (const [number, rows] of before)
    if (!after.has(number)) for (const id of rows.keys()) changed.add(id);
  return changed;
}

const isReadable = ({ format }: StoredCopy): boolean =>
  format >= oldestFormat && format <= rowsFormat;

export interface CompleteCopies extends DeviceRows {
  all(): Promise<readonly StoredCopy[]>;
}

/**
 * The complete copies, from which queries are answered; also those that are being read again for
 * another build.
 */
export function completeCopies(
  copies: Copies,
  userId: string,
  /** Other tabs tell what they change. */
  areTold = false,
): CompleteCopies {
  const whole = ({ stored }: Pick<Copy, 'stored'>): boolean => stored.freshAt !== null;
  /** Most often the next query is about the same project. */
  let lastId: string | null = null;
  const inMemory = (): readonly Copy[] => (areTold ? copies.inMemory().filter(whole) : []);

  async function read(code: string): Promise<Copy | null> {
    const copy = await copies.byCode(code);
    if (copy === null || !whole(copy)) return null;
    lastId = copy.projectId;
    return copy;
  }

  async function readWith(id: string): Promise<Copy | null> {
    const isNext = ({ stored }: Pick<Copy, 'stored'>): boolean =>
      stored.projectId === id || stored.projectId === lastId;
    for (const { read: readCopy } of (await copies.all())
      .filter(whole)
      .toSorted((one, other) => Number(isNext(other)) - Number(isNext(one)))) {
      const copy = await readCopy();
      if (copy?.row(id) === undefined) continue;
      lastId = copy.projectId;
      return copy;
    }
    return null;
  }

  return {
    userId,
    all: async () => (await copies.all()).filter(whole).map(({ stored }) => stored),
    project(code) {
      const now = inMemory().find(({ stored }) => stored.code.toUpperCase() === code.toUpperCase());
      return now ?? read(code);
    },
    projectWith(id) {
      return inMemory().find((copy) => copy.row(id) !== undefined) ?? readWith(id);
    },
    async projects(mostRows) {
      let rows = 0;
      const latestFirst = (await copies.all())
        .filter(whole)
        .toSorted((one, other) => (other.stored.openedAt ?? 0) - (one.stored.openedAt ?? 0));
      const read = latestFirst.filter(
        ({ stored }, nth) => (rows += stored.chunks.length * chunkRows) <= mostRows || nth === 0,
      );
      return (await Promise.all(read.map((each) => each.read()))).filter((copy) => copy !== null);
    },
  };
}
