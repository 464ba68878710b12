import type { Selectable } from 'kysely';
import type { TakeBack, WaitingForKind } from '../../rules/snag';
import type { ApiKeyTable, WebhookTable } from '../database/apiTables';
import type { UntakenEvent } from '../features/api/webhookStore';
import type { CodeLinkTable } from '../database/codeLinkTable';
import type { DefectNoticeMailTable, DefectNoticeTable } from '../database/defectNoticeTables';
import type { HandoverTable } from '../database/handoverTables';
import type { AcceptanceTable } from '../database/schema';
import type { CompanyLinkTable } from '../database/linkTables';
import type { LinkVisitor } from '../features/links/store';
import type { ReportMailTable, ReportScheduleTable } from '../database/reportMailTables';
import type { ReportTable } from '../database/reportTable';
import type { SavedViewTable, SessionTable } from '../database/personTables';
import type {
  Change,
  NamedActorTable,
  RecordCheckTable,
  ToldEventTable,
} from '../database/journalTables';
import type { PlanFileTable, PlanRevisionTable, PlanTable } from '../database/planTables';
import type { PlanPageFacts } from '../files/plans/plan';
import type {
  CompanyTable,
  InvitationTable,
  LocationTable,
  MemberTable,
  PhotoTable,
  ProjectTable,
  SnagKeys,
  SnagTable,
  TradeTable,
  UserTable,
} from '../database/schema';
import type { Figures } from '../features/portfolio/figures';
import type { StoredSignature } from '../features/reports/handoverStore';
import type { SignedIn } from '../features/auth/sessionStore';
import type { CameBy } from '../features/journal/namesStore';

/**
 * Parent values of the resolvers of each GraphQL type: the table's row, or for a few types an
 * object of their own.
 */
/** A user as others know them. */
export type PersonRow = UserTable & CameBy;
export type UserRow = Pick<PersonRow, 'id' | 'name' | keyof CameBy>;
/** The owner's access to records about people. */
export type RecordsRow = Record<never, never>;
export type PersonRecordRow = UserTable;
export type NamedActorRow = NamedActorTable & CameBy;
export type ActorRow = UserRow | NamedActorRow;
export type ViewerRow = SignedIn;
export type SessionRow = SessionTable;
export type PortfolioCompanyRow = Figures['companies'][number];
export type ProjectRow = ProjectTable;
export type MemberRow = MemberTable;
export type InvitationRow = InvitationTable;
export type CompanyRow = CompanyTable;
export type CompanyLinkRow = CompanyLinkTable;
export type ClientLinkRow = CompanyLinkTable;
export type LinkVisitorRow = LinkVisitor;
export type ApiKeyRow = ApiKeyTable & { name: string };
export type WebhookRow = WebhookTable;
export type UntakenEventRow = UntakenEvent;
export type TradeRow = TradeTable;
export type LocationRow = LocationTable;
export type PlanFileRow = PlanFileTable;
export interface PlanPageRow {
  file: PlanFileTable;
  /** Of all pages of the file. */
  facts: readonly PlanPageFacts[];
  /** From 0. */
  index: number;
}
export type PlanRow = PlanTable;
export type PlanRevisionRow = PlanRevisionTable;
/** A snag whose pin is set. */
export type PinRow = SnagRow;
export type SnagRow = SnagTable & Pick<Selectable<SnagKeys>, 'changed_at'>;
export type SavedViewRow = SavedViewTable;
export type ReportRow = ReportTable;
export type ReportMailRow = ReportMailTable;
export type ReportScheduleRow = ReportScheduleTable;
export type AcceptanceRow = AcceptanceTable;
export type DefectNoticeRow = DefectNoticeTable;
export type DefectNoticeMailRow = DefectNoticeMailTable;
export interface DefectNoticeDraftRow {
  number: number;
  about: string;
  snagIds: readonly string[];
  leftOut: number;
  deadlineOn: string;
  isAccepted: boolean;
  body: string;
  isEnglish: boolean;
  people: string[];
  hasLink: boolean;
}
export type HandoverRow = HandoverTable;
/** A party, and its signature if that is there. */
export interface HandoverPartyRow {
  position: number;
  role: string;
  company: string;
  signature: HandoverSignatureRow | null;
  handover: HandoverTable;
}
export type SignerRequestRow = CodeLinkTable;
export type HandoverSignatureRow = StoredSignature;
export type RecordCheckRow = RecordCheckTable;
export type PhotoRow = PhotoTable;
export type EventRow = ToldEventTable;
/** As the journal keeps it. */
export type ChangeRow = Change;
export interface WaitingForRow {
  kind: WaitingForKind;
  companyId: string | null;
  since: number;
}
export type TakeBackRow = TakeBack;
/** The version and whether there is an owner are asked when they are resolved. */
export type InstanceRow = Record<never, never>;
export type NodeRow =
  | UserRow
  | ProjectRow
  | MemberRow
  | InvitationRow
  | CompanyRow
  | TradeRow
  | LocationRow
  | PlanFileRow
  | PlanRow
  | PlanRevisionRow
  | SnagRow
  | SavedViewRow
  | ReportRow
  | HandoverRow
  | AcceptanceRow
  | DefectNoticeRow
  | PhotoRow
  | EventRow;
