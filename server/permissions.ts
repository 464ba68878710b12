import { seesPlace } from './admitted';
import type { MutationResolvers } from '../__generated__/server/resolvers';
import { acts, mayAct, type Root } from './callers';
import { type Context, requireViewer } from './context';
import type { CompanyTable, MemberTable, OwnMember, Role } from './database/schema';
import { seesAcceptance } from './features/acceptances/store';
import { seesNotice } from './features/defectNotices/store';
import { readsHandover } from './features/reports/handoverStore';
import { seesSchedule } from './features/reports/scheduleStore';
import { seesReport } from './features/reports/store';
import { sharesView } from './features/views/store';
import type {
  ApiKeyRow,
  ClientLinkRow,
  CompanyLinkRow,
  CompanyRow,
  EventRow,
  AcceptanceRow,
  DefectNoticeRow,
  HandoverRow,
  InvitationRow,
  LocationRow,
  MemberRow,
  PhotoRow,
  PinRow,
  PlanFileRow,
  PlanRevisionRow,
  PlanRow,
  ProjectRow,
  ReportRow,
  ReportScheduleRow,
  SavedViewRow,
  SessionRow,
  SnagRow,
  TradeRow,
  ViewerRow,
  WebhookRow,
} from './graphql/mappers';
import { Refusal } from './refusal';
import { ofOneself } from './ofOneself';
import { throughParent } from './throughParent';
import { locationsOf } from './features/journal/store';
import { hiddenKinds } from '../rules/amounts';
import { addingOf, everyMove, rolesFor } from '../rules/moves';
import { may, rolesWith } from '../rules/rights';
import { inspectingRoles, isInScope } from '../rules/scope';
import { kindOf } from './features/journal/kinds';
import { memberScope } from './scope';

/**
 * Who may do and see what: one line for every field of Query, Mutation and Subscription and for
 * every object type.
 * What has no line is refused. Which role has a right, rules/rights.ts says, and rules/scope.ts who
 * checks work. Roles of a mutation are checked in its transaction, with the membership of that
 * moment.
 */
type RootRule = 'anyone' | 'signed in' | 'owner' | readonly Role[];
type TypeRule<Row> =
  | 'through its parent'
  | ((row: Row, context: Context) => boolean | Promise<boolean>);

/**
 * What somebody who came by a link sees of a type: what a member with the role and company of the
 * link sees; that by a client's link and nothing by a company's; less than that, or nothing.
 */
type ByLink<Row> =
  | 'as its role'
  | 'a client as its role'
  | 'nothing'
  | ((row: Row, context: Context) => boolean | Promise<boolean>);

const settingUp = rolesWith('setUp');
const photoActions = Object.values(addingOf);
const everybody = rolesWith('takePart');

export const rootRules: Record<Root, Record<string, RootRule>> = {
  Query: {
    instance: 'anyone',
    // Null for somebody who is not signed in.
    viewer: 'anyone',
    // The token is the permission.
    invitation: 'anyone',
    passwordLink: 'anyone',
    signing: 'anyone',
    // Null if it is not shared with the viewer: Project and the types below say what is shared.
    project: 'signed in',
    node: 'signed in',
  },
  Mutation: {
    // Refused as soon as there is an owner.
    setUp: 'anyone',
    // The token is the permission.
    acceptInvitation: 'anyone',
    // So are the token and its code.
    openSigning: 'anyone',
    signByLink: 'anyone',
    createProject: 'owner',
    editProject: settingUp,
    setProjectState: rolesWith('archive'),
    setSenderLogo: settingUp,
    removeSenderLogo: settingUp,
    inviteMembers: rolesWith('invite'),
    withdrawInvitation: rolesWith('invite'),
    changeMember: settingUp,
    removeMember: settingUp,
    // For whom else is said in features/auth/passwordLinks.ts.
    issuePasswordLink: rolesWith('issuePasswordLinks'),
    ...ofOneself,
    // Of projects they are a member of.
    markSeen: 'signed in',
    changeMailing: 'signed in',
    // Whose a view is, and who may share one, is said in features/views/save.ts.
    saveView: everybody,
    removeView: everybody,
    // Which kinds, and whose may be removed, is said in rules/reports.ts and
    // features/reports/make.ts.
    makeReport: everybody,
    cancelReport: everybody,
    removeReport: everybody,
    // Who may make the kind, and whose a schedule is, features/reports says.
    sendReport: everybody,
    sendTradeSheets: inspectingRoles(),
    addReportSchedule: everybody,
    changeReportSchedule: everybody,
    pauseReportSchedule: everybody,
    removeReportSchedule: everybody,
    prepareHandover: inspectingRoles(),
    // Only who was asked to, says features/reports/signHandover.ts.
    signHandover: everybody,
    askSigner: inspectingRoles(),
    withdrawHandover: inspectingRoles(),
    saveAcceptance: rolesWith('recordAcceptances'),
    withdrawAcceptance: rolesWith('recordAcceptances'),
    sendDefectNotice: rolesWith('sendNotices'),
    recordNoticeReceipt: rolesWith('sendNotices'),
    checkRecord: rolesWith('checkRecord'),
    saveCompany: settingUp,
    archiveCompany: settingUp,
    removeCompany: settingUp,
    mergeCompany: settingUp,
    makeCompanyLink: rolesWith('makeLinks'),
    withdrawCompanyLink: rolesWith('makeLinks'),
    makeClientLink: rolesWith('makeLinks'),
    withdrawClientLink: rolesWith('makeLinks'),
    endLinkVisitor: rolesWith('makeLinks'),
    makeApiKey: rolesWith('manageApi'),
    endApiKey: rolesWith('manageApi'),
    addWebhook: rolesWith('manageApi'),
    removeWebhook: rolesWith('manageApi'),
    sendWebhookAgain: rolesWith('manageApi'),
    replayWebhook: rolesWith('manageApi'),
    saveTrade: settingUp,
    archiveTrade: settingUp,
    removeTrade: settingUp,
    saveLocation: settingUp,
    addLocations: settingUp,
    archiveLocation: settingUp,
    removeLocation: settingUp,
    uploadPlanFile: rolesWith('revisePlans'),
    addPlan: settingUp,
    editPlan: settingUp,
    removePlan: settingUp,
    addPlanRevision: rolesWith('revisePlans'),
    alignPlanRevision: rolesWith('revisePlans'),
    redrawPlanRevision: rolesWith('revisePlans'),
    raiseSnag: rolesWith('raise'),
    // Whose each is, rules/moves.ts says.
    editSnag: rolesFor(['EDIT']),
    moveSnag: rolesFor(everyMove),
    addComment: rolesFor(['COMMENT']),
    // Whose it is and until when is said in features/snags/comment.ts.
    editComment: rolesFor(['COMMENT']),
    addPhoto: rolesFor(photoActions),
    // What of others, and until when, rules/photos.ts says.
    removePhoto: rolesFor(photoActions),
    // As adding one of its kind.
    markPhoto: rolesFor(photoActions),
    // The first two in projects they are a member of.
    eraseText: 'owner',
    erasePhoto: 'owner',
    erasePerson: 'owner',
    removeFactors: 'owner',
    deleteProject: 'owner',
  },
  Subscription: { journal: 'signed in' },
};

export const typeRules = {
  Viewer: rule<ViewerRow>(
    'as its role',
    (row, context) => mayAct(row) && row.userId === context.viewer?.userId,
  ),
  Session: rule<SessionRow>('nothing', (row, context) => row.user_id === context.viewer?.userId),
  Project: rule<ProjectRow>(
    'as its role',
    async (row, context) => (await memberOf(context, row.id)) !== null,
  ),
  Snag: rule<SnagRow>('as its role', seesSnag),
  Photo: rule<PhotoRow>('as its role', seesPhoto),
  Event: rule<EventRow>('as its role', seesEvent),
  Member: rule<MemberRow>(
    (row, context) => row.user_id === context.viewer?.userId,
    (row, context) => isMember(context, row.project_id),
  ),
  Company: rule<CompanyRow>(
    async (row, context) => (await sharedCompany(context, row.project_id, row.id)) !== null,
    (row, context) => isMember(context, row.project_id),
  ),
  CompanyLink: rule<CompanyLinkRow>('nothing', async (row, context) =>
    may(await memberOf(context, row.project_id), 'makeLinks'),
  ),
  ClientLink: rule<ClientLinkRow>('nothing', async (row, context) =>
    may(await memberOf(context, row.project_id), 'makeLinks'),
  ),
  ApiKey: rule<ApiKeyRow>('nothing', async (row, context) =>
    may(await memberOf(context, row.project_id), 'manageApi'),
  ),
  Webhook: rule<WebhookRow>('nothing', async (row, context) =>
    may(await memberOf(context, row.project_id), 'manageApi'),
  ),
  Trade: rule<TradeRow>('as its role', (row, context) => isMember(context, row.project_id)),
  Location: rule<LocationRow>(seesLocation, (row, context) => isMember(context, row.project_id)),
  Plan: rule<PlanRow>('as its role', seesPlan),
  PlanRevision: rule<PlanRevisionRow>('as its role', async (row, context) =>
    seesPlanOf(row.plan_id, context),
  ),
  PlanFile: rule<PlanFileRow>('nothing', seesPlanFile),
  Pin: rule<PinRow>('as its role', seesSnag),
  Invitation: rule<InvitationRow>('nothing', async (row, context) =>
    may(await memberOf(context, row.project_id), 'invite'),
  ),
  SavedView: rule<SavedViewRow>('nothing', async (row, context) =>
    sharesView(await memberOf(context, row.project_id), row),
  ),
  Acceptance: rule<AcceptanceRow>('nothing', async (row, context) =>
    seesAcceptance(await memberOf(context, row.project_id), row),
  ),
  DefectNotice: rule<DefectNoticeRow>(readsNotices, async (row, context) =>
    seesNotice(await memberOf(context, row.project_id), row),
  ),
  Handover: rule<HandoverRow>('a client as its role', async (row, context) =>
    readsHandover(await memberOf(context, row.project_id)),
  ),
  Report: rule<ReportRow>('a client as its role', async (row, context) =>
    seesReport(await memberOf(context, row.project_id), row),
  ),
  ReportSchedule: rule<ReportScheduleRow>('nothing', async (row, context) =>
    seesSchedule(await memberOf(context, row.project_id), row),
  ),
  ...throughParent,
} satisfies Record<string, TypeRule<never>>;

/** The roles that may call a mutation; none for those that are not decided by a role. */
export function mutationRoles(mutation: keyof MutationResolvers): readonly Role[] {
  const found = rootRules.Mutation[mutation];
  // The one who makes a project is its first admin; the checks of the others stand in their
  // resolvers.
  return Array.isArray(found) ? found : everybody;
}

/** Refuses a root field before its resolver runs. */
export function checkRoot(type: Root, field: string, context: Context): void {
  const found = rootRules[type][field];
  if (found === 'anyone') return;
  const viewer = requireViewer(context);
  if (found === undefined || !acts[viewer.kind](type, field, viewer))
    // What there is for keys is published.
    throw new Refusal(viewer.kind === 'KEY' ? 'FORBIDDEN' : 'NOT_FOUND');
  if (found === 'owner' && !viewer.isOwner) throw new Refusal('FORBIDDEN');
}

export const cameByLink = (context: Context): boolean => context.viewer?.kind === 'LINK';

/** Whether the viewer sees no more than what one company works on. */
export const cameForCompany = (context: Context): boolean =>
  cameByLink(context) && context.viewer?.client === null;

/** Notices are between the members of a project and a company: a client's link tells of none. */
export function readsNotices(_row: unknown, context: Context): boolean {
  return !cameByLink(context) || cameForCompany(context);
}

/** The viewer's membership, or null. */
export const memberOf = (context: Context, projectId: string): Promise<OwnMember | null> =>
  context.viewer !== null && mayAct(context.viewer)
    ? membership(context, projectId)
    : Promise.resolve(null);

/**
 * Null for a member whose role no rule names: they do not even see that there is a project. Throws
 * SECOND_FACTOR_REQUIRED where the project asks for a second factor that the session has not shown.
 */
async function membership(context: Context, projectId: string): Promise<OwnMember | null> {
  const member = await context.loaders.membership.load(projectId);
  if (member === null || memberScope(member).kind === 'NOTHING') return null;
  if (member.asks_factor === 1 && context.viewer?.hasSecondFactor !== true)
    throw new Refusal('SECOND_FACTOR_REQUIRED', {
      project: (await context.loaders.project.load(projectId))?.name ?? '',
    });
  return member;
}

const isMember = async (context: Context, projectId: string): Promise<boolean> =>
  (await memberOf(context, projectId)) !== null;

/**
 * Whether the viewer sees a part of the project alone, such as a flat: then no names of people and
 * companies, and no plan of more than that part.
 */
export const seesPart = (context: Context): boolean => context.viewer?.client?.seesPart === true;

/** A company as the viewer may know of it: whoever came by a company's link knows no other one. */
export async function sharedCompany(
  context: Context,
  projectId: string,
  companyId: string,
): Promise<CompanyTable | null> {
  if (seesPart(context)) return null;
  if (cameForCompany(context) && (await memberOf(context, projectId))?.company_id !== companyId)
    return null;
  return context.loaders.company.load(companyId);
}

/** Whether a member sees this snag. */
export const sharesSnag = (
  member: MemberTable,
  { company_id, location_id }: Pick<SnagRow, 'company_id' | 'location_id'>,
): boolean => isInScope(memberScope(member), { companyId: company_id, locationId: location_id });

export async function seesSnag(row: SnagRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  return member !== null && sharesSnag(member, row);
}

export async function seesPhoto(row: PhotoRow, context: Context): Promise<boolean> {
  if (row.erased_at !== null) return false;
  const snag = await context.loaders.snag.load(row.snag_id);
  if (snag === null || !(await seesSnag(snag, context))) return false;
  return (
    row.removed_at === null || may(await memberOf(context, row.project_id), 'seeRemovedPhotos')
  );
}

/** A part of the project is told by the locations in it and above it. */
export async function seesLocation(
  { id, project_id }: Pick<LocationRow, 'id' | 'project_id'>,
  context: Context,
): Promise<boolean> {
  const member = await memberOf(context, project_id);
  return member !== null && seesPlace(member, id);
}

/** Whether an event of a snag is not for the member, although they may see the snag. */
export const isHidden = ({ kind }: Pick<EventRow, 'kind'>, member: MemberTable): boolean =>
  hiddenKinds(member).some((hidden) => hidden === kind);

export async function seesEvent(row: EventRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  if (member === null) return false;
  if (row.snag_id !== null) {
    const snag = await context.loaders.snag.load(row.snag_id);
    return snag !== null && sharesSnag(member, snag) && !isHidden(row, member);
  }
  return seesSetUp(row, member, context);
}

/** Whether a member receives an event that is about no snag. */
export async function seesSetUp(
  row: EventRow,
  member: MemberTable,
  context: Context,
): Promise<boolean> {
  const kind = kindOf(row.kind);
  return (
    kind !== null &&
    (!seesPart(context) || (await isOfPart(row, context))) &&
    setUpReaders[kind.toldTo](row, member, context)
  );
}

/** Whether an event of the set-up tells nothing of other parts of the project. */
async function isOfPart(event: EventRow, context: Context): Promise<boolean> {
  const { kind, project_id } = event;
  if (kind.startsWith('LOCATION')) {
    const ids = locationsOf(event);
    const seen = await Promise.all(ids.map((id) => seesLocation({ id, project_id }, context)));
    return seen.includes(true);
  }
  return (
    ['PROJECT_EDITED', 'TRADE_SAVED', 'TRADE_REMOVED'].includes(kind) ||
    kindOf(kind)?.toldTo === 'PLAN'
  );
}

const setUpReaders: Readonly<
  Record<
    NonNullable<ReturnType<typeof kindOf>>['toldTo'],
    (row: EventRow, member: MemberTable, context: Context) => boolean | Promise<boolean>
  >
> = {
  MEMBERS: () => true,
  WHOLE_LIST: (_row, member) => memberScope(member).kind === 'ALL',
  // Of people and other companies a link tells nothing.
  ACCOUNTS: (_row, _member, context) => !cameByLink(context),
  // Whoever came by a link is told only that something was accepted: it marks snags.
  ACCEPTANCE: async ({ subject_id }, member, context) => {
    const acceptance = await context.loaders.acceptance.load(subject_id ?? '');
    return acceptance !== null && seesAcceptance(member, acceptance);
  },
  COMPANY: (row, member, context) =>
    !cameForCompany(context) || row.subject_id === member.company_id,
  NOTICE_SENDERS: (_row, member) => may(member, 'sendNotices'),
  PLAN_REVISERS: (_row, member) => may(member, 'revisePlans'),
  ADMINS: (_row, member) => may(member, 'readWholeJournal'),
  PLAN: ({ subject_id }, _member, context) => seesPlanOf(subject_id ?? '', context),
  // Such an event is decided by its snag; one without a snag is shown to nobody.
  SNAG: () => false,
};

/**
 * Whoever sees a part of the project sees the plans that belong to it alone: the drawing of a floor
 * shows the flats of others too. A trade sees a plan, with all its revisions, tiles and events, as long as a snag of its own
 * company has its pin there. Everybody else sees all of the project: a removed plan stands in no
 * list, but who has its id still finds it.
 */
export async function seesPlan(row: PlanRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  if (member === null) return false;
  const scope = memberScope(member);
  if (scope.kind === 'ALL') return true;
  if (scope.kind === 'PLACES')
    return row.removed_at === null && scope.locationIds.has(row.location_id ?? '');
  return row.removed_at === null && (await context.loaders.pinsOfPlan.load(row.id)) > 0;
}

export async function seesPlanOf(planId: string, context: Context): Promise<boolean> {
  const plan = await context.loaders.plan.load(planId);
  return plan !== null && seesPlan(plan, context);
}

/**
 * Before they are plans, the pages of a file are for those who make plans and revisions of them.
 */
export async function seesPlanFile(row: PlanFileRow, context: Context): Promise<boolean> {
  return may(await memberOf(context, row.project_id), 'revisePlans');
}

const sharedByLink = {
  'a client as its role': (context: Context) => !cameForCompany(context),
  nothing: () => false,
};

function rule<Row>(
  byALink: ByLink<Row>,
  decide: (row: Row, context: Context) => boolean | Promise<boolean>,
): TypeRule<Row> {
  if (byALink === 'as its role') return decide;
  const shared = (row: Row, context: Context): boolean | Promise<boolean> =>
    typeof byALink === 'function' ? byALink(row, context) : sharedByLink[byALink](context);
  return async (row, context) =>
    (!cameByLink(context) || (await shared(row, context))) && decide(row, context);
}
