// Written by `npm run codegen` from schema.graphql; not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AcceptanceRow, ActorRow, ApiKeyRow, ChangeRow, ClientLinkRow, CompanyRow, CompanyLinkRow, DefectNoticeRow, DefectNoticeDraftRow, DefectNoticeMailRow, EventRow, HandoverRow, HandoverPartyRow, HandoverSignatureRow, InstanceRow, InvitationRow, LinkVisitorRow, LocationRow, MemberRow, NamedActorRow, NodeRow, PersonRecordRow, PhotoRow, PinRow, PlanRow, PlanFileRow, PlanPageRow, PlanRevisionRow, PortfolioCompanyRow, ProjectRow, RecordCheckRow, RecordsRow, ReportRow, ReportMailRow, ReportScheduleRow, SavedViewRow, SessionRow, SignerRequestRow, SnagRow, TakeBackRow, TradeRow, UntakenEventRow, UserRow, ViewerRow, WaitingForRow, WebhookRow } from '../../server/graphql/mappers';
import type { Context } from '../../server/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Milliseconds since 1970-01-01T00:00Z, a whole number. */
  Timestamp: { input: number; output: number; }
  /** A day in the project's time zone, as YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** A file of a multipart request. */
  Upload: { input: File; output: File; }
};

export type Node = {
  /** A TypeID: prefix, underscore, UUIDv7. Opaque to a reader; made where the thing is made. */
  id: Scalars['ID']['output'];
};

export type PageInfo = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
  endCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** What a browser may know before anybody signed in. */
  instance: Instance;
  /** The person who is signed in; null if nobody is. */
  viewer: Maybe<Viewer>;
  /** Null if there is no such project or it is not shared with the viewer: the two look alike. */
  project: Maybe<Project>;
  /** Any thing by its id; null if there is none or it is not shared with the viewer. */
  node: Maybe<Node>;
  /** What an invitation link offers; null if it was used, withdrawn or is older than 14 days. */
  invitation: Maybe<InvitationOffer>;
  /** Whose password a reset link may set; null if it was used, replaced or is older than 24 hours. */
  passwordLink: Maybe<PasswordLinkOffer>;
  /** Null for a link that opens nothing. */
  signing: Maybe<Signing>;
};


export type QueryProjectArgs = {
  code: Scalars['String']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


export type QuerySigningArgs = {
  token: Scalars['String']['input'];
};

export type Instance = {
  /** True until the first owner was made. */
  needsSetUp: Scalars['Boolean']['output'];
  version: Scalars['String']['output'];
  /** The public key by which push services know this server (VAPID), as base64url. */
  pushKey: Scalars['String']['output'];
  /** What the button of the company's own sign-in (OpenID Connect) calls it; null where none is set up. */
  provider: Maybe<Scalars['String']['output']>;
  /** Whether it sends mails: without them it has no link for a forgotten password. */
  sendsMail: Scalars['Boolean']['output'];
};

export type Viewer = {
  user: User;
  email: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  /** Ordered by code. `first` is at most 100. */
  projects: ProjectConnection;
  /** Where the viewer is signed in, the latest used first; at most 100. */
  sessions: Array<Session>;
  /**
   * The snags that wait for the viewer, over all projects that are not archived: by the project's code, in each what is overdue, the
   * longest delay first, then what has waited longest. `first` is at most 100. They wait for whoever they were given to; else for the people of the company that fixes them; and what is to be
   * checked or answered for inspectors and admins, but for an inspector not what they said was fixed themselves.
   */
  waiting: WaitingConnection;
  /** Notices of defects that the viewer sent and whose deadline has passed, in projects that are not archived: the longest ago first. */
  passedNotices: Array<DefectNotice>;
  /** Which mails the viewer gets. */
  mailing: Mailing;
  /** How many of the snags that wait are new to the viewer, as `Project.newlyWaiting`, over all projects. */
  newlyWaiting: Scalars['Int']['output'];
  /** What the owner of the server erases from; null for everybody else. */
  records: Maybe<Records>;
  /** How the viewer signs in beside the password. */
  factors: Factors;
  /** With which accounts of a company's own sign-in; the oldest first. */
  joinedSignIns: Array<JoinedSignIn>;
  /** False for somebody who joined with their company's account and has not chosen one. Changes of how they sign in need the provider to have confirmed them in the last ten minutes. */
  hasPassword: Scalars['Boolean']['output'];
  /** Name of the provider with which they have to confirm that it is them before such a change; null if they have a password, or have confirmed it. */
  confirmWith: Maybe<Scalars['String']['output']>;
  /** Projects of the viewer that ask for a second factor, which this session has not shown: nothing else is told of them. Ordered by code. */
  lockedProjects: Array<LockedProject>;
  /** The figures of the viewer's projects that are not archived, of what they see of each; by code. */
  portfolio: Array<PortfolioProject>;
};


export type ViewerProjectsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerWaitingArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** The figures of a project: each is the count of a list's chip of the same name. */
export type PortfolioProject = {
  project: Project;
  open: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  toCheck: Scalars['Int']['output'];
  /** How many days ago the outstanding snags were raised, on average; null if there are none. */
  ageDays: Maybe<Scalars['Float']['output']>;
  /** The companies that fixed something, the slowest first; none for whoever came by a client's link to some locations. */
  companies: Array<PortfolioCompany>;
};

export type PortfolioCompany = {
  company: Company;
  /** How many of its snags are fixed or closed, of which it is known when they were fixed. */
  fixed: Scalars['Int']['output'];
  /** From raising to fixing, on average. */
  daysToFix: Scalars['Float']['output'];
};

/** How somebody signs in beside their password. */
export type Factors = {
  /** Since when one-time codes are asked for; null if they are not. */
  codesSince: Maybe<Scalars['Timestamp']['output']>;
  /** How many recovery codes were not used. */
  recoveryCodes: Scalars['Int']['output'];
  /** The oldest first. */
  passkeys: Array<Passkey>;
  /** Whether this session was begun with a second factor, or has shown one since. */
  shown: Scalars['Boolean']['output'];
};

/** What a device signs in with in place of e-mail and password. */
export type Passkey = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  madeAt: Scalars['Timestamp']['output'];
  /** Null if it never was. */
  usedAt: Maybe<Scalars['Timestamp']['output']>;
};

/** An account at a provider of OpenID Connect that signs in here, once its person has confirmed it with the password. */
export type JoinedSignIn = {
  id: Scalars['ID']['output'];
  /** Of the provider. */
  name: Scalars['String']['output'];
  joinedAt: Scalars['Timestamp']['output'];
  usedAt: Scalars['Timestamp']['output'];
};

export type LockedProject = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What is kept of people and of projects that are over. */
export type Records = {
  /** Null if nobody signs in with it. */
  person: Maybe<PersonRecord>;
  /** The longest archived first. */
  archivedProjects: Array<ArchivedProject>;
  storage: Storage;
  /** Percent of the events that the erasure of a person has looked through, while it is under way on this server. */
  erasing: Maybe<Scalars['Int']['output']>;
};


/** What is kept of people and of projects that are over. */
export type RecordsPersonArgs = {
  email: Scalars['String']['input'];
};

/** What photos and plans take, as they came and as they are shown. */
export type Storage = {
  bytes: Scalars['Float']['output'];
  /** What the operator allows; null for no limit. */
  limitBytes: Maybe<Scalars['Float']['output']>;
  /** The same for each project. */
  limitBytesOfProject: Maybe<Scalars['Float']['output']>;
  /** The largest first. */
  projects: Array<ProjectStorage>;
};

export type ProjectStorage = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
};

export type PersonRecord = {
  user: User;
  email: Scalars['String']['output'];
  /** Codes of the projects they are in, or were when these were imported. */
  projectCodes: Array<Scalars['String']['output']>;
  /** Whether they sign in with anything beside the password. */
  hasFactors: Scalars['Boolean']['output'];
  /** All that is kept of them and by them, as JSON. */
  export: Scalars['String']['output'];
};

export type ArchivedProject = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** An IANA name: the days of these times are told in it. */
  timeZone: Scalars['String']['output'];
  archivedAt: Scalars['Timestamp']['output'];
  /** From when on it may be deleted. */
  deletableAt: Scalars['Timestamp']['output'];
};

/** One sign-in of the viewer, in one browser. */
export type Session = {
  id: Scalars['ID']['output'];
  /** Such as Firefox; null if it does not say. */
  browser: Maybe<Scalars['String']['output']>;
  /** Such as Android; null if it does not say. */
  system: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['Timestamp']['output'];
  /** To ten minutes. */
  lastUsedAt: Scalars['Timestamp']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

export type WaitingConnection = {
  /** The projects that were looked through, as they stood before: their `journalCursor` is where whoever has seen the snags has come to. */
  projects: Array<Project>;
  edges: Array<WaitingEdge>;
  pageInfo: PageInfo;
};

export type WaitingEdge = {
  cursor: Scalars['String']['output'];
  node: Snag;
  /** The last thing that was done to it. */
  lastEvent: Maybe<Event>;
  /** Whether somebody else did something to it, or made it the viewer's turn, since the viewer last looked at what waits. */
  isNew: Scalars['Boolean']['output'];
  /** How many things others did to it since then, and since the viewer's own last one. */
  newEvents: Scalars['Int']['output'];
};

export type Mailing = {
  /** False where the server sends no mail at all. */
  available: Scalars['Boolean']['output'];
  /** When something begins to wait for them; at most one an hour. */
  waiting: Scalars['Boolean']['output'];
  /** What is overdue and waits for them: at seven in the morning of the site, on its working days. */
  digest: Scalars['Boolean']['output'];
};

export type ProjectConnection = {
  edges: Array<ProjectEdge>;
  pageInfo: PageInfo;
};

export type ProjectEdge = {
  cursor: Scalars['String']['output'];
  node: Project;
};

/** Who did something: a person with an account, or somebody without one whom the history names. */
export type Actor = {
  id: Scalars['ID']['output'];
  /** As it is shown: of somebody who came by a link with “by link”, and with their company if it is shared with the viewer. */
  name: Scalars['String']['output'];
};

export type User = Node & Actor & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type NamedActorKind =
  /** Came by a link. */
  | 'LINK'
  /** A key of the API. */
  | 'KEY'
  /** Stood in what was imported. */
  | 'IMPORTED';

/** Somebody without an account, who is only named here. */
export type NamedActor = Actor & {
  id: Scalars['ID']['output'];
  kind: NamedActorKind;
  name: Scalars['String']['output'];
  /** Of somebody who came by a link: for whom they work. Null where the company was removed, or is not shared with the viewer. */
  company: Maybe<Company>;
};

export type ProjectState =
  | 'ACTIVE'
  | 'ARCHIVED';

export type Project = Node & {
  id: Scalars['ID']['output'];
  /** 2 to 8 of A–Z and 0–9, unique on the server. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  clientName: Scalars['String']['output'];
  /** IANA name, such as Europe/Berlin. */
  timeZone: Scalars['String']['output'];
  state: ProjectState;
  /** Whether *fixed* needs a photo of the finished work. */
  evidenceRequired: Scalars['Boolean']['output'];
  /** Working days until a snag is due, by priority. */
  dueDays: DueDays;
  /** The days of the week that are counted until a snag is due, in their order; at least one. */
  workingDays: Array<Weekday>;
  practicalCompletionOn: Maybe<Scalars['LocalDate']['output']>;
  /** Of all amounts of the project. */
  currency: Currency;
  /** Whether members have to sign in with a second factor. Whoever comes by a link of a company need not. */
  asksSecondFactor: Scalars['Boolean']['output'];
  /** Who stands at the head of reports; empty: nobody. */
  senderName: Scalars['String']['output'];
  /** Its lines; may be empty. */
  senderAddress: Scalars['String']['output'];
  /** Address of the picture of the sender's logo; null: there is none. */
  senderLogoUrl: Maybe<Scalars['String']['output']>;
  /** The viewer's own membership. */
  membership: Member;
  /** How many bytes a photo has in this size, on average of the latest ones that the viewer sees; 0 while there are none. */
  photoBytes: Scalars['Int']['output'];
  /** Where the journal stands, read before every list of this answer: a subscription that starts here misses nothing. Opaque. */
  journalCursor: Scalars['String']['output'];
  /** Which of these events of the viewer the journal does not have. A device asks about those that were confirmed before the server was put back to an earlier state; at most 200 at once. */
  lostEvents: Array<Scalars['ID']['output']>;
  /** How many snags each chip of the list would show; `filter.chip` is ignored. */
  snagCounts: SnagCounts;
  /** The figures of the snags that the viewer sees; with `locationId` of those in this location or below it. */
  overview: Overview;
  /** How many of the snags that wait for the viewer have something new, as `WaitingEdge.isNew` says; none in an archived project. */
  newlyWaiting: Scalars['Int']['output'];
  /**
   * `first` snags, with `after` those behind a cursor; or the `last` ones, with `before` those in front of it. One of the two, at most 100. A cursor goes
   * on in the sort it was given for. With `sort` null that is DUE for what is overdue, and for who works for a company where all snags of the chip are unfinished; else NUMBER. `near` is the snag that NEAR begins at; one that is not there, or is not shared with the viewer, has nothing near it.
   * With `first` and no `after` a list can be entered further down: at the position of the cursor `from`, whether that snag is still there or not; or
   * `around` the number of a snag that would not be on the first page. One that is not in this list, or is not shared with the viewer, begins it at its top.
   */
  snags: SnagConnection;
  /** Null if there is none or it is not shared with the viewer. */
  snag: Maybe<Snag>;
  /** Ordered by name. */
  members: Array<Member>;
  /** The same by pages; `first` is at most 100. With `text` those who have all of its words, or parts of words, in their name, company or, for admins, e-mail. */
  people: MemberConnection;
  /** Ordered by name. */
  companies: Array<Company>;
  /** Ordered by name. */
  trades: Array<Trade>;
  /** Ordered by path; none that was removed. */
  locations: Array<Location>;
  /** Ordered by code, the `first` of them. A trade sees those that carry its snags. */
  plans: Array<Plan>;
  /** Whatever the case of its letters; null if there is none or it is not shared with the viewer. */
  plan: Maybe<Plan>;
  /** Open invitations, for admins; null for everybody else. */
  invitations: Maybe<Array<Invitation>>;
  /** For admins; null for everybody else. */
  setUpSteps: Maybe<SetUpSteps>;
  /** The links of clients that are open, the oldest first. For admins; null for everybody else. */
  clientLinks: Maybe<Array<ClientLink>>;
  /** The keys of the API that are not ended, the oldest first. For admins; null for everybody else. */
  apiKeys: Maybe<Array<ApiKey>>;
  /** Where its events are posted, the oldest first. For admins; null for everybody else. */
  webhooks: Maybe<Array<Webhook>>;
  /** The viewer's own, and to whom the whole list is shown also those that others share. Ordered by name. */
  savedViews: Array<SavedView>;
  /** Those that the viewer may read, the newest first; at most 100. */
  reports: Array<Report>;
  /** What a report would have, before it is made. Null if the viewer may not make it, and of a TRADE_SHEET without a company. */
  reportExtent: Maybe<ReportExtent>;
  /** Those that are made and sent on days of the week, in the order in which they were set up: who inspects sees all, everybody else their own. */
  reportSchedules: Array<ReportSchedule>;
  /** Those that are signed on the screen, the newest first; `first` is at most 100. None for whom the whole list is not shown to. */
  handovers: HandoverConnection;
  /** What was accepted and is not withdrawn, the earliest end first. Who does not see the whole list sees those of their company; nobody who came by a company's link. */
  acceptances: Array<Acceptance>;
  /** The newest first. Who inspects sees all, a company those that are for it, also by its link, and nobody else any. */
  defectNotices: Array<DefectNotice>;
  /** What a notice would be, before it is sent; null if the viewer may send none. `filter` narrows a first notice, `previousId` says which one a second notice or a withdrawal follows. */
  defectNoticeDraft: Maybe<DefectNoticeDraft>;
  /** The last check of the journal that somebody asked for. For admins; null for everybody else, and while there was none. */
  recordCheck: Maybe<RecordCheck>;
  /** The hashes that these events have in the journal; what it does not have is left out. At most 200 at once. For admins; null for everybody else. */
  recordedHashes: Maybe<Array<RecordedHash>>;
  /** The journal by POST, for networks that block websockets. `first` is at most 100. */
  journal: JournalPage;
};


export type ProjectPhotoBytesArgs = {
  size: PhotoSize;
};


export type ProjectLostEventsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type ProjectSnagCountsArgs = {
  filter?: InputMaybe<SnagFilter>;
};


export type ProjectOverviewArgs = {
  locationId?: InputMaybe<Scalars['ID']['input']>;
};


export type ProjectSnagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<SnagFilter>;
  sort?: InputMaybe<SnagSort>;
  near?: InputMaybe<Scalars['ID']['input']>;
};


export type ProjectSnagArgs = {
  number: Scalars['Int']['input'];
};


export type ProjectPeopleArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type ProjectPlansArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProjectPlanArgs = {
  code: Scalars['String']['input'];
};


export type ProjectReportExtentArgs = {
  kind: ReportKind;
  filter: SnagFilter;
  settings: ReportSettingsInput;
};


export type ProjectHandoversArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ProjectDefectNoticeDraftArgs = {
  companyId: Scalars['ID']['input'];
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  language: Scalars['String']['input'];
  filter?: InputMaybe<SnagFilter>;
  previousId?: InputMaybe<Scalars['ID']['input']>;
};


export type ProjectRecordedHashesArgs = {
  eventIds: Array<Scalars['ID']['input']>;
};


export type ProjectJournalArgs = {
  after: Scalars['String']['input'];
  first: Scalars['Int']['input'];
};

/** What of a project's set-up is there: at least one that is not archived. */
export type SetUpSteps = {
  locations: Scalars['Boolean']['output'];
  trades: Scalars['Boolean']['output'];
  companies: Scalars['Boolean']['output'];
  /** Somebody beside the viewer, or an open invitation. */
  people: Scalars['Boolean']['output'];
  plans: Scalars['Boolean']['output'];
  snags: Scalars['Boolean']['output'];
};

export type DueDays = {
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  critical: Scalars['Int']['output'];
};

/** Each has hundredths, in which amounts are said. */
export type Currency =
  | 'EUR'
  | 'GBP'
  | 'CHF'
  | 'CZK'
  | 'DKK'
  | 'NOK'
  | 'PLN'
  | 'RON'
  | 'SEK'
  | 'TRY'
  | 'USD';

export type Weekday =
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY'
  | 'SUNDAY';

export type Role =
  | 'ADMIN'
  | 'INSPECTOR'
  | 'TRADE'
  | 'VIEWER';

export type Member = Node & {
  id: Scalars['ID']['output'];
  user: User;
  /** For admins and the person; null for everybody else. */
  email: Maybe<Scalars['String']['output']>;
  role: Role;
  /** Always set for TRADE. */
  company: Maybe<Company>;
  /** What the member may do in the project. */
  may: Permissions;
};

export type MemberConnection = {
  /** Of all pages. */
  total: Scalars['Int']['output'];
  edges: Array<MemberEdge>;
  pageInfo: PageInfo;
};

export type MemberEdge = {
  cursor: Scalars['String']['output'];
  node: Member;
};

/** What a member may do in a project, so that a screen never repeats the table of roles. */
export type Permissions = {
  raise: Scalars['Boolean']['output'];
  setUp: Scalars['Boolean']['output'];
  /** Upload and align new revisions of plans. */
  revisePlans: Scalars['Boolean']['output'];
  /** Archive the project, or bring it back. */
  archive: Scalars['Boolean']['output'];
  /** Share a saved view with all to whom the whole list is shown. */
  shareViews: Scalars['Boolean']['output'];
  comment: Scalars['Boolean']['output'];
  /** The kinds of reports that the member makes, in the order in which they are offered. */
  reports: Array<ReportKind>;
};

export type Company = Node & {
  id: Scalars['ID']['output'];
  /** Unique in the project, whatever the case of its letters. */
  name: Scalars['String']['output'];
  /** For inspectors, admins and the company itself; null for everybody else. */
  email: Maybe<Scalars['String']['output']>;
  /** As the e-mail. */
  phone: Maybe<Scalars['String']['output']>;
  /** Not offered for what is new; snags that have it keep it. */
  archived: Scalars['Boolean']['output'];
  /** Whether lists are narrowed by it: not, once it is archived and no snag that the viewer sees has it. */
  filterable: Scalars['Boolean']['output'];
  /** When all its works were accepted, the first time; null if they were not, and for trades of other companies. */
  acceptedOn: Maybe<Scalars['LocalDate']['output']>;
  /** The same of a part of its works. */
  partAcceptedOn: Maybe<Scalars['LocalDate']['output']>;
  /** With which its people see its snags without an account. For admins; null for everybody else, and while there is none. */
  link: Maybe<CompanyLink>;
  /** What another company gets when this one is merged into it. For admins; null for everybody else. */
  uses: Maybe<CompanyUses>;
};

/** How much in a project has a company. */
export type CompanyUses = {
  /** In all statuses. */
  snags: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  /** Whose snags it gets unless another company is chosen. */
  trades: Scalars['Int']['output'];
};

/** A link of a company that is open. It ends when it is withdrawn, when nobody has used it for 90 days, when its company is removed or merged into another, and with the project's archive. */
export type CompanyLink = {
  id: Scalars['ID']['output'];
  madeAt: Scalars['Timestamp']['output'];
  /** When somebody who came by it last used it; null while nobody has. */
  lastUsedAt: Maybe<Scalars['Timestamp']['output']>;
  /** On how many devices it is in use. */
  devices: Scalars['Int']['output'];
  /** Who came by it and is on a device still, the latest seen first; at most 100. */
  visitors: Array<LinkVisitor>;
};

/** A link that is open, with which a client sees the project without an account, as a viewer does. It ends when it is withdrawn, when nobody has used it for 90 days, and with the project's archive. */
export type ClientLink = {
  id: Scalars['ID']['output'];
  /** Of the client. */
  name: Scalars['String']['output'];
  /** It shows this location with all below, and no name of anybody; null if it shows the whole project, or the location is gone. */
  location: Maybe<Location>;
  /** Whether it shows a location alone, whether that is still there or not. */
  isPart: Scalars['Boolean']['output'];
  /** Whether whoever comes by it may comment. */
  mayComment: Scalars['Boolean']['output'];
  madeAt: Scalars['Timestamp']['output'];
  /** When somebody who came by it last used it; null while nobody has. */
  lastUsedAt: Maybe<Scalars['Timestamp']['output']>;
  /** How often it was opened. */
  openings: Scalars['Int']['output'];
  /** Who came by it and is on a device still, the latest seen first; at most 100. */
  visitors: Array<LinkVisitor>;
};

/** Somebody who came by a link of a company or a client, under the name that they said. */
export type LinkVisitor = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** When a device of theirs was last in use; an hour may be missing. */
  lastSeenAt: Scalars['Timestamp']['output'];
};

export type Trade = Node & {
  id: Scalars['ID']['output'];
  /** Unique in the project, whatever the case of its letters. */
  name: Scalars['String']['output'];
  /** Who gets a snag of this trade unless another company is chosen; nobody while that company is archived. */
  defaultCompany: Maybe<Company>;
  /** One-tap titles: at most 30 of at most 80 characters. */
  phrases: Array<Scalars['String']['output']>;
  /** Not offered for what is new; snags that have it keep it. */
  archived: Scalars['Boolean']['output'];
  /** Whether lists are narrowed by it: not, once it is archived and no snag that the viewer sees has it. */
  filterable: Scalars['Boolean']['output'];
};

export type Location = Node & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** 1 at the root, at most 4. */
  depth: Scalars['Int']['output'];
  parent: Maybe<Location>;
  /** From the root, such as “Block A › L02 › Flat 14 › Kitchen”. */
  path: Scalars['String']['output'];
  /** The last two names of the path, such as “Flat 14 › Kitchen”, with as much before them as tells it apart from the project's other locations. */
  shortPath: Scalars['String']['output'];
  /** Not offered for what is new; snags and plans that have it keep it. What stands in an archived location is archived with it. */
  archived: Scalars['Boolean']['output'];
  /** Whether lists are narrowed by it: not, once it is archived and no snag that the viewer sees is in it or below it. */
  filterable: Scalars['Boolean']['output'];
};

/** A sheet of the building. What is drawn on it changes from revision to revision; the pins stay. */
export type Plan = Node & {
  id: Scalars['ID']['output'];
  project: Project;
  /** Unique in the project among plans that are not removed, whatever the case of its letters: 1 to 20 letters, digits, dots, dashes and underscores. It stands in addresses. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  location: Maybe<Location>;
  /** The newest revision that is READY; until there is one, the newest. */
  current: PlanRevision;
  /** Newest first. */
  revisions: Array<PlanRevision>;
  /** How many snags that the viewer may see have their pin here, void and closed ones included. */
  pinCount: Scalars['Int']['output'];
  /**
   * Where the snags of the filter are on one revision: the current one if no other is named. At most 10,000, newest first. The plan of the
   * filter is ignored; a pin that an alignment has laid beside the sheet is at its edge.
   */
  pins: PlanPins;
  /** Marks that open a place of another plan, of those that the viewer sees. */
  links: Array<PlanLink>;
};


/** A sheet of the building. What is drawn on it changes from revision to revision; the pins stay. */
export type PlanPinsArgs = {
  filter?: InputMaybe<SnagFilter>;
  revisionId?: InputMaybe<Scalars['ID']['input']>;
};

/** A mark on a plan that opens a place of another one. Both spots count on the plans' current revisions; 0…1 of their sides. */
export type PlanLink = {
  /** For EditPlanInput.removeLink. */
  key: Scalars['String']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
  toCode: Scalars['String']['output'];
  toName: Scalars['String']['output'];
  /** The current revision of the other plan. */
  toRevisionId: Scalars['ID']['output'];
  toX: Scalars['Float']['output'];
  toY: Scalars['Float']['output'];
};

/**
 * Pins in columns, because three thousand of them have to fit through a bad line: entry n of each list is one pin.
 * Who needs more of a pin asks for its snag.
 */
export type PlanPins = {
  /** The snags' numbers. */
  numbers: Array<Scalars['Int']['output']>;
  /** Ten-thousandths of the sheet's width, from the left. */
  xs: Array<Scalars['Int']['output']>;
  /** Ten-thousandths of the sheet's height, from the top. */
  ys: Array<Scalars['Int']['output']>;
  statuses: Array<SnagStatus>;
  /** The locations that occur, each once. */
  locationIds: Array<Scalars['ID']['output']>;
  /** Index into `locationIds`, or -1 if the snag has none. */
  places: Array<Scalars['Int']['output']>;
  /** Indexes of the snags that are overdue. */
  overdue: Array<Scalars['Int']['output']>;
};

export type PlanRevisionState =
  | 'QUEUED'
  | 'RENDERING'
  | 'READY'
  | 'FAILED';

export type PlanRevision = Node & {
  id: Scalars['ID']['output'];
  plan: Plan;
  /** What people call it, such as B or 2026-11. */
  label: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** In its file, from 1. */
  page: Scalars['Int']['output'];
  state: PlanRevisionState;
  /** Whole percent; null unless RENDERING. */
  progress: Maybe<Scalars['Int']['output']>;
  /** The sentence a person reads; null unless FAILED. */
  failure: Maybe<Scalars['String']['output']>;
  /** Pixels at full zoom. Null until READY. */
  widthPx: Maybe<Scalars['Int']['output']>;
  heightPx: Maybe<Scalars['Int']['output']>;
  /** Of the paper. */
  pageWidthMm: Scalars['Float']['output'];
  pageHeightMm: Scalars['Float']['output'];
  /** Null until READY. */
  tiles: Maybe<PlanTiles>;
  /** The whole sheet as one small picture, at most 320 (SMALL) or 1,280 px (MEDIUM and LARGE) on the longer side. Null until READY. */
  overviewUrl: Maybe<Scalars['String']['output']>;
  /** Bytes of all its pictures in one file, which a device takes along: {address of the revision}/pack, in parts. Null until READY. */
  packBytes: Maybe<Scalars['Int']['output']>;
  /** Whether somebody laid it on an earlier revision by two points. */
  aligned: Scalars['Boolean']['output'];
  /** How it lies on the plan's first revision, in parts of both sheets: the six numbers a, b, c, d, e, f of x, y ↦ a·x + c·y + e, b·x + d·y + f. */
  toFirst: Array<Scalars['Float']['output']>;
  addedBy: User;
  addedAt: Scalars['Timestamp']['output'];
};


export type PlanRevisionOverviewUrlArgs = {
  size: PhotoSize;
};

/** A Deep Zoom pyramid: {url}/{level}/{column}_{row}.webp, level 0 is one pixel. Answers only with the session's cookie. */
export type PlanTiles = {
  url: Scalars['String']['output'];
  /** Pixels of a tile's side without its overlap. */
  size: Scalars['Int']['output'];
  /** Pixels that neighbours share on each side. */
  overlap: Scalars['Int']['output'];
};

/** A file that was uploaded for plans; each of its pages can become one. For inspectors and admins. */
export type PlanFile = Node & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  byteLength: Scalars['Int']['output'];
  pages: Array<PlanPage>;
};

export type PlanPage = {
  /** From 1. */
  page: Scalars['Int']['output'];
  /** From the file's bookmarks; else the file's name without its ending, followed by “, page 3” if it has several. */
  title: Scalars['String']['output'];
  widthMm: Scalars['Float']['output'];
  heightMm: Scalars['Float']['output'];
  /**
   * What is on it, at most 240 (SMALL) or 1,600 px (MEDIUM and LARGE) on the longer side. Drawn when it is first asked for: 202 without a body
   * as long as it is not there. Null for a file that is a picture itself.
   */
  pictureUrl: Maybe<Scalars['String']['output']>;
};


export type PlanPagePictureUrlArgs = {
  size: PhotoSize;
};

/** Where a snag is. */
export type Pin = {
  plan: Plan;
  /** The plan's current revision, on which x and y count. */
  revision: PlanRevision;
  /** 0 at the left edge, 1 at the right. */
  x: Scalars['Float']['output'];
  /** 0 at the top, 1 at the bottom. */
  y: Scalars['Float']['output'];
  /** A picture of the spot, 640 × 400 px with the pin in the middle, without the pin. Null until the revision is READY. */
  extractUrl: Maybe<Scalars['String']['output']>;
  /** The revision that somebody set it on; `setX` and `setY` count there. */
  setOn: PlanRevision;
  setX: Scalars['Float']['output'];
  setY: Scalars['Float']['output'];
};

export type Invitation = Node & {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  role: Role;
  company: Maybe<Company>;
  expiresAt: Scalars['Timestamp']['output'];
  /** What became of its mail. Null if the server sends none; else inviting the same person once more mails another one in its place. */
  mail: Maybe<InvitationMail>;
};

export type InvitationMail =
  /** It was made when the server sent none, or before that was noted. */
  | 'NONE'
  | 'WAITING'
  | 'SENT'
  /** It was refused, or nothing could be sent for a day. */
  | 'FAILED';

export type InvitationOffer = {
  projectName: Scalars['String']['output'];
  projectCode: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role: Role;
  /** The name of whoever invited; null if it was erased. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** True if a user with this e-mail exists: they accept after signing in. */
  hasAccount: Scalars['Boolean']['output'];
};

export type PasswordLinkOffer = {
  name: Scalars['String']['output'];
  /** For whoever keeps the passwords. */
  email: Scalars['String']['output'];
  /** With how many passkeys the person signs in. */
  passkeys: Scalars['Int']['output'];
};

export type SnagStatus =
  | 'OPEN'
  | 'IN_PROGRESS'
  | 'FIXED'
  | 'CLOSED'
  | 'DISPUTED'
  | 'VOID';

export type SnagType =
  | 'DEFECT'
  | 'UNFINISHED'
  | 'DAMAGE'
  | 'OTHER';

export type Priority =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';

/** The moves of the state machine. */
export type SnagMove =
  | 'START'
  | 'FIX'
  | 'CLOSE'
  | 'SEND_BACK'
  | 'DISPUTE'
  | 'ANSWER'
  | 'REOPEN'
  | 'VOID'
  | 'RESTORE'
  /** Of *fixed* or *disputed*, by who said it, until somebody else does something to the snag: to the status before. */
  | 'TAKE_BACK';

/** Everything a viewer may be able to do with a snag: its moves, and what changes no status. */
export type SnagAction =
  | 'START'
  | 'FIX'
  | 'CLOSE'
  | 'SEND_BACK'
  | 'DISPUTE'
  | 'ANSWER'
  | 'REOPEN'
  | 'VOID'
  | 'RESTORE'
  | 'TAKE_BACK'
  | 'EDIT'
  | 'COMMENT'
  | 'ADD_DEFECT_PHOTO'
  | 'ADD_EVIDENCE_PHOTO';

export type MoveReason =
  | 'NOT_OURS'
  | 'NOT_A_DEFECT'
  | 'NO_ACCESS'
  | 'WAITING_FOR_OTHERS'
  | 'DUPLICATE'
  | 'RAISED_IN_ERROR'
  | 'OUT_OF_SCOPE'
  /** By the undoing of an import; nobody can give it. */
  | 'IMPORT_UNDONE';

export type SnagChip =
  | 'TO_CHECK'
  | 'OPEN'
  | 'OVERDUE'
  /** Neither closed nor void, and raised by the viewer or given to them; for a trade also what its company must fix and nobody was named for. */
  | 'MINE'
  | 'UNASSIGNED'
  | 'SENT_BACK'
  | 'DISPUTED'
  /** Neither closed nor void. */
  | 'OUTSTANDING'
  /** Without what undone imports made. */
  | 'ALL'
  /** What undone imports made; no other chip has it. */
  | 'UNDONE';

export type SnagSort =
  /** The newest number first. */
  | 'NUMBER'
  /** What is due first; of one day the oldest number first; at the end what has no due date. */
  | 'DUE'
  /** What was changed last first: by any event of a person. */
  | 'CHANGED'
  /** By the path of the location, at the end what has none; of one location the oldest number first. */
  | 'PLACE'
  /**
   * What is near one snag first, for who walks: its own location, then the other locations that have pins on its plan by the nearest of them, and
   * snags without a location by their pin; in each the nearest pin first. After them the rest as PLACE. Distances are those on the paper.
   */
  | 'NEAR'
  /** CRITICAL first; of one priority as DUE. */
  | 'PRIORITY';

export type SnagDue =
  /** As the chip. */
  | 'OVERDUE'
  /** From Monday to Sunday of the week it is in the project's time zone. */
  | 'THIS_WEEK'
  /** Without a due date. */
  | 'NONE';

/** What is left out narrows nothing. Of a list a snag has one; each list has at most 200. In lists of ids of what a snag may lack, `none` stands for those without. */
export type SnagFilter = {
  chip?: InputMaybe<SnagChip>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<SnagStatus>>;
  types?: InputMaybe<Array<SnagType>>;
  tradeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In one of them or in anything below it. */
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In one of them itself. */
  exactLocationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  priorities?: InputMaybe<Array<Priority>>;
  /** Whom it was given to. */
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  due?: InputMaybe<SnagDue>;
  /** Raised on this day or later, in the project's time zone. */
  raisedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Raised on this day or earlier, in the project's time zone. */
  raisedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those with their pin on it. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** The same by the plan's code, as it stands in an address, whatever the case of its letters. */
  planCode?: InputMaybe<Scalars['String']['input']>;
  /** Parts of words of title, description, number, location and comments. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** One for `tradeIds`; of a field and its list both are asked for. Devices of earlier releases know only this and the four below. */
  tradeId?: InputMaybe<Scalars['ID']['input']>;
  /** One for `companyIds`. Of a TRADE_SHEET whose it is. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** One for `locationIds`. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** One for `priorities`. */
  priority?: InputMaybe<Priority>;
  /** One for `assigneeIds`. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the list shows, and in which order, under a name. A setting of the person who saved it: the journal does not tell of it. */
export type SavedView = Node & {
  id: Scalars['ID']['output'];
  /** Unique among the views of its owner in the project, whatever the case of its letters; at most 60 characters. */
  name: Scalars['String']['output'];
  /** Whether everybody to whom the whole list is shown sees it too. */
  shared: Scalars['Boolean']['output'];
  owner: User;
  /** Whether the viewer may change or remove it. */
  mayChange: Scalars['Boolean']['output'];
  search: ViewSearch;
};

/** What a trade, company, location, plan or person was named for and is gone, or is not shared with the viewer, is left out. */
export type ViewSearch = {
  chip: SnagChip;
  sort: SnagSort;
  /** Any of these; an empty list narrows nothing. */
  statuses: Array<SnagStatus>;
  types: Array<SnagType>;
  tradeIds: Array<Scalars['ID']['output']>;
  companyIds: Array<Scalars['ID']['output']>;
  locationIds: Array<Scalars['ID']['output']>;
  exactLocationIds: Array<Scalars['ID']['output']>;
  planCode: Maybe<Scalars['String']['output']>;
  priorities: Array<Priority>;
  assigneeIds: Array<Scalars['ID']['output']>;
  due: Maybe<SnagDue>;
  raisedFrom: Maybe<Scalars['LocalDate']['output']>;
  raisedTo: Maybe<Scalars['LocalDate']['output']>;
  text: Maybe<Scalars['String']['output']>;
  /** What was left out. */
  missing: Array<ViewPart>;
  /** The first of `tradeIds`, for devices of earlier releases, as the four below. */
  tradeId: Maybe<Scalars['ID']['output']>;
  companyId: Maybe<Scalars['ID']['output']>;
  locationId: Maybe<Scalars['ID']['output']>;
  priority: Maybe<Priority>;
  assigneeId: Maybe<Scalars['ID']['output']>;
};

export type ViewPart =
  | 'TRADE'
  | 'COMPANY'
  | 'LOCATION'
  | 'PLAN'
  | 'PERSON';

export type ReportKind =
  /** The snags of a filter. */
  | 'LIST'
  /** The work of one company, with a QR code for each snag. A company makes its own. */
  | 'TRADE_SHEET'
  /** For the day on which both sides sign: figures, plans with their pins, what is still open on a page of its own, every snag with who fixed and closed it, and fields for signatures. */
  | 'HANDOVER';

export type ReportState =
  | 'QUEUED'
  | 'MAKING'
  | 'READY'
  | 'FAILED'
  | 'CANCELLED';

export type ReportPhotos =
  | 'NONE'
  /** A row of small ones under each snag. */
  | 'SMALL'
  /** Large enough to see the work. */
  | 'LARGE';

export type ReportGrouping =
  | 'PLACE'
  | 'TRADE'
  | 'COMPANY';

export type ReportLayout =
  /** All that is told of a snag, with its photos. */
  | 'BLOCK'
  /** A line of a table, without photos: number, status, title, location, trade and company, due date. */
  | 'LINE';

export type Paper =
  | 'A4'
  | 'LETTER';

/** A document for people who do not sign in, as PDF: the snags as they were when it was made. The journal does not tell of it. */
export type Report = Node & {
  id: Scalars['ID']['output'];
  kind: ReportKind;
  state: ReportState;
  /** Whole percent; null unless MAKING. */
  progress: Maybe<Scalars['Int']['output']>;
  /** The sentence a person reads; null unless FAILED. */
  failure: Maybe<Scalars['String']['output']>;
  /** What narrowed it, such as “Open, Electrical”, in the viewer's language. What is gone, or is not shared with the viewer, is left out. */
  about: Scalars['String']['output'];
  settings: ReportSettings;
  /** Null until READY. */
  snagCount: Maybe<Scalars['Int']['output']>;
  by: User;
  askedAt: Scalars['Timestamp']['output'];
  /** Null until READY. */
  byteLength: Maybe<Scalars['Int']['output']>;
  /** A path on this server; it answers only with the session's cookie. Null until READY. */
  url: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may cancel it while it is made, and remove it after. */
  mayRemove: Scalars['Boolean']['output'];
  /** Whether it is the draft of a handover that is to be signed on the screen: once it is made it stands among the project's handovers, and no longer here. */
  forSigning: Scalars['Boolean']['output'];
  /** To whom it was sent by mail, the first first: who inspects sees all, everybody else what they sent themselves. */
  mails: Array<ReportMail>;
  /** Whether the viewer may send it by mail; false while the server sends none. */
  maySend: Scalars['Boolean']['output'];
  /** Of a TRADE_SHEET that the viewer may send: who gets one that goes to its company's people, members by name and the company's own address. */
  companyPeople: Array<Scalars['String']['output']>;
};

export type ReportExtent = {
  /** As of a report. */
  about: Scalars['String']['output'];
  snags: Scalars['Int']['output'];
  /** Those that it shows. */
  photos: Scalars['Int']['output'];
  /** Estimated. */
  pages: Scalars['Int']['output'];
  /** Estimated: in how many PDFs of at most 100 MB it comes, as one ZIP if they are several. */
  volumes: Scalars['Int']['output'];
  /** Whether a trade sheet would have QR codes: its company has a link, or the viewer makes that of their own company. */
  withCodes: Scalars['Boolean']['output'];
};

export type ReportMailState =
  /** For its report, which is made meanwhile. */
  | 'WAITING'
  | 'SENDING'
  /** The mail server has taken it. */
  | 'SENT'
  | 'FAILED'
  /** Its report had no snags, so nobody was sent it: only of a schedule. */
  | 'EMPTY';

/** A report to one recipient. */
export type ReportMail = {
  id: Scalars['ID']['output'];
  /** The name of a member, or an address. */
  to: Scalars['String']['output'];
  state: ReportMailState;
  by: User;
  askedAt: Scalars['Timestamp']['output'];
  /** When it was sent or given up. */
  settledAt: Maybe<Scalars['Timestamp']['output']>;
  /** The sentence a person reads; null unless FAILED. */
  problem: Maybe<Scalars['String']['output']>;
  /** Whether a schedule sent it. */
  scheduled: Scalars['Boolean']['output'];
};

export type ReportOutcome =
  | 'SENT'
  /** It had no snags, so nobody was sent it. */
  | 'EMPTY'
  | 'FAILED';

/** A report that is made on days of the week, as whoever set it up sees things, and sent by mail. */
export type ReportSchedule = {
  id: Scalars['ID']['output'];
  kind: ReportKind;
  /** As of a report. */
  about: Scalars['String']['output'];
  settings: ReportSettings;
  weekdays: Array<Weekday>;
  /** By the site's clock, 0 to 23. */
  hour: Scalars['Int']['output'];
  addresses: Array<Scalars['String']['output']>;
  /** Also to the people of the company of a TRADE_SHEET, as they are then. */
  toCompany: Scalars['Boolean']['output'];
  by: User;
  paused: Scalars['Boolean']['output'];
  /** Whether whoever set it up may not make such a report any more, or its company was merged into another, which it names now: it is not made until somebody changes it. */
  stopped: Scalars['Boolean']['output'];
  /** Null while it pauses, once it has stopped, and while the project is archived. */
  nextOn: Maybe<Scalars['LocalDate']['output']>;
  /** What became of the last one, and when it was; null before the first, and while that is made. */
  outcome: Maybe<ReportOutcome>;
  lastOn: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the viewer may change, pause and remove it. */
  mayChange: Scalars['Boolean']['output'];
};

export type HandoverState =
  /** It waits for signatures. */
  | 'PREPARED'
  /** All parties have signed; the final PDF is being made. */
  | 'SIGNED'
  /** The final PDF is there. It is never made anew. */
  | 'SEALED'
  /** Nobody can sign it any more. */
  | 'WITHDRAWN';

/** A handover that is signed on the screen. Its draft tells of the snags as they were after one event of the journal, and each signature names the draft's hash. */
export type Handover = Node & {
  id: Scalars['ID']['output'];
  state: HandoverState;
  /** As of a report. */
  about: Scalars['String']['output'];
  snagCount: Scalars['Int']['output'];
  preparedBy: User;
  preparedAt: Scalars['Timestamp']['output'];
  /** Number and hash of the last event that it tells of. */
  eventNumber: Scalars['Int']['output'];
  eventHash: Scalars['String']['output'];
  /** How many events of snags came after that one. They are not in it. Null once it waits for signatures no more. */
  changesSince: Maybe<Scalars['Int']['output']>;
  /** Of the draft: 64 hexadecimal digits. */
  draftSha256: Scalars['String']['output'];
  draftByteLength: Scalars['Int']['output'];
  /** A path on this server, as of a report; null once something was erased that the draft may say. */
  draftUrl: Maybe<Scalars['String']['output']>;
  /** All who have to sign, in their order. */
  parties: Array<HandoverParty>;
  /** Of the final PDF; the following are null until SEALED. */
  sha256: Maybe<Scalars['String']['output']>;
  byteLength: Maybe<Scalars['Int']['output']>;
  url: Maybe<Scalars['String']['output']>;
  /** When it was sealed or withdrawn. */
  endedAt: Maybe<Scalars['Timestamp']['output']>;
  /** Whether a party signs in the viewer's session: all do in that of whoever prepared it, and who was asked to in their own. */
  maySign: Scalars['Boolean']['output'];
  mayWithdraw: Scalars['Boolean']['output'];
};

/**
 * Works of a company that were accepted, all or a part of them, and until when their defects can be
 * claimed by what the project says was agreed. No legal advice.
 */
export type Acceptance = Node & {
  id: Scalars['ID']['output'];
  company: Company;
  /** Which works, such as “Roof”; empty for all of them. */
  part: Scalars['String']['output'];
  basis: DefectsBasis;
  lengthCount: Scalars['Int']['output'];
  lengthUnit: PeriodUnit;
  acceptedOn: Scalars['LocalDate']['output'];
  /** Where that is written, such as “Handover of 3 December”; may be empty. */
  proof: Scalars['String']['output'];
  /** The last day of the regular period. */
  endsOn: Scalars['LocalDate']['output'];
  /** Under VOB/B: defects whose own two years end later than the regular period, the earliest end first. None for a part of the works, because no snag says to which part it belongs. */
  ownPeriods: Array<OwnPeriod>;
  /** Snags of the company that were raised after the acceptance and are not over; null for a part of the works, because no snag says to which part it belongs. */
  openSince: Maybe<Scalars['Int']['output']>;
  /** Who recorded and corrected it, oldest first. */
  history: Array<Event>;
};

/** The two years of one defect. */
export type OwnPeriod = {
  snag: Snag;
  /** Their last day. */
  endsOn: Scalars['LocalDate']['output'];
  /** The day that they are counted from: of the receipt, or of the acceptance of the remedy. */
  countedFrom: Scalars['LocalDate']['output'];
  /** The number of the notice that was received; null: they follow from an accepted remedy. */
  noticeNumber: Maybe<Scalars['Int']['output']>;
};

export type Accepted =
  | 'ALL'
  /** Whether the snag is in that part, nobody has said. */
  | 'PART';

/** BEFORE and AFTER acceptance; SECOND: once the deadline of one of these has passed. */
export type DefectNoticeKind =
  | 'BEFORE'
  | 'AFTER'
  | 'SECOND'
  | 'WITHDRAWAL';

/** What the company owes it by. OWN: as the text says. */
export type NoticeBasis =
  | 'VOB_4_7'
  | 'VOB_13_5'
  | 'BGB'
  | 'JCT'
  | 'NEC'
  | 'OWN';

/** LINK: the company finds it behind its link. PRINT: on paper. */
export type NoticeWay =
  | 'MAIL'
  | 'LINK'
  | 'PRINT';

export type DefectNoticeState =
  /** Its deadline is to come. */
  | 'RUNNING'
  /** It waits for whoever sent it. */
  | 'PASSED'
  /** A second notice was sent. */
  | 'FOLLOWED'
  /** None of its snags is open with the company any more, or it withdraws another notice. */
  | 'DONE'
  | 'WITHDRAWN';

/** A notice of defects that was sent to a company. No legal advice. */
export type DefectNotice = Node & {
  id: Scalars['ID']['output'];
  /** The company's from 1; a withdrawal has that of the notice that it withdraws. Two can be alike once companies were merged. */
  number: Scalars['Int']['output'];
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  project: Project;
  company: Company;
  /** Which one a second notice or a withdrawal follows. */
  previous: Maybe<DefectNotice>;
  text: Scalars['String']['output'];
  /** Null: it sets none. */
  deadlineOn: Maybe<Scalars['LocalDate']['output']>;
  state: DefectNoticeState;
  snagCount: Scalars['Int']['output'];
  /** How many of its snags are still open with the company, disputed ones too. */
  owed: Scalars['Int']['output'];
  /** How many of its snags the company reported fixed and nobody has checked. */
  toCheck: Scalars['Int']['output'];
  /** What doing it ourselves costs, in hundredths of the project's currency. For who inspects; null for everybody else. */
  amount: Maybe<Scalars['Int']['output']>;
  way: NoticeWay;
  sentBy: User;
  sentAt: Scalars['Timestamp']['output'];
  /** To whom it was mailed. For who inspects; none for everybody else. */
  mails: Array<DefectNoticeMail>;
  /** When somebody of its company opened its PDF first in a session, and who; a link in a mail does not count, because programs follow it too. */
  openedAt: Maybe<Scalars['Timestamp']['output']>;
  openedBy: Maybe<Scalars['String']['output']>;
  /** On which day the company received it, as somebody recorded; null: nobody did. */
  receivedOn: Maybe<Scalars['LocalDate']['output']>;
  /** A path on this server: the newest photo of the slip that was signed for it. For who inspects; null for everybody else, and where there is none. */
  slipUrl: Maybe<Scalars['String']['output']>;
  /** Of all photos of slips that are here, the newest first. */
  slipUrls: Array<Scalars['String']['output']>;
  /** How many photos of slips there are, also those that are on another server. For who inspects; 0 for everybody else. */
  slips: Scalars['Int']['output'];
  /** Of its PDF; the following are null until it is made. */
  sha256: Maybe<Scalars['String']['output']>;
  byteLength: Maybe<Scalars['Int']['output']>;
  /** A path on this server. */
  url: Maybe<Scalars['String']['output']>;
  /** Whether its PDF is not for the viewer, because it names an amount. */
  isWithheld: Scalars['Boolean']['output'];
  /** Whether it is about this snag, so that its PDF has what was written and photographed of it by then. */
  concerns: Scalars['Boolean']['output'];
  /** What the viewer can send after it. */
  mayFollow: Array<DefectNoticeKind>;
};


/** A notice of defects that was sent to a company. No legal advice. */
export type DefectNoticeConcernsArgs = {
  snagId: Scalars['ID']['input'];
};

/** A notice to one recipient. */
export type DefectNoticeMail = {
  id: Scalars['ID']['output'];
  /** The name of a member, or an address. */
  to: Scalars['String']['output'];
  state: DefectNoticeMailState;
  /** When it was sent or given up. */
  settledAt: Maybe<Scalars['Timestamp']['output']>;
};

export type DefectNoticeMailState =
  /** For its PDF, which is made meanwhile. */
  | 'WAITING'
  | 'SENDING'
  /** The mail server has taken it. */
  | 'SENT'
  | 'FAILED';

export type DefectNoticeDraft = {
  /** A withdrawal has that of the notice that it withdraws. */
  number: Scalars['Int']['output'];
  /** By what the list is narrowed from which it begins, in words. */
  about: Scalars['String']['output'];
  /** Those that are open with the company, at most one more than a notice can have. */
  snags: Array<Snag>;
  /** How many others of the list are not in it. */
  leftOut: Scalars['Int']['output'];
  /** As proposed: ten working days from today. */
  deadlineOn: Scalars['LocalDate']['output'];
  /** Whether works of the company were accepted. */
  isAccepted: Scalars['Boolean']['output'];
  /** The project's own, or the one that comes with Snagbook. */
  text: Scalars['String']['output'];
  /** Whether there is none in this language, so that it begins with the English one. */
  isEnglish: Scalars['Boolean']['output'];
  /** Who gets it that goes to the company by mail: members by name, and its own address. */
  people: Array<Scalars['String']['output']>;
  /** Whether the company has a link. */
  hasLink: Scalars['Boolean']['output'];
};

/** By what a defects period was agreed. OTHER: the contract's own text. */
export type DefectsBasis =
  | 'VOB_B'
  | 'BGB'
  | 'JCT'
  | 'NEC'
  | 'OTHER';

export type PeriodUnit =
  | 'YEARS'
  | 'MONTHS'
  | 'WEEKS';

export type HandoverConnection = {
  edges: Array<HandoverEdge>;
  pageInfo: PageInfo;
};

export type HandoverEdge = {
  cursor: Scalars['String']['output'];
  node: Handover;
};

export type HandoverParty = {
  /** Its position among the parties, from 0. */
  position: Scalars['Int']['output'];
  /** For whom it signs, such as “for the client”. */
  role: Scalars['String']['output'];
  /** May be empty. */
  company: Scalars['String']['output'];
  /** Null until it has signed. */
  signature: Maybe<HandoverSignature>;
  /** Whether it signs in the viewer's session: they have prepared the handover, or were asked to sign for it. */
  maySign: Scalars['Boolean']['output'];
  /** Who was asked to sign for it from elsewhere; null for who does not inspect, and once it has signed. */
  asked: Maybe<SignerRequest>;
};

/** Somebody who was asked to sign. A member does so in their own session; others by a link, and a code that comes to them apart. */
export type SignerRequest = {
  /** The name of a member, or an e-mail. */
  to: Scalars['String']['output'];
  byAccount: Scalars['Boolean']['output'];
  mail: SignerMail;
  endsAt: Scalars['Timestamp']['output'];
  /** Whether it has ended, or too many wrong codes were entered: they have to be asked again. */
  isOver: Scalars['Boolean']['output'];
};

export type SignerMail =
  /** The server sends none: whoever asked hands link and code over. */
  | 'NONE'
  | 'SENDING'
  | 'SENT'
  | 'FAILED';

/** What a link to sign opens, before its code is entered. */
export type Signing = {
  state: SigningState;
  /** Its name. */
  project: Scalars['String']['output'];
  /** For whom is signed. */
  role: Scalars['String']['output'];
  /** Who prepared the handover. */
  by: Scalars['String']['output'];
};

export type SigningState =
  | 'OPEN'
  /** This party has signed. */
  | 'SIGNED'
  /** The handover was withdrawn, or something was erased that it said. */
  | 'WITHDRAWN'
  /** The link has ended, or too many wrong codes were entered. */
  | 'OVER';

export type HandoverSignature = {
  /** Of the event. */
  eventId: Scalars['ID']['output'];
  /** Who signed; null once it was erased. */
  name: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  /** Null if the name was typed instead, and once it was erased. */
  strokes: Maybe<Scalars['String']['output']>;
  /** What they reserve; may be empty, and is null once it was erased. */
  reservations: Maybe<Scalars['String']['output']>;
  /** The numbers of the snags that they except. */
  except: Array<Scalars['Int']['output']>;
  /** By the device's clock, not later than the server's. */
  signedAt: Scalars['Timestamp']['output'];
  /** Who was signed in; behind a link whoever prepared the handover. */
  by: User;
  /** The e-mail to which the link went by which it was signed; null: it was signed in a session, or erased. */
  byLink: Maybe<Scalars['String']['output']>;
};

export type ReportSettings = {
  photos: ReportPhotos;
  grouping: ReportGrouping;
  paper: Paper;
  /** By its tag, such as `de`. */
  language: Scalars['String']['output'];
  /** What each snag takes. LINE in a LIST alone. */
  layout: ReportLayout;
  /** Whether each block shows its place on the plan. */
  onPlan: Scalars['Boolean']['output'];
  /** Of trade sheets: that of each company with snags, in one ZIP. */
  allCompanies: Scalars['Boolean']['output'];
};

export type RecordCheckState =
  | 'QUEUED'
  | 'CHECKING'
  | 'DONE';

/** A check of a project's journal, and of the photos and plan files that its events name: the server computes every hash again. */
export type RecordCheck = {
  state: RecordCheckState;
  /** Whole percent; null unless CHECKING. */
  progress: Maybe<Scalars['Int']['output']>;
  by: User;
  askedAt: Scalars['Timestamp']['output'];
  /** Null until DONE. */
  result: Maybe<RecordResult>;
};

export type RecordResult = {
  checkedAt: Scalars['Timestamp']['output'];
  /** Whether every event, and every file that one names, is as it was recorded. */
  holds: Scalars['Boolean']['output'];
  /** How many events hold, from the first one on. */
  events: Scalars['Int']['output'];
  /** The hash of the last of them: 64 hexadecimal digits. */
  lastHash: Scalars['String']['output'];
  /** How many texts and photos were erased, as an event says. */
  redacted: Scalars['Int']['output'];
  /** How many events were written before there was a chain of hashes: they are proven since `sealedAt`. */
  sealed: Scalars['Int']['output'];
  sealedAt: Maybe<Scalars['Timestamp']['output']>;
  /** Null if all events hold. */
  break: Maybe<RecordBreak>;
  /** How many files are as they were recorded. */
  photos: Scalars['Int']['output'];
  planFiles: Scalars['Int']['output'];
  /** Drafts and final PDFs of handovers that are signed on the screen. */
  handovers: Scalars['Int']['output'];
  /** How many files are not. */
  faultyFiles: Scalars['Int']['output'];
  /** The first 20 of them. */
  fileFaults: Array<RecordFileFault>;
  /** How often the server was put back to a backup, as events say that hold; the earliest first. */
  restores: Array<RecordRestore>;
};

/** The server was put back to a backup, and the journal goes on from it: what it had after that is gone, or was sent again by devices. */
export type RecordRestore = {
  /** Number of the event that says so. The backup had all events before it. */
  seq: Scalars['Int']['output'];
  restoredAt: Scalars['Timestamp']['output'];
  /** When the backup was made; null if it does not say. */
  backedUpAt: Maybe<Scalars['Timestamp']['output']>;
};

export type RecordBreakReason =
  | 'MISSING_EVENT'
  | 'UNKNOWN_FORMAT'
  | 'CHANGED_EVENT'
  | 'CHANGED_VALUE'
  | 'MISSING_VALUE'
  | 'EXTRA_ROW';

/** The first event that is not as it was recorded. */
export type RecordBreak = {
  /** The event's number in the journal. */
  seq: Scalars['Int']['output'];
  why: RecordBreakReason;
};

export type RecordFileKind =
  | 'PHOTO'
  | 'PLAN_FILE'
  /** The draft or the final PDF of a handover. */
  | 'HANDOVER';

export type RecordFileReason =
  | 'MISSING'
  | 'UNREADABLE'
  | 'OTHER_LENGTH'
  | 'OTHER_BYTES'
  | 'OTHER_ROW'
  | 'NO_EVENT';

export type RecordFileFault = {
  /** Of the photo, plan file or PDF. */
  id: Scalars['ID']['output'];
  kind: RecordFileKind;
  /** The number of the event that brought it; null if none did. */
  seq: Maybe<Scalars['Int']['output']>;
  why: RecordFileReason;
};

export type RecordedHash = {
  eventId: Scalars['ID']['output'];
  /** 64 hexadecimal digits. */
  hash: Scalars['String']['output'];
};

export type SnagCounts = {
  toCheck: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  mine: Scalars['Int']['output'];
  unassigned: Scalars['Int']['output'];
  sentBack: Scalars['Int']['output'];
  disputed: Scalars['Int']['output'];
  outstanding: Scalars['Int']['output'];
  all: Scalars['Int']['output'];
  undone: Scalars['Int']['output'];
  /** Those that no chip shows alone. */
  closed: Scalars['Int']['output'];
  /** Whether there may be more of each: a search that finds many is not counted to its end. */
  atLeast: Scalars['Boolean']['output'];
};

/** Outstanding snags are neither closed nor void. */
export type Overview = {
  /** Of all snags, void ones included, without what undone imports made. */
  raised: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
  void: Scalars['Int']['output'];
  outstanding: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  /** Due from today to Sunday. */
  dueThisWeek: Scalars['Int']['output'];
  toCheck: Scalars['Int']['output'];
  /** The day since when the oldest waits; null if none does. */
  toCheckSince: Maybe<Scalars['LocalDate']['output']>;
  disputed: Scalars['Int']['output'];
  unassigned: Scalars['Int']['output'];
  /** The last ten weeks, the present one included, or all since the first snag was raised. */
  weeks: Array<OverviewWeek>;
  /** The outstanding by their age, the youngest first. */
  ages: Array<OverviewAge>;
  /** The ten trades with the most outstanding, largest first; those without a trade last. */
  trades: Array<OverviewShare>;
  /** How many trades have outstanding snags. */
  tradeCount: Scalars['Int']['output'];
  /** The same by company. */
  companies: Array<OverviewShare>;
  companyCount: Scalars['Int']['output'];
  /** What snags cost by company, the largest first; those without a company last. For admins and inspectors; null for everybody else. */
  costs: Maybe<Array<OverviewCost>>;
  /** Ordered by path: those at the third level, and above it those without any below. A snag further down counts for its location there. Where there are more than 48, the ten with the most outstanding, largest first. */
  places: Array<OverviewPlace>;
  placeCount: Scalars['Int']['output'];
  /** The locations at the root that are not archived, whatever `locationId` says. Ordered by path. */
  blocks: Array<Location>;
};

/** How many had been raised and closed by the end of a week. */
export type OverviewWeek = {
  /** Its Monday. */
  startsOn: Scalars['LocalDate']['output'];
  raised: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
};

/** Those raised between two days, both included. */
export type OverviewAge = {
  /** Null: however long ago. */
  raisedFrom: Maybe<Scalars['LocalDate']['output']>;
  raisedTo: Scalars['LocalDate']['output'];
  outstanding: Scalars['Int']['output'];
};

/** Those of one trade or company; of none if both are null. */
export type OverviewShare = {
  trade: Maybe<Trade>;
  company: Maybe<Company>;
  overdue: Scalars['Int']['output'];
  /** Neither overdue nor to be checked. */
  inTime: Scalars['Int']['output'];
  toCheck: Scalars['Int']['output'];
};

/** In hundredths of the project's currency, of snags that are not void. */
export type OverviewCost = {
  /** Null: no company. */
  company: Maybe<Company>;
  amount: Scalars['Float']['output'];
  /** Of the amount, what is not closed. */
  outstanding: Scalars['Float']['output'];
};

export type OverviewPlace = {
  location: Location;
  outstanding: Scalars['Int']['output'];
  /** Whether it counts what is in the location itself and not below it, because what is below has its own places. */
  exact: Scalars['Boolean']['output'];
};

export type SnagConnection = {
  /** What NEAR began at. Null in every other order, and if nothing is near it. */
  near: Maybe<Snag>;
  edges: Array<SnagEdge>;
  pageInfo: PageInfo;
};

export type SnagEdge = {
  cursor: Scalars['String']['output'];
  node: Snag;
};

export type Snag = Node & {
  id: Scalars['ID']['output'];
  project: Project;
  /** Given by the server, from 1, never used again. Null only in a browser, until the server has confirmed the snag. */
  number: Maybe<Scalars['Int']['output']>;
  /** Such as EDEN-42. Null only in a browser, until the server has confirmed the snag. */
  reference: Maybe<Scalars['String']['output']>;
  /** What the person wrote; may be empty. */
  title: Scalars['String']['output'];
  /** The title; if it is empty trade and place, without a trade type and place. */
  displayTitle: Scalars['String']['output'];
  description: Scalars['String']['output'];
  status: SnagStatus;
  type: SnagType;
  priority: Priority;
  trade: Maybe<Trade>;
  /** Who fixes it. */
  company: Maybe<Company>;
  assignee: Maybe<User>;
  location: Maybe<Location>;
  /** Null if nobody set one, and if its plan was removed before the device that set it knew. */
  pin: Maybe<Pin>;
  dueOn: Maybe<Scalars['LocalDate']['output']>;
  /** What doing it ourselves costs, in hundredths of the project's currency. For admins and inspectors; null for everybody else. */
  cost: Maybe<Scalars['Int']['output']>;
  /** Whole days past the due day in the project's time zone; null if it is not overdue or needs no more work. */
  overdueDays: Maybe<Scalars['Int']['output']>;
  raisedBy: User;
  raisedAt: Scalars['Timestamp']['output'];
  /** What of the company's works had been accepted before the day on which it was raised; null for nothing. */
  afterAcceptance: Maybe<Accepted>;
  fixedBy: Maybe<User>;
  fixedAt: Maybe<Scalars['Timestamp']['output']>;
  closedBy: Maybe<User>;
  closedAt: Maybe<Scalars['Timestamp']['output']>;
  sentBackCount: Scalars['Int']['output'];
  /** Whether it is void because the import that made it was undone: then only the chip UNDONE has it. */
  importUndone: Scalars['Boolean']['output'];
  /** Rises with every event of the snag. */
  version: Scalars['Int']['output'];
  /** When a person last did something to it, by the server's clock: what CHANGED sorts by. */
  changedAt: Scalars['Timestamp']['output'];
  /** All that people wrote with its events, also what was edited since: a search looks through it. */
  comments: Array<Scalars['String']['output']>;
  waitingFor: WaitingFor;
  /** What its person can take back; null if nobody can take anything back. */
  takeBack: Maybe<TakeBack>;
  /** What the viewer may do now. The client draws its buttons from this alone. */
  allowedActions: Array<SnagAction>;
  /** How many photos are shown (removed ones are not). */
  photoCount: Scalars['Int']['output'];
  /** Shown photos of the work that came since it was last open: *fixed* may need one. */
  evidenceCount: Scalars['Int']['output'];
  /** The first defect photo. */
  thumbnail: Maybe<Photo>;
  /** Shown photos, oldest first. */
  photos: Array<Photo>;
  /** The last two of its moves that somebody wrote something with and nobody took back, newest first: why it was sent back, what was done. */
  lastMessages: Array<Event>;
  /** The events of this snag, oldest first. `first` is at most 100. */
  history: EventConnection;
};


export type SnagHistoryArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type WaitingForKind =
  /** Somebody must say who fixes it. */
  | 'ASSIGNMENT'
  /** The company must fix it. */
  | 'COMPANY'
  /** An inspector must check what was fixed, or answer a dispute. */
  | 'INSPECTOR'
  /** Nobody: closed or void. */
  | 'NOBODY';

export type WaitingFor = {
  kind: WaitingForKind;
  company: Maybe<Company>;
  since: Scalars['Timestamp']['output'];
};

export type TakeBack = {
  /** Who said that it is fixed, or disputed it. */
  by: User;
  /** The status before. */
  to: SnagStatus;
  /** Since when it waited in that. */
  since: Scalars['Timestamp']['output'];
};

export type PhotoKind =
  | 'DEFECT'
  | 'EVIDENCE';

export type PhotoState =
  /** Stored; its pictures are being made. */
  | 'QUEUED'
  | 'READY'
  /** Stored, but no picture could be made of it. */
  | 'FAILED';

export type PhotoSize =
  /** At most 320 px on the longer side. */
  | 'SMALL'
  /** At most 1,280 px. */
  | 'MEDIUM'
  /** At most 5 megapixels, so that one can read in a panorama too. */
  | 'LARGE';

export type Photo = Node & {
  id: Scalars['ID']['output'];
  kind: PhotoKind;
  state: PhotoState;
  /** Pixels, upright; null for a photo of an older version that was never READY. */
  width: Maybe<Scalars['Int']['output']>;
  /** Pixels, upright; null for a photo of an older version that was never READY. */
  height: Maybe<Scalars['Int']['output']>;
  /** A ThumbHash of about 25 bytes as base64. Null until READY. */
  thumbHash: Maybe<Scalars['String']['output']>;
  /** A path on this server; it answers with the session's cookie, or with the key as bearer. Null until READY. */
  url: Maybe<Scalars['String']['output']>;
  /** The bytes as they came, with their GPS; null unless the viewer is an inspector or admin. */
  originalUrl: Maybe<Scalars['String']['output']>;
  caption: Scalars['String']['output'];
  /** What was drawn on it, in the order of drawing. The picture itself is never changed. */
  shapes: Array<Shape>;
  /** Whether the viewer may hide it now. */
  mayRemove: Scalars['Boolean']['output'];
  by: User;
  takenAt: Scalars['Timestamp']['output'];
  /** What its camera noted; null if it noted nothing, and unless the viewer is an inspector or admin. */
  camera: Maybe<Camera>;
};


export type PhotoUrlArgs = {
  size: PhotoSize;
};

export type Camera = {
  /** Minutes that its clock was ahead of UTC. */
  offsetMinutes: Maybe<Scalars['Int']['output']>;
  /** 1 to 8, as EXIF counts: how the camera was held. The pictures are upright. */
  orientation: Maybe<Scalars['Int']['output']>;
  /** Its maker and model. */
  device: Maybe<Scalars['String']['output']>;
};

export type ShapeKind =
  /** From x, y to its head at toX, toY. */
  | 'ARROW'
  /** The ellipse in the box between x, y and toX, toY. */
  | 'CIRCLE'
  /** At x, y. */
  | 'TEXT'
  /** Drawn freely, from x, y through its points. */
  | 'LINE';

/** Something drawn on a photo. Places are parts of the upright picture's width and height, 0…1 from the top left. */
export type Shape = {
  kind: ShapeKind;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
  /** Null for a text and a line. */
  toX: Maybe<Scalars['Float']['output']>;
  /** Null for a text and a line. */
  toY: Maybe<Scalars['Float']['output']>;
  /** Up to 80 characters; null for all but a text. */
  text: Maybe<Scalars['String']['output']>;
  /** Of a line, x and y in turn, up to 200 points; null for all others. */
  points: Maybe<Array<Scalars['Float']['output']>>;
};

export type EventKind =
  | 'PROJECT_CREATED'
  | 'PROJECT_EDITED'
  | 'MEMBER_ADDED'
  | 'MEMBER_CHANGED'
  | 'MEMBER_REMOVED'
  | 'MEMBER_INVITED'
  | 'INVITATION_WITHDRAWN'
  /** Told only to admins. */
  | 'PASSWORD_LINK_ISSUED'
  /** Made, changed, archived or restored. */
  | 'COMPANY_SAVED'
  | 'COMPANY_REMOVED'
  /** A link was made for the company, or shown anew. As its withdrawal told only to admins. */
  | 'COMPANY_LINK_MADE'
  | 'COMPANY_LINK_WITHDRAWN'
  /** As of a company. */
  | 'CLIENT_LINK_MADE'
  | 'CLIENT_LINK_WITHDRAWN'
  /** A key of the API was made, or shown anew. As its end told only to admins. */
  | 'API_KEY_MADE'
  | 'API_KEY_ENDED'
  /** As keys. */
  | 'WEBHOOK_ADDED'
  | 'WEBHOOK_REMOVED'
  /** As a company. */
  | 'TRADE_SAVED'
  | 'TRADE_REMOVED'
  /** Made, renamed, archived or restored. */
  | 'LOCATION_SAVED'
  | 'LOCATIONS_ADDED'
  | 'LOCATION_REMOVED'
  | 'PLAN_FILE_ADDED'
  | 'PLAN_ADDED'
  | 'PLAN_EDITED'
  | 'PLAN_REMOVED'
  | 'PLAN_REVISION_ADDED'
  /** The server drew a revision, or found that it cannot. */
  | 'PLAN_RENDERED'
  /** Somebody asked that a revision that could not be drawn is drawn again. */
  | 'PLAN_REDRAW_ASKED'
  | 'PLAN_ALIGNED'
  | 'SNAG_RAISED'
  | 'SNAG_EDITED'
  /** Its cost alone was edited. Told only to those who see amounts. */
  | 'SNAG_COSTED'
  | 'SNAG_STARTED'
  | 'SNAG_FIXED'
  | 'SNAG_CLOSED'
  | 'SNAG_SENT_BACK'
  | 'SNAG_DISPUTED'
  | 'SNAG_ANSWERED'
  | 'SNAG_REOPENED'
  | 'SNAG_VOIDED'
  | 'SNAG_RESTORED'
  | 'SNAG_TAKEN_BACK'
  | 'PHOTO_ADDED'
  /** The server made the pictures of a photo, or found that it cannot. */
  | 'PHOTO_RENDERED'
  | 'PHOTO_REMOVED'
  /** Somebody drew on a photo, or wiped off what was drawn. */
  | 'PHOTO_MARKED'
  | 'COMMENT_ADDED'
  | 'COMMENT_EDITED'
  /** The draft of a handover is there, to be signed on the screen. */
  | 'HANDOVER_PREPARED'
  | 'HANDOVER_SIGNED'
  | 'HANDOVER_WITHDRAWN'
  /** All have signed, and the server made the final PDF. */
  | 'HANDOVER_SEALED'
  /** Works of a company were accepted, or what was recorded of it was corrected. */
  | 'ACCEPTANCE_SAVED'
  /** It was entered by mistake. */
  | 'ACCEPTANCE_WITHDRAWN'
  | 'NOTICE_SENT'
  /** The server made the PDF of a notice. */
  | 'NOTICE_MADE'
  /** Somebody of its company opened a notice for the first time. */
  | 'NOTICE_OPENED'
  /** The day of its receipt was recorded or corrected, or a photo of the signed slip was attached. */
  | 'NOTICE_RECEIVED'
  /** The owner of the server erased a text, a photo or a person. */
  | 'REDACTED'
  /** The owner of the server brought the project in from an archive: what stands before it was written on another server, or on this one before it was deleted. */
  | 'IMPORTED'
  /** The server was put back to a backup: the journal goes on from what stands before it. For admins. */
  | 'RESTORED';

/** One entry of the journal. It is never changed. */
export type Event = Node & {
  /** Made by the device. */
  id: Scalars['ID']['output'];
  kind: EventKind;
  /** Null if the server itself did it. */
  actor: Maybe<Actor>;
  snag: Maybe<Snag>;
  /** What was changed, in words for a reader. */
  changes: Array<Change>;
  /** What the person wrote with it. A comment that was edited reads as it does now; what it said before stands in the COMMENT_EDITED. */
  comment: Maybe<Scalars['String']['output']>;
  /** When the comment was edited last, by the device's clock; null if it never was or this is no COMMENT_ADDED. */
  editedAt: Maybe<Scalars['Timestamp']['output']>;
  /** Until when the viewer may edit the comment; null if it is none or not theirs, and in an archived project. */
  editableUntil: Maybe<Scalars['Timestamp']['output']>;
  /** The COMMENT_ADDED that a COMMENT_EDITED is about, as it reads now; null for all other events. */
  edited: Maybe<Event>;
  reason: Maybe<MoveReason>;
  /** The first of its photos. */
  photo: Maybe<Photo>;
  /** The photos that came with it, or that it is about, as far as they are shown to the viewer. */
  photos: Array<Photo>;
  /** What a PHOTO_MARKED drew, all of it; null for all other events and for a photo that is not shown to the viewer. */
  shapes: Maybe<Array<Shape>>;
  /** Whether something that was written with it is erased. */
  redacted: Scalars['Boolean']['output'];
  /** Whether the viewer may erase what was written with it, or the photo that came with it. */
  mayErase: Scalars['Boolean']['output'];
  /** The events that a REDACTED erased something of, as they read now: those that the viewer sees, and of a person the latest 200 of the project. */
  erased: Array<Event>;
  /** The photo that a REDACTED erased. */
  erasedPhotoId: Maybe<Scalars['ID']['output']>;
  /** True if it came too late to change anything: photos and note were kept, the status or the fields were left. */
  withoutEffect: Scalars['Boolean']['output'];
  /** The device's clock, not later than `recordedAt`. */
  occurredAt: Scalars['Timestamp']['output'];
  /** The server's clock. */
  recordedAt: Scalars['Timestamp']['output'];
};

/** A field that changed, with names instead of ids. */
export type Change = {
  field: Scalars['String']['output'];
  from: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['String']['output']>;
  /** True if somebody had edited the field later than this on their device: it was left as it was. */
  lost: Scalars['Boolean']['output'];
};

export type EventConnection = {
  edges: Array<EventEdge>;
  pageInfo: PageInfo;
};

export type EventEdge = {
  cursor: Scalars['String']['output'];
  node: Event;
};

/** One event as a subscriber sees it. */
export type JournalEntry = {
  /** Hand this back to go on after this entry. Opaque. */
  cursor: Scalars['String']['output'];
  /**
   * Null if the event took the snag out of the viewer's sight, and if nothing happened but the progress of `subject`. Progress is not
   * written: it is told as it is now, to those who listen or ask at the time; its cursor is where the reader stands already.
   */
  event: Maybe<Event>;
  /** The snag as it is now; null if the event is not about one. */
  snag: Maybe<Snag>;
  /** The snag that is no longer shared with the viewer. */
  goneSnagId: Maybe<Scalars['ID']['output']>;
  /**
   * The company, trade, location, member or project as it is now, for events of the set-up; the plan for all events of a plan and its
   * revisions, also for the one that removed it; the file for PLAN_FILE_ADDED; a revision that is being drawn.
   */
  subject: Maybe<Node>;
};

export type JournalPage = {
  entries: Array<JournalEntry>;
  /** Where to go on, even if `entries` is empty. */
  cursor: Scalars['String']['output'];
  hasNextPage: Scalars['Boolean']['output'];
};

export type Subscription = {
  /** Every event after the cursor that the viewer may see: first those missed, then those to come. */
  journal: JournalEntry;
};


export type SubscriptionJournalArgs = {
  projectId: Scalars['ID']['input'];
  after: Scalars['String']['input'];
};

export type Mutation = {
  /** Makes the owner and the first project of an empty server. */
  setUp: SetUpPayload;
  /** For the owner, who becomes its first admin. */
  createProject: CreateProjectPayload;
  editProject: EditProjectPayload;
  /** Sets the logo at the head of reports; the one before is deleted. */
  setSenderLogo: EditProjectPayload;
  /** Deletes the logo at the head of reports. */
  removeSenderLogo: EditProjectPayload;
  /** Archives a project, so that nothing in it can be changed, or brings it back. */
  setProjectState: EditProjectPayload;
  /** Makes a one-time link for each e-mail. The answer is the only time they are shown. */
  inviteMembers: InviteMembersPayload;
  withdrawInvitation: WithdrawInvitationPayload;
  /** By a new person, who gets an account by it; or by the signed-in person whose e-mail was invited. */
  acceptInvitation: AcceptInvitationPayload;
  changeMember: ChangeMemberPayload;
  /** Ends the person's sessions on all devices too. */
  removeMember: RemoveMemberPayload;
  /**
   * Makes a one-time link by which a member chooses a new password. Only the owner may make one for the owner, or for somebody who is also
   * in projects that the viewer is not admin of. The answer is the only time it is shown.
   */
  issuePasswordLink: IssuePasswordLinkPayload;
  /** The viewer's own name, in all projects. */
  changeName: ChangeNamePayload;
  /** In which the server writes to the viewer, on every device alike. */
  changeLanguage: ChangeLanguagePayload;
  /** The viewer's own. Ends their other sessions. */
  changePassword: ChangePasswordPayload;
  /** Begins to set up one-time codes for the viewer: nothing is asked for until `confirmCodes`. The answer is the only time the secret is shown. */
  setUpCodes: SetUpCodesPayload;
  /** With a first code that is right they are asked for at each sign-in with the password. The answer is the only time the recovery codes are shown. */
  confirmCodes: RecoveryCodesPayload;
  /** New recovery codes for the viewer; those before are over. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** One-time codes of the viewer are not asked for any more. If they are off already, they stay so. */
  removeCodes: RemoveCodesPayload;
  /** What a browser needs to make a passkey for the viewer at this address; `addPasskey` takes it. */
  setUpPasskey: SetUpPasskeyPayload;
  addPasskey: PasskeyPayload;
  /** One of the viewer's own; one that is gone already stays so. On its device it is not removed. */
  removePasskey: PasskeyPayload;
  /** One of the viewer's own; one that is gone already stays so. Sessions that it began go on. */
  removeJoinedSignIn: RemoveJoinedSignInPayload;
  /** One of the viewer's own. */
  endSession: EndSessionsPayload;
  /** All of the viewer's but the one that asks. */
  endOtherSessions: EndSessionsPayload;
  /** What waits for the viewer was on their screen, up to these positions in the journals. Further back than before changes nothing. */
  markSeen: MarkSeenPayload;
  /** Which mails the viewer wants. */
  changeMailing: ChangeMailingPayload;
  /** Has the device of this session told of what waits for the viewer, by its push service, until the session ends. */
  savePushSubscription: SavePushSubscriptionPayload;
  /** Ends that. */
  removePushSubscription: RemovePushSubscriptionPayload;
  /** Saves a way of looking at the list. Inspectors and admins may share one; its owner and admins change it. */
  saveView: SaveViewPayload;
  /** One that is gone already stays so. */
  removeView: RemoveViewPayload;
  /** Has a report made, as a PDF: it is shown at once and made after those before it. */
  makeReport: MakeReportPayload;
  /** One that is made already stays. */
  cancelReport: CancelReportPayload;
  /** With its file. */
  removeReport: RemoveReportPayload;
  /** Sends a report that is made, to each recipient in a mail of their own: attached, or, if it is larger than 10 MB, as a link that works for 30 days. */
  sendReport: SendReportPayload;
  /** Has the trade sheet of each company with snags made and sent to its people. */
  sendTradeSheets: SendTradeSheetsPayload;
  /** Has a report made and sent on days of the week. */
  addReportSchedule: ReportSchedulesPayload;
  /** Changes what is made, when, and to whom it is sent; one that has stopped goes on if it can be made again. */
  changeReportSchedule: ReportSchedulesPayload;
  /** Stops it for a while, or lets it go on; what passed meanwhile is not made up for. */
  pauseReportSchedule: PauseReportSchedulePayload;
  removeReportSchedule: ReportSchedulesPayload;
  /** Has the draft of a handover made. That it is there is an event, and then it can be signed. */
  prepareHandover: PrepareHandoverPayload;
  /** Signs for one party. After the last one the server makes the final PDF, once. */
  signHandover: HandoverPayload;
  /** Asks somebody to sign for a party from elsewhere: by mail, or by a link and a code that the viewer hands over. */
  askSigner: AskSignerPayload;
  /** What is to be signed, for whoever has the link and the code. */
  openSigning: OpenSigningPayload;
  signByLink: SignByLinkPayload;
  /** Ends a handover that not all have signed. Its draft and signatures stay in the record. */
  withdrawHandover: HandoverPayload;
  /** Has the project's journal and files checked. While a check waits or runs, that one goes on. */
  checkRecord: CheckRecordPayload;
  /** Refuses a day to come, and a period of no or more than 30 years. */
  saveAcceptance: SaveAcceptancePayload;
  /** Sends a company a notice of defects. Refuses one with snags that are closed or with another company by now: NOTICE_SNAGS_CHANGED names them. */
  sendDefectNotice: SendDefectNoticePayload;
  /** Records on which day a notice was received, with a photo of the signed slip. */
  recordNoticeReceipt: RecordNoticeReceiptPayload;
  /** It was entered by mistake: no period is counted from it any more. The history keeps it. */
  withdrawAcceptance: WithdrawAcceptancePayload;
  saveCompany: SaveCompanyPayload;
  /** Takes it out of what is offered for new snags and invitations, or restores it. */
  archiveCompany: SaveCompanyPayload;
  /** Refused as long as a snag, a person, an open invitation or a trade has it. */
  removeCompany: RemovedPayload;
  /** Gives all that a company has to another one and removes it; its link ends. */
  mergeCompany: MergeCompanyPayload;
  /** Makes the company's link, or shows one that it has anew: each time by another address, which all end with the link. */
  makeCompanyLink: MakeCompanyLinkPayload;
  /** Makes a client's link, or shows one anew, as with a company's. */
  makeClientLink: MakeClientLinkPayload;
  /** Ends it on every device at once. */
  withdrawClientLink: WithdrawClientLinkPayload;
  /** Makes a key of the API. Sent again, it ends the one that was answered before and answers another one. */
  makeApiKey: MakeApiKeyPayload;
  /** Posts the project's events from now on. Refuses what is no https address of the internet. */
  addWebhook: AddWebhookPayload;
  removeWebhook: RemoveWebhookPayload;
  /** Tries events that were not taken again, for another day: these, or all. */
  sendWebhookAgain: SendWebhookAgainPayload;
  /** Sends all that came after a cursor once more. */
  replayWebhook: ReplayWebhookPayload;
  /** Ends it at once. */
  endApiKey: EndApiKeyPayload;
  /** Signs somebody who came by a link out on all their devices; the link itself stays open. */
  endLinkVisitor: EndLinkVisitorPayload;
  /** Ends it on every device at once. */
  withdrawCompanyLink: WithdrawCompanyLinkPayload;
  saveTrade: SaveTradePayload;
  /** Takes it out of what is offered for new snags, or restores it. */
  archiveTrade: SaveTradePayload;
  /** Refused as long as a snag has it. */
  removeTrade: RemovedPayload;
  saveLocation: SaveLocationPayload;
  /** Adds many at once, all of them or none: the field of a refusal says which of the list it is about, such as `locations.12.name`. */
  addLocations: AddLocationsPayload;
  /** Takes it, with everything in it, out of what is offered for new snags and plans, or restores it. */
  archiveLocation: SaveLocationPayload;
  /** With everything in it. Refused as long as a snag or a plan has any of it. */
  removeLocation: RemovedPayload;
  /** Keeps a file whose pages can become plans. A file that cannot be read is refused and not kept. */
  uploadPlanFile: UploadPlanFilePayload;
  /** Makes a plan of one page; its first revision is drawn by and by. */
  addPlan: PlanPayload;
  editPlan: PlanPayload;
  /** Takes a plan out of the lists and gives its code free; refused while a snag has its pin there, a closed or void one too. */
  removePlan: RemovePlanPayload;
  /** Adds a newer revision. Until it is aligned, pins stay where they were on the sheet before it. */
  addPlanRevision: PlanPayload;
  /** Lays a revision on an earlier one by two points, so that pins stay where they are in the building. */
  alignPlanRevision: PlanPayload;
  /** Has a revision drawn again that could not be drawn; one that is drawn, or waits for it, stays as it is. */
  redrawPlanRevision: PlanPayload;
  raiseSnag: SnagPayload;
  editSnag: SnagPayload;
  /** One move of the state machine. */
  moveSnag: SnagPayload;
  addComment: SnagPayload;
  /** Its author may do that for 15 minutes. */
  editComment: SnagPayload;
  addPhoto: SnagPayload;
  /**
   * Erases what was written with an event, for good: it is gone for everybody, also what it said before it was edited. Who wrote when stays. For the
   * owner of the server, in projects they are a member of.
   */
  eraseText: SnagPayload;
  /** Erases the bytes of a photo, what was noted of it and what was drawn on it, for good. As `eraseText`. */
  erasePhoto: SnagPayload;
  /**
   * Erases a person, for good: name, e-mail and account, in every project they were in, with its history. What they wrote and photographed stays, without their name. For the
   * owner of the server.
   */
  erasePerson: ErasePersonPayload;
  /** Removes what a person signs in with beside the password, because they have lost it. They are written to. For the owner of the server. */
  removeFactors: RemoveFactorsPayload;
  /** Deletes a project that has been archived for 30 days, with all that is in it. For the owner of the server. */
  deleteProject: DeleteProjectPayload;
  /** Hides a photo; its bytes are kept. */
  removePhoto: SnagPayload;
  /** Puts a drawing over a photo, in place of the one before. A drawing made earlier than the one that is there is kept in the history alone. */
  markPhoto: SnagPayload;
};


export type MutationSetUpArgs = {
  input: SetUpInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationEditProjectArgs = {
  input: EditProjectInput;
};


export type MutationSetSenderLogoArgs = {
  input: SetSenderLogoInput;
};


export type MutationRemoveSenderLogoArgs = {
  input: RemoveSenderLogoInput;
};


export type MutationSetProjectStateArgs = {
  input: SetProjectStateInput;
};


export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationChangeMemberArgs = {
  input: ChangeMemberInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationIssuePasswordLinkArgs = {
  input: IssuePasswordLinkInput;
};


export type MutationChangeNameArgs = {
  input: ChangeNameInput;
};


export type MutationChangeLanguageArgs = {
  input: ChangeLanguageInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationSetUpCodesArgs = {
  input: SetUpCodesInput;
};


export type MutationConfirmCodesArgs = {
  input: ConfirmCodesInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


export type MutationRemoveCodesArgs = {
  input: RemoveCodesInput;
};


export type MutationSetUpPasskeyArgs = {
  input: SetUpPasskeyInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


export type MutationRemoveJoinedSignInArgs = {
  input: RemoveJoinedSignInInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationMarkSeenArgs = {
  input: MarkSeenInput;
};


export type MutationChangeMailingArgs = {
  input: ChangeMailingInput;
};


export type MutationSavePushSubscriptionArgs = {
  input: SavePushSubscriptionInput;
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationRemoveViewArgs = {
  input: RemoveViewInput;
};


export type MutationMakeReportArgs = {
  input: MakeReportInput;
};


export type MutationCancelReportArgs = {
  input: CancelReportInput;
};


export type MutationRemoveReportArgs = {
  input: RemoveReportInput;
};


export type MutationSendReportArgs = {
  input: SendReportInput;
};


export type MutationSendTradeSheetsArgs = {
  input: SendTradeSheetsInput;
};


export type MutationAddReportScheduleArgs = {
  input: AddReportScheduleInput;
};


export type MutationChangeReportScheduleArgs = {
  input: ChangeReportScheduleInput;
};


export type MutationPauseReportScheduleArgs = {
  input: PauseReportScheduleInput;
};


export type MutationRemoveReportScheduleArgs = {
  input: RemoveReportScheduleInput;
};


export type MutationPrepareHandoverArgs = {
  input: PrepareHandoverInput;
};


export type MutationSignHandoverArgs = {
  input: SignHandoverInput;
};


export type MutationAskSignerArgs = {
  input: AskSignerInput;
};


export type MutationOpenSigningArgs = {
  input: OpenSigningInput;
};


export type MutationSignByLinkArgs = {
  input: SignByLinkInput;
};


export type MutationWithdrawHandoverArgs = {
  input: WithdrawHandoverInput;
};


export type MutationCheckRecordArgs = {
  input: CheckRecordInput;
};


export type MutationSaveAcceptanceArgs = {
  input: SaveAcceptanceInput;
};


export type MutationSendDefectNoticeArgs = {
  input: SendDefectNoticeInput;
};


export type MutationRecordNoticeReceiptArgs = {
  input: RecordNoticeReceiptInput;
};


export type MutationWithdrawAcceptanceArgs = {
  input: WithdrawAcceptanceInput;
};


export type MutationSaveCompanyArgs = {
  input: SaveCompanyInput;
};


export type MutationArchiveCompanyArgs = {
  input: ArchiveCompanyInput;
};


export type MutationRemoveCompanyArgs = {
  input: RemoveCompanyInput;
};


export type MutationMergeCompanyArgs = {
  input: MergeCompanyInput;
};


export type MutationMakeCompanyLinkArgs = {
  input: MakeCompanyLinkInput;
};


export type MutationMakeClientLinkArgs = {
  input: MakeClientLinkInput;
};


export type MutationWithdrawClientLinkArgs = {
  input: WithdrawClientLinkInput;
};


export type MutationMakeApiKeyArgs = {
  input: MakeApiKeyInput;
};


export type MutationAddWebhookArgs = {
  input: AddWebhookInput;
};


export type MutationRemoveWebhookArgs = {
  input: RemoveWebhookInput;
};


export type MutationSendWebhookAgainArgs = {
  input: SendWebhookAgainInput;
};


export type MutationReplayWebhookArgs = {
  input: ReplayWebhookInput;
};


export type MutationEndApiKeyArgs = {
  input: EndApiKeyInput;
};


export type MutationEndLinkVisitorArgs = {
  input: EndLinkVisitorInput;
};


export type MutationWithdrawCompanyLinkArgs = {
  input: WithdrawCompanyLinkInput;
};


export type MutationSaveTradeArgs = {
  input: SaveTradeInput;
};


export type MutationArchiveTradeArgs = {
  input: ArchiveTradeInput;
};


export type MutationRemoveTradeArgs = {
  input: RemoveTradeInput;
};


export type MutationSaveLocationArgs = {
  input: SaveLocationInput;
};


export type MutationAddLocationsArgs = {
  input: AddLocationsInput;
};


export type MutationArchiveLocationArgs = {
  input: ArchiveLocationInput;
};


export type MutationRemoveLocationArgs = {
  input: RemoveLocationInput;
};


export type MutationUploadPlanFileArgs = {
  input: UploadPlanFileInput;
};


export type MutationAddPlanArgs = {
  input: AddPlanInput;
};


export type MutationEditPlanArgs = {
  input: EditPlanInput;
};


export type MutationRemovePlanArgs = {
  input: RemovePlanInput;
};


export type MutationAddPlanRevisionArgs = {
  input: AddPlanRevisionInput;
};


export type MutationAlignPlanRevisionArgs = {
  input: AlignPlanRevisionInput;
};


export type MutationRedrawPlanRevisionArgs = {
  input: RedrawPlanRevisionInput;
};


export type MutationRaiseSnagArgs = {
  input: RaiseSnagInput;
};


export type MutationEditSnagArgs = {
  input: EditSnagInput;
};


export type MutationMoveSnagArgs = {
  input: MoveSnagInput;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationEditCommentArgs = {
  input: EditCommentInput;
};


export type MutationAddPhotoArgs = {
  input: AddPhotoInput;
};


export type MutationEraseTextArgs = {
  input: EraseTextInput;
};


export type MutationErasePhotoArgs = {
  input: ErasePhotoInput;
};


export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


export type MutationRemoveFactorsArgs = {
  input: RemoveFactorsInput;
};


export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


export type MutationRemovePhotoArgs = {
  input: RemovePhotoInput;
};


export type MutationMarkPhotoArgs = {
  input: MarkPhotoInput;
};

/** What the device may forget its copy for. */
export type Receipt = {
  eventId: Scalars['ID']['output'];
  /** The event's position in the journal. Opaque, so that it tells nothing about events one may not see. */
  cursor: Scalars['String']['output'];
  /** The event's hash in the project's hash chain, 64 hexadecimal digits: whoever keeps it can prove later that the journal was not changed up to here. */
  hash: Scalars['String']['output'];
  /** The snag's number. */
  number: Maybe<Scalars['Int']['output']>;
  /** Of the bytes as stored, 64 hexadecimal digits; only for a photo. */
  sha256: Maybe<Scalars['String']['output']>;
  /** Bytes stored; only for a photo. */
  byteLength: Maybe<Scalars['Int']['output']>;
};

export type NoticeCode =
  /** A move came too late: its photos and note were kept, the status was left as it is. */
  | 'STATUS_CHANGED_MEANWHILE'
  /** Somebody else had changed the same field at a later moment: theirs was kept, and both are in the history. */
  | 'EDIT_LOST'
  /** The snag is with another company now, so the viewer does not see it any more. What they added was kept. */
  | 'SNAG_GONE'
  /** The plan was removed before its pin arrived, so the snag shows no pin. */
  | 'PIN_DROPPED'
  /** The plan was revised before the pin arrived, and the newer revision is not aligned: the pin stays where it was put on the sheet before it. */
  | 'PIN_UNALIGNED'
  /** Something that the viewer had chosen, or a photo that they drew on, was removed before the event arrived. All else of it was kept. */
  | 'REMOVED_MEANWHILE'
  /** While the viewer was offline, somebody else raised a snag of the same trade at the same location, or near it on the same plan. Both are kept. */
  | 'MAYBE_DUPLICATE';

/** Not an error: the event was kept, and the person should know this. */
export type Notice = {
  /** Of several the one that asks for a decision. */
  code: NoticeCode;
  /** All of them, in the viewer's language. */
  message: Scalars['String']['output'];
  /** The snag that may be the same; only for MAYBE_DUPLICATE. */
  other: Maybe<Snag>;
};

export type SnagPayload = {
  receipt: Receipt;
  /** Null together with the snag. */
  event: Maybe<Event>;
  /** The snag as it is now, not as the event left it. Null if it is no longer shared with the viewer. */
  snag: Maybe<Snag>;
  notice: Maybe<Notice>;
};

export type SetUpInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At least 10 characters. */
  password: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
  eventId: Scalars['ID']['input'];
  projectCode: Scalars['String']['input'];
  projectName: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};

export type SetUpPayload = {
  projectCode: Scalars['String']['output'];
};

export type CreateProjectInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
  address?: InputMaybe<Scalars['String']['input']>;
  clientName?: InputMaybe<Scalars['String']['input']>;
  takeOver?: InputMaybe<TakeOverInput>;
};

/** What a new project takes over from another one, of which the person is an admin. */
export type TakeOverInput = {
  projectId: Scalars['ID']['input'];
  /** Those in use, with e-mail and phone. */
  companies: Scalars['Boolean']['input'];
  /** Those in use, with their phrases; their companies only together with `companies`. */
  trades: Scalars['Boolean']['input'];
  /** Working days, and how many of them until a snag is due. */
  calendar: Scalars['Boolean']['input'];
  /** Name, address and logo at the head of reports. */
  letterhead: Scalars['Boolean']['input'];
};

export type CreateProjectPayload = {
  receipt: Receipt;
  projectEdge: ProjectEdge;
};

export type EditProjectInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  clientName?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  evidenceRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** For snags that are raised from now on. */
  dueDays?: InputMaybe<DueDaysInput>;
  /** For snags that are raised from now on; at least one. */
  workingDays?: InputMaybe<Array<Weekday>>;
  /** Null: not agreed. */
  practicalCompletionOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only while no snag and no notice has an amount. */
  currency?: InputMaybe<Currency>;
  /** Needs a session with a second factor, if it is switched on. */
  asksSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 120 characters; empty: none. */
  senderName?: InputMaybe<Scalars['String']['input']>;
  /** At most 400 characters in 6 lines; empty: none. */
  senderAddress?: InputMaybe<Scalars['String']['input']>;
};

export type SetSenderLogoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  /** JPEG or PNG of at most 2 MB. */
  file: Scalars['Upload']['input'];
  /** Of the file, 64 hexadecimal digits. */
  sha256: Scalars['String']['input'];
  /** Bytes of the file. */
  byteLength: Scalars['Int']['input'];
};

export type RemoveSenderLogoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
};

/** Each 0 to 365; one that is absent stays. */
export type DueDaysInput = {
  low?: InputMaybe<Scalars['Int']['input']>;
  medium?: InputMaybe<Scalars['Int']['input']>;
  high?: InputMaybe<Scalars['Int']['input']>;
  critical?: InputMaybe<Scalars['Int']['input']>;
};

export type SetProjectStateInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  state: ProjectState;
};

export type EditProjectPayload = {
  receipt: Receipt;
  project: Project;
};

export type InviteMembersInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  /** At least one, each e-mail once. */
  people: Array<InviteeInput>;
};

export type InviteeInput = {
  invitationId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  role: Role;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

export type InviteMembersPayload = {
  receipt: Receipt;
  /** In the order of the input. */
  links: Array<InvitationLink>;
  /** Those of the input who are in the project already, and stay what they are. If nobody else was named, the whole is refused. */
  alreadyMembers: Array<Member>;
};

export type InvitationLink = {
  invitation: Invitation;
  /** A path on this server. The same event again gives the same path; nothing else ever shows it. */
  path: Scalars['String']['output'];
};

export type WithdrawInvitationInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  invitationId: Scalars['ID']['input'];
};

export type WithdrawInvitationPayload = {
  receipt: Receipt;
  withdrawnId: Scalars['ID']['output'];
};

export type AcceptInvitationInput = {
  eventId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
  /** For a new person. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For a new person: at least 10 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type AcceptInvitationPayload = {
  projectCode: Scalars['String']['output'];
};

/** What is absent stays. */
export type ChangeMemberInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  memberId: Scalars['ID']['input'];
  role?: InputMaybe<Role>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

export type ChangeMemberPayload = {
  receipt: Receipt;
  member: Member;
};

export type RemoveMemberInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  memberId: Scalars['ID']['input'];
};

export type RemoveMemberPayload = {
  receipt: Receipt;
  removedId: Scalars['ID']['output'];
};

export type ChangeNameInput = {
  name: Scalars['String']['input'];
};

export type ChangeNamePayload = {
  user: User;
};

export type ChangeLanguageInput = {
  /** One that Snagbook speaks, by its tag, such as `de`. */
  language: Scalars['String']['input'];
};

export type ChangeLanguagePayload = {
  language: Scalars['String']['output'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** At least 10 characters. */
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  /** How many other sessions were ended. */
  endedSessions: Scalars['Int']['output'];
};

export type SetUpCodesInput = {
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type SetUpCodesPayload = {
  /** In base 32, in groups of four, for an app that reads no QR code. */
  secret: Scalars['String']['output'];
  /** An address for authenticator apps (otpauth:), which is shown as a QR code. */
  uri: Scalars['String']['output'];
};

export type ConfirmCodesInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

export type RecoveryCodesPayload = {
  codes: Array<Scalars['String']['output']>;
  factors: Factors;
};

export type RenewRecoveryCodesInput = {
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type RemoveCodesInput = {
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type RemoveCodesPayload = {
  factors: Factors;
};

export type EndSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type EndSessionsPayload = {
  endedIds: Array<Scalars['ID']['output']>;
};

/** Makes the view if the id is new, and needs its name and search then; else what is absent stays. */
export type SaveViewInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  shared?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<ViewSearchInput>;
};

export type ViewSearchInput = {
  chip: SnagChip;
  sort: SnagSort;
  statuses?: InputMaybe<Array<SnagStatus>>;
  types?: InputMaybe<Array<SnagType>>;
  tradeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  exactLocationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  planCode?: InputMaybe<Scalars['String']['input']>;
  priorities?: InputMaybe<Array<Priority>>;
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  due?: InputMaybe<SnagDue>;
  raisedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  raisedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  /** As in SnagFilter, of devices of earlier releases; so the four below. */
  tradeId?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  priority?: InputMaybe<Priority>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveViewPayload = {
  /** Null if it is no longer shared with the viewer. */
  view: Maybe<SavedView>;
  project: Project;
};

/** A device that sends the same again gets the same report. */
export type CheckRecordInput = {
  projectId: Scalars['ID']['input'];
};

export type CheckRecordPayload = {
  project: Project;
};

export type MakeReportInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  kind: ReportKind;
  /** Of a TRADE_SHEET with its company. */
  filter: SnagFilter;
  settings: ReportSettingsInput;
};

export type ReportSettingsInput = {
  photos: ReportPhotos;
  grouping: ReportGrouping;
  paper: Paper;
  language: Scalars['String']['input'];
  /** What each snag takes in a LIST; other kinds have blocks. */
  layout?: InputMaybe<ReportLayout>;
  /** Whether each block shows its place on the plan. */
  onPlan?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a TRADE_SHEET, in place of its company: that of each company with snags, in one ZIP. Only for who inspects, and not on days of the week. */
  allCompanies?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MakeReportPayload = {
  report: Report;
  project: Project;
};

export type CancelReportInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type CancelReportPayload = {
  /** Null if there is none, or it is not shared with the viewer. */
  report: Maybe<Report>;
};

export type RemoveReportInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type SendReportInput = {
  projectId: Scalars['ID']['input'];
  reportId: Scalars['ID']['input'];
  /** Of this sending: a device that sends the same again has it sent once. */
  id: Scalars['ID']['input'];
  /** At most 20. */
  addresses: Array<Scalars['String']['input']>;
  /** Of a TRADE_SHEET: also to the people of its company. */
  toCompany: Scalars['Boolean']['input'];
};

export type SendReportPayload = {
  report: Report;
};

export type SendTradeSheetsInput = {
  projectId: Scalars['ID']['input'];
  /** Of this sending: a device that sends the same again has it sent once. */
  id: Scalars['ID']['input'];
  filter: SnagFilter;
  settings: ReportSettingsInput;
};

export type SendTradeSheetsPayload = {
  /** How many companies get theirs. */
  companies: Scalars['Int']['output'];
  /** The names of those with snags that get none, because nobody of them has an address. */
  unreached: Array<Scalars['String']['output']>;
  project: Project;
};

export type AddReportScheduleInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  kind: ReportKind;
  /** Of a TRADE_SHEET with its company. */
  filter: SnagFilter;
  settings: ReportSettingsInput;
  /** At least one. */
  weekdays: Array<Weekday>;
  /** By the site's clock, 0 to 23. */
  hour: Scalars['Int']['input'];
  /** At most 20. */
  addresses: Array<Scalars['String']['input']>;
  /** As of sending. */
  toCompany: Scalars['Boolean']['input'];
};

export type ChangeReportScheduleInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** Null: the snags stay as they are. The company of a TRADE_SHEET stays. */
  filter?: InputMaybe<SnagFilter>;
  settings: ReportSettingsInput;
  weekdays: Array<Weekday>;
  hour: Scalars['Int']['input'];
  addresses: Array<Scalars['String']['input']>;
  toCompany: Scalars['Boolean']['input'];
};

export type PauseReportScheduleInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};

export type PauseReportSchedulePayload = {
  /** Null if it is not shared with the viewer. */
  schedule: Maybe<ReportSchedule>;
};

export type RemoveReportScheduleInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type ReportSchedulesPayload = {
  project: Project;
};

export type RemoveReportPayload = {
  removedId: Scalars['ID']['output'];
  project: Project;
};

export type PrepareHandoverInput = {
  projectId: Scalars['ID']['input'];
  /** Of the handover. */
  id: Scalars['ID']['input'];
  filter: SnagFilter;
  settings: ReportSettingsInput;
  /** Who has to sign: 1 to 12. */
  parties: Array<HandoverPartyInput>;
};

export type HandoverPartyInput = {
  role: Scalars['String']['input'];
  company: Scalars['String']['input'];
};

export type PrepareHandoverPayload = {
  project: Project;
};

export type SignHandoverInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  handoverId: Scalars['ID']['input'];
  /** Of the draft that was signed. */
  draftSha256: Scalars['String']['input'];
  /** The party's position, from 0. */
  position: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  company: Scalars['String']['input'];
  /** Strokes divided by semicolons, each x and y in turn, divided by commas: whole numbers in a field of 1000 × 400 from its upper left corner. At most 60 strokes and 3,000 points. Null: the name was typed. */
  strokes?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters. */
  reservations: Scalars['String']['input'];
  /** Numbers of snags. */
  except: Array<Scalars['Int']['input']>;
};

export type AskSignerInput = {
  handoverId: Scalars['ID']['input'];
  /** The party's position, from 0. */
  position: Scalars['Int']['input'];
  /** Of this request: a device that sends the same again gets the same link. Another one for the same party ends the one before. */
  id: Scalars['ID']['input'];
  /** A member to whom handovers are shown, or the e-mail of somebody else: one of the two. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type AskSignerPayload = {
  handover: Handover;
  /** Path and code, to be handed over apart; null where they go by mail. A member signs in and needs no code. */
  path: Maybe<Scalars['String']['output']>;
  code: Maybe<Scalars['String']['output']>;
};

export type OpenSigningInput = {
  token: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type OpenSigningPayload = {
  role: Scalars['String']['output'];
  company: Scalars['String']['output'];
  preparedBy: Scalars['String']['output'];
  preparedAt: Scalars['Timestamp']['output'];
  snagCount: Scalars['Int']['output'];
  /** Of the draft that is signed. */
  draftSha256: Scalars['String']['output'];
  /** A path on this server, for an hour. */
  draftUrl: Scalars['String']['output'];
};

export type SignByLinkInput = {
  token: Scalars['String']['input'];
  code: Scalars['String']['input'];
  eventId: Scalars['ID']['input'];
  draftSha256: Scalars['String']['input'];
  name: Scalars['String']['input'];
  company: Scalars['String']['input'];
  /** As of a signature in a session, like the following. */
  strokes?: InputMaybe<Scalars['String']['input']>;
  reservations: Scalars['String']['input'];
  except: Array<Scalars['Int']['input']>;
};

export type SignByLinkPayload = {
  signedAt: Scalars['Timestamp']['output'];
};

export type WithdrawHandoverInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  handoverId: Scalars['ID']['input'];
};

export type HandoverPayload = {
  receipt: Receipt;
  handover: Handover;
};

export type RemoveViewInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type RemoveViewPayload = {
  removedId: Scalars['ID']['output'];
  project: Project;
};

export type MarkSeenInput = {
  /** At most 100. */
  places: Array<JournalPlaceInput>;
};

export type JournalPlaceInput = {
  projectId: Scalars['ID']['input'];
  /** The project's journal cursor of the answer that was on the screen. */
  cursor: Scalars['String']['input'];
};

export type MarkSeenPayload = {
  projects: Array<Project>;
};

/** What is absent stays. */
export type ChangeMailingInput = {
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
  digest?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ChangeMailingPayload = {
  viewer: Viewer;
};

/** What the browser's PushSubscription says. */
export type SavePushSubscriptionInput = {
  /** An address of a known push service. */
  endpoint: Scalars['String']['input'];
  /** The device's public key of P-256, 65 bytes, as base64url. */
  p256dh: Scalars['String']['input'];
  /** The device's secret, 16 bytes, as base64url. */
  auth: Scalars['String']['input'];
  /** The `Instance.pushKey` for which it was made. */
  key: Scalars['String']['input'];
};

export type SavePushSubscriptionPayload = {
  endpoint: Scalars['String']['output'];
};

export type RemovePushSubscriptionPayload = {
  /** Whether it was told before. */
  wasTold: Scalars['Boolean']['output'];
};

export type IssuePasswordLinkInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  memberId: Scalars['ID']['input'];
};

export type IssuePasswordLinkPayload = {
  receipt: Receipt;
  /** A path on this server. The same event again gives the same path; nothing else ever shows it. */
  path: Scalars['String']['output'];
};

/** Records an acceptance if the id is new, else corrects it: what is absent stays, and the history keeps what was said before. */
export type SaveAcceptanceInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
  basis?: InputMaybe<DefectsBasis>;
  lengthCount?: InputMaybe<Scalars['Int']['input']>;
  lengthUnit?: InputMaybe<PeriodUnit>;
  acceptedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type SaveAcceptancePayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody withdrew it. */
  acceptance: Maybe<Acceptance>;
  project: Project;
};

export type SendDefectNoticeInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  companyId: Scalars['ID']['input'];
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  /** Of a second notice or a withdrawal. */
  previousId?: InputMaybe<Scalars['ID']['input']>;
  language: Scalars['String']['input'];
  paper: Paper;
  text: Scalars['String']['input'];
  /** Whether the project begins such notices with this text from now on. */
  keepText: Scalars['Boolean']['input'];
  /** After today, by the project's calendar; of a withdrawal there is none. */
  deadlineOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A withdrawal has those of the notice that it follows. */
  snagIds: Array<Scalars['ID']['input']>;
  /** What doing it ourselves costs, in hundredths of the project's currency. `showAmount`: it stands in the PDF. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  showAmount?: InputMaybe<Scalars['Boolean']['input']>;
  way: NoticeWay;
  /** By mail: to whom, beside the company's people if `toCompany`. */
  addresses: Array<Scalars['String']['input']>;
  toCompany: Scalars['Boolean']['input'];
};

export type SendDefectNoticePayload = {
  receipt: Receipt;
  notice: DefectNotice;
  project: Project;
};

export type RecordNoticeReceiptInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  noticeId: Scalars['ID']['input'];
  /** From the day on which it was sent to today; null: it is not known. Absent: as it is recorded. */
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A photo of the signed slip; those before are kept. */
  slip?: InputMaybe<SlipInput>;
  /** The photo of the slip, if there is one. */
  file?: InputMaybe<Scalars['Upload']['input']>;
};

/** What a photo of a slip is. */
export type SlipInput = {
  id: Scalars['ID']['input'];
  /** Of the file, 64 hexadecimal digits. */
  sha256: Scalars['String']['input'];
  /** Bytes of the file. */
  byteLength: Scalars['Int']['input'];
};

export type RecordNoticeReceiptPayload = {
  receipt: Receipt;
  notice: DefectNotice;
};

export type WithdrawAcceptanceInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  acceptanceId: Scalars['ID']['input'];
};

export type WithdrawAcceptancePayload = {
  receipt: Receipt;
  withdrawnId: Scalars['ID']['output'];
  project: Project;
};

/** Makes the company if the id is new, and needs its name then; else what is absent stays. */
export type SaveCompanyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type SaveCompanyPayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody removed it. */
  company: Maybe<Company>;
};

/** Makes the trade if the id is new, and needs its name then; else what is absent stays. */
export type SaveTradeInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  defaultCompanyId?: InputMaybe<Scalars['ID']['input']>;
  phrases?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SaveTradePayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody removed it. */
  trade: Maybe<Trade>;
};

export type ArchiveCompanyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  companyId: Scalars['ID']['input'];
  archived: Scalars['Boolean']['input'];
};

export type RemoveCompanyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  companyId: Scalars['ID']['input'];
};

export type MergeCompanyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  /** The one that goes. */
  companyId: Scalars['ID']['input'];
  /** The one that stays. */
  intoId: Scalars['ID']['input'];
};

export type MergeCompanyPayload = {
  receipt: Maybe<Receipt>;
  /** Always 0: earlier devices send the event again until it is. */
  left: Scalars['Int']['output'];
};

export type MakeCompanyLinkInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  companyId: Scalars['ID']['input'];
};

export type MakeCompanyLinkPayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody removed it. */
  company: Maybe<Company>;
  /** `/t/` and a token: whoever has it opens the company's snags. Only in this answer; the server keeps a hash. With `/` and a number it leads to that snag. */
  path: Scalars['String']['output'];
};

export type EndLinkVisitorInput = {
  visitorId: Scalars['ID']['input'];
};

export type EndLinkVisitorPayload = {
  /** Null if it is no longer there, and if they came by a client's link. */
  company: Maybe<Company>;
  project: Project;
};

/** All see what a viewer sees. */
export type ApiKeyKind =
  | 'READ'
  /** May in addition raise snags, and add photos and comments. */
  | 'RAISE'
  /** May in addition do to snags what an inspector may. */
  | 'ALL';

/** A key with which a program uses the API for one project. */
export type ApiKey = {
  id: Scalars['ID']['output'];
  /** By which the journal names it. */
  name: Scalars['String']['output'];
  kind: ApiKeyKind;
  madeAt: Scalars['Timestamp']['output'];
  /** Null if that person was erased. */
  madeBy: Maybe<Scalars['String']['output']>;
  /** To a minute; null while it was not used. */
  lastUsedAt: Maybe<Scalars['Timestamp']['output']>;
};

export type MakeApiKeyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  keyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  kind: ApiKeyKind;
};

export type MakeApiKeyPayload = {
  receipt: Receipt;
  project: Project;
  /** The key. Nobody can read it again. */
  key: Scalars['String']['output'];
};

/** Where the events of a project are posted. */
export type Webhook = {
  id: Scalars['ID']['output'];
  /** Of its address. The rest may be a secret of the receiver, so nobody can read it again. */
  host: Scalars['String']['output'];
  madeAt: Scalars['Timestamp']['output'];
  /** Null if that person was erased. */
  madeBy: Maybe<Scalars['String']['output']>;
  /** When an event was last taken; null while none was. */
  lastTakenAt: Maybe<Scalars['Timestamp']['output']>;
  /** When it is tried again, if the receiver seems to be away; null if it does not. */
  restsUntil: Maybe<Scalars['Timestamp']['output']>;
  /** Events that were tried and not taken, the newest first; at most 50. */
  untaken: Array<UntakenEvent>;
};

export type UntakenEvent = {
  id: Scalars['ID']['output'];
  kind: EventKind;
  /** Of its snag; null if it is about none. */
  reference: Maybe<Scalars['String']['output']>;
  recordedAt: Scalars['Timestamp']['output'];
  /** A status of HTTP, or the code of an error. */
  outcome: Scalars['String']['output'];
  tries: Scalars['Int']['output'];
  /** Null if it was given up, a day after the first try. */
  nextAt: Maybe<Scalars['Timestamp']['output']>;
};

export type AddWebhookInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  webhookId: Scalars['ID']['input'];
  url: Scalars['String']['input'];
};

export type AddWebhookPayload = {
  receipt: Receipt;
  project: Project;
  /** With which its messages are signed. It is shown this once. */
  secret: Scalars['String']['output'];
};

export type RemoveWebhookInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  webhookId: Scalars['ID']['input'];
};

export type RemoveWebhookPayload = {
  receipt: Receipt;
  project: Project;
};

export type SendWebhookAgainInput = {
  webhookId: Scalars['ID']['input'];
  /** Null for all. */
  eventIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type SendWebhookAgainPayload = {
  project: Project;
};

export type ReplayWebhookInput = {
  webhookId: Scalars['ID']['input'];
  /** A cursor of the journal, such as each message has. */
  after: Scalars['String']['input'];
};

export type ReplayWebhookPayload = {
  project: Project;
};

export type EndApiKeyInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  keyId: Scalars['ID']['input'];
};

export type EndApiKeyPayload = {
  receipt: Receipt;
  project: Project;
};

export type MakeClientLinkInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  /** Made by the device. Of a link that is open: it gets another address, and stays as it is. */
  linkId: Scalars['ID']['input'];
  /** Of the client. Needed for a new one. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Null for the whole project. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  mayComment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MakeClientLinkPayload = {
  receipt: Receipt;
  project: Project;
  /** `/t/` and a token, as of a company's link. */
  path: Scalars['String']['output'];
};

export type WithdrawClientLinkInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  linkId: Scalars['ID']['input'];
};

export type WithdrawClientLinkPayload = {
  receipt: Receipt;
  project: Project;
};

export type WithdrawCompanyLinkInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  companyId: Scalars['ID']['input'];
};

export type WithdrawCompanyLinkPayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody removed it. */
  company: Maybe<Company>;
};

export type ArchiveTradeInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  tradeId: Scalars['ID']['input'];
  archived: Scalars['Boolean']['input'];
};

export type RemoveTradeInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  tradeId: Scalars['ID']['input'];
};

export type RemovedPayload = {
  receipt: Receipt;
  removedId: Scalars['ID']['output'];
};

/** Makes the location if the id is new, else changes its name. */
export type SaveLocationInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveLocationPayload = {
  receipt: Receipt;
  /** Null only if the same event is sent again after somebody removed it. */
  location: Maybe<Location>;
};

export type ArchiveLocationInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  locationId: Scalars['ID']['input'];
  archived: Scalars['Boolean']['input'];
};

export type RemoveLocationInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  locationId: Scalars['ID']['input'];
};

export type AddLocationsInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  /** At least one, at most 2,000. */
  locations: Array<NewLocationInput>;
};

export type NewLocationInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** One of the project, or one that comes before it in the list; null at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type AddLocationsPayload = {
  receipt: Receipt;
  /** In the order of the input; without those that somebody removed before the same event was sent again. */
  locations: Array<Location>;
};

export type UploadPlanFileInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  fileId: Scalars['ID']['input'];
  /** PDF of at most 200 MB and 300 pages; PNG or JPEG of at most 50 MB and 120 megapixels. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Of a file that was sent in parts, instead of `file`. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  /** As the person knows it; at most 255 characters. */
  name: Scalars['String']['input'];
  /** Of the file, 64 hexadecimal digits. */
  sha256: Scalars['String']['input'];
  /** Bytes of the file. */
  byteLength: Scalars['Int']['input'];
};

export type UploadPlanFilePayload = {
  receipt: Receipt;
  file: PlanFile;
};

export type AddPlanInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  revisionId: Scalars['ID']['input'];
  fileId: Scalars['ID']['input'];
  /** From 1. */
  page: Scalars['Int']['input'];
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Of the first revision. At most 40 characters. */
  label: Scalars['String']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A field that is absent stays; null clears it. */
export type EditPlanInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** A mark on it that opens a place of another plan of the project; at most 100. */
  addLink?: InputMaybe<PlanLinkInput>;
  /** The key of a mark that goes. */
  removeLink?: InputMaybe<Scalars['String']['input']>;
};

export type PlanLinkInput = {
  /** A revision of the plan, and the spot on it; 0…1 of its sides. */
  revisionId: Scalars['ID']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
  /** A revision of the other plan, and the spot on it. */
  toRevisionId: Scalars['ID']['input'];
  toX: Scalars['Float']['input'];
  toY: Scalars['Float']['input'];
};

export type RemovePlanInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
};

export type AddPlanRevisionInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  revisionId: Scalars['ID']['input'];
  fileId: Scalars['ID']['input'];
  /** From 1. */
  page: Scalars['Int']['input'];
  label: Scalars['String']['input'];
};

export type RedrawPlanRevisionInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  revisionId: Scalars['ID']['input'];
};

export type AlignPlanRevisionInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  revisionId: Scalars['ID']['input'];
  /** An earlier revision of the same plan. What was aligned on this revision before stays as it is. */
  baseId: Scalars['ID']['input'];
  /** Exactly two spots that can be seen on both sheets, on each at least a hundredth of the sheet's width apart. */
  points: Array<AlignmentPoint>;
};

/** One spot on two sheets; each 0…1 of width and height. */
export type AlignmentPoint = {
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
  baseX: Scalars['Float']['input'];
  baseY: Scalars['Float']['input'];
};

export type PlanPayload = {
  receipt: Receipt;
  plan: Plan;
};

export type RemovePlanPayload = {
  receipt: Receipt;
  removedId: Scalars['ID']['output'];
  project: Project;
};

/** A spot on one revision of a plan of the project. When a snag's pin is moved on its plan, the change of the field `pin` names the plan's code twice. */
export type PinInput = {
  revisionId: Scalars['ID']['input'];
  /** 0 at the left edge, 1 at the right. */
  x: Scalars['Float']['input'];
  /** 0 at the top, 1 at the bottom. */
  y: Scalars['Float']['input'];
};

export type RaiseSnagInput = {
  eventId: Scalars['ID']['input'];
  /** The device's clock. */
  occurredAt: Scalars['Timestamp']['input'];
  /** The journal cursor of what the person was looking at. */
  seen?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  snagId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<SnagType>;
  priority?: InputMaybe<Priority>;
  tradeId?: InputMaybe<Scalars['ID']['input']>;
  /** If absent, the trade's default company; null for nobody yet. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** A pin or a location is required. */
  pin?: InputMaybe<PinInput>;
  /** If absent, the project's working days for the priority. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** In hundredths of the project's currency. */
  cost?: InputMaybe<Scalars['Int']['input']>;
};

/** A field that is absent stays; null clears it. */
export type EditSnagInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  snagId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<SnagType>;
  priority?: InputMaybe<Priority>;
  tradeId?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  pin?: InputMaybe<PinInput>;
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  cost?: InputMaybe<Scalars['Int']['input']>;
};

export type MoveSnagInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  snagId: Scalars['ID']['input'];
  move: SnagMove;
  comment?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<MoveReason>;
};

export type AddCommentInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  snagId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};

export type EditCommentInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  /** The event that added it. */
  commentId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};

export type AddPhotoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  snagId: Scalars['ID']['input'];
  photoId: Scalars['ID']['input'];
  kind: PhotoKind;
  file: Scalars['Upload']['input'];
  /** Of the file, 64 hexadecimal digits. */
  sha256: Scalars['String']['input'];
  /** Bytes of the file. */
  byteLength: Scalars['Int']['input'];
  /** The device's clock when the shutter was pressed. */
  takenAt: Scalars['Timestamp']['input'];
  /** At most 200 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** What the camera noted in the file, which the device scales before it sends it. What cannot be true is left out. */
  camera?: InputMaybe<CameraInput>;
};

export type CameraInput = {
  /** Minutes that its clock was ahead of UTC. */
  offsetMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 8, as EXIF counts. */
  orientation?: InputMaybe<Scalars['Int']['input']>;
  /** Its maker and model, at most 80 characters. */
  device?: InputMaybe<Scalars['String']['input']>;
};

export type EraseTextInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  /** The event it was written with. */
  textOf: Scalars['ID']['input'];
};

export type ErasePhotoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  photoId: Scalars['ID']['input'];
};

export type SetUpPasskeyInput = {
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type SetUpPasskeyPayload = {
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn, as JSON. */
  options: Scalars['String']['output'];
  /** Sent back with what the browser makes, within five minutes. */
  step: Scalars['String']['output'];
};

export type AddPasskeyInput = {
  step: Scalars['String']['input'];
  /** RegistrationResponseJSON of WebAuthn, as JSON. */
  response: Scalars['String']['input'];
  /** What the viewer calls it; up to 60 characters. */
  name: Scalars['String']['input'];
};

export type PasskeyPayload = {
  factors: Factors;
};

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type RemoveJoinedSignInInput = {
  id: Scalars['ID']['input'];
  /** The viewer's current one. */
  password: Scalars['String']['input'];
};

export type RemoveJoinedSignInPayload = {
  removedId: Scalars['ID']['output'];
};

export type RemoveFactorsInput = {
  userId: Scalars['ID']['input'];
};

export type RemoveFactorsPayload = {
  removedOf: Scalars['ID']['output'];
};

export type ErasePersonInput = {
  userId: Scalars['ID']['input'];
};

export type ErasePersonPayload = {
  erasedId: Scalars['ID']['output'];
};

export type DeleteProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type DeleteProjectPayload = {
  deletedId: Scalars['ID']['output'];
};

export type RemovePhotoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  photoId: Scalars['ID']['input'];
};

export type MarkPhotoInput = {
  eventId: Scalars['ID']['input'];
  occurredAt: Scalars['Timestamp']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  photoId: Scalars['ID']['input'];
  /** All that is on the photo from now on, at most 50; empty wipes it off. */
  shapes: Array<ShapeInput>;
};

/** As `Shape`. */
export type ShapeInput = {
  kind: ShapeKind;
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
  toX?: InputMaybe<Scalars['Float']['input']>;
  toY?: InputMaybe<Scalars['Float']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  points?: InputMaybe<Array<Scalars['Float']['input']>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Node: ResolverTypeWrapper<NodeRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Instance: ResolverTypeWrapper<InstanceRow>;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PortfolioProject: ResolverTypeWrapper<Omit<PortfolioProject, 'project' | 'companies'> & { project: ResolversTypes['Project'], companies: Array<ResolversTypes['PortfolioCompany']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PortfolioCompany: ResolverTypeWrapper<PortfolioCompanyRow>;
  Factors: ResolverTypeWrapper<Factors>;
  Passkey: ResolverTypeWrapper<Passkey>;
  JoinedSignIn: ResolverTypeWrapper<JoinedSignIn>;
  LockedProject: ResolverTypeWrapper<LockedProject>;
  Records: ResolverTypeWrapper<RecordsRow>;
  Storage: ResolverTypeWrapper<Storage>;
  ProjectStorage: ResolverTypeWrapper<ProjectStorage>;
  PersonRecord: ResolverTypeWrapper<PersonRecordRow>;
  ArchivedProject: ResolverTypeWrapper<ArchivedProject>;
  Session: ResolverTypeWrapper<SessionRow>;
  WaitingConnection: ResolverTypeWrapper<Omit<WaitingConnection, 'projects' | 'edges'> & { projects: Array<ResolversTypes['Project']>, edges: Array<ResolversTypes['WaitingEdge']> }>;
  WaitingEdge: ResolverTypeWrapper<Omit<WaitingEdge, 'node' | 'lastEvent'> & { node: ResolversTypes['Snag'], lastEvent?: Maybe<ResolversTypes['Event']> }>;
  Mailing: ResolverTypeWrapper<Mailing>;
  ProjectConnection: ResolverTypeWrapper<Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  Actor: ResolverTypeWrapper<ActorRow>;
  User: ResolverTypeWrapper<UserRow>;
  NamedActorKind: NamedActorKind;
  NamedActor: ResolverTypeWrapper<NamedActorRow>;
  ProjectState: ProjectState;
  Project: ResolverTypeWrapper<ProjectRow>;
  SetUpSteps: ResolverTypeWrapper<SetUpSteps>;
  DueDays: ResolverTypeWrapper<DueDays>;
  Currency: Currency;
  Weekday: Weekday;
  Role: Role;
  Member: ResolverTypeWrapper<MemberRow>;
  MemberConnection: ResolverTypeWrapper<Omit<MemberConnection, 'edges'> & { edges: Array<ResolversTypes['MemberEdge']> }>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  Permissions: ResolverTypeWrapper<Permissions>;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompanyUses: ResolverTypeWrapper<CompanyUses>;
  CompanyLink: ResolverTypeWrapper<CompanyLinkRow>;
  ClientLink: ResolverTypeWrapper<ClientLinkRow>;
  LinkVisitor: ResolverTypeWrapper<LinkVisitorRow>;
  Trade: ResolverTypeWrapper<TradeRow>;
  Location: ResolverTypeWrapper<LocationRow>;
  Plan: ResolverTypeWrapper<PlanRow>;
  PlanLink: ResolverTypeWrapper<PlanLink>;
  PlanPins: ResolverTypeWrapper<PlanPins>;
  PlanRevisionState: PlanRevisionState;
  PlanRevision: ResolverTypeWrapper<PlanRevisionRow>;
  PlanTiles: ResolverTypeWrapper<PlanTiles>;
  PlanFile: ResolverTypeWrapper<PlanFileRow>;
  PlanPage: ResolverTypeWrapper<PlanPageRow>;
  Pin: ResolverTypeWrapper<PinRow>;
  Invitation: ResolverTypeWrapper<InvitationRow>;
  InvitationMail: InvitationMail;
  InvitationOffer: ResolverTypeWrapper<InvitationOffer>;
  PasswordLinkOffer: ResolverTypeWrapper<PasswordLinkOffer>;
  SnagStatus: SnagStatus;
  SnagType: SnagType;
  Priority: Priority;
  SnagMove: SnagMove;
  SnagAction: SnagAction;
  MoveReason: MoveReason;
  SnagChip: SnagChip;
  SnagSort: SnagSort;
  SnagDue: SnagDue;
  SnagFilter: SnagFilter;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  ViewSearch: ResolverTypeWrapper<ViewSearch>;
  ViewPart: ViewPart;
  ReportKind: ReportKind;
  ReportState: ReportState;
  ReportPhotos: ReportPhotos;
  ReportGrouping: ReportGrouping;
  ReportLayout: ReportLayout;
  Paper: Paper;
  Report: ResolverTypeWrapper<ReportRow>;
  ReportExtent: ResolverTypeWrapper<ReportExtent>;
  ReportMailState: ReportMailState;
  ReportMail: ResolverTypeWrapper<ReportMailRow>;
  ReportOutcome: ReportOutcome;
  ReportSchedule: ResolverTypeWrapper<ReportScheduleRow>;
  HandoverState: HandoverState;
  Handover: ResolverTypeWrapper<HandoverRow>;
  Acceptance: ResolverTypeWrapper<AcceptanceRow>;
  OwnPeriod: ResolverTypeWrapper<Omit<OwnPeriod, 'snag'> & { snag: ResolversTypes['Snag'] }>;
  Accepted: Accepted;
  DefectNoticeKind: DefectNoticeKind;
  NoticeBasis: NoticeBasis;
  NoticeWay: NoticeWay;
  DefectNoticeState: DefectNoticeState;
  DefectNotice: ResolverTypeWrapper<DefectNoticeRow>;
  DefectNoticeMail: ResolverTypeWrapper<DefectNoticeMailRow>;
  DefectNoticeMailState: DefectNoticeMailState;
  DefectNoticeDraft: ResolverTypeWrapper<DefectNoticeDraftRow>;
  DefectsBasis: DefectsBasis;
  PeriodUnit: PeriodUnit;
  HandoverConnection: ResolverTypeWrapper<Omit<HandoverConnection, 'edges'> & { edges: Array<ResolversTypes['HandoverEdge']> }>;
  HandoverEdge: ResolverTypeWrapper<Omit<HandoverEdge, 'node'> & { node: ResolversTypes['Handover'] }>;
  HandoverParty: ResolverTypeWrapper<HandoverPartyRow>;
  SignerRequest: ResolverTypeWrapper<SignerRequestRow>;
  SignerMail: SignerMail;
  Signing: ResolverTypeWrapper<Signing>;
  SigningState: SigningState;
  HandoverSignature: ResolverTypeWrapper<HandoverSignatureRow>;
  ReportSettings: ResolverTypeWrapper<ReportSettings>;
  RecordCheckState: RecordCheckState;
  RecordCheck: ResolverTypeWrapper<RecordCheckRow>;
  RecordResult: ResolverTypeWrapper<RecordResult>;
  RecordRestore: ResolverTypeWrapper<RecordRestore>;
  RecordBreakReason: RecordBreakReason;
  RecordBreak: ResolverTypeWrapper<RecordBreak>;
  RecordFileKind: RecordFileKind;
  RecordFileReason: RecordFileReason;
  RecordFileFault: ResolverTypeWrapper<RecordFileFault>;
  RecordedHash: ResolverTypeWrapper<RecordedHash>;
  SnagCounts: ResolverTypeWrapper<SnagCounts>;
  Overview: ResolverTypeWrapper<Omit<Overview, 'trades' | 'companies' | 'costs' | 'places' | 'blocks'> & { trades: Array<ResolversTypes['OverviewShare']>, companies: Array<ResolversTypes['OverviewShare']>, costs?: Maybe<Array<ResolversTypes['OverviewCost']>>, places: Array<ResolversTypes['OverviewPlace']>, blocks: Array<ResolversTypes['Location']> }>;
  OverviewWeek: ResolverTypeWrapper<OverviewWeek>;
  OverviewAge: ResolverTypeWrapper<OverviewAge>;
  OverviewShare: ResolverTypeWrapper<Omit<OverviewShare, 'trade' | 'company'> & { trade?: Maybe<ResolversTypes['Trade']>, company?: Maybe<ResolversTypes['Company']> }>;
  OverviewCost: ResolverTypeWrapper<Omit<OverviewCost, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  OverviewPlace: ResolverTypeWrapper<Omit<OverviewPlace, 'location'> & { location: ResolversTypes['Location'] }>;
  SnagConnection: ResolverTypeWrapper<Omit<SnagConnection, 'near' | 'edges'> & { near?: Maybe<ResolversTypes['Snag']>, edges: Array<ResolversTypes['SnagEdge']> }>;
  SnagEdge: ResolverTypeWrapper<Omit<SnagEdge, 'node'> & { node: ResolversTypes['Snag'] }>;
  Snag: ResolverTypeWrapper<SnagRow>;
  WaitingForKind: WaitingForKind;
  WaitingFor: ResolverTypeWrapper<WaitingForRow>;
  TakeBack: ResolverTypeWrapper<TakeBackRow>;
  PhotoKind: PhotoKind;
  PhotoState: PhotoState;
  PhotoSize: PhotoSize;
  Photo: ResolverTypeWrapper<PhotoRow>;
  Camera: ResolverTypeWrapper<Camera>;
  ShapeKind: ShapeKind;
  Shape: ResolverTypeWrapper<Shape>;
  EventKind: EventKind;
  Event: ResolverTypeWrapper<EventRow>;
  Change: ResolverTypeWrapper<ChangeRow>;
  EventConnection: ResolverTypeWrapper<Omit<EventConnection, 'edges'> & { edges: Array<ResolversTypes['EventEdge']> }>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  JournalEntry: ResolverTypeWrapper<Omit<JournalEntry, 'event' | 'snag' | 'subject'> & { event?: Maybe<ResolversTypes['Event']>, snag?: Maybe<ResolversTypes['Snag']>, subject?: Maybe<ResolversTypes['Node']> }>;
  JournalPage: ResolverTypeWrapper<Omit<JournalPage, 'entries'> & { entries: Array<ResolversTypes['JournalEntry']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<Receipt>;
  NoticeCode: NoticeCode;
  Notice: ResolverTypeWrapper<Omit<Notice, 'other'> & { other?: Maybe<ResolversTypes['Snag']> }>;
  SnagPayload: ResolverTypeWrapper<Omit<SnagPayload, 'event' | 'snag' | 'notice'> & { event?: Maybe<ResolversTypes['Event']>, snag?: Maybe<ResolversTypes['Snag']>, notice?: Maybe<ResolversTypes['Notice']> }>;
  SetUpInput: SetUpInput;
  SetUpPayload: ResolverTypeWrapper<SetUpPayload>;
  CreateProjectInput: CreateProjectInput;
  TakeOverInput: TakeOverInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'projectEdge'> & { projectEdge: ResolversTypes['ProjectEdge'] }>;
  EditProjectInput: EditProjectInput;
  SetSenderLogoInput: SetSenderLogoInput;
  RemoveSenderLogoInput: RemoveSenderLogoInput;
  DueDaysInput: DueDaysInput;
  SetProjectStateInput: SetProjectStateInput;
  EditProjectPayload: ResolverTypeWrapper<Omit<EditProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  InviteMembersInput: InviteMembersInput;
  InviteeInput: InviteeInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'links' | 'alreadyMembers'> & { links: Array<ResolversTypes['InvitationLink']>, alreadyMembers: Array<ResolversTypes['Member']> }>;
  InvitationLink: ResolverTypeWrapper<Omit<InvitationLink, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: ResolverTypeWrapper<WithdrawInvitationPayload>;
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>;
  ChangeMemberInput: ChangeMemberInput;
  ChangeMemberPayload: ResolverTypeWrapper<Omit<ChangeMemberPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  ChangeNameInput: ChangeNameInput;
  ChangeNamePayload: ResolverTypeWrapper<Omit<ChangeNamePayload, 'user'> & { user: ResolversTypes['User'] }>;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: ResolverTypeWrapper<ChangeLanguagePayload>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  SetUpCodesInput: SetUpCodesInput;
  SetUpCodesPayload: ResolverTypeWrapper<SetUpCodesPayload>;
  ConfirmCodesInput: ConfirmCodesInput;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RemoveCodesInput: RemoveCodesInput;
  RemoveCodesPayload: ResolverTypeWrapper<RemoveCodesPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionsPayload: ResolverTypeWrapper<EndSessionsPayload>;
  SaveViewInput: SaveViewInput;
  ViewSearchInput: ViewSearchInput;
  SaveViewPayload: ResolverTypeWrapper<Omit<SaveViewPayload, 'view' | 'project'> & { view?: Maybe<ResolversTypes['SavedView']>, project: ResolversTypes['Project'] }>;
  CheckRecordInput: CheckRecordInput;
  CheckRecordPayload: ResolverTypeWrapper<Omit<CheckRecordPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  MakeReportInput: MakeReportInput;
  ReportSettingsInput: ReportSettingsInput;
  MakeReportPayload: ResolverTypeWrapper<Omit<MakeReportPayload, 'report' | 'project'> & { report: ResolversTypes['Report'], project: ResolversTypes['Project'] }>;
  CancelReportInput: CancelReportInput;
  CancelReportPayload: ResolverTypeWrapper<Omit<CancelReportPayload, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  RemoveReportInput: RemoveReportInput;
  SendReportInput: SendReportInput;
  SendReportPayload: ResolverTypeWrapper<Omit<SendReportPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  SendTradeSheetsInput: SendTradeSheetsInput;
  SendTradeSheetsPayload: ResolverTypeWrapper<Omit<SendTradeSheetsPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  AddReportScheduleInput: AddReportScheduleInput;
  ChangeReportScheduleInput: ChangeReportScheduleInput;
  PauseReportScheduleInput: PauseReportScheduleInput;
  PauseReportSchedulePayload: ResolverTypeWrapper<Omit<PauseReportSchedulePayload, 'schedule'> & { schedule?: Maybe<ResolversTypes['ReportSchedule']> }>;
  RemoveReportScheduleInput: RemoveReportScheduleInput;
  ReportSchedulesPayload: ResolverTypeWrapper<Omit<ReportSchedulesPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  RemoveReportPayload: ResolverTypeWrapper<Omit<RemoveReportPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  PrepareHandoverInput: PrepareHandoverInput;
  HandoverPartyInput: HandoverPartyInput;
  PrepareHandoverPayload: ResolverTypeWrapper<Omit<PrepareHandoverPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  SignHandoverInput: SignHandoverInput;
  AskSignerInput: AskSignerInput;
  AskSignerPayload: ResolverTypeWrapper<Omit<AskSignerPayload, 'handover'> & { handover: ResolversTypes['Handover'] }>;
  OpenSigningInput: OpenSigningInput;
  OpenSigningPayload: ResolverTypeWrapper<OpenSigningPayload>;
  SignByLinkInput: SignByLinkInput;
  SignByLinkPayload: ResolverTypeWrapper<SignByLinkPayload>;
  WithdrawHandoverInput: WithdrawHandoverInput;
  HandoverPayload: ResolverTypeWrapper<Omit<HandoverPayload, 'handover'> & { handover: ResolversTypes['Handover'] }>;
  RemoveViewInput: RemoveViewInput;
  RemoveViewPayload: ResolverTypeWrapper<Omit<RemoveViewPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  MarkSeenInput: MarkSeenInput;
  JournalPlaceInput: JournalPlaceInput;
  MarkSeenPayload: ResolverTypeWrapper<Omit<MarkSeenPayload, 'projects'> & { projects: Array<ResolversTypes['Project']> }>;
  ChangeMailingInput: ChangeMailingInput;
  ChangeMailingPayload: ResolverTypeWrapper<Omit<ChangeMailingPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SavePushSubscriptionPayload: ResolverTypeWrapper<SavePushSubscriptionPayload>;
  RemovePushSubscriptionPayload: ResolverTypeWrapper<RemovePushSubscriptionPayload>;
  IssuePasswordLinkInput: IssuePasswordLinkInput;
  IssuePasswordLinkPayload: ResolverTypeWrapper<IssuePasswordLinkPayload>;
  SaveAcceptanceInput: SaveAcceptanceInput;
  SaveAcceptancePayload: ResolverTypeWrapper<Omit<SaveAcceptancePayload, 'acceptance' | 'project'> & { acceptance?: Maybe<ResolversTypes['Acceptance']>, project: ResolversTypes['Project'] }>;
  SendDefectNoticeInput: SendDefectNoticeInput;
  SendDefectNoticePayload: ResolverTypeWrapper<Omit<SendDefectNoticePayload, 'notice' | 'project'> & { notice: ResolversTypes['DefectNotice'], project: ResolversTypes['Project'] }>;
  RecordNoticeReceiptInput: RecordNoticeReceiptInput;
  SlipInput: SlipInput;
  RecordNoticeReceiptPayload: ResolverTypeWrapper<Omit<RecordNoticeReceiptPayload, 'notice'> & { notice: ResolversTypes['DefectNotice'] }>;
  WithdrawAcceptanceInput: WithdrawAcceptanceInput;
  WithdrawAcceptancePayload: ResolverTypeWrapper<Omit<WithdrawAcceptancePayload, 'project'> & { project: ResolversTypes['Project'] }>;
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: ResolverTypeWrapper<Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  SaveTradeInput: SaveTradeInput;
  SaveTradePayload: ResolverTypeWrapper<Omit<SaveTradePayload, 'trade'> & { trade?: Maybe<ResolversTypes['Trade']> }>;
  ArchiveCompanyInput: ArchiveCompanyInput;
  RemoveCompanyInput: RemoveCompanyInput;
  MergeCompanyInput: MergeCompanyInput;
  MergeCompanyPayload: ResolverTypeWrapper<MergeCompanyPayload>;
  MakeCompanyLinkInput: MakeCompanyLinkInput;
  MakeCompanyLinkPayload: ResolverTypeWrapper<Omit<MakeCompanyLinkPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  EndLinkVisitorInput: EndLinkVisitorInput;
  EndLinkVisitorPayload: ResolverTypeWrapper<Omit<EndLinkVisitorPayload, 'company' | 'project'> & { company?: Maybe<ResolversTypes['Company']>, project: ResolversTypes['Project'] }>;
  ApiKeyKind: ApiKeyKind;
  ApiKey: ResolverTypeWrapper<ApiKeyRow>;
  MakeApiKeyInput: MakeApiKeyInput;
  MakeApiKeyPayload: ResolverTypeWrapper<Omit<MakeApiKeyPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  UntakenEvent: ResolverTypeWrapper<UntakenEventRow>;
  AddWebhookInput: AddWebhookInput;
  AddWebhookPayload: ResolverTypeWrapper<Omit<AddWebhookPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  RemoveWebhookInput: RemoveWebhookInput;
  RemoveWebhookPayload: ResolverTypeWrapper<Omit<RemoveWebhookPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  SendWebhookAgainInput: SendWebhookAgainInput;
  SendWebhookAgainPayload: ResolverTypeWrapper<Omit<SendWebhookAgainPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  ReplayWebhookInput: ReplayWebhookInput;
  ReplayWebhookPayload: ResolverTypeWrapper<Omit<ReplayWebhookPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  EndApiKeyInput: EndApiKeyInput;
  EndApiKeyPayload: ResolverTypeWrapper<Omit<EndApiKeyPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  MakeClientLinkInput: MakeClientLinkInput;
  MakeClientLinkPayload: ResolverTypeWrapper<Omit<MakeClientLinkPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  WithdrawClientLinkInput: WithdrawClientLinkInput;
  WithdrawClientLinkPayload: ResolverTypeWrapper<Omit<WithdrawClientLinkPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  WithdrawCompanyLinkInput: WithdrawCompanyLinkInput;
  WithdrawCompanyLinkPayload: ResolverTypeWrapper<Omit<WithdrawCompanyLinkPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  ArchiveTradeInput: ArchiveTradeInput;
  RemoveTradeInput: RemoveTradeInput;
  RemovedPayload: ResolverTypeWrapper<RemovedPayload>;
  SaveLocationInput: SaveLocationInput;
  SaveLocationPayload: ResolverTypeWrapper<Omit<SaveLocationPayload, 'location'> & { location?: Maybe<ResolversTypes['Location']> }>;
  ArchiveLocationInput: ArchiveLocationInput;
  RemoveLocationInput: RemoveLocationInput;
  AddLocationsInput: AddLocationsInput;
  NewLocationInput: NewLocationInput;
  AddLocationsPayload: ResolverTypeWrapper<Omit<AddLocationsPayload, 'locations'> & { locations: Array<ResolversTypes['Location']> }>;
  UploadPlanFileInput: UploadPlanFileInput;
  UploadPlanFilePayload: ResolverTypeWrapper<Omit<UploadPlanFilePayload, 'file'> & { file: ResolversTypes['PlanFile'] }>;
  AddPlanInput: AddPlanInput;
  EditPlanInput: EditPlanInput;
  PlanLinkInput: PlanLinkInput;
  RemovePlanInput: RemovePlanInput;
  AddPlanRevisionInput: AddPlanRevisionInput;
  RedrawPlanRevisionInput: RedrawPlanRevisionInput;
  AlignPlanRevisionInput: AlignPlanRevisionInput;
  AlignmentPoint: AlignmentPoint;
  PlanPayload: ResolverTypeWrapper<Omit<PlanPayload, 'plan'> & { plan: ResolversTypes['Plan'] }>;
  RemovePlanPayload: ResolverTypeWrapper<Omit<RemovePlanPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  PinInput: PinInput;
  RaiseSnagInput: RaiseSnagInput;
  EditSnagInput: EditSnagInput;
  MoveSnagInput: MoveSnagInput;
  AddCommentInput: AddCommentInput;
  EditCommentInput: EditCommentInput;
  AddPhotoInput: AddPhotoInput;
  CameraInput: CameraInput;
  EraseTextInput: EraseTextInput;
  ErasePhotoInput: ErasePhotoInput;
  SetUpPasskeyInput: SetUpPasskeyInput;
  SetUpPasskeyPayload: ResolverTypeWrapper<SetUpPasskeyPayload>;
  AddPasskeyInput: AddPasskeyInput;
  PasskeyPayload: ResolverTypeWrapper<PasskeyPayload>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveJoinedSignInInput: RemoveJoinedSignInInput;
  RemoveJoinedSignInPayload: ResolverTypeWrapper<RemoveJoinedSignInPayload>;
  RemoveFactorsInput: RemoveFactorsInput;
  RemoveFactorsPayload: ResolverTypeWrapper<RemoveFactorsPayload>;
  ErasePersonInput: ErasePersonInput;
  ErasePersonPayload: ResolverTypeWrapper<ErasePersonPayload>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  RemovePhotoInput: RemovePhotoInput;
  MarkPhotoInput: MarkPhotoInput;
  ShapeInput: ShapeInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Timestamp: Scalars['Timestamp']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  Upload: Scalars['Upload']['output'];
  Node: NodeRow;
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  Instance: InstanceRow;
  Viewer: ViewerRow;
  Int: Scalars['Int']['output'];
  PortfolioProject: Omit<PortfolioProject, 'project' | 'companies'> & { project: ResolversParentTypes['Project'], companies: Array<ResolversParentTypes['PortfolioCompany']> };
  Float: Scalars['Float']['output'];
  PortfolioCompany: PortfolioCompanyRow;
  Factors: Factors;
  Passkey: Passkey;
  JoinedSignIn: JoinedSignIn;
  LockedProject: LockedProject;
  Records: RecordsRow;
  Storage: Storage;
  ProjectStorage: ProjectStorage;
  PersonRecord: PersonRecordRow;
  ArchivedProject: ArchivedProject;
  Session: SessionRow;
  WaitingConnection: Omit<WaitingConnection, 'projects' | 'edges'> & { projects: Array<ResolversParentTypes['Project']>, edges: Array<ResolversParentTypes['WaitingEdge']> };
  WaitingEdge: Omit<WaitingEdge, 'node' | 'lastEvent'> & { node: ResolversParentTypes['Snag'], lastEvent?: Maybe<ResolversParentTypes['Event']> };
  Mailing: Mailing;
  ProjectConnection: Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  Actor: ActorRow;
  User: UserRow;
  NamedActor: NamedActorRow;
  Project: ProjectRow;
  SetUpSteps: SetUpSteps;
  DueDays: DueDays;
  Member: MemberRow;
  MemberConnection: Omit<MemberConnection, 'edges'> & { edges: Array<ResolversParentTypes['MemberEdge']> };
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  Permissions: Permissions;
  Company: CompanyRow;
  CompanyUses: CompanyUses;
  CompanyLink: CompanyLinkRow;
  ClientLink: ClientLinkRow;
  LinkVisitor: LinkVisitorRow;
  Trade: TradeRow;
  Location: LocationRow;
  Plan: PlanRow;
  PlanLink: PlanLink;
  PlanPins: PlanPins;
  PlanRevision: PlanRevisionRow;
  PlanTiles: PlanTiles;
  PlanFile: PlanFileRow;
  PlanPage: PlanPageRow;
  Pin: PinRow;
  Invitation: InvitationRow;
  InvitationOffer: InvitationOffer;
  PasswordLinkOffer: PasswordLinkOffer;
  SnagFilter: SnagFilter;
  SavedView: SavedViewRow;
  ViewSearch: ViewSearch;
  Report: ReportRow;
  ReportExtent: ReportExtent;
  ReportMail: ReportMailRow;
  ReportSchedule: ReportScheduleRow;
  Handover: HandoverRow;
  Acceptance: AcceptanceRow;
  OwnPeriod: Omit<OwnPeriod, 'snag'> & { snag: ResolversParentTypes['Snag'] };
  DefectNotice: DefectNoticeRow;
  DefectNoticeMail: DefectNoticeMailRow;
  DefectNoticeDraft: DefectNoticeDraftRow;
  HandoverConnection: Omit<HandoverConnection, 'edges'> & { edges: Array<ResolversParentTypes['HandoverEdge']> };
  HandoverEdge: Omit<HandoverEdge, 'node'> & { node: ResolversParentTypes['Handover'] };
  HandoverParty: HandoverPartyRow;
  SignerRequest: SignerRequestRow;
  Signing: Signing;
  HandoverSignature: HandoverSignatureRow;
  ReportSettings: ReportSettings;
  RecordCheck: RecordCheckRow;
  RecordResult: RecordResult;
  RecordRestore: RecordRestore;
  RecordBreak: RecordBreak;
  RecordFileFault: RecordFileFault;
  RecordedHash: RecordedHash;
  SnagCounts: SnagCounts;
  Overview: Omit<Overview, 'trades' | 'companies' | 'costs' | 'places' | 'blocks'> & { trades: Array<ResolversParentTypes['OverviewShare']>, companies: Array<ResolversParentTypes['OverviewShare']>, costs?: Maybe<Array<ResolversParentTypes['OverviewCost']>>, places: Array<ResolversParentTypes['OverviewPlace']>, blocks: Array<ResolversParentTypes['Location']> };
  OverviewWeek: OverviewWeek;
  OverviewAge: OverviewAge;
  OverviewShare: Omit<OverviewShare, 'trade' | 'company'> & { trade?: Maybe<ResolversParentTypes['Trade']>, company?: Maybe<ResolversParentTypes['Company']> };
  OverviewCost: Omit<OverviewCost, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  OverviewPlace: Omit<OverviewPlace, 'location'> & { location: ResolversParentTypes['Location'] };
  SnagConnection: Omit<SnagConnection, 'near' | 'edges'> & { near?: Maybe<ResolversParentTypes['Snag']>, edges: Array<ResolversParentTypes['SnagEdge']> };
  SnagEdge: Omit<SnagEdge, 'node'> & { node: ResolversParentTypes['Snag'] };
  Snag: SnagRow;
  WaitingFor: WaitingForRow;
  TakeBack: TakeBackRow;
  Photo: PhotoRow;
  Camera: Camera;
  Shape: Shape;
  Event: EventRow;
  Change: ChangeRow;
  EventConnection: Omit<EventConnection, 'edges'> & { edges: Array<ResolversParentTypes['EventEdge']> };
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  JournalEntry: Omit<JournalEntry, 'event' | 'snag' | 'subject'> & { event?: Maybe<ResolversParentTypes['Event']>, snag?: Maybe<ResolversParentTypes['Snag']>, subject?: Maybe<ResolversParentTypes['Node']> };
  JournalPage: Omit<JournalPage, 'entries'> & { entries: Array<ResolversParentTypes['JournalEntry']> };
  Subscription: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Receipt: Receipt;
  Notice: Omit<Notice, 'other'> & { other?: Maybe<ResolversParentTypes['Snag']> };
  SnagPayload: Omit<SnagPayload, 'event' | 'snag' | 'notice'> & { event?: Maybe<ResolversParentTypes['Event']>, snag?: Maybe<ResolversParentTypes['Snag']>, notice?: Maybe<ResolversParentTypes['Notice']> };
  SetUpInput: SetUpInput;
  SetUpPayload: SetUpPayload;
  CreateProjectInput: CreateProjectInput;
  TakeOverInput: TakeOverInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'projectEdge'> & { projectEdge: ResolversParentTypes['ProjectEdge'] };
  EditProjectInput: EditProjectInput;
  SetSenderLogoInput: SetSenderLogoInput;
  RemoveSenderLogoInput: RemoveSenderLogoInput;
  DueDaysInput: DueDaysInput;
  SetProjectStateInput: SetProjectStateInput;
  EditProjectPayload: Omit<EditProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  InviteMembersInput: InviteMembersInput;
  InviteeInput: InviteeInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'links' | 'alreadyMembers'> & { links: Array<ResolversParentTypes['InvitationLink']>, alreadyMembers: Array<ResolversParentTypes['Member']> };
  InvitationLink: Omit<InvitationLink, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: WithdrawInvitationPayload;
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: AcceptInvitationPayload;
  ChangeMemberInput: ChangeMemberInput;
  ChangeMemberPayload: Omit<ChangeMemberPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  ChangeNameInput: ChangeNameInput;
  ChangeNamePayload: Omit<ChangeNamePayload, 'user'> & { user: ResolversParentTypes['User'] };
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: ChangeLanguagePayload;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  SetUpCodesInput: SetUpCodesInput;
  SetUpCodesPayload: SetUpCodesPayload;
  ConfirmCodesInput: ConfirmCodesInput;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RemoveCodesInput: RemoveCodesInput;
  RemoveCodesPayload: RemoveCodesPayload;
  EndSessionInput: EndSessionInput;
  EndSessionsPayload: EndSessionsPayload;
  SaveViewInput: SaveViewInput;
  ViewSearchInput: ViewSearchInput;
  SaveViewPayload: Omit<SaveViewPayload, 'view' | 'project'> & { view?: Maybe<ResolversParentTypes['SavedView']>, project: ResolversParentTypes['Project'] };
  CheckRecordInput: CheckRecordInput;
  CheckRecordPayload: Omit<CheckRecordPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  MakeReportInput: MakeReportInput;
  ReportSettingsInput: ReportSettingsInput;
  MakeReportPayload: Omit<MakeReportPayload, 'report' | 'project'> & { report: ResolversParentTypes['Report'], project: ResolversParentTypes['Project'] };
  CancelReportInput: CancelReportInput;
  CancelReportPayload: Omit<CancelReportPayload, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> };
  RemoveReportInput: RemoveReportInput;
  SendReportInput: SendReportInput;
  SendReportPayload: Omit<SendReportPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  SendTradeSheetsInput: SendTradeSheetsInput;
  SendTradeSheetsPayload: Omit<SendTradeSheetsPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  AddReportScheduleInput: AddReportScheduleInput;
  ChangeReportScheduleInput: ChangeReportScheduleInput;
  PauseReportScheduleInput: PauseReportScheduleInput;
  PauseReportSchedulePayload: Omit<PauseReportSchedulePayload, 'schedule'> & { schedule?: Maybe<ResolversParentTypes['ReportSchedule']> };
  RemoveReportScheduleInput: RemoveReportScheduleInput;
  ReportSchedulesPayload: Omit<ReportSchedulesPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  RemoveReportPayload: Omit<RemoveReportPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  PrepareHandoverInput: PrepareHandoverInput;
  HandoverPartyInput: HandoverPartyInput;
  PrepareHandoverPayload: Omit<PrepareHandoverPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  SignHandoverInput: SignHandoverInput;
  AskSignerInput: AskSignerInput;
  AskSignerPayload: Omit<AskSignerPayload, 'handover'> & { handover: ResolversParentTypes['Handover'] };
  OpenSigningInput: OpenSigningInput;
  OpenSigningPayload: OpenSigningPayload;
  SignByLinkInput: SignByLinkInput;
  SignByLinkPayload: SignByLinkPayload;
  WithdrawHandoverInput: WithdrawHandoverInput;
  HandoverPayload: Omit<HandoverPayload, 'handover'> & { handover: ResolversParentTypes['Handover'] };
  RemoveViewInput: RemoveViewInput;
  RemoveViewPayload: Omit<RemoveViewPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  MarkSeenInput: MarkSeenInput;
  JournalPlaceInput: JournalPlaceInput;
  MarkSeenPayload: Omit<MarkSeenPayload, 'projects'> & { projects: Array<ResolversParentTypes['Project']> };
  ChangeMailingInput: ChangeMailingInput;
  ChangeMailingPayload: Omit<ChangeMailingPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SavePushSubscriptionPayload: SavePushSubscriptionPayload;
  RemovePushSubscriptionPayload: RemovePushSubscriptionPayload;
  IssuePasswordLinkInput: IssuePasswordLinkInput;
  IssuePasswordLinkPayload: IssuePasswordLinkPayload;
  SaveAcceptanceInput: SaveAcceptanceInput;
  SaveAcceptancePayload: Omit<SaveAcceptancePayload, 'acceptance' | 'project'> & { acceptance?: Maybe<ResolversParentTypes['Acceptance']>, project: ResolversParentTypes['Project'] };
  SendDefectNoticeInput: SendDefectNoticeInput;
  SendDefectNoticePayload: Omit<SendDefectNoticePayload, 'notice' | 'project'> & { notice: ResolversParentTypes['DefectNotice'], project: ResolversParentTypes['Project'] };
  RecordNoticeReceiptInput: RecordNoticeReceiptInput;
  SlipInput: SlipInput;
  RecordNoticeReceiptPayload: Omit<RecordNoticeReceiptPayload, 'notice'> & { notice: ResolversParentTypes['DefectNotice'] };
  WithdrawAcceptanceInput: WithdrawAcceptanceInput;
  WithdrawAcceptancePayload: Omit<WithdrawAcceptancePayload, 'project'> & { project: ResolversParentTypes['Project'] };
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  SaveTradeInput: SaveTradeInput;
  SaveTradePayload: Omit<SaveTradePayload, 'trade'> & { trade?: Maybe<ResolversParentTypes['Trade']> };
  ArchiveCompanyInput: ArchiveCompanyInput;
  RemoveCompanyInput: RemoveCompanyInput;
  MergeCompanyInput: MergeCompanyInput;
  MergeCompanyPayload: MergeCompanyPayload;
  MakeCompanyLinkInput: MakeCompanyLinkInput;
  MakeCompanyLinkPayload: Omit<MakeCompanyLinkPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  EndLinkVisitorInput: EndLinkVisitorInput;
  EndLinkVisitorPayload: Omit<EndLinkVisitorPayload, 'company' | 'project'> & { company?: Maybe<ResolversParentTypes['Company']>, project: ResolversParentTypes['Project'] };
  ApiKey: ApiKeyRow;
  MakeApiKeyInput: MakeApiKeyInput;
  MakeApiKeyPayload: Omit<MakeApiKeyPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  Webhook: WebhookRow;
  UntakenEvent: UntakenEventRow;
  AddWebhookInput: AddWebhookInput;
  AddWebhookPayload: Omit<AddWebhookPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  RemoveWebhookInput: RemoveWebhookInput;
  RemoveWebhookPayload: Omit<RemoveWebhookPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  SendWebhookAgainInput: SendWebhookAgainInput;
  SendWebhookAgainPayload: Omit<SendWebhookAgainPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  ReplayWebhookInput: ReplayWebhookInput;
  ReplayWebhookPayload: Omit<ReplayWebhookPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  EndApiKeyInput: EndApiKeyInput;
  EndApiKeyPayload: Omit<EndApiKeyPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  MakeClientLinkInput: MakeClientLinkInput;
  MakeClientLinkPayload: Omit<MakeClientLinkPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  WithdrawClientLinkInput: WithdrawClientLinkInput;
  WithdrawClientLinkPayload: Omit<WithdrawClientLinkPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  WithdrawCompanyLinkInput: WithdrawCompanyLinkInput;
  WithdrawCompanyLinkPayload: Omit<WithdrawCompanyLinkPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  ArchiveTradeInput: ArchiveTradeInput;
  RemoveTradeInput: RemoveTradeInput;
  RemovedPayload: RemovedPayload;
  SaveLocationInput: SaveLocationInput;
  SaveLocationPayload: Omit<SaveLocationPayload, 'location'> & { location?: Maybe<ResolversParentTypes['Location']> };
  ArchiveLocationInput: ArchiveLocationInput;
  RemoveLocationInput: RemoveLocationInput;
  AddLocationsInput: AddLocationsInput;
  NewLocationInput: NewLocationInput;
  AddLocationsPayload: Omit<AddLocationsPayload, 'locations'> & { locations: Array<ResolversParentTypes['Location']> };
  UploadPlanFileInput: UploadPlanFileInput;
  UploadPlanFilePayload: Omit<UploadPlanFilePayload, 'file'> & { file: ResolversParentTypes['PlanFile'] };
  AddPlanInput: AddPlanInput;
  EditPlanInput: EditPlanInput;
  PlanLinkInput: PlanLinkInput;
  RemovePlanInput: RemovePlanInput;
  AddPlanRevisionInput: AddPlanRevisionInput;
  RedrawPlanRevisionInput: RedrawPlanRevisionInput;
  AlignPlanRevisionInput: AlignPlanRevisionInput;
  AlignmentPoint: AlignmentPoint;
  PlanPayload: Omit<PlanPayload, 'plan'> & { plan: ResolversParentTypes['Plan'] };
  RemovePlanPayload: Omit<RemovePlanPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  PinInput: PinInput;
  RaiseSnagInput: RaiseSnagInput;
  EditSnagInput: EditSnagInput;
  MoveSnagInput: MoveSnagInput;
  AddCommentInput: AddCommentInput;
  EditCommentInput: EditCommentInput;
  AddPhotoInput: AddPhotoInput;
  CameraInput: CameraInput;
  EraseTextInput: EraseTextInput;
  ErasePhotoInput: ErasePhotoInput;
  SetUpPasskeyInput: SetUpPasskeyInput;
  SetUpPasskeyPayload: SetUpPasskeyPayload;
  AddPasskeyInput: AddPasskeyInput;
  PasskeyPayload: PasskeyPayload;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveJoinedSignInInput: RemoveJoinedSignInInput;
  RemoveJoinedSignInPayload: RemoveJoinedSignInPayload;
  RemoveFactorsInput: RemoveFactorsInput;
  RemoveFactorsPayload: RemoveFactorsPayload;
  ErasePersonInput: ErasePersonInput;
  ErasePersonPayload: ErasePersonPayload;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  RemovePhotoInput: RemovePhotoInput;
  MarkPhotoInput: MarkPhotoInput;
  ShapeInput: ShapeInput;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Scalars['Int']['input']>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeferDirectiveArgs = {
  if: Scalars['Boolean']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = Context, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'User' | 'Project' | 'Member' | 'Company' | 'Trade' | 'Location' | 'Plan' | 'PlanRevision' | 'PlanFile' | 'Invitation' | 'SavedView' | 'Report' | 'Handover' | 'Acceptance' | 'DefectNotice' | 'Snag' | 'Photo' | 'Event', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  instance?: Resolver<ResolversTypes['Instance'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'code'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationOffer']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  passwordLink?: Resolver<Maybe<ResolversTypes['PasswordLinkOffer']>, ParentType, ContextType, RequireFields<QueryPasswordLinkArgs, 'token'>>;
  signing?: Resolver<Maybe<ResolversTypes['Signing']>, ParentType, ContextType, RequireFields<QuerySigningArgs, 'token'>>;
};

export type InstanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instance'] = ResolversParentTypes['Instance']> = {
  needsSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['ProjectConnection'], ParentType, ContextType, RequireFields<ViewerProjectsArgs, 'first'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WaitingConnection'], ParentType, ContextType, RequireFields<ViewerWaitingArgs, 'first'>>;
  passedNotices?: Resolver<Array<ResolversTypes['DefectNotice']>, ParentType, ContextType>;
  mailing?: Resolver<ResolversTypes['Mailing'], ParentType, ContextType>;
  newlyWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['Records']>, ParentType, ContextType>;
  factors?: Resolver<ResolversTypes['Factors'], ParentType, ContextType>;
  joinedSignIns?: Resolver<Array<ResolversTypes['JoinedSignIn']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockedProjects?: Resolver<Array<ResolversTypes['LockedProject']>, ParentType, ContextType>;
  portfolio?: Resolver<Array<ResolversTypes['PortfolioProject']>, ParentType, ContextType>;
};

export type PortfolioProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioProject'] = ResolversParentTypes['PortfolioProject']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ageDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['PortfolioCompany']>, ParentType, ContextType>;
};

export type PortfolioCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioCompany'] = ResolversParentTypes['PortfolioCompany']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  fixed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysToFix?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Factors'] = ResolversParentTypes['Factors']> = {
  codesSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type JoinedSignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinedSignIn'] = ResolversParentTypes['JoinedSignIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type LockedProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockedProject'] = ResolversParentTypes['LockedProject']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Records'] = ResolversParentTypes['Records']> = {
  person?: Resolver<Maybe<ResolversTypes['PersonRecord']>, ParentType, ContextType, RequireFields<RecordsPersonArgs, 'email'>>;
  archivedProjects?: Resolver<Array<ResolversTypes['ArchivedProject']>, ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['Storage'], ParentType, ContextType>;
  erasing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Storage'] = ResolversParentTypes['Storage']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  limitBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  limitBytesOfProject?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ProjectStorage']>, ParentType, ContextType>;
};

export type ProjectStorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectStorage'] = ResolversParentTypes['ProjectStorage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PersonRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonRecord'] = ResolversParentTypes['PersonRecord']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasFactors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArchivedProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivedProject'] = ResolversParentTypes['ArchivedProject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archivedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  deletableAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingConnection'] = ResolversParentTypes['WaitingConnection']> = {
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['WaitingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WaitingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEdge'] = ResolversParentTypes['WaitingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Snag'], ParentType, ContextType>;
  lastEvent?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mailing'] = ResolversParentTypes['Mailing']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  __resolveType: TypeResolveFn<'User' | 'NamedActor', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NamedActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedActor'] = ResolversParentTypes['NamedActor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NamedActorKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProjectState'], ParentType, ContextType>;
  evidenceRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueDays?: Resolver<ResolversTypes['DueDays'], ParentType, ContextType>;
  workingDays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  practicalCompletionOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  asksSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  photoBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<ProjectPhotoBytesArgs, 'size'>>;
  journalCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lostEvents?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<ProjectLostEventsArgs, 'ids'>>;
  snagCounts?: Resolver<ResolversTypes['SnagCounts'], ParentType, ContextType, Partial<ProjectSnagCountsArgs>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType, Partial<ProjectOverviewArgs>>;
  newlyWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snags?: Resolver<ResolversTypes['SnagConnection'], ParentType, ContextType, RequireFields<ProjectSnagsArgs, 'sort'>>;
  snag?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType, RequireFields<ProjectSnagArgs, 'number'>>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, RequireFields<ProjectPeopleArgs, 'first'>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['Trade']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType, Partial<ProjectPlansArgs>>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<ProjectPlanArgs, 'code'>>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  setUpSteps?: Resolver<Maybe<ResolversTypes['SetUpSteps']>, ParentType, ContextType>;
  clientLinks?: Resolver<Maybe<Array<ResolversTypes['ClientLink']>>, ParentType, ContextType>;
  apiKeys?: Resolver<Maybe<Array<ResolversTypes['ApiKey']>>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  reportExtent?: Resolver<Maybe<ResolversTypes['ReportExtent']>, ParentType, ContextType, RequireFields<ProjectReportExtentArgs, 'kind' | 'filter' | 'settings'>>;
  reportSchedules?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  handovers?: Resolver<ResolversTypes['HandoverConnection'], ParentType, ContextType, RequireFields<ProjectHandoversArgs, 'first'>>;
  acceptances?: Resolver<Array<ResolversTypes['Acceptance']>, ParentType, ContextType>;
  defectNotices?: Resolver<Array<ResolversTypes['DefectNotice']>, ParentType, ContextType>;
  defectNoticeDraft?: Resolver<Maybe<ResolversTypes['DefectNoticeDraft']>, ParentType, ContextType, RequireFields<ProjectDefectNoticeDraftArgs, 'companyId' | 'kind' | 'basis' | 'language'>>;
  recordCheck?: Resolver<Maybe<ResolversTypes['RecordCheck']>, ParentType, ContextType>;
  recordedHashes?: Resolver<Maybe<Array<ResolversTypes['RecordedHash']>>, ParentType, ContextType, RequireFields<ProjectRecordedHashesArgs, 'eventIds'>>;
  journal?: Resolver<ResolversTypes['JournalPage'], ParentType, ContextType, RequireFields<ProjectJournalArgs, 'after' | 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetUpStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSteps'] = ResolversParentTypes['SetUpSteps']> = {
  locations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plans?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DueDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueDays'] = ResolversParentTypes['DueDays']> = {
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  critical?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  may?: Resolver<ResolversTypes['Permissions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type PermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permissions'] = ResolversParentTypes['Permissions']> = {
  raise?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisePlans?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareViews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['ReportKind']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  partAcceptedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['CompanyLink']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['CompanyUses']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyUsesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUses'] = ResolversParentTypes['CompanyUses']> = {
  snags?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyLink'] = ResolversParentTypes['CompanyLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<Array<ResolversTypes['LinkVisitor']>, ParentType, ContextType>;
};

export type ClientLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientLink'] = ResolversParentTypes['ClientLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  isPart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<Array<ResolversTypes['LinkVisitor']>, ParentType, ContextType>;
};

export type LinkVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkVisitor'] = ResolversParentTypes['LinkVisitor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type TradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trade'] = ResolversParentTypes['Trade']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultCompany?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  phrases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['PlanRevision'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['PlanRevision']>, ParentType, ContextType>;
  pinCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pins?: Resolver<ResolversTypes['PlanPins'], ParentType, ContextType, Partial<PlanPinsArgs>>;
  links?: Resolver<Array<ResolversTypes['PlanLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanLink'] = ResolversParentTypes['PlanLink']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toRevisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlanPinsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPins'] = ResolversParentTypes['PlanPins']> = {
  numbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  xs?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  ys?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['SnagStatus']>, ParentType, ContextType>;
  locationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  overdue?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRevision'] = ResolversParentTypes['PlanRevision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanRevisionState'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widthPx?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heightPx?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageWidthMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pageHeightMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tiles?: Resolver<Maybe<ResolversTypes['PlanTiles']>, ParentType, ContextType>;
  overviewUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PlanRevisionOverviewUrlArgs, 'size'>>;
  packBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aligned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toFirst?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanTilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanTiles'] = ResolversParentTypes['PlanTiles']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overlap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanFile'] = ResolversParentTypes['PlanFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PlanPage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPage'] = ResolversParentTypes['PlanPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  heightMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PlanPagePictureUrlArgs, 'size'>>;
};

export type PinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pin'] = ResolversParentTypes['Pin']> = {
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['PlanRevision'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  extractUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setOn?: Resolver<ResolversTypes['PlanRevision'], ParentType, ContextType>;
  setX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  setY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['InvitationMail']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationOffer'] = ResolversParentTypes['InvitationOffer']> = {
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordLinkOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLinkOffer'] = ResolversParentTypes['PasswordLinkOffer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['ViewSearch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewSearch'] = ResolversParentTypes['ViewSearch']> = {
  chip?: Resolver<ResolversTypes['SnagChip'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['SnagSort'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['SnagStatus']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['SnagType']>, ParentType, ContextType>;
  tradeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  companyIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  locationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  exactLocationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  planCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priorities?: Resolver<Array<ResolversTypes['Priority']>, ParentType, ContextType>;
  assigneeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['SnagDue']>, ParentType, ContextType>;
  raisedFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  raisedTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ViewPart']>, ParentType, ContextType>;
  tradeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ReportSettings'], ParentType, ContextType>;
  snagCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  byteLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forSigning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['ReportMail']>, ParentType, ContextType>;
  maySend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyPeople?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportExtentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportExtent'] = ResolversParentTypes['ReportExtent']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snags?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volumes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMail'] = ResolversParentTypes['ReportMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportMailState'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ReportSettings'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  toCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReportOutcome']>, ParentType, ContextType>;
  lastOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HandoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Handover'] = ResolversParentTypes['Handover']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HandoverState'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  eventNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changesSince?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  draftSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftByteLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draftUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['HandoverParty']>, ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byteLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  maySign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Acceptance'] = ResolversParentTypes['Acceptance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['DefectsBasis'], ParentType, ContextType>;
  lengthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lengthUnit?: Resolver<ResolversTypes['PeriodUnit'], ParentType, ContextType>;
  acceptedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  ownPeriods?: Resolver<Array<ResolversTypes['OwnPeriod']>, ParentType, ContextType>;
  openSince?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPeriod'] = ResolversParentTypes['OwnPeriod']> = {
  snag?: Resolver<ResolversTypes['Snag'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  countedFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  noticeNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DefectNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefectNotice'] = ResolversParentTypes['DefectNotice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DefectNoticeKind'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['NoticeBasis'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['DefectNotice']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadlineOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DefectNoticeState'], ParentType, ContextType>;
  snagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  way?: Resolver<ResolversTypes['NoticeWay'], ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['DefectNoticeMail']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  slipUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slipUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byteLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  concerns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<DefectNoticeConcernsArgs, 'snagId'>>;
  mayFollow?: Resolver<Array<ResolversTypes['DefectNoticeKind']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DefectNoticeMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefectNoticeMail'] = ResolversParentTypes['DefectNoticeMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DefectNoticeMailState'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type DefectNoticeDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefectNoticeDraft'] = ResolversParentTypes['DefectNoticeDraft']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snags?: Resolver<Array<ResolversTypes['Snag']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadlineOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnglish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HandoverConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverConnection'] = ResolversParentTypes['HandoverConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HandoverEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HandoverEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverEdge'] = ResolversParentTypes['HandoverEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Handover'], ParentType, ContextType>;
};

export type HandoverPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverParty'] = ResolversParentTypes['HandoverParty']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['HandoverSignature']>, ParentType, ContextType>;
  maySign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['SignerRequest']>, ParentType, ContextType>;
};

export type SignerRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignerRequest'] = ResolversParentTypes['SignerRequest']> = {
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['SignerMail'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SigningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Signing'] = ResolversParentTypes['Signing']> = {
  state?: Resolver<ResolversTypes['SigningState'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandoverSignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverSignature'] = ResolversParentTypes['HandoverSignature']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strokes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  except?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  byLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSettings'] = ResolversParentTypes['ReportSettings']> = {
  photos?: Resolver<ResolversTypes['ReportPhotos'], ParentType, ContextType>;
  grouping?: Resolver<ResolversTypes['ReportGrouping'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['ReportLayout'], ParentType, ContextType>;
  onPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allCompanies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordCheck'] = ResolversParentTypes['RecordCheck']> = {
  state?: Resolver<ResolversTypes['RecordCheckState'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['RecordResult']>, ParentType, ContextType>;
};

export type RecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordResult'] = ResolversParentTypes['RecordResult']> = {
  checkedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redacted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  break?: Resolver<Maybe<ResolversTypes['RecordBreak']>, ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handovers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultyFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileFaults?: Resolver<Array<ResolversTypes['RecordFileFault']>, ParentType, ContextType>;
  restores?: Resolver<Array<ResolversTypes['RecordRestore']>, ParentType, ContextType>;
};

export type RecordRestoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordRestore'] = ResolversParentTypes['RecordRestore']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  backedUpAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type RecordBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordBreak'] = ResolversParentTypes['RecordBreak']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['RecordBreakReason'], ParentType, ContextType>;
};

export type RecordFileFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFileFault'] = ResolversParentTypes['RecordFileFault']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordFileKind'], ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['RecordFileReason'], ParentType, ContextType>;
};

export type RecordedHashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedHash'] = ResolversParentTypes['RecordedHash']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnagCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnagCounts'] = ResolversParentTypes['SnagCounts']> = {
  toCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  atLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  void?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueThisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCheckSince?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['OverviewWeek']>, ParentType, ContextType>;
  ages?: Resolver<Array<ResolversTypes['OverviewAge']>, ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['OverviewShare']>, ParentType, ContextType>;
  tradeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['OverviewShare']>, ParentType, ContextType>;
  companyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costs?: Resolver<Maybe<Array<ResolversTypes['OverviewCost']>>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['OverviewPlace']>, ParentType, ContextType>;
  placeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type OverviewWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewWeek'] = ResolversParentTypes['OverviewWeek']> = {
  startsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverviewAgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewAge'] = ResolversParentTypes['OverviewAge']> = {
  raisedFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  raisedTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverviewShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewShare'] = ResolversParentTypes['OverviewShare']> = {
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverviewCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewCost'] = ResolversParentTypes['OverviewCost']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OverviewPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewPlace'] = ResolversParentTypes['OverviewPlace']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SnagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnagConnection'] = ResolversParentTypes['SnagConnection']> = {
  near?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SnagEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SnagEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnagEdge'] = ResolversParentTypes['SnagEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Snag'], ParentType, ContextType>;
};

export type SnagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Snag'] = ResolversParentTypes['Snag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SnagStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SnagType'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Priority'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['Pin']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raisedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  afterAcceptance?: Resolver<Maybe<ResolversTypes['Accepted']>, ParentType, ContextType>;
  fixedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  fixedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  sentBackCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  waitingFor?: Resolver<ResolversTypes['WaitingFor'], ParentType, ContextType>;
  takeBack?: Resolver<Maybe<ResolversTypes['TakeBack']>, ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['SnagAction']>, ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidenceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  lastMessages?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<SnagHistoryArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitingForResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingFor'] = ResolversParentTypes['WaitingFor']> = {
  kind?: Resolver<ResolversTypes['WaitingForKind'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type TakeBackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeBack'] = ResolversParentTypes['TakeBack']> = {
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['SnagStatus'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PhotoKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PhotoState'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thumbHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PhotoUrlArgs, 'size'>>;
  originalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shapes?: Resolver<Array<ResolversTypes['Shape']>, ParentType, ContextType>;
  mayRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  camera?: Resolver<Maybe<ResolversTypes['Camera']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CameraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Camera'] = ResolversParentTypes['Camera']> = {
  offsetMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShapeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shape'] = ResolversParentTypes['Shape']> = {
  kind?: Resolver<ResolversTypes['ShapeKind'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toX?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  toY?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventKind'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  snag?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  editableUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  edited?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['MoveReason']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  shapes?: Resolver<Maybe<Array<ResolversTypes['Shape']>>, ParentType, ContextType>;
  redacted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayErase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  erased?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  erasedPhotoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  withoutEffect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type JournalEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  snag?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType>;
  goneSnagId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
};

export type JournalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalPage'] = ResolversParentTypes['JournalPage']> = {
  entries?: Resolver<Array<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  journal?: SubscriptionResolver<ResolversTypes['JournalEntry'], "journal", ParentType, ContextType, RequireFields<SubscriptionJournalArgs, 'projectId' | 'after'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setUp?: Resolver<ResolversTypes['SetUpPayload'], ParentType, ContextType, RequireFields<MutationSetUpArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  editProject?: Resolver<ResolversTypes['EditProjectPayload'], ParentType, ContextType, RequireFields<MutationEditProjectArgs, 'input'>>;
  setSenderLogo?: Resolver<ResolversTypes['EditProjectPayload'], ParentType, ContextType, RequireFields<MutationSetSenderLogoArgs, 'input'>>;
  removeSenderLogo?: Resolver<ResolversTypes['EditProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveSenderLogoArgs, 'input'>>;
  setProjectState?: Resolver<ResolversTypes['EditProjectPayload'], ParentType, ContextType, RequireFields<MutationSetProjectStateArgs, 'input'>>;
  inviteMembers?: Resolver<ResolversTypes['InviteMembersPayload'], ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawInvitationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  changeMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationChangeMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  issuePasswordLink?: Resolver<ResolversTypes['IssuePasswordLinkPayload'], ParentType, ContextType, RequireFields<MutationIssuePasswordLinkArgs, 'input'>>;
  changeName?: Resolver<ResolversTypes['ChangeNamePayload'], ParentType, ContextType, RequireFields<MutationChangeNameArgs, 'input'>>;
  changeLanguage?: Resolver<ResolversTypes['ChangeLanguagePayload'], ParentType, ContextType, RequireFields<MutationChangeLanguageArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  setUpCodes?: Resolver<ResolversTypes['SetUpCodesPayload'], ParentType, ContextType, RequireFields<MutationSetUpCodesArgs, 'input'>>;
  confirmCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmCodesArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  removeCodes?: Resolver<ResolversTypes['RemoveCodesPayload'], ParentType, ContextType, RequireFields<MutationRemoveCodesArgs, 'input'>>;
  setUpPasskey?: Resolver<ResolversTypes['SetUpPasskeyPayload'], ParentType, ContextType, RequireFields<MutationSetUpPasskeyArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['PasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['PasskeyPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removeJoinedSignIn?: Resolver<ResolversTypes['RemoveJoinedSignInPayload'], ParentType, ContextType, RequireFields<MutationRemoveJoinedSignInArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType>;
  markSeen?: Resolver<ResolversTypes['MarkSeenPayload'], ParentType, ContextType, RequireFields<MutationMarkSeenArgs, 'input'>>;
  changeMailing?: Resolver<ResolversTypes['ChangeMailingPayload'], ParentType, ContextType, RequireFields<MutationChangeMailingArgs, 'input'>>;
  savePushSubscription?: Resolver<ResolversTypes['SavePushSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationSavePushSubscriptionArgs, 'input'>>;
  removePushSubscription?: Resolver<ResolversTypes['RemovePushSubscriptionPayload'], ParentType, ContextType>;
  saveView?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  removeView?: Resolver<ResolversTypes['RemoveViewPayload'], ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'input'>>;
  makeReport?: Resolver<ResolversTypes['MakeReportPayload'], ParentType, ContextType, RequireFields<MutationMakeReportArgs, 'input'>>;
  cancelReport?: Resolver<ResolversTypes['CancelReportPayload'], ParentType, ContextType, RequireFields<MutationCancelReportArgs, 'input'>>;
  removeReport?: Resolver<ResolversTypes['RemoveReportPayload'], ParentType, ContextType, RequireFields<MutationRemoveReportArgs, 'input'>>;
  sendReport?: Resolver<ResolversTypes['SendReportPayload'], ParentType, ContextType, RequireFields<MutationSendReportArgs, 'input'>>;
  sendTradeSheets?: Resolver<ResolversTypes['SendTradeSheetsPayload'], ParentType, ContextType, RequireFields<MutationSendTradeSheetsArgs, 'input'>>;
  addReportSchedule?: Resolver<ResolversTypes['ReportSchedulesPayload'], ParentType, ContextType, RequireFields<MutationAddReportScheduleArgs, 'input'>>;
  changeReportSchedule?: Resolver<ResolversTypes['ReportSchedulesPayload'], ParentType, ContextType, RequireFields<MutationChangeReportScheduleArgs, 'input'>>;
  pauseReportSchedule?: Resolver<ResolversTypes['PauseReportSchedulePayload'], ParentType, ContextType, RequireFields<MutationPauseReportScheduleArgs, 'input'>>;
  removeReportSchedule?: Resolver<ResolversTypes['ReportSchedulesPayload'], ParentType, ContextType, RequireFields<MutationRemoveReportScheduleArgs, 'input'>>;
  prepareHandover?: Resolver<ResolversTypes['PrepareHandoverPayload'], ParentType, ContextType, RequireFields<MutationPrepareHandoverArgs, 'input'>>;
  signHandover?: Resolver<ResolversTypes['HandoverPayload'], ParentType, ContextType, RequireFields<MutationSignHandoverArgs, 'input'>>;
  askSigner?: Resolver<ResolversTypes['AskSignerPayload'], ParentType, ContextType, RequireFields<MutationAskSignerArgs, 'input'>>;
  openSigning?: Resolver<ResolversTypes['OpenSigningPayload'], ParentType, ContextType, RequireFields<MutationOpenSigningArgs, 'input'>>;
  signByLink?: Resolver<ResolversTypes['SignByLinkPayload'], ParentType, ContextType, RequireFields<MutationSignByLinkArgs, 'input'>>;
  withdrawHandover?: Resolver<ResolversTypes['HandoverPayload'], ParentType, ContextType, RequireFields<MutationWithdrawHandoverArgs, 'input'>>;
  checkRecord?: Resolver<ResolversTypes['CheckRecordPayload'], ParentType, ContextType, RequireFields<MutationCheckRecordArgs, 'input'>>;
  saveAcceptance?: Resolver<ResolversTypes['SaveAcceptancePayload'], ParentType, ContextType, RequireFields<MutationSaveAcceptanceArgs, 'input'>>;
  sendDefectNotice?: Resolver<ResolversTypes['SendDefectNoticePayload'], ParentType, ContextType, RequireFields<MutationSendDefectNoticeArgs, 'input'>>;
  recordNoticeReceipt?: Resolver<ResolversTypes['RecordNoticeReceiptPayload'], ParentType, ContextType, RequireFields<MutationRecordNoticeReceiptArgs, 'input'>>;
  withdrawAcceptance?: Resolver<ResolversTypes['WithdrawAcceptancePayload'], ParentType, ContextType, RequireFields<MutationWithdrawAcceptanceArgs, 'input'>>;
  saveCompany?: Resolver<ResolversTypes['SaveCompanyPayload'], ParentType, ContextType, RequireFields<MutationSaveCompanyArgs, 'input'>>;
  archiveCompany?: Resolver<ResolversTypes['SaveCompanyPayload'], ParentType, ContextType, RequireFields<MutationArchiveCompanyArgs, 'input'>>;
  removeCompany?: Resolver<ResolversTypes['RemovedPayload'], ParentType, ContextType, RequireFields<MutationRemoveCompanyArgs, 'input'>>;
  mergeCompany?: Resolver<ResolversTypes['MergeCompanyPayload'], ParentType, ContextType, RequireFields<MutationMergeCompanyArgs, 'input'>>;
  makeCompanyLink?: Resolver<ResolversTypes['MakeCompanyLinkPayload'], ParentType, ContextType, RequireFields<MutationMakeCompanyLinkArgs, 'input'>>;
  makeClientLink?: Resolver<ResolversTypes['MakeClientLinkPayload'], ParentType, ContextType, RequireFields<MutationMakeClientLinkArgs, 'input'>>;
  withdrawClientLink?: Resolver<ResolversTypes['WithdrawClientLinkPayload'], ParentType, ContextType, RequireFields<MutationWithdrawClientLinkArgs, 'input'>>;
  makeApiKey?: Resolver<ResolversTypes['MakeApiKeyPayload'], ParentType, ContextType, RequireFields<MutationMakeApiKeyArgs, 'input'>>;
  addWebhook?: Resolver<ResolversTypes['AddWebhookPayload'], ParentType, ContextType, RequireFields<MutationAddWebhookArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['RemoveWebhookPayload'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'input'>>;
  sendWebhookAgain?: Resolver<ResolversTypes['SendWebhookAgainPayload'], ParentType, ContextType, RequireFields<MutationSendWebhookAgainArgs, 'input'>>;
  replayWebhook?: Resolver<ResolversTypes['ReplayWebhookPayload'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'input'>>;
  endApiKey?: Resolver<ResolversTypes['EndApiKeyPayload'], ParentType, ContextType, RequireFields<MutationEndApiKeyArgs, 'input'>>;
  endLinkVisitor?: Resolver<ResolversTypes['EndLinkVisitorPayload'], ParentType, ContextType, RequireFields<MutationEndLinkVisitorArgs, 'input'>>;
  withdrawCompanyLink?: Resolver<ResolversTypes['WithdrawCompanyLinkPayload'], ParentType, ContextType, RequireFields<MutationWithdrawCompanyLinkArgs, 'input'>>;
  saveTrade?: Resolver<ResolversTypes['SaveTradePayload'], ParentType, ContextType, RequireFields<MutationSaveTradeArgs, 'input'>>;
  archiveTrade?: Resolver<ResolversTypes['SaveTradePayload'], ParentType, ContextType, RequireFields<MutationArchiveTradeArgs, 'input'>>;
  removeTrade?: Resolver<ResolversTypes['RemovedPayload'], ParentType, ContextType, RequireFields<MutationRemoveTradeArgs, 'input'>>;
  saveLocation?: Resolver<ResolversTypes['SaveLocationPayload'], ParentType, ContextType, RequireFields<MutationSaveLocationArgs, 'input'>>;
  addLocations?: Resolver<ResolversTypes['AddLocationsPayload'], ParentType, ContextType, RequireFields<MutationAddLocationsArgs, 'input'>>;
  archiveLocation?: Resolver<ResolversTypes['SaveLocationPayload'], ParentType, ContextType, RequireFields<MutationArchiveLocationArgs, 'input'>>;
  removeLocation?: Resolver<ResolversTypes['RemovedPayload'], ParentType, ContextType, RequireFields<MutationRemoveLocationArgs, 'input'>>;
  uploadPlanFile?: Resolver<ResolversTypes['UploadPlanFilePayload'], ParentType, ContextType, RequireFields<MutationUploadPlanFileArgs, 'input'>>;
  addPlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationAddPlanArgs, 'input'>>;
  editPlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationEditPlanArgs, 'input'>>;
  removePlan?: Resolver<ResolversTypes['RemovePlanPayload'], ParentType, ContextType, RequireFields<MutationRemovePlanArgs, 'input'>>;
  addPlanRevision?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationAddPlanRevisionArgs, 'input'>>;
  alignPlanRevision?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationAlignPlanRevisionArgs, 'input'>>;
  redrawPlanRevision?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationRedrawPlanRevisionArgs, 'input'>>;
  raiseSnag?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationRaiseSnagArgs, 'input'>>;
  editSnag?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationEditSnagArgs, 'input'>>;
  moveSnag?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationMoveSnagArgs, 'input'>>;
  addComment?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  editComment?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'input'>>;
  addPhoto?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationAddPhotoArgs, 'input'>>;
  eraseText?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationEraseTextArgs, 'input'>>;
  erasePhoto?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationErasePhotoArgs, 'input'>>;
  erasePerson?: Resolver<ResolversTypes['ErasePersonPayload'], ParentType, ContextType, RequireFields<MutationErasePersonArgs, 'input'>>;
  removeFactors?: Resolver<ResolversTypes['RemoveFactorsPayload'], ParentType, ContextType, RequireFields<MutationRemoveFactorsArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  removePhoto?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationRemovePhotoArgs, 'input'>>;
  markPhoto?: Resolver<ResolversTypes['SnagPayload'], ParentType, ContextType, RequireFields<MutationMarkPhotoArgs, 'input'>>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byteLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  code?: Resolver<ResolversTypes['NoticeCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType>;
};

export type SnagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnagPayload'] = ResolversParentTypes['SnagPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  snag?: Resolver<Maybe<ResolversTypes['Snag']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['Notice']>, ParentType, ContextType>;
};

export type SetUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpPayload'] = ResolversParentTypes['SetUpPayload']> = {
  projectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  projectEdge?: Resolver<ResolversTypes['ProjectEdge'], ParentType, ContextType>;
};

export type EditProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditProjectPayload'] = ResolversParentTypes['EditProjectPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type InviteMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMembersPayload'] = ResolversParentTypes['InviteMembersPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['InvitationLink']>, ParentType, ContextType>;
  alreadyMembers?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationPayload'] = ResolversParentTypes['WithdrawInvitationPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  withdrawnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  projectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeMemberPayload'] = ResolversParentTypes['ChangeMemberPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChangeNamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNamePayload'] = ResolversParentTypes['ChangeNamePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ChangeLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLanguagePayload'] = ResolversParentTypes['ChangeLanguagePayload']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetUpCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpCodesPayload'] = ResolversParentTypes['SetUpCodesPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  factors?: Resolver<ResolversTypes['Factors'], ParentType, ContextType>;
};

export type RemoveCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCodesPayload'] = ResolversParentTypes['RemoveCodesPayload']> = {
  factors?: Resolver<ResolversTypes['Factors'], ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  endedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SaveViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveViewPayload'] = ResolversParentTypes['SaveViewPayload']> = {
  view?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type CheckRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckRecordPayload'] = ResolversParentTypes['CheckRecordPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type MakeReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeReportPayload'] = ResolversParentTypes['MakeReportPayload']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type CancelReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReportPayload'] = ResolversParentTypes['CancelReportPayload']> = {
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type SendReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendReportPayload'] = ResolversParentTypes['SendReportPayload']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type SendTradeSheetsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTradeSheetsPayload'] = ResolversParentTypes['SendTradeSheetsPayload']> = {
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreached?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type PauseReportSchedulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseReportSchedulePayload'] = ResolversParentTypes['PauseReportSchedulePayload']> = {
  schedule?: Resolver<Maybe<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
};

export type ReportSchedulesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSchedulesPayload'] = ResolversParentTypes['ReportSchedulesPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type RemoveReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveReportPayload'] = ResolversParentTypes['RemoveReportPayload']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type PrepareHandoverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareHandoverPayload'] = ResolversParentTypes['PrepareHandoverPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type AskSignerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskSignerPayload'] = ResolversParentTypes['AskSignerPayload']> = {
  handover?: Resolver<ResolversTypes['Handover'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenSigningPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSigningPayload'] = ResolversParentTypes['OpenSigningPayload']> = {
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  snagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draftSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignByLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignByLinkPayload'] = ResolversParentTypes['SignByLinkPayload']> = {
  signedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type HandoverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverPayload'] = ResolversParentTypes['HandoverPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  handover?: Resolver<ResolversTypes['Handover'], ParentType, ContextType>;
};

export type RemoveViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveViewPayload'] = ResolversParentTypes['RemoveViewPayload']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type MarkSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkSeenPayload'] = ResolversParentTypes['MarkSeenPayload']> = {
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type ChangeMailingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeMailingPayload'] = ResolversParentTypes['ChangeMailingPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SavePushSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePushSubscriptionPayload'] = ResolversParentTypes['SavePushSubscriptionPayload']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovePushSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushSubscriptionPayload'] = ResolversParentTypes['RemovePushSubscriptionPayload']> = {
  wasTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IssuePasswordLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuePasswordLinkPayload'] = ResolversParentTypes['IssuePasswordLinkPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveAcceptancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAcceptancePayload'] = ResolversParentTypes['SaveAcceptancePayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  acceptance?: Resolver<Maybe<ResolversTypes['Acceptance']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type SendDefectNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendDefectNoticePayload'] = ResolversParentTypes['SendDefectNoticePayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['DefectNotice'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type RecordNoticeReceiptPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoticeReceiptPayload'] = ResolversParentTypes['RecordNoticeReceiptPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['DefectNotice'], ParentType, ContextType>;
};

export type WithdrawAcceptancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawAcceptancePayload'] = ResolversParentTypes['WithdrawAcceptancePayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  withdrawnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type SaveCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCompanyPayload'] = ResolversParentTypes['SaveCompanyPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
};

export type SaveTradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTradePayload'] = ResolversParentTypes['SaveTradePayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
};

export type MergeCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCompanyPayload'] = ResolversParentTypes['MergeCompanyPayload']> = {
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MakeCompanyLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeCompanyLinkPayload'] = ResolversParentTypes['MakeCompanyLinkPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndLinkVisitorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndLinkVisitorPayload'] = ResolversParentTypes['EndLinkVisitorPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApiKeyKind'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type MakeApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeApiKeyPayload'] = ResolversParentTypes['MakeApiKeyPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastTakenAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  restsUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  untaken?: Resolver<Array<ResolversTypes['UntakenEvent']>, ParentType, ContextType>;
};

export type UntakenEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UntakenEvent'] = ResolversParentTypes['UntakenEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventKind'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type AddWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWebhookPayload'] = ResolversParentTypes['AddWebhookPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWebhookPayload'] = ResolversParentTypes['RemoveWebhookPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type SendWebhookAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendWebhookAgainPayload'] = ResolversParentTypes['SendWebhookAgainPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ReplayWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayWebhookPayload'] = ResolversParentTypes['ReplayWebhookPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type EndApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndApiKeyPayload'] = ResolversParentTypes['EndApiKeyPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type MakeClientLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeClientLinkPayload'] = ResolversParentTypes['MakeClientLinkPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawClientLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawClientLinkPayload'] = ResolversParentTypes['WithdrawClientLinkPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type WithdrawCompanyLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawCompanyLinkPayload'] = ResolversParentTypes['WithdrawCompanyLinkPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
};

export type RemovedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedPayload'] = ResolversParentTypes['RemovedPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SaveLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLocationPayload'] = ResolversParentTypes['SaveLocationPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type AddLocationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddLocationsPayload'] = ResolversParentTypes['AddLocationsPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type UploadPlanFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPlanFilePayload'] = ResolversParentTypes['UploadPlanFilePayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['PlanFile'], ParentType, ContextType>;
};

export type PlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPayload'] = ResolversParentTypes['PlanPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
};

export type RemovePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePlanPayload'] = ResolversParentTypes['RemovePlanPayload']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type SetUpPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpPasskeyPayload'] = ResolversParentTypes['SetUpPasskeyPayload']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyPayload'] = ResolversParentTypes['PasskeyPayload']> = {
  factors?: Resolver<ResolversTypes['Factors'], ParentType, ContextType>;
};

export type RemoveJoinedSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveJoinedSignInPayload'] = ResolversParentTypes['RemoveJoinedSignInPayload']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveFactorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFactorsPayload'] = ResolversParentTypes['RemoveFactorsPayload']> = {
  removedOf?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ErasePersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasePersonPayload'] = ResolversParentTypes['ErasePersonPayload']> = {
  erasedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Timestamp?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Instance?: InstanceResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  PortfolioProject?: PortfolioProjectResolvers<ContextType>;
  PortfolioCompany?: PortfolioCompanyResolvers<ContextType>;
  Factors?: FactorsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  JoinedSignIn?: JoinedSignInResolvers<ContextType>;
  LockedProject?: LockedProjectResolvers<ContextType>;
  Records?: RecordsResolvers<ContextType>;
  Storage?: StorageResolvers<ContextType>;
  ProjectStorage?: ProjectStorageResolvers<ContextType>;
  PersonRecord?: PersonRecordResolvers<ContextType>;
  ArchivedProject?: ArchivedProjectResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  WaitingConnection?: WaitingConnectionResolvers<ContextType>;
  WaitingEdge?: WaitingEdgeResolvers<ContextType>;
  Mailing?: MailingResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  NamedActor?: NamedActorResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  SetUpSteps?: SetUpStepsResolvers<ContextType>;
  DueDays?: DueDaysResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyUses?: CompanyUsesResolvers<ContextType>;
  CompanyLink?: CompanyLinkResolvers<ContextType>;
  ClientLink?: ClientLinkResolvers<ContextType>;
  LinkVisitor?: LinkVisitorResolvers<ContextType>;
  Trade?: TradeResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanLink?: PlanLinkResolvers<ContextType>;
  PlanPins?: PlanPinsResolvers<ContextType>;
  PlanRevision?: PlanRevisionResolvers<ContextType>;
  PlanTiles?: PlanTilesResolvers<ContextType>;
  PlanFile?: PlanFileResolvers<ContextType>;
  PlanPage?: PlanPageResolvers<ContextType>;
  Pin?: PinResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationOffer?: InvitationOfferResolvers<ContextType>;
  PasswordLinkOffer?: PasswordLinkOfferResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ViewSearch?: ViewSearchResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportExtent?: ReportExtentResolvers<ContextType>;
  ReportMail?: ReportMailResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  Handover?: HandoverResolvers<ContextType>;
  Acceptance?: AcceptanceResolvers<ContextType>;
  OwnPeriod?: OwnPeriodResolvers<ContextType>;
  DefectNotice?: DefectNoticeResolvers<ContextType>;
  DefectNoticeMail?: DefectNoticeMailResolvers<ContextType>;
  DefectNoticeDraft?: DefectNoticeDraftResolvers<ContextType>;
  HandoverConnection?: HandoverConnectionResolvers<ContextType>;
  HandoverEdge?: HandoverEdgeResolvers<ContextType>;
  HandoverParty?: HandoverPartyResolvers<ContextType>;
  SignerRequest?: SignerRequestResolvers<ContextType>;
  Signing?: SigningResolvers<ContextType>;
  HandoverSignature?: HandoverSignatureResolvers<ContextType>;
  ReportSettings?: ReportSettingsResolvers<ContextType>;
  RecordCheck?: RecordCheckResolvers<ContextType>;
  RecordResult?: RecordResultResolvers<ContextType>;
  RecordRestore?: RecordRestoreResolvers<ContextType>;
  RecordBreak?: RecordBreakResolvers<ContextType>;
  RecordFileFault?: RecordFileFaultResolvers<ContextType>;
  RecordedHash?: RecordedHashResolvers<ContextType>;
  SnagCounts?: SnagCountsResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OverviewWeek?: OverviewWeekResolvers<ContextType>;
  OverviewAge?: OverviewAgeResolvers<ContextType>;
  OverviewShare?: OverviewShareResolvers<ContextType>;
  OverviewCost?: OverviewCostResolvers<ContextType>;
  OverviewPlace?: OverviewPlaceResolvers<ContextType>;
  SnagConnection?: SnagConnectionResolvers<ContextType>;
  SnagEdge?: SnagEdgeResolvers<ContextType>;
  Snag?: SnagResolvers<ContextType>;
  WaitingFor?: WaitingForResolvers<ContextType>;
  TakeBack?: TakeBackResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  Camera?: CameraResolvers<ContextType>;
  Shape?: ShapeResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalPage?: JournalPageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  SnagPayload?: SnagPayloadResolvers<ContextType>;
  SetUpPayload?: SetUpPayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  EditProjectPayload?: EditProjectPayloadResolvers<ContextType>;
  InviteMembersPayload?: InviteMembersPayloadResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  ChangeMemberPayload?: ChangeMemberPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  ChangeNamePayload?: ChangeNamePayloadResolvers<ContextType>;
  ChangeLanguagePayload?: ChangeLanguagePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  SetUpCodesPayload?: SetUpCodesPayloadResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RemoveCodesPayload?: RemoveCodesPayloadResolvers<ContextType>;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  SaveViewPayload?: SaveViewPayloadResolvers<ContextType>;
  CheckRecordPayload?: CheckRecordPayloadResolvers<ContextType>;
  MakeReportPayload?: MakeReportPayloadResolvers<ContextType>;
  CancelReportPayload?: CancelReportPayloadResolvers<ContextType>;
  SendReportPayload?: SendReportPayloadResolvers<ContextType>;
  SendTradeSheetsPayload?: SendTradeSheetsPayloadResolvers<ContextType>;
  PauseReportSchedulePayload?: PauseReportSchedulePayloadResolvers<ContextType>;
  ReportSchedulesPayload?: ReportSchedulesPayloadResolvers<ContextType>;
  RemoveReportPayload?: RemoveReportPayloadResolvers<ContextType>;
  PrepareHandoverPayload?: PrepareHandoverPayloadResolvers<ContextType>;
  AskSignerPayload?: AskSignerPayloadResolvers<ContextType>;
  OpenSigningPayload?: OpenSigningPayloadResolvers<ContextType>;
  SignByLinkPayload?: SignByLinkPayloadResolvers<ContextType>;
  HandoverPayload?: HandoverPayloadResolvers<ContextType>;
  RemoveViewPayload?: RemoveViewPayloadResolvers<ContextType>;
  MarkSeenPayload?: MarkSeenPayloadResolvers<ContextType>;
  ChangeMailingPayload?: ChangeMailingPayloadResolvers<ContextType>;
  SavePushSubscriptionPayload?: SavePushSubscriptionPayloadResolvers<ContextType>;
  RemovePushSubscriptionPayload?: RemovePushSubscriptionPayloadResolvers<ContextType>;
  IssuePasswordLinkPayload?: IssuePasswordLinkPayloadResolvers<ContextType>;
  SaveAcceptancePayload?: SaveAcceptancePayloadResolvers<ContextType>;
  SendDefectNoticePayload?: SendDefectNoticePayloadResolvers<ContextType>;
  RecordNoticeReceiptPayload?: RecordNoticeReceiptPayloadResolvers<ContextType>;
  WithdrawAcceptancePayload?: WithdrawAcceptancePayloadResolvers<ContextType>;
  SaveCompanyPayload?: SaveCompanyPayloadResolvers<ContextType>;
  SaveTradePayload?: SaveTradePayloadResolvers<ContextType>;
  MergeCompanyPayload?: MergeCompanyPayloadResolvers<ContextType>;
  MakeCompanyLinkPayload?: MakeCompanyLinkPayloadResolvers<ContextType>;
  EndLinkVisitorPayload?: EndLinkVisitorPayloadResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  MakeApiKeyPayload?: MakeApiKeyPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  UntakenEvent?: UntakenEventResolvers<ContextType>;
  AddWebhookPayload?: AddWebhookPayloadResolvers<ContextType>;
  RemoveWebhookPayload?: RemoveWebhookPayloadResolvers<ContextType>;
  SendWebhookAgainPayload?: SendWebhookAgainPayloadResolvers<ContextType>;
  ReplayWebhookPayload?: ReplayWebhookPayloadResolvers<ContextType>;
  EndApiKeyPayload?: EndApiKeyPayloadResolvers<ContextType>;
  MakeClientLinkPayload?: MakeClientLinkPayloadResolvers<ContextType>;
  WithdrawClientLinkPayload?: WithdrawClientLinkPayloadResolvers<ContextType>;
  WithdrawCompanyLinkPayload?: WithdrawCompanyLinkPayloadResolvers<ContextType>;
  RemovedPayload?: RemovedPayloadResolvers<ContextType>;
  SaveLocationPayload?: SaveLocationPayloadResolvers<ContextType>;
  AddLocationsPayload?: AddLocationsPayloadResolvers<ContextType>;
  UploadPlanFilePayload?: UploadPlanFilePayloadResolvers<ContextType>;
  PlanPayload?: PlanPayloadResolvers<ContextType>;
  RemovePlanPayload?: RemovePlanPayloadResolvers<ContextType>;
  SetUpPasskeyPayload?: SetUpPasskeyPayloadResolvers<ContextType>;
  PasskeyPayload?: PasskeyPayloadResolvers<ContextType>;
  RemoveJoinedSignInPayload?: RemoveJoinedSignInPayloadResolvers<ContextType>;
  RemoveFactorsPayload?: RemoveFactorsPayloadResolvers<ContextType>;
  ErasePersonPayload?: ErasePersonPayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  defer?: DeferDirectiveResolver<any, any, ContextType>;
};
