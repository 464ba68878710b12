import type { Accepted } from '../../rules/accepted';
import type { Currency } from '../../rules/amounts';
import type { DefectNoticeKind, NoticeBasis, NoticeWay } from '../../rules/defectNotices';
import type { Language } from '../../rules/languages';
import type {
  Paper,
  ReportGrouping,
  ReportKind,
  ReportLayout,
  ReportPhotos,
} from '../../rules/reports';
import type { PhotoKind, Priority, SnagStatus, SnagType } from '../../rules/snag';

// What the process that writes a report is given: a file with a line of JSON each for the head, the
// groups and their snags, in their order.

export interface ReportHead {
  kind: ReportKind;
  language: Language;
  paper: Paper;
  photos: ReportPhotos;
  grouping: ReportGrouping;
  /** Not there: blocks. */
  layout?: ReportLayout;
  project: { code: string; name: string; address: string; clientName: string };
  /**
   * Who stands at its head; null: nobody. Not there in the data of drafts that a version before has
   * made.
   */
  sender?: ReportSender | null;
  /** What narrowed it, in words of its language; never empty, because it says which statuses. */
  about: string;
  by: string;
  /** Epoch ms. */
  at: number;
  /** IANA name of the zone of all times. */
  timeZone: string;
  snagCount: number;
  /** What its snags are; not there in the data of drafts that a version before has made. */
  figures?: ReportSums;
  /** The location that it is narrowed to; not there: none. */
  place?: string;
  /** Whether its snags have QR codes. */
  withCodes?: boolean;
  /** Of a trade sheet. */
  company: { name: string } | null;
  /** Of a notice of defects. */
  notice?: ReportNotice & { lastEvent: { number: number; hash: string } };
  /** Of a handover. */
  handover: {
    practicalCompletionOn: string | null;
    parties: string[];
    lastEvent: { number: number; hash: string };
    signOff: ReportSignOff | null;
  } | null;
}

/** What a notice of defects says beside its snags. */
export interface ReportNotice {
  kind: DefectNoticeKind;
  number: number;
  basis: NoticeBasis;
  company: string;
  /** Which one it follows, and when that was sent. */
  previous: { number: number; at: number } | null;
  deadlineOn: string | null;
  /** What doing it ourselves costs; null: it says nothing of that. */
  amount: { hundredths: number; currency: Currency } | null;
  body: string;
  way: NoticeWay;
}

/** How many snags are so; one can be several of it. */
export interface ReportSums {
  notClosed: number;
  late: number;
  toCheck: number;
  sentBack: number;
  closed: number;
}

export interface ReportSender {
  name: string;
  address: string[];
  /** Of a file beside the data; null if there is none. */
  logo: string | null;
}

/** Who signs on the screen; null in a handover that is signed on paper. */
export interface ReportSignOff {
  parties: { role: string; company: string; signature: ReportSignature | null }[];
  /**
   * The final PDF: of which draft, when, and on whose screen all signed; null: each in the session
   * that its signature names.
   */
  sealed: { draftSha256: string; at: number; screenOf: string | null } | null;
}

export interface ReportSignature {
  /** Null if it was erased. */
  name: string | null;
  company: string;
  /** As rules/handovers.ts writes them; null if the name was typed. */
  strokes: string | null;
  reservations: string;
  /** References of the snags that are excepted. */
  except: string[];
  /** Name of the account that was signed in. */
  account: string;
  /** Of one that was made behind a link instead. */
  byLink?: { email: string; mailed: boolean };
  at: number;
}

export interface ReportGroup {
  /** Null: of what has no place, trade or company. */
  title: string | null;
  snagCount: number;
  /** How many of them are overdue. */
  late?: number;
}

export interface ReportSnag {
  reference: string;
  /** The company of a notice has nothing to do with it any more: nothing else is printed. */
  numberOnly?: boolean;
  status: SnagStatus;
  type: SnagType;
  priority: Priority;
  title: string;
  description: string;
  place: string | null;
  trade: string | null;
  company: string | null;
  dueOn: string | null;
  /** Null if it is not overdue. */
  overdueDays: number | null;
  /** How often it was sent back. */
  sentBack?: number;
  /** What of its company's works had been accepted before it was raised. */
  accepted?: Accepted | null;
  raisedBy: string;
  raisedAt: number;
  /** Where its QR code leads; null in what has none. */
  url: string | null;
  fixed: Done | null;
  closed: Done | null;
  /** File with its spot on the plan; null if there is none. */
  spot: string | null;
  /** On which plan that is. */
  onPlan?: { code: string; revision: string };
  /** What was written with its last moves, newest first. */
  said?: { kind: string; by: string; at: number; text: string }[];
  /** Those that are shown. */
  photos: ReportPicture[];
  /** How many more it has. */
  morePhotos: number;
}

export interface Done {
  by: string;
  at: number;
}

/** How many snags of a trade are in which status. */
export interface ReportFigures {
  /** Null: of those without a trade. */
  trade: string | null;
  counts: Partial<Record<SnagStatus, number>>;
}

export interface ReportPlan {
  code: string;
  name: string;
  /** Picture of the whole sheet; null if it is not drawn. */
  file: string | null;
  /** In parts of the sheet. */
  pins: { number: number; status: SnagStatus; late?: boolean; x: number; y: number }[];
}

export interface ReportPicture {
  /** Of a file beside the data; null if it is not in the storage. */
  file: string | null;
  kind: PhotoKind;
  /** When it was taken and by whom. */
  at?: number;
  by?: string;
  caption: string;
  /** JSON of what was drawn on it. */
  shapes: string;
}

export type ReportLine =
  | { head: ReportHead }
  | { figures: ReportFigures[] }
  | { plan: ReportPlan }
  | { section: 'OPEN' | 'ALL' }
  | { group: ReportGroup }
  | { snag: ReportSnag };

export interface WrittenReport {
  pages: number;
  /** Of all volumes. */
  byteLength: number;
  volumes: number;
}
