import type { ReportKind } from '../../rules/reports';

/** WAITING: for its report. EMPTY: the report of a schedule had no snags, so nothing was sent. */
export type ReportMailState = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'EMPTY';

/**
 * Why a mail was given up: by the mail server, after a day, with the report, or with the right of
 * whoever sent it.
 */
export type ReportMailReason = 'REFUSED' | 'TOO_LATE' | 'NO_REPORT' | 'NO_RIGHT' | 'RESTORED';

/** A report to one recipient. */
export interface ReportMailTable {
  id: string;
  /** What was asked for at once. */
  send_id: string;
  project_id: string;
  /** Null once the report was removed: then the row only counts, for a day. */
  report_id: string | null;
  /** Null if somebody sent it by hand. */
  schedule_id: string | null;
  sent_by: string;
  asked_at: number;
  /** Either a member or an address; the other one is null or empty. */
  user_id: string | null;
  address: string;
  state: ReportMailState;
  /** When it was sent or given up. */
  settled_at: number | null;
  reason: ReportMailReason | null;
}

/**
 * A link to the PDF of a report that was too large for a mail. Each mail, and each try of it, has
 * one of its own.
 */
export interface ReportLinkTable {
  /** sha256 of the token. */
  hash: string;
  report_id: string;
  mail_id: string;
  made_at: number;
  ends_at: number;
}

/** A report that is made and sent on days of the week. */
export interface ReportScheduleTable {
  id: string;
  project_id: string;
  /** It is made as they see things. */
  made_by: string;
  made_at: number;
  kind: ReportKind;
  /** As of a report. */
  filter: string;
  settings: string;
  /** JSON list of days of the week. */
  weekdays: string;
  /** By the site's clock, 0 to 23. */
  hour: number;
  /** JSON list of e-mails. */
  addresses: string;
  /** 1: also to the people of its company, as they are then. */
  to_company: number;
  paused: number;
  /** Why it will never be made again; null while it goes on. */
  stopped: 'NO_RIGHT' | 'COMPANY_MERGED' | null;
  /**
   * The last day that is settled, by the site's calendar: sent, or passed before it was made or
   * resumed.
   */
  last_on: string;
  /** What became of the last one. */
  outcome: 'SENT' | 'EMPTY' | 'FAILED' | null;
}
