/** A link to another row. */
export interface Ref {
  readonly ref: string;
}

/** An object without an id, kept inside the row that has it. */
export interface Embedded {
  readonly [storageKey: string]: Value | undefined;
}

export type Value = string | number | boolean | null | Ref | Embedded | readonly Value[];

/** One thing of the schema as the device keeps it: its fields by Relay's storage key, such as `url(size:"SMALL")`. Plain data, for IndexedDB. */
export interface Row extends Embedded {
  readonly __typename: string;
  readonly id: string;
}

/** What is kept beside a snag's row and read only when the snag is opened. */
export interface SnagDetails {
  readonly photoIds: readonly string[];
  /** All of its events, oldest first. */
  readonly eventIds: readonly string[];
  /** Its photos, events and what they link to. */
  readonly rows: readonly Row[];
}

/** The copy of one project on this device, read into memory. Replaced as a whole when it changes. */
export interface ProjectRows {
  readonly projectId: string;
  /** When the copy last equalled what the server had, epoch ms. */
  readonly freshAt: number;
  /** The journal up to here is in the rows. */
  readonly cursor: string;
  /** The rows may lack fields that this build asks for: another one has made the copy. */
  readonly ofOtherBuild: boolean;
  /** The project, its set-up, its snags with their thumbnails, and the people and companies that they link to. */
  row(id: string): Row | undefined;
  /** All snags that the person sees. */
  readonly snagIds: readonly string[];
  /** Null if they are not on the device. */
  details(snagId: string): Promise<SnagDetails | null>;
}

/** What went out of a person's sight. */
export interface Gone {
  readonly code: string;
  /** Null of a project that has no copy. */
  readonly projectId: string | null;
  /** Snags, by their ids; `ALL` that was seen of the project, because somebody sees other things of it now; or the `PROJECT` itself. */
  readonly what: readonly string[] | 'ALL' | 'PROJECT';
}

/**
 * What waits in the outbox makes of the copy of its project. Lists are made by the snags as it leaves them; their values stay those of the rows, because
 * the outbox is shown on top of them and can be refused.
 */
export interface OutboxLayer {
  /** The snags that it changes, and those that it raises, as it leaves them. */
  readonly listed: ReadonlyMap<string, Row>;
  /** The snags that it raises, as they were raised, without a number. */
  readonly raised: ReadonlyMap<string, Row>;
  /** Those of them that lists have, in the order in which they were raised: not what was refused. */
  readonly raisedIds: readonly string[];
}

/** The copies on this device of one person. */
export interface DeviceRows {
  readonly userId: string;
  /** Null if there is none that is complete, or it may not be read any more. `code` whatever the case of its letters. */
  project(code: string): Promise<ProjectRows | null>;
  /** The copy that has a row of this id. */
  projectWith(id: string): Promise<ProjectRows | null>;
  /** Those opened last, as far as they have not more than `mostRows` together, and at least one. */
  projects(mostRows: number): Promise<readonly ProjectRows[]>;
}

export const isRef = (value: Value | undefined): value is Ref => typeof value === 'object' && value !== null && 'ref' in value;

/** Whether a value is an object that is kept inside another one. */
export const isEmbedded = (value: unknown): value is Embedded => typeof value === 'object' && value !== null && !Array.isArray(value) && !('ref' in value);
