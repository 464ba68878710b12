import { inspecting } from './scope';
import { ofRole, type Role } from './snag';

// What members may do and see by their role alone. What depends on a snag is in moves.ts and
// photos.ts, what depends on whose work a report or a handover shows in reports.ts and handovers.ts,
// and which snags are seen at all, and who checks work, in scope.ts. The device offers by this, the
// server decides by it.

/** For every role, so that a new one does not compile until each of these says what it gets. */
type Roles = Readonly<Record<Role, boolean>>;

const admins: Roles = { ADMIN: true, INSPECTOR: false, TRADE: false, VIEWER: false };
const everybody: Roles = { ADMIN: true, INSPECTOR: true, TRADE: true, VIEWER: true };

const rights = {
  /**
   * Keep views of their own; make, send and remove reports that they may have, also on days of the
   * week.
   */
  takePart: everybody,
  raise: inspecting,
  /**
   * Upload files of plans and see their pages before they are plans, add revisions, align them and
   * have them drawn again.
   */
  revisePlans: inspecting,
  shareViews: inspecting,
  /** Record what was accepted, from which defects periods are counted, and correct that. */
  recordAcceptances: inspecting,
  /** Send companies notices of defects, and keep the project's texts for them. */
  sendNotices: inspecting,
  /** What snags and notices cost, and enter that. */
  seeAmounts: inspecting,
  /** Photos as they came from the camera, and what it wrote into them. */
  seeOriginals: inspecting,
  /** Photos that were removed: they are kept for the record. */
  seeRemovedPhotos: inspecting,
  /** E-mail and telephone of every company. */
  seeContacts: inspecting,
  /** To whom others send reports, by hand and on days of the week. */
  seeOthersMails: inspecting,
  /**
   * The project, its companies, trades, locations and plans, its people's roles, and what is still
   * to do before it works, mail of the server too.
   */
  setUp: admins,
  /** Archive the project and bring it back. */
  archive: admins,
  /** Invite people, see who is invited, and withdraw that. */
  invite: admins,
  /** E-mails of other members, and find people by them. */
  seeEmails: admins,
  /** Get mails before defects periods end, also of an archived project. */
  hearOfPeriods: admins,
  issuePasswordLinks: admins,
  /** Make and withdraw the links of companies, and see which there are. */
  makeLinks: admins,
  /** Make and end keys and webhooks of the API, and see which there are. */
  manageApi: admins,
  /** How much of the project names a company. */
  seeUsesOfCompanies: admins,
  /** Have the record checked, and see what came of it. */
  checkRecord: admins,
  /**
   * Receive all events that are about no snag: also of invitations, password links, links of
   * companies and restores.
   */
  readWholeJournal: admins,
  /** Those that others share. */
  changeOthersViews: admins,
  /** Pause and remove what others have sent on days of the week. */
  changeOthersSchedules: admins,
  removeOthersReports: admins,
  /** It makes all that a project is set up with, and invites people. */
  bringTablesIn: admins,
  /** Download it all: everything that anybody wrote, with the photos as they came. */
  takeProjectExport: admins,
} as const satisfies Readonly<Record<string, Roles>>;

export type Right = keyof typeof rights;

/**
 * A role that the table does not name, such as a newer server's, may do nothing; nor may somebody
 * who is no member.
 */
export const may = (member: { readonly role: string } | null, right: Right): boolean =>
  member !== null && ofRole(rights[right], member.role) === true;

/** A project has one such member at least: without them nobody could set anything up again. */
export const isIndispensable = (member: { readonly role: string }): boolean => may(member, 'setUp');

// Object.keys forgets the type of the keys.
export const rolesWith = (right: Right): Role[] =>
  (Object.keys(rights[right]) as Role[]).filter((role) => rights[right][role]);
