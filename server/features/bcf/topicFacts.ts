/** What a topic of a BCF file says beside the cells of its row. */
export interface TopicFacts {
  /** In lower case. */
  readonly guid: string;
  /** The number that another server gave it; empty for none. */
  readonly serverId: string;
  /** Its folder in the file. */
  readonly folder: string;
  /** When it was last changed there, epoch ms; null if it does not say. */
  readonly changedAt: number | null;
  readonly comments: readonly TopicComment[];
  /** Pictures of its viewpoints. */
  readonly snapshots: readonly Snapshot[];
  /** What of it cannot be kept. */
  readonly lost: readonly string[];
}

export interface TopicComment {
  readonly guid: string;
  readonly author: string;
  /** Epoch ms; null if it does not say. */
  readonly at: number | null;
  readonly text: string;
}

export interface Snapshot {
  /** By which it is known again: the Guid of its viewpoint, or the name of its file. */
  readonly key: string;
  /** In the BCF file. */
  readonly path: string;
}
