/** What the bench asks of a contender's process. */
export type Task =
  /** So many operations, one after the other, on a fetch without a network. */
  | { task: 'round'; count: number; stub: Stub }
  /** What stays in the heap after so many, the least of three stretches. */
  | { task: 'kept'; count: number; stub: Stub }
  /** Starts so many at once on a real server, or so many at a time, and waits for their ends. */
  | {
      task: 'crowd';
      url: string;
      speed: number;
      kind: 'query' | 'mutation';
      resend: boolean;
      count: number;
      atOnce: number;
    }
  /** Starts so many and does not wait. */
  | { task: 'start'; url: string; speed: number; count: number }
  /** Leaves all that were started. */
  | { task: 'cancel' }
  /** Timers that keep the process alive. */
  | { task: 'timers' };

/** A fresh real `Response` each time, or an object with the few things that are read of one. */
export type Stub = 'Response' | 'object';

/** `cpu` in µs, `heap` in bytes, both for one operation. */
export interface Round {
  readonly cpu: number;
  readonly heap: number;
  /** Collections during the round; the heap says something only without one. */
  readonly collections: number;
}

export interface Answers {
  round: Round;
  /** Bytes, altogether. */
  kept: number;
  crowd: { readonly succeeded: number; readonly failed: number; readonly unended: number };
  start: null;
  cancel: null;
  timers: number;
}
