import type { EventKind } from '../../../__generated__/server/resolvers';
import type { SnagEventKind } from '../../../rules/events';
import type { Loaders } from '../../graphql/loaders';

/**
 * Who receives events of a kind. SNAG, PLAN, COMPANY and ACCEPTANCE: whoever sees the snag, the
 * plan, the company or the acceptance it is about. WHOLE_LIST: whoever sees all snags. MEMBERS: also those who came by a link.
 * ACCOUNTS: all members but those.
 */
type ToldTo =
  | 'SNAG'
  | 'PLAN'
  | 'COMPANY'
  | 'ACCEPTANCE'
  | 'MEMBERS'
  | 'ACCOUNTS'
  | 'WHOLE_LIST'
  | 'PLAN_REVISERS'
  | 'NOTICE_SENDERS'
  | 'ADMINS';

interface Kind<To extends ToldTo> {
  readonly toldTo: To;
  /** What a reader is given with it as it is now, by its loader; null for nothing but the event. */
  readonly subject: Extract<
    keyof Loaders,
    'company' | 'trade' | 'location' | 'planFile' | 'plan' | 'project' | 'member' | 'user'
  > | null;
}

type AboutSnag = SnagEventKind | 'SNAG_RAISED';

/**
 * A kind about a snag has its line in rules/events.ts too, and a kind that the schema does not know
 * has none here: either does not compile.
 */
type Kinds = {
  readonly [Name in EventKind]: Kind<Name extends AboutSnag ? 'SNAG' : Exclude<ToldTo, 'SNAG'>>;
} & Record<Exclude<AboutSnag, EventKind>, never>;

const aboutSnag = { toldTo: 'SNAG', subject: null } as const;
const aboutPlan = { toldTo: 'PLAN', subject: 'plan' } as const;
const aboutMember = { toldTo: 'ACCOUNTS', subject: 'member' } as const;
const aboutHandover = { toldTo: 'WHOLE_LIST', subject: null } as const;
const aboutAcceptance = { toldTo: 'ACCEPTANCE', subject: null } as const;
const aboutNotice = { toldTo: 'NOTICE_SENDERS', subject: null } as const;
const plain = { toldTo: 'MEMBERS', subject: null } as const;

/** Every kind of event. */
const kinds = {
  PROJECT_CREATED: plain,
  PROJECT_EDITED: { toldTo: 'MEMBERS', subject: 'project' },
  MEMBER_ADDED: aboutMember,
  MEMBER_CHANGED: aboutMember,
  MEMBER_REMOVED: { toldTo: 'ACCOUNTS', subject: null },
  // An invitation carries an e-mail, and who has forgotten a password is nobody else's business.
  MEMBER_INVITED: { toldTo: 'ADMINS', subject: null },
  INVITATION_WITHDRAWN: { toldTo: 'ADMINS', subject: null },
  PASSWORD_LINK_ISSUED: { toldTo: 'ADMINS', subject: 'member' },
  COMPANY_SAVED: { toldTo: 'COMPANY', subject: 'company' },
  COMPANY_REMOVED: { toldTo: 'ACCOUNTS', subject: null },
  COMPANY_LINK_MADE: { toldTo: 'ADMINS', subject: 'company' },
  COMPANY_LINK_WITHDRAWN: { toldTo: 'ADMINS', subject: 'company' },
  CLIENT_LINK_MADE: { toldTo: 'ADMINS', subject: 'project' },
  CLIENT_LINK_WITHDRAWN: { toldTo: 'ADMINS', subject: 'project' },
  API_KEY_MADE: { toldTo: 'ADMINS', subject: 'project' },
  API_KEY_ENDED: { toldTo: 'ADMINS', subject: 'project' },
  WEBHOOK_ADDED: { toldTo: 'ADMINS', subject: 'project' },
  WEBHOOK_REMOVED: { toldTo: 'ADMINS', subject: 'project' },
  TRADE_SAVED: { toldTo: 'MEMBERS', subject: 'trade' },
  TRADE_REMOVED: plain,
  LOCATION_SAVED: { toldTo: 'MEMBERS', subject: 'location' },
  LOCATIONS_ADDED: plain,
  LOCATION_REMOVED: plain,
  PLAN_FILE_ADDED: { toldTo: 'PLAN_REVISERS', subject: 'planFile' },
  PLAN_ADDED: aboutPlan,
  PLAN_EDITED: aboutPlan,
  PLAN_REMOVED: aboutPlan,
  PLAN_REVISION_ADDED: aboutPlan,
  PLAN_RENDERED: aboutPlan,
  PLAN_REDRAW_ASKED: aboutPlan,
  PLAN_ALIGNED: aboutPlan,
  SNAG_RAISED: aboutSnag,
  SNAG_EDITED: aboutSnag,
  SNAG_COSTED: aboutSnag,
  SNAG_STARTED: aboutSnag,
  SNAG_FIXED: aboutSnag,
  SNAG_CLOSED: aboutSnag,
  SNAG_SENT_BACK: aboutSnag,
  SNAG_DISPUTED: aboutSnag,
  SNAG_ANSWERED: aboutSnag,
  SNAG_REOPENED: aboutSnag,
  SNAG_VOIDED: aboutSnag,
  SNAG_RESTORED: aboutSnag,
  SNAG_TAKEN_BACK: aboutSnag,
  PHOTO_ADDED: aboutSnag,
  PHOTO_RENDERED: aboutSnag,
  PHOTO_REMOVED: aboutSnag,
  PHOTO_MARKED: aboutSnag,
  COMMENT_ADDED: aboutSnag,
  COMMENT_EDITED: aboutSnag,
  HANDOVER_PREPARED: aboutHandover,
  HANDOVER_SIGNED: aboutHandover,
  HANDOVER_WITHDRAWN: aboutHandover,
  HANDOVER_SEALED: aboutHandover,
  ACCEPTANCE_SAVED: aboutAcceptance,
  ACCEPTANCE_WITHDRAWN: aboutAcceptance,
  NOTICE_SENT: aboutNotice,
  NOTICE_MADE: aboutNotice,
  NOTICE_OPENED: aboutNotice,
  NOTICE_RECEIVED: aboutNotice,
  // One about a snag goes to whoever sees the snag, by its `snag_id`. The others are about a
  // person, whose name is on everybody's device, or about the set-up.
  REDACTED: { toldTo: 'MEMBERS', subject: 'user' },
  IMPORTED: { toldTo: 'MEMBERS', subject: 'project' },
  // Every device begins anew after a restore, so it changes nothing there.
  RESTORED: { toldTo: 'ADMINS', subject: null },
} as const satisfies Kinds;

const isKind = (kind: string): kind is EventKind => Object.hasOwn(kinds, kind);

/** Null for a kind that a newer version has written: nobody receives it. */
export const kindOf = (kind: string): Kind<ToldTo> | null => (isKind(kind) ? kinds[kind] : null);
