import type { ImportOutcome } from '../../../rules/imports';
import type { SnagFields, SnagStatus } from '../../../rules/snag';
import { problem, type Problem } from './problems';
import type { Step } from './steps';

/** A change of one field, in words. */
export interface RowChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What is stored with a row so that it can be undone. */
export interface Undoing {
  /** Trades, companies and locations that it made, in that order. */
  readonly made: readonly {
    readonly thing: 'trade' | 'company' | 'location' | 'invitation';
    readonly id: string;
    readonly name: string;
  }[];
  /** Whether it raised the snag. */
  readonly raised?: string;
  /** The fields of the snag before and after, if it changed it. */
  readonly changed?: {
    readonly id: string;
    readonly before: Partial<SnagFields>;
    readonly after: Partial<SnagFields>;
    readonly status: readonly [SnagStatus, SnagStatus] | null;
  };
  /** Photos and comments that a topic added to a snag that was there. */
  readonly beside?: { readonly photos: readonly string[]; readonly comments: number };
  /** What was stored of a company or trade before and after, if it changed it. */
  readonly saved?: {
    readonly before: Extract<Step, { do: 'saveCompany' | 'saveTrade' }>;
    readonly after: Extract<Step, { do: 'saveCompany' | 'saveTrade' }>;
  };
}

/**
 * What becomes of a row, and what has to be written for it. The dry run shows it, and the doing
 * writes it: both by the same functions.
 */
export interface Decision {
  readonly outcome: ImportOutcome;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly changes: readonly RowChange[];
  readonly steps: readonly Step[];
  readonly undoing: Undoing;
  /**
   * Short hashes of the row's value for each field, to tell what is new when the table is imported
   * again.
   */
  readonly said: Readonly<Record<string, string>>;
  /** Of a topic: what its words mean here. */
  readonly means?: Means;
}

/**
 * Of the fields that a topic says, the values that they became: as long as the snag has these, the
 * topic is given back in its own words.
 */
export type Means = Readonly<
  Partial<
    Record<
      'title' | 'description' | 'status' | 'type' | 'priority' | 'due' | 'assignee' | 'company',
      string | null
    >
  >
>;

export const refusedRow = (problems: readonly Problem[]): Decision => ({
  outcome: 'REFUSE',
  problems,
  notes: [],
  changes: [],
  steps: [],
  undoing: { made: [] },
  said: {},
});

/** A refused row whose problems somebody has answered by leaving such rows out. */
export const withoutLeftOut = (decision: Decision, leftOut: readonly string[]): Decision =>
  decision.outcome === 'REFUSE' &&
  decision.problems.length > 0 &&
  decision.problems.every(({ code }) => leftOut.includes(code))
    ? refusedRow([problem('ROW_LEFT_OUT')])
    : decision;
