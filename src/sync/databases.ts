import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { bytesStore } from '../worker/kept';
import type { DraftSet } from './outbox/draftContent';
import type { StoredEvent } from './outbox/entry';
import type { Outcome } from './outbox/outcomes';
import type { Row, SnagDetails } from './rows/row';

// The four IndexedDB databases of a person's work: their stores, versions and upgrades. A version
// is raised, with a step in `upgrade`, when a store or an index is added. Unsaved input of forms
// and the session have one store each, beside those who use them.

/** Drafts of one person in one project. */
export interface StoredDraft extends DraftSet {
  readonly userId: string;
  readonly projectCode: string;
}

/**
 * What the device keeps of a confirmed event. If the server's journal has another hash for it, the
 * journal was changed since.
 */
export interface KeptReceipt {
  readonly eventId: string;
  readonly projectId: string;
  /** The event's hash in the project's journal: 64 hexadecimal digits. */
  readonly hash: string;
  readonly confirmedAt: number;
  /**
   * The event itself, in case the server loses it. Absent in receipts of earlier versions, after
   * the person has signed out, and for projects that they do not see any more.
   */
  readonly event?: StoredEvent;
  /** The receipt's cursor. Absent in receipts of earlier versions. */
  readonly cursor?: string | null;
  /** The snag's number. */
  readonly number?: number | null;
}

export interface KeptPhoto {
  readonly photoId: string;
  readonly userId: string;
  readonly byteLength: number;
  readonly confirmedAt: number;
}

/** The state of a project's copy; written in the same transaction as its rows. */
export interface StoredCopy {
  readonly projectId: string;
  /** Identifies the filling: a copy that was dropped and made again has another id. */
  readonly id: string;
  readonly code: string;
  readonly format: number;
  /** The journal up to here is in the rows. */
  readonly cursor: string;
  /**
   * The cursor for the next page of snags; null when all are there. `notBefore`: when that page may
   * be read at the earliest, epoch ms.
   */
  readonly filling: { readonly after: string | null; readonly notBefore?: number } | null;
  /** When the rows last equalled the server's data, epoch ms; null if they never did. */
  readonly freshAt: number | null;
  /** Incremented by each change. A tab whose copy in memory has another number reads it again. */
  readonly revision: number;
  /** The revision that last wrote each chunk. */
  readonly chunks: readonly number[];
  /**
   * The documents with which the rows were filled; see `askedWith`. Absent in copies of earlier
   * builds.
   */
  readonly documents?: string | undefined;
  /**
   * When the journal was last read to its end, epoch ms: what the server had confirmed before was in
   * it. Absent until then.
   */
  readonly checkedAt?: number | undefined;
  /** When the person last opened the project, epoch ms. Absent in copies of earlier builds. */
  readonly openedAt?: number | undefined;
}

/** An answer of the server, as JSON text. */
export interface StoredAnswer {
  readonly identifier: string;
  readonly text: string;
  /** When it was requested, epoch ms. */
  readonly freshAt: number;
  readonly usedAt: number;
}

/** The data of the lease (lease.ts). */
export interface StoredLease {
  /** When the server last answered, epoch ms. */
  readonly contactAt: number;
  /** The highest time that the clock ever showed, epoch ms. */
  readonly highestAt: number;
}

/** Why nothing is fetched now; null: it is, or there is nothing to fetch. */
export type Waits = 'LINE' | 'SENDING' | 'ROOM' | 'COPY' | null;

export interface PictureSizes {
  readonly small: number;
  readonly medium: number;
  readonly sheets: Readonly<Record<string, number>>;
}

/** A project whose plans and photos are kept offline. */
export interface StoredTaken {
  readonly projectId: string;
  readonly code: string;
  /** Size of its stored pictures, in bytes. */
  readonly bytes: number;
  /** Estimated size of what is missing, in bytes. */
  readonly leftBytes: number;
  /** When all its pictures were last complete, epoch ms; null if they never were. */
  readonly readyAt: number | null;
  readonly waits: Waits;
  /** Estimated sizes in bytes: of an average photo, and of each sheet. */
  readonly sizes: PictureSizes;
  /** The ids of the plans whose current sheets are all that is kept. Absent: the whole project. */
  readonly only?: readonly string[];
}

/** A stored picture, or a part of a sheet's pack, without its bytes. */
export interface KeptItem {
  readonly key: string;
  readonly projectId: string;
  /** The photo's snag; null for a sheet. */
  readonly snagId: string | null;
  readonly byteLength: number;
  /** Size of the whole pack; null for a photo. */
  readonly packBytes: number | null;
}

export interface OutboxSchema extends DBSchema {
  events: {
    key: number;
    value: Omit<StoredEvent, 'order'> & { order?: number };
    indexes: { eventId: string; userId: string };
  };
  /** Bytes by photo id, as ArrayBuffers, because browsers have lost Blobs stored in IndexedDB. */
  photos: { key: string; value: ArrayBuffer };
  drafts: { key: [string, string]; value: StoredDraft };
  outcomes: { key: string; value: Outcome; indexes: { userId: string } };
}

export interface ReceiptsSchema extends DBSchema {
  receipts: { key: string; value: KeptReceipt; indexes: { confirmedAt: number; userId: string } };
  /** Stored separately from the bytes, so that counting the photos does not read them. */
  photos: { key: string; value: KeptPhoto };
  photoBytes: { key: string; value: ArrayBuffer };
}

export interface RowsSchema extends DBSchema {
  copies: { key: string; value: StoredCopy };
  /**
   * Rows of some hundred snags in one record, because single records take ten times as long. By
   * project and number.
   */
  chunks: { key: [string, number]; value: readonly Row[] };
  details: { key: [string, string]; value: SnagDetails };
  answers: { key: string; value: StoredAnswer };
  /**
   * The lease, and the codes of the projects that were deleted at its end and have not come back.
   */
  lease: { key: 'lease' | 'cleared'; value: StoredLease | readonly string[] };
}

export interface PicturesSchema extends DBSchema {
  /** The person's id, and the last measured speed in bytes per second. */
  facts: { key: 'owner' | 'rate'; value: string | number };
  taken: { key: string; value: StoredTaken };
  /** Separate from the bytes, so that listing them does not read those. */
  items: { key: string; value: KeptItem; indexes: { projectId: string; snagId: string } };
  [bytesStore]: { key: string; value: ArrayBuffer };
}

interface Layout<Schema extends DBSchema> {
  readonly version: number;
  readonly upgrade: (
    database: IDBPDatabase<Schema>,
    before: number,
    ...rest: Rest<NonNullable<OpenDBCallbacks<Schema>['upgrade']>>
  ) => void;
}

type Rest<Upgrade extends (...given: never[]) => unknown> =
  Parameters<Upgrade> extends [unknown, unknown, ...infer More] ? More : never;

/** Version 1 had no outcomes. */
export const outboxLayout: Layout<OutboxSchema> = {
  version: 2,
  upgrade(database, before) {
    if (before < 2)
      database
        .createObjectStore('outcomes', { keyPath: 'eventId' })
        .createIndex('userId', 'userId');
    if (before >= 1) return;
    const stored = database.createObjectStore('events', { keyPath: 'order', autoIncrement: true });
    stored.createIndex('eventId', 'eventId', { unique: true });
    stored.createIndex('userId', 'userId');
    database.createObjectStore('photos');
    database.createObjectStore('drafts', { keyPath: ['userId', 'projectCode'] });
  },
};

export const receiptsLayout: Layout<ReceiptsSchema> = {
  version: 3,
  upgrade(database, before, _now, transaction) {
    if (before < 1)
      database
        .createObjectStore('receipts', { keyPath: 'eventId' })
        .createIndex('confirmedAt', 'confirmedAt');
    if (before < 2) {
      database.createObjectStore('photos', { keyPath: 'photoId' });
      database.createObjectStore('photoBytes');
    }
    if (before < 3) transaction.objectStore('receipts').createIndex('userId', 'event.userId');
  },
};

/** Each copy has its own format beside. */
export const rowsLayout: Layout<RowsSchema> = {
  version: 1,
  upgrade(database, before) {
    if (before >= 1) return;
    database.createObjectStore('copies', { keyPath: 'projectId' });
    database.createObjectStore('chunks');
    database.createObjectStore('details');
    database.createObjectStore('answers', { keyPath: 'identifier' });
    database.createObjectStore('lease');
  },
};

export const picturesLayout: Layout<PicturesSchema> = {
  version: 1,
  upgrade(database) {
    database.createObjectStore('facts');
    database.createObjectStore('taken', { keyPath: 'projectId' });
    const items = database.createObjectStore('items', { keyPath: 'key' });
    items.createIndex('projectId', 'projectId');
    items.createIndex('snagId', 'snagId');
    database.createObjectStore(bytesStore);
  },
};
