import {
  Environment,
  Network,
  ROOT_ID,
  Store,
  type MutableRecordSource,
  type RecordSourceProxy,
} from 'relay-runtime';
import { isRecord } from '../../session/state';

type Records = Parameters<Store['publish']>[0];
type StoredRecord = NonNullable<ReturnType<Records['get']>>;

/** Records that a change is tried on. They stay as they are. */
export type Base = Pick<Records, 'get'>;

/** What a change of a store would do. */
export interface IsolatedChange {
  /** The records after the change. */
  readonly after: Base;
  /**
   * Whether it would do the same to these records: all fields that it has read are as they were.
   */
  holdsFor(base: Base): boolean;
  /** Does it to a store that has the same records, and perhaps other changes. */
  putInto(store: RecordSourceProxy): void;
}

/** Works out what a change does to the records of a store without touching that store. */
export function createIsolated(): (
  base: Base,
  change: (store: RecordSourceProxy) => void,
) => IsolatedChange {
  const overlay = new Overlay();
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is asked here'))),
    store: new Store(overlay),
  });
  return (base, change) => {
    overlay.begin(base);
    environment.commitUpdate((store) => {
      overlay.reading = true;
      try {
        change(store);
      } finally {
        overlay.reading = false;
      }
    });
    return resultOf(base, overlay);
  };
}

function resultOf(base: Base, { changed, reads }: Overlay): IsolatedChange {
  const changes = [...changed].map(([id, record]) => ({
    id,
    record,
    fields: changedFields(record, base.get(id)),
  }));
  return {
    // The interface lets callers say of which type the record is.
    after: {
      get: ((id: string) => (changed.has(id) ? changed.get(id) : base.get(id))) as Base['get'],
    },
    holdsFor(now) {
      for (const [id, read] of reads) {
        const record = now.get(id);
        if (record === read.record) continue;
        if (record == null || read.record == null || !isSameIn(read.fields, record, read.record))
          return false;
        read.record = record;
      }
      return true;
    },
    putInto(store) {
      for (const { id, record } of changes) {
        if (record === null) store.delete(id);
        else if (store.get(id) == null) store.create(id, String(record['__typename']));
      }
      for (const { id, fields } of changes)
        for (const [field, value] of fields) setField(store, id, field, value);
    },
  };
}

function changedFields(
  record: StoredRecord | null,
  before: StoredRecord | null | undefined,
): readonly (readonly [string, unknown])[] {
  return Object.entries(record ?? {}).filter(
    ([field, value]) => field !== '__id' && field !== '__typename' && before?.[field] !== value,
  );
}

/** Relay keeps links as objects with the ids of the records. */
function setField(store: RecordSourceProxy, id: string, field: string, value: unknown): void {
  const record = store.get(id);
  if (!record) return;
  if (isRecord(value) && typeof value['__ref'] === 'string') {
    const linked = store.get(value['__ref']);
    if (linked) record.setLinkedRecord(linked, field);
  } else if (isRecord(value) && Array.isArray(value['__refs']))
    record.setLinkedRecords(
      value['__refs'].map((each) => store.get(String(each)) ?? null),
      field,
    );
  else record.setValue(value as string, field); // a scalar, or a list of them
}

function isSameIn(fields: ReadonlySet<string>, one: StoredRecord, other: StoredRecord): boolean {
  for (const field of fields) if (!isSame(one[field], other[field])) return false;
  return true;
}

/** Relay replaces a link by an equal one when other fields of its record change. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    JSON.stringify(one) === JSON.stringify(other));

interface Read {
  record: StoredRecord | null | undefined;
  readonly fields: Set<string>;
}

// as Relay makes it
const emptyRoot = { __id: ROOT_ID, __typename: '__Root' } as unknown as StoredRecord;

/**
 * The source of a store that keeps changes apart from the records below it, and remembers what was
 * read of these.
 */
class Overlay implements MutableRecordSource {
  reading = false;
  changed: Map<string, StoredRecord | null> = new Map();
  reads: Map<string, Read> = new Map();
  #base: Base = { get: () => undefined };

  begin(base: Base): void {
    this.#base = base;
    this.changed = new Map();
    this.reads = new Map();
  }

  // The interface lets callers say of which type the record is.
  get = ((id: string) => this.#get(id)) as MutableRecordSource['get'];

  #get(id: string): StoredRecord | null | undefined {
    if (this.changed.has(id)) return this.changed.get(id);
    const record = this.#base.get(id) ?? (id === ROOT_ID ? emptyRoot : this.#base.get(id));
    if (!this.reading || id === ROOT_ID) return record;
    const read = this.reads.get(id) ?? { record, fields: new Set<string>() };
    this.reads.set(id, read);
    return (
      record &&
      new Proxy(record, {
        get: (of, field) => (read.fields.add(String(field)), Reflect.get(of, field)),
      })
    );
  }

  getStatus(id: string): ReturnType<MutableRecordSource['getStatus']> {
    const record = this.#get(id);
    return record === undefined ? 'UNKNOWN' : record === null ? 'NONEXISTENT' : 'EXISTENT';
  }

  has(id: string): boolean {
    return this.#get(id) !== undefined;
  }

  set(id: string, record: StoredRecord): void {
    this.changed.set(id, record);
  }

  delete(id: string): void {
    this.changed.set(id, null);
  }

  remove(id: string): void {
    this.changed.delete(id);
  }

  clear(): void {
    this.changed.clear();
  }

  getRecordIDs(): string[] {
    return [...this.changed.keys()];
  }

  size(): number {
    return this.changed.size;
  }

  toJSON(): Record<string, never> {
    return {};
  }
}
