import type { ImportOutcome } from '../../../rules/imports';
import type { SnagFields, SnagStatus } from '../../../rules/snag';
import type { Problem } from './problems';
import type { Step } from './steps';

/** A change of one field, in words. */
export interface RowChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What the undoing of a row needs to know. */
export interface Undoing {
  /** What it made of the set-up, in the order of making. */
  readonly made: readonly { readonly thing: 'trade' | 'company' | 'location' | 'invitation'; readonly id: string; readonly name: string }[];
  /** It raised the snag. */
  readonly raised?: string;
  /** It changed the snag: the fields before and after. */
  readonly changed?: { readonly id: string; readonly before: Partial<SnagFields>; readonly after: Partial<SnagFields>; readonly status: readonly [SnagStatus, SnagStatus] | null };
  /** It changed a company or trade: what was saved before, and after. */
  readonly saved?: { readonly before: Extract<Step, { do: 'saveCompany' | 'saveTrade' }>; readonly after: Extract<Step, { do: 'saveCompany' | 'saveTrade' }> };
}

/** What becomes of a row, and what has to be written for it. The dry run shows it, and the doing writes it: both by the same functions. */
export interface Decision {
  readonly outcome: ImportOutcome;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly changes: readonly RowChange[];
  readonly steps: readonly Step[];
  readonly undoing: Undoing;
  /** Short hashes of what the row said of each field, for the next time. */
  readonly said: Readonly<Record<string, string>>;
}

export const refusedRow = (problems: readonly Problem[]): Decision => ({ outcome: 'REFUSE', problems, notes: [], changes: [], steps: [], undoing: { made: [] }, said: {} });
