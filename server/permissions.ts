import type { MutationResolvers } from '../__generated__/server/resolvers';
import { type Context, requireViewer } from './context';
import type { ActorKind } from './database/journalTables';
import type { MemberTable, Role } from './database/schema';
import type { SignedIn } from './features/sessions/store';
import { sharesView } from './features/views/store';
import type {
  CompanyRow,
  EventRow,
  InvitationRow,
  LocationRow,
  MemberRow,
  PhotoRow,
  PinRow,
  PlanFileRow,
  PlanRevisionRow,
  PlanRow,
  ProjectRow,
  SavedViewRow,
  SessionRow,
  SnagRow,
  TradeRow,
  ViewerRow,
} from './graphql/mappers';
import { Refusal } from './refusal';
import { throughParent } from './throughParent';
import { addingOf, everyMove, rolesFor } from '../rules/moves';
import { inspects, isInScope } from '../rules/scope';
import { kindOf } from './features/journal/kinds';
import { memberScope } from './features/snags/scope';

/**
 * Who may do and see what: one line for every field of Query, Mutation and Subscription and for every object type.
 * What has no line is refused. Roles of a mutation are checked in its transaction, with the membership of that moment.
 */
type RootRule = 'anyone' | 'signed in' | 'owner' | readonly Role[];
type TypeRule<Row> = 'through its parent' | ((row: Row, context: Context) => boolean | Promise<boolean>);

const admins = ['ADMIN'] as const;
const inspectors = ['ADMIN', 'INSPECTOR'] as const;
const photoActions = Object.values(addingOf);
const everybody = ['ADMIN', 'INSPECTOR', 'TRADE', 'VIEWER'] as const;

export const rootRules: Record<'Query' | 'Mutation' | 'Subscription', Record<string, RootRule>> = {
  Query: {
    instance: 'anyone',
    // Null for somebody who is not signed in.
    viewer: 'anyone',
    // The token is the permission.
    invitation: 'anyone',
    passwordLink: 'anyone',
    // Null if it is not shared with the viewer: Project and the types below say what is shared.
    project: 'signed in',
    node: 'signed in',
  },
  Mutation: {
    // Refused as soon as there is an owner.
    setUp: 'anyone',
    // The token is the permission.
    acceptInvitation: 'anyone',
    createProject: 'owner',
    editProject: admins,
    setProjectState: admins,
    inviteMembers: admins,
    withdrawInvitation: admins,
    changeMember: admins,
    removeMember: admins,
    // For whom else is said in features/people/passwordLinks.ts.
    issuePasswordLink: admins,
    // The viewer's own.
    changeName: 'signed in',
    changeLanguage: 'signed in',
    changePassword: 'signed in',
    endSession: 'signed in',
    endOtherSessions: 'signed in',
    // Of projects they are a member of.
    markSeen: 'signed in',
    changeMailing: 'signed in',
    // Whose a view is, and who may share one, is said in features/views/save.ts.
    saveView: everybody,
    removeView: everybody,
    saveCompany: admins,
    archiveCompany: admins,
    removeCompany: admins,
    saveTrade: admins,
    archiveTrade: admins,
    removeTrade: admins,
    saveLocation: admins,
    addLocations: admins,
    archiveLocation: admins,
    removeLocation: admins,
    uploadPlanFile: inspectors,
    addPlan: admins,
    editPlan: admins,
    removePlan: admins,
    addPlanRevision: inspectors,
    alignPlanRevision: inspectors,
    redrawPlanRevision: inspectors,
    raiseSnag: inspectors,
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
    deleteProject: 'owner',
  },
  Subscription: { journal: 'signed in' },
};

export const typeRules = {
  Viewer: rule<ViewerRow>((row, context) => mayAct(row) && row.userId === context.viewer?.userId),
  Session: rule<SessionRow>((row, context) => row.user_id === context.viewer?.userId),
  Project: rule<ProjectRow>(async (row, context) => (await memberOf(context, row.id)) !== null),
  Snag: rule<SnagRow>(seesSnag),
  Photo: rule<PhotoRow>(seesPhoto),
  Event: rule<EventRow>(seesEvent),
  Member: rule<MemberRow>((row, context) => isMember(context, row.project_id)),
  Company: rule<CompanyRow>((row, context) => isMember(context, row.project_id)),
  Trade: rule<TradeRow>((row, context) => isMember(context, row.project_id)),
  Location: rule<LocationRow>((row, context) => isMember(context, row.project_id)),
  Plan: rule<PlanRow>(seesPlan),
  PlanRevision: rule<PlanRevisionRow>(async (row, context) => seesPlanOf(row.plan_id, context)),
  PlanFile: rule<PlanFileRow>(seesPlanFile),
  Pin: rule<PinRow>(seesSnag),
  Invitation: rule<InvitationRow>(async (row, context) => (await memberOf(context, row.project_id))?.role === 'ADMIN'),
  SavedView: rule<SavedViewRow>(async (row, context) => sharesView(await memberOf(context, row.project_id), row)),
  ...throughParent,
} satisfies Record<string, TypeRule<never>>;

/** The roles that may call a mutation; none for those that are not decided by a role. */
export function mutationRoles(mutation: keyof MutationResolvers): readonly Role[] {
  const found = rootRules.Mutation[mutation];
  // The one who makes a project is its first admin; the checks of the others stand in their resolvers.
  return Array.isArray(found) ? found : everybody;
}

/** Refuses a root field before its resolver runs. */
export function checkRoot(type: 'Query' | 'Mutation' | 'Subscription', field: string, context: Context): void {
  const found = rootRules[type][field];
  if (found === 'anyone') return;
  const viewer = requireViewer(context);
  if (found === undefined || !mayAct(viewer)) throw new Refusal('NOT_FOUND');
  if (found === 'owner' && !viewer.isOwner) throw new Refusal('FORBIDDEN');
}

/**
 * Who of those the journal names may do or see anything here. Nobody but people with an account: somebody who came by a link, a name that was
 * imported and the server itself are only told of.
 */
const acts: Record<ActorKind, boolean> = { USER: true, LINK: false, IMPORTED: false, SYSTEM: false };

export const mayAct = (viewer: Pick<SignedIn, 'kind'>): boolean => acts[viewer.kind];

/** The viewer's membership, or null. */
export const memberOf = (context: Context, projectId: string): Promise<MemberTable | null> =>
  context.viewer !== null && mayAct(context.viewer) ? membership(context, projectId) : Promise.resolve(null);

/** Of a role that no rule names a member sees nothing, not even that there is a project. */
async function membership(context: Context, projectId: string): Promise<MemberTable | null> {
  const member = await context.loaders.membership.load(projectId);
  return member === null || memberScope(member).kind === 'NOTHING' ? null : member;
}

const isMember = async (context: Context, projectId: string): Promise<boolean> => (await memberOf(context, projectId)) !== null;

/** Whether a member sees the snags of this company. */
export const sharesSnag = (member: MemberTable, companyId: string | null): boolean => isInScope(memberScope(member), companyId);

export async function seesSnag(row: SnagRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  return member !== null && sharesSnag(member, row.company_id);
}

export async function seesPhoto(row: PhotoRow, context: Context): Promise<boolean> {
  if (row.erased_at !== null) return false;
  const snag = await context.loaders.snag.load(row.snag_id);
  if (snag === null || !(await seesSnag(snag, context))) return false;
  // Hidden photos are kept for the record; those who run the checks may still look at them.
  return row.removed_at === null || inspects(await memberOf(context, row.project_id));
}

export async function seesEvent(row: EventRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  if (member === null) return false;
  if (row.snag_id !== null) {
    const snag = await context.loaders.snag.load(row.snag_id);
    return snag !== null && sharesSnag(member, snag.company_id);
  }
  return seesSetUp(row, member, context);
}

/** Whether a member is told of an event that is about no snag. */
export async function seesSetUp(row: EventRow, member: MemberTable, context: Context): Promise<boolean> {
  const kind = kindOf(row.kind);
  return kind !== null && setUpReaders[kind.toldTo](row, member, context);
}

const setUpReaders: Readonly<Record<NonNullable<ReturnType<typeof kindOf>>['toldTo'], (row: EventRow, member: MemberTable, context: Context) => boolean | Promise<boolean>>> = {
  MEMBERS: () => true,
  INSPECTORS: (_row, member) => inspects(member),
  ADMINS: (_row, { role }) => role === 'ADMIN',
  PLAN: ({ subject_id }, _member, context) => seesPlanOf(subject_id ?? '', context),
  // It says of none which it is.
  SNAG: () => false,
};

/**
 * A trade sees a plan, with all its revisions, tiles and events, as long as a snag of its own company has its pin there. Everybody else sees
 * all of the project: a removed plan stands in no list, but who has its id still finds it.
 */
export async function seesPlan(row: PlanRow, context: Context): Promise<boolean> {
  const member = await memberOf(context, row.project_id);
  if (member === null || memberScope(member).kind === 'ALL') return member !== null;
  return row.removed_at === null && (await context.loaders.pinsOfPlan.load(row.id)) > 0;
}

export async function seesPlanOf(planId: string, context: Context): Promise<boolean> {
  const plan = await context.loaders.plan.load(planId);
  return plan !== null && seesPlan(plan, context);
}

/** Before they are plans, the pages of a file are for those who make plans and revisions of them. */
export async function seesPlanFile(row: PlanFileRow, context: Context): Promise<boolean> {
  return inspects(await memberOf(context, row.project_id));
}

function rule<Row>(decide: (row: Row, context: Context) => boolean | Promise<boolean>): TypeRule<Row> {
  return decide;
}
