import type { DefectNoticeKind, NoticeBasis, NoticeWay } from '../../rules/defectNotices';
import type { Language } from '../../rules/languages';
import type { Paper } from '../../rules/reports';

/** A notice of defects that was sent to a company (rules/defectNotices.ts). */
export interface DefectNoticeTable {
  id: string;
  project_id: string;
  company_id: string;
  /** As it was sent: the company's from 1. Once companies were merged, two can be alike. */
  number: number;
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  /** Of a second notice and a withdrawal: which one it follows. */
  previous_id: string | null;
  language: Language;
  paper: Paper;
  /** JSON list of the ids of its snags. */
  snag_ids: string;
  body: string;
  /** YYYY-MM-DD; null: it sets none. */
  deadline_on: string | null;
  /** What doing it ourselves costs, in hundredths of the project's currency. */
  amount: number | null;
  /** Whether the amount stands in its PDF. */
  amount_shown: number;
  way: NoticeWay;
  sent_by: string;
  sent_at: number;
  /** YYYY-MM-DD in the project's time zone; null: nobody has recorded it. */
  received_on: string | null;
  /** Who of the company opened its PDF first. */
  opened_by: string | null;
  opened_at: number | null;
  /** Of its PDF; null until that is made. */
  file_key: string | null;
  sha256: string | null;
  byte_length: number | null;
}

/** A notice to one recipient. WAITING: for its PDF. */
export interface DefectNoticeMailTable {
  id: string;
  notice_id: string;
  project_id: string;
  /** Either a member or an address; the other one is null or empty. */
  user_id: string | null;
  address: string;
  state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED';
  settled_at: number | null;
}

/** A photo of the slip that was signed for a notice; of several the newest is shown. */
export interface NoticeSlipTable {
  id: string;
  notice_id: string;
  project_id: string;
  /** The journal number of its event. */
  seq: number;
  /** Of photos; null where it came with an archive, which has no file of it. */
  file_key: string | null;
  sha256: string;
  byte_length: number;
}

/** The text that a project has for such notices, in place of the one that comes with Snagbook. */
export interface NoticeTextTable {
  id: string;
  project_id: string;
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  language: Language;
  body: string;
}
