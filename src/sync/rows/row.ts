/** A link to another row. */
export interface Ref {
  readonly ref: string;
}

/** An object without an id, stored inside the row that contains it. */
export interface Embedded {
  readonly [storageKey: string]: Value | undefined;
}

export type Value = string | number | boolean | null | Ref | Embedded | readonly Value[];

/**
 * An object of the schema as the device stores it: its fields by Relay's storage key, such as
 * `url(size:"SMALL")`. Plain data, for IndexedDB.
 */
export interface Row extends Embedded {
  readonly __typename: string;
  readonly id: string;
}

/** At once if it is in memory, otherwise when it was read from the disk. */
export type Soon<T> = T | Promise<T>;

export const andThen = <T, Next>(value: Soon<T>, next: (value: T) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** All of them, at once if all are. */
export const allSoon = <T>(values: readonly Soon<T>[]): Soon<readonly T[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly T[]); // none is a promise

/** Data stored beside a snag's row and read only when the snag is opened. */
export interface SnagDetails {
  readonly photoIds: readonly string[];
  /** All of its events, oldest first. */
  readonly eventIds: readonly string[];
  /** Its photos, events and what they link to. */
  readonly rows: readonly Row[];
}

/**
 * The copy of one project on this device, read into memory. Replaced as a whole when it changes.
 */
export interface ProjectRows {
  readonly projectId: string;
  /** When the copy last equalled the server's data, epoch ms. */
  readonly freshAt: number;
  /** The rows include all events up to this cursor. */
  readonly cursor: string;
  /** The copy was made by another build, so rows may lack fields that this one asks for. */
  readonly ofOtherBuild: boolean;
  /**
   * The project, its set-up, its snags with their thumbnails, and the people and companies that
   * they link to.
   */
  row(id: string): Row | undefined;
  /** All snags that the person sees. */
  readonly snagIds: readonly string[];
  /** The rows that differ from those of an earlier copy; null if that is not known. */
  changedSince?(before: ProjectRows): ReadonlySet<string> | null;
  /** Null if they are not on the device. */
  details(snagId: string): Soon<SnagDetails | null>;
}

/** Something that a person does not see any more. */
export interface Gone {
  readonly code: string;
  /** Null if the project has no copy. */
  readonly projectId: string | null;
  /**
   * Snags, by their ids; `ALL` snags of the project, because the person sees other ones now; or the
   * `PROJECT` itself.
   */
  readonly what: readonly string[] | 'ALL' | 'PROJECT';
}

/** What the owner of the server erased of a snag, as far as its history says. */
export interface Erased {
  readonly snagId: string;
  /** Events whose texts were erased, or that repeated an erased text. */
  readonly eventIds: readonly string[];
  readonly photoIds: readonly string[];
  /** What the snag still says: its title and description. */
  readonly said: readonly string[];
}

/** What a project's pending entries make of its confirmed rows. */
export interface Pending {
  /** The snags that they are about, after them. */
  readonly states: ReadonlyMap<string, PendingState>;
  /**
   * The snags that they raise and lists contain, in the order of raising; without refused ones. They
   * have no number yet.
   */
  readonly raisedIds: readonly string[];
  /** The photos that they make the thumbnails of snags. */
  readonly thumbnails: ReadonlyMap<string, Row>;
}

export const nothingPending: Pending = {
  states: new Map(),
  raisedIds: [],
  thumbnails: new Map(),
};

/** A snag after the pending entries about it. */
export interface PendingState {
  readonly row: Row | undefined;
  /** Null if its photos and events are not on the device. */
  readonly details: SnagDetails | null;
}

/** One person's copies on this device. */
export interface DeviceRows {
  readonly userId: string;
  /**
   * Null if there is no complete copy, or it may not be read any more. `code` is case-insensitive.
   */
  project(code: string): Soon<ProjectRows | null>;
  /** The copy that contains a row with this id. */
  projectWith(id: string): Soon<ProjectRows | null>;
  /** The copies opened last, as many as have at most `mostRows` rows together, but at least one. */
  projects(mostRows: number): Soon<readonly ProjectRows[]>;
}

export const isRef = (value: Value | undefined): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value;

/** Whether a value is an object stored inside another one. */
export const isEmbedded = (value: unknown): value is Embedded =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('ref' in value);
