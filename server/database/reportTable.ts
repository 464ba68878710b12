import type { ReportKind } from '../../rules/reports';

export type ReportState = 'QUEUED' | 'MAKING' | 'READY' | 'FAILED' | 'CANCELLED';

/** A report that somebody asked for: what of, and since it was made, where its PDF is. */
export interface ReportTable {
  id: string;
  project_id: string;
  kind: ReportKind;
  /** JSON, as features/reports/make.ts writes it: the snags, and how they are shown. */
  filter: string;
  settings: string;
  asked_by: string;
  asked_at: number;
  state: ReportState;
  /** JSON of the parties, if it becomes a handover that is signed on the screen; null: a report. */
  sign_off: string | null;
  /** Whole percent. */
  progress: number;
  /** JSON: the code of the refusal and what its sentence needs; null unless FAILED. */
  failure: string | null;
  /** The following are null until READY. */
  snag_count: number | null;
  file_key: string | null;
  sha256: string | null;
  byte_length: number | null;
}
