import type { CodeLinkTable } from './codeLinkTable';
import type { Generated } from 'kysely';
import type { LogoMime } from '../../rules/fileKinds';
import type { Language } from '../../rules/languages';
import type { PhotoKind, Priority, Role, SnagStatus, SnagType } from '../../rules/snag';
import type { Currency } from '../../rules/amounts';
import type { FieldColumns } from '../../rules/snagFields';
import type { ApiKeyTable, WebhookEventTable, WebhookTable } from './apiTables';
import type {
  BcfTopicTable,
  ImportedThingTable,
  TableImportRowTable,
  TableImportTable,
} from './importTables';
import type { ArchiveImportTable, ArchiveRowTable, ImportedPersonTable } from './archiveTables';
import type {
  AttentionTable,
  MailingTable,
  PasswordLinkTable,
  SavedViewTable,
  SessionTable,
  TokenTable,
  TryCountTable,
  PeriodWarningTable,
} from './personTables';
import type {
  DeletedProjectTable,
  EventFileTable,
  EventTable,
  EventValueTable,
  NamedActorTable,
  RecordCheckTable,
  RedactionTable,
  ToldEventTable,
} from './journalTables';
import type {
  JoinedSignInTable,
  OneTimeCodesTable,
  PasskeyTable,
  ProviderSessionTable,
  RecoveryCodeTable,
  SignInChangeTable,
  UsedChallengeTable,
} from './factorTables';
import type { DefectsBasis, PeriodUnit } from '../../rules/defectsPeriod';
import type {
  DefectNoticeMailTable,
  DefectNoticeTable,
  NoticeSlipTable,
  NoticeTextTable,
} from './defectNoticeTables';
import type { HandoverSignatureTable, HandoverTable } from './handoverTables';
import type { JobTable, PayerUseTable } from './jobTable';
import type { CompanyLinkTable, LinkPersonTable, LinkTokenTable } from './linkTables';
import type { ReportLinkTable, ReportMailTable, ReportScheduleTable } from './reportMailTables';
import type { ReportTable } from './reportTable';
import type { PushSubscriptionTable, PushToldTable, StartTokenTable } from './pushTables';
import type { PlanFileTable, PlanRevisionTable, PlanTable, PlanUploadTable } from './planTables';

export type { PhotoKind, Priority, Role, SnagStatus, SnagType };

/**
 * The tables as Kysely sees them. Only what SQLite and PostgreSQL both speak: text, whole numbers,
 * epoch milliseconds, JSON as text, truth as 0 or 1. Whatever is ordered or searched by has a key
 * made by the app that is never null, because engines differ in how they compare letters and where
 * they put NULL; keys are compared as bytes (BINARY, COLLATE "C").
 */
export interface Database {
  setting: { name: string; value: string };
  user: UserTable;
  session: SessionTable;
  token: TokenTable;
  password_link: PasswordLinkTable;
  one_time_codes: OneTimeCodesTable;
  recovery_code: RecoveryCodeTable;
  sign_in_change: SignInChangeTable;
  push_subscription: PushSubscriptionTable;
  push_told: PushToldTable;
  start_token: StartTokenTable;
  passkey: PasskeyTable;
  used_challenge: UsedChallengeTable;
  joined_sign_in: JoinedSignInTable;
  provider_session: ProviderSessionTable;
  project: ProjectTable;
  member: MemberTable;
  company_link: CompanyLinkTable;
  link_token: LinkTokenTable;
  link_person: LinkPersonTable;
  api_key: ApiKeyTable;
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  /** A view: members, those who came by a link that is open, and open keys of the API. */
  admitted: AdmittedTable;
  invitation: InvitationTable;
  company: CompanyTable;
  trade: TradeTable;
  location: LocationTable;
  plan_file: PlanFileTable;
  plan: PlanTable;
  plan_revision: PlanRevisionTable & MadeBytes;
  snag: SnagTable & SnagKeys & { merged_from: Generated<string | null> };
  snag_tally: SnagTallyTable;
  photo: PhotoTable & MadeBytes;
  event: EventTable;
  event_file: EventFileTable;
  event_value: EventValueTable;
  redaction: RedactionTable;
  deleted_project: DeletedProjectTable;
  named_actor: NamedActorTable;
  record_check: RecordCheckTable;
  told_event: ToldEventTable;
  saved_view: SavedViewTable;
  plan_upload: PlanUploadTable;
  archive_import: ArchiveImportTable;
  archive_row: ArchiveRowTable;
  imported_person: ImportedPersonTable;
  table_import: TableImportTable;
  table_import_row: TableImportRowTable;
  imported_thing: ImportedThingTable;
  bcf_topic: BcfTopicTable;
  report: ReportTable;
  report_mail: ReportMailTable;
  report_link: ReportLinkTable;
  code_link: CodeLinkTable;
  report_schedule: ReportScheduleTable;
  handover: HandoverTable;
  acceptance: AcceptanceTable;
  period_warning: PeriodWarningTable;
  defect_notice: DefectNoticeTable;
  defect_notice_mail: DefectNoticeMailTable;
  notice_slip: NoticeSlipTable;
  notice_text: NoticeTextTable;
  handover_signature: HandoverSignatureTable;
  attention: AttentionTable;
  mailing: MailingTable;
  job: JobTable;
  payer_use: PayerUseTable;
  try_count: TryCountTable;
}

export type PhotoState = 'QUEUED' | 'READY' | 'FAILED';

export interface UserTable {
  id: string;
  /** Lower case; unique. */
  email: string;
  name: string;
  /** Sort key of the name, by rules/sortKeys.ts. */
  sort_key: string;
  /** argon2id. */
  password_hash: string;
  /** Language of mails to the person: the one they last chose or signed in with. */
  language: Language;
  is_owner: number;
  created_at: number;
  /** When the person was erased; then e-mail and name are empty. */
  erased_at: number | null;
}

export interface ProjectTable {
  id: string;
  code: string;
  name: string;
  address: string;
  client_name: string;
  time_zone: string;
  /** Of a deleted one the rows are there until a job has removed them; its code is its id. */
  state: 'ACTIVE' | 'ARCHIVED' | 'DELETED';
  /** Since when; null if it is not. */
  archived_at: number | null;
  evidence_required: number;
  /** Working days by priority, as JSON. */
  due_days: string;
  /** JSON list of Weekdays, at least one. */
  working_days: string;
  practical_completion_on: string | null;
  /** Of all amounts of the project. */
  currency: Currency;
  /** Whether members have to sign in with a second factor. */
  second_factor: number;
  /** Who stands at the head of reports: a line and some lines, each may be empty. */
  sender_name: string;
  sender_address: string;
  /**
   * The sender's logo: a new id for each, by which its address changes. All of it is null if there
   * is none.
   */
  logo_id: string | null;
  logo_key: string | null;
  logo_sha256: string | null;
  logo_length: number | null;
  logo_mime: LogoMime | null;
  /**
   * The journal's last number. Assigned by updating this row, so that numbers become visible in
   * order.
   */
  last_seq: number;
  last_number: number;
  created_at: number;
}

export interface MemberTable {
  id: string;
  project_id: string;
  user_id: string;
  role: Role;
  company_id: string | null;
}

/** A membership, or what a link gives whoever came by it. */
export interface AdmittedTable extends MemberTable {
  /** Which snags a client's link shows: a SnagFilter in JSON; null for everybody else. */
  link_filter: string | null;
  /** Whether their link lets them comment; 1 for everybody else. */
  may_comment: number;
}

/** What a client's link shows of a project's locations. */
export interface Places {
  /** The location that it shows, and all below. */
  within: ReadonlySet<string>;
  /** It, and those above it, which its path names. */
  above: ReadonlySet<string>;
}

export interface Admitted extends AdmittedTable {
  /** Null if they are not kept to some locations. */
  places: Places | null;
}

/** A membership, as its own person has it. */
export interface OwnMember extends Admitted {
  /** Whether its project asks for a second factor. */
  asks_factor: number;
}

export interface InvitationTable {
  id: string;
  project_id: string;
  email: string;
  role: Role;
  company_id: string | null;
  token_hash: string;
  invited_by: string;
  expires_at: number;
  /** When it was used or withdrawn. */
  ended_at: number | null;
  mail: 'NONE' | 'WAITING' | 'SENT' | 'FAILED';
}

export interface CompanyTable {
  id: string;
  project_id: string;
  name: string;
  name_key: string;
  sort_key: string;
  email: string | null;
  phone: string | null;
  /** When it was archived. */
  archived_at: number | null;
}

/** Works of a company that were accepted (rules/defectsPeriod.ts). */
export interface AcceptanceTable {
  id: string;
  project_id: string;
  company_id: string;
  /** Which works; '': all of them. */
  part: string;
  basis: DefectsBasis;
  length_count: number;
  length_unit: PeriodUnit;
  /** YYYY-MM-DD. */
  accepted_on: string;
  /** Where that is written; may be ''. */
  proof: string;
  withdrawn_at: number | null;
}

export interface TradeTable {
  id: string;
  project_id: string;
  name: string;
  name_key: string;
  sort_key: string;
  default_company_id: string | null;
  /** JSON list of texts. */
  phrases: string;
  /** When it was archived. */
  archived_at: number | null;
}

export interface LocationTable {
  id: string;
  project_id: string;
  /** Empty at the root, so that the unique index on siblings holds there too. */
  parent_id: string;
  name: string;
  name_key: string;
  depth: number;
  path: string;
  /** Sort key of the path, by rules/sortKeys.ts. */
  path_key: string;
  /** The path as search looks through it, by `searchKey`. */
  search_key: string;
  /**
   * When it was archived, alone or with its parent; locations archived at one time are restored
   * together.
   */
  archived_at: number | null;
  /**
   * When it was removed, while empty; then its `name_key` is its id, so that the name can be used
   * again.
   */
  removed_at: number | null;
}

export interface SnagTable extends FieldColumns {
  id: string;
  project_id: string;
  number: number;
  status: SnagStatus;
  /**
   * The pin: the revision it was set on, and millionths of that sheet's width and height. All three
   * are null without a pin.
   */
  pin_revision_id: string | null;
  pin_x: number | null;
  pin_y: number | null;
  /** The plan of that revision. */
  plan_id: string | null;
  raised_by: string;
  raised_at: number;
  fixed_by: string | null;
  fixed_at: number | null;
  closed_by: string | null;
  closed_at: number | null;
  sent_back_count: number;
  import_undone: number;
  version: number;
  /** Since when it is this party's turn. */
  waiting_since: number;
  /** The journal number of the event that last made it OPEN: evidence counts from there. */
  opened_seq: number;
  /** The rules' `takeBack` as JSON. */
  take_back: string | null;
  /**
   * Per field, when it was last edited (device time), as JSON: a field edit loses to a later one.
   */
  edited_at: string;
}

/** Sort keys and what counts and lists use, written by features/snags/store.ts. */
export interface SnagKeys {
  /** `due_on`, or a day after all others if there is none. */
  due_key: Generated<string>;
  /**
   * Sort key of the location as it was called when the snag was last written: for servers of the
   * release before and their archives. Nothing here reads it.
   */
  place_key: Generated<string>;
  /** When a person last did something to it, by the server's clock. */
  changed_at: Generated<number>;
  /**
   * Whose turn it is, by features/snags/store.ts: the id of a person or company, INSPECTOR, or
   * empty.
   */
  turn: Generated<string>;
  /** The journal number of the event that made it so. */
  turn_seq: Generated<number>;
  /**
   * The journal number of the last thing a person did to it, or that made it somebody else's turn;
   * and who that was.
   */
  news_seq: Generated<number>;
  news_by: Generated<string>;
}

/**
 * Number of snags with the same values of the columns that chips use. Kept by triggers, so that no
 * writer of snags can forget it; no row means 0.
 */
export interface SnagTallyTable {
  project_id: string;
  /** Empty for none. */
  company_id: string;
  /** UNDONE: void, by the undoing of an import. */
  status: SnagStatus | 'UNDONE';
  due_key: string;
  /** Whether it was ever sent back. */
  sent_back: number;
  snags: number;
}

/** What is made of a photo or a sheet, by which the room is counted that a project takes. */
export interface MadeBytes {
  /** 0 until it is made. */
  made_bytes: Generated<number>;
}

export interface PhotoTable {
  id: string;
  project_id: string;
  snag_id: string;
  kind: PhotoKind;
  /** Names the bytes; made by the server, never shown. */
  file_key: string;
  sha256: string;
  byte_length: number;
  mime: string;
  width: number | null;
  height: number | null;
  thumb_hash: string | null;
  state: PhotoState;
  caption: string;
  by_id: string;
  taken_at: number;
  /** The journal number of the event that added it. */
  seq: number;
  removed_at: number | null;
  /** JSON list of what is drawn on it. */
  shapes: string;
  /** When that was drawn, by the device's clock; the later drawing wins. */
  marked_at: number;
  /** JSON of the camera's metadata. */
  camera: string | null;
  /** When its bytes and metadata were erased. */
  erased_at: number | null;
}
