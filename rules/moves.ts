import {
  type Actor,
  type MoveReason,
  ofRole,
  type PhotoKind,
  type Role,
  type SnagAction,
  type SnagMove,
  type SnagStatus,
  type TakeBack,
} from './snag';

/**
 * Who may do something: the snag's own trade company, the inspectors (admins are always among
 * them), the inspector who raised it.
 */
type Party = 'company' | 'inspector' | 'raiser' | 'admin' | 'viewer';

/** What the event must contain or the snag must have; `needs` defines each. */
type Need =
  | 'company'
  | 'reason'
  | 'comment'
  | 'evidence'
  | 'evidence or comment'
  | 'somebody else'
  | 'own last move';

export type MoveKind =
  | 'SNAG_STARTED'
  | 'SNAG_FIXED'
  | 'SNAG_CLOSED'
  | 'SNAG_SENT_BACK'
  | 'SNAG_DISPUTED'
  | 'SNAG_ANSWERED'
  | 'SNAG_REOPENED'
  | 'SNAG_VOIDED'
  | 'SNAG_RESTORED'
  | 'SNAG_TAKEN_BACK';

interface Move {
  readonly from: readonly SnagStatus[];
  /** Null: the status before. */
  readonly to: SnagStatus | null;
  readonly who: readonly Party[];
  readonly needs: readonly Need[];
  readonly reasons?: readonly MoveReason[];
  readonly kind: MoveKind;
}

/**
 * The state machine of a snag. The server enforces it and the device shows it, both through
 * `whyNot`; it is written nowhere else.
 */
export const moves: Readonly<Record<SnagMove, Move>> = {
  START: {
    from: ['OPEN'],
    to: 'IN_PROGRESS',
    who: ['company', 'inspector'],
    needs: ['company'],
    kind: 'SNAG_STARTED',
  },
  FIX: {
    from: ['OPEN', 'IN_PROGRESS'],
    to: 'FIXED',
    who: ['company', 'inspector'],
    needs: ['evidence'],
    kind: 'SNAG_FIXED',
  },
  CLOSE: {
    from: ['FIXED', 'OPEN', 'IN_PROGRESS'],
    to: 'CLOSED',
    who: ['inspector'],
    needs: ['somebody else', 'evidence or comment'],
    kind: 'SNAG_CLOSED',
  },
  SEND_BACK: {
    from: ['FIXED'],
    to: 'OPEN',
    who: ['inspector'],
    needs: ['comment'],
    kind: 'SNAG_SENT_BACK',
  },
  DISPUTE: {
    from: ['OPEN', 'IN_PROGRESS'],
    to: 'DISPUTED',
    // Like everything a company does, inspectors may enter it for the company, so there must be
    // one.
    who: ['company', 'inspector'],
    needs: ['company', 'reason', 'comment'],
    reasons: ['NOT_OURS', 'NOT_A_DEFECT', 'NO_ACCESS', 'WAITING_FOR_OTHERS'],
    kind: 'SNAG_DISPUTED',
  },
  ANSWER: {
    from: ['DISPUTED'],
    to: 'OPEN',
    who: ['inspector'],
    needs: ['comment'],
    kind: 'SNAG_ANSWERED',
  },
  REOPEN: {
    from: ['CLOSED'],
    to: 'OPEN',
    who: ['inspector'],
    needs: ['comment'],
    kind: 'SNAG_REOPENED',
  },
  VOID: {
    from: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
    to: 'VOID',
    who: ['raiser', 'admin'],
    needs: ['reason'],
    reasons: ['DUPLICATE', 'RAISED_IN_ERROR', 'OUT_OF_SCOPE'],
    kind: 'SNAG_VOIDED',
  },
  RESTORE: {
    from: ['VOID'],
    to: 'OPEN',
    who: ['admin'],
    needs: ['comment'],
    kind: 'SNAG_RESTORED',
  },
  TAKE_BACK: {
    from: ['FIXED', 'DISPUTED'],
    to: null,
    who: ['company', 'inspector'],
    needs: ['own last move'],
    kind: 'SNAG_TAKEN_BACK',
  },
};

/** Actions that change no status and are allowed in every status. */
const besides: Readonly<Record<Exclude<SnagAction, SnagMove>, readonly Party[]>> = {
  EDIT: ['inspector'],
  ADD_DEFECT_PHOTO: ['inspector'],
  ADD_EVIDENCE_PHOTO: ['inspector', 'company'],
  COMMENT: ['inspector', 'company', 'viewer'],
};

/** The action of adding a photo of this kind. */
export const addingOf: Readonly<Record<PhotoKind, SnagAction>> = {
  DEFECT: 'ADD_DEFECT_PHOTO',
  EVIDENCE: 'ADD_EVIDENCE_PHOTO',
};

// Object.keys forgets the type of the keys.
export const everyMove = Object.keys(moves) as SnagMove[];
const everyOther = Object.keys(besides) as (keyof typeof besides)[];

/** Whether an untyped text is the name of a move. */
export const isMove = (name: string | null): name is SnagMove =>
  name !== null && Object.hasOwn(moves, name);

/** The kinds of the events that change a status. */
export const moveKinds: readonly MoveKind[] = everyMove.map((move) => moves[move].kind);

/** How many of the messages that came with moves a snag shows apart from its history. */
export const lastMessageCount = 2;

/** The status after a move of this snag. */
export const statusAfter = (
  name: SnagMove,
  { status, takeBack }: Pick<MovedSnag, 'status' | 'takeBack'>,
): SnagStatus => moves[name].to ?? takeBack?.to ?? status;

/** The fields of a snag that decide who may move it. */
export interface MovedSnag {
  readonly status: SnagStatus;
  readonly companyId: string | null;
  readonly raisedBy: string;
  readonly fixedBy: string | null;
  readonly takeBack: TakeBack | null;
}

/** What a person enters with a move. */
export interface Carried {
  readonly comment: string;
  readonly reason: MoveReason | null;
  /** Evidence photos since the snag was last open. */
  readonly evidenceCount: number;
  readonly evidenceRequired: boolean;
}

/** The codes are those of the schema's refusals. */
export type WhyNot =
  | 'FORBIDDEN'
  | 'TRANSITION_NOT_ALLOWED'
  | 'COMPANY_REQUIRED'
  | 'REASON_REQUIRED'
  | 'EVIDENCE_REQUIRED'
  | 'COMMENT_REQUIRED'
  | 'SAME_PERSON_CANNOT_CLOSE';

interface Brought {
  readonly move: Move;
  readonly snag: Pick<MovedSnag, 'status'>;
  readonly carried: Carried;
}

interface Case extends Brought {
  readonly snag: MovedSnag;
  readonly actor: Actor;
}

/** What a person must enter for a move, each with the refusal if it is missing. */
const toBring: Readonly<
  Record<
    'reason' | 'comment' | 'evidence' | 'evidence or comment',
    (asked: Brought) => WhyNot | null
  >
> = {
  reason: ({ move, carried }) =>
    carried.reason === null || move.reasons?.includes(carried.reason) !== true
      ? 'REASON_REQUIRED'
      : null,
  comment: ({ carried }) => (carried.comment === '' ? 'REASON_REQUIRED' : null),
  // If the project does not require a photo, a comment is enough.
  evidence: ({ carried }) =>
    carried.evidenceRequired && carried.evidenceCount === 0
      ? 'EVIDENCE_REQUIRED'
      : evidenceOrComment(carried),
  // When a snag is closed without having been marked fixed; a fixed snag has evidence already.
  'evidence or comment': ({ snag, carried }) =>
    snag.status === 'FIXED' ? null : evidenceOrComment(carried),
};

/** What a move may require, each with the refusal if it is missing. */
const needs: Readonly<Record<Need, (asked: Case) => WhyNot | null>> = {
  ...toBring,
  company: ({ snag }) => (snag.companyId === null ? 'COMPANY_REQUIRED' : null),
  // Nobody checks their own work, except those who run the project.
  'somebody else': ({ snag, actor }) =>
    snag.status === 'FIXED' &&
    snag.fixedBy === actor.userId &&
    ofRole(checksOwnWork, actor.role) !== true
      ? 'SAME_PERSON_CANNOT_CLOSE'
      : null,
  // Only who said it, and only until somebody else does something to the snag.
  'own last move': ({ snag, actor }) =>
    snag.takeBack?.by === actor.userId ? null : 'TRANSITION_NOT_ALLOWED',
};

/** Who may check their own work. */
const checksOwnWork: Readonly<Record<Role, boolean>> = {
  ADMIN: true,
  INSPECTOR: false,
  TRADE: false,
  VIEWER: false,
};

/** The move that needs another person, and its status, for the same decision in SQL. */
// Object.keys forgets the type of the keys.
export const checkedByOthers = {
  roles: (Object.keys(checksOwnWork) as Role[]).filter((role) => !checksOwnWork[role]),
  status: 'FIXED',
} as const;

const evidenceOrComment = ({ evidenceCount, comment }: Carried): WhyNot | null =>
  evidenceCount === 0 && comment === '' ? 'COMMENT_REQUIRED' : null;

/**
 * Why a person cannot make this move with what they entered, or null if they can. Of several
 * reasons the first is given.
 */
export function whyNot(
  name: SnagMove,
  snag: MovedSnag,
  actor: Actor,
  carried: Carried,
): WhyNot | null {
  const move = moves[name];
  if (!isAmong(move.who, snag, actor)) return 'FORBIDDEN';
  if (!move.from.includes(snag.status)) return 'TRANSITION_NOT_ALLOWED';
  for (const need of move.needs) {
    const refusal = needs[need]({ snag, actor, move, carried });
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * What a person still has to enter for a move of a snag in this status, in the order of the table.
 */
export function stillNeeds(
  name: SnagMove,
  status: SnagStatus,
  carried: Carried,
): (keyof typeof toBring)[] {
  const move = moves[name];
  return move.needs
    .filter(isToBring)
    .filter((need) => toBring[need]({ move, snag: { status }, carried }) !== null);
}

const isToBring = (need: Need): need is keyof typeof toBring => Object.hasOwn(toBring, need);

/**
 * Everything the person may do with the snag now, if they enter what is required. Empty in an
 * archived project.
 */
export function allowedActions(snag: MovedSnag, actor: Actor, archived: boolean): SnagAction[] {
  if (archived) return [];
  return [
    ...everyMove.filter((move) => whyNot(move, snag, actor, wellPrepared(move)) === null),
    ...everyOther.filter((action) => isAmong(besides[action], snag, actor)),
  ];
}

/** Everything that can be entered with a move. */
const wellPrepared = (move: SnagMove): Carried => ({
  comment: 'said',
  reason: moves[move].reasons?.[0] ?? null,
  evidenceCount: 1,
  evidenceRequired: true,
});

/** For each role the parties its members can be, each with its condition. */
const partiesOf: Readonly<
  Record<Role, Readonly<Partial<Record<Party, (snag: MovedSnag, actor: Actor) => boolean>>>>
> = {
  ADMIN: { inspector: always, admin: always },
  INSPECTOR: { inspector: always, raiser: (snag, { userId }) => snag.raisedBy === userId },
  TRADE: {
    company: (snag, { companyId }) => snag.companyId !== null && snag.companyId === companyId,
  },
  VIEWER: { viewer: (_snag, { silent }) => silent !== true },
};

function always(): boolean {
  return true;
}

const isAmong = (who: readonly Party[], snag: MovedSnag, actor: Actor): boolean =>
  who.some((party) => ofRole(partiesOf, actor.role)?.[party]?.(snag, actor) === true);

const whoDoes = (action: SnagAction): readonly Party[] =>
  isMove(action) ? moves[action].who : besides[action];

/** The roles that may do one of these with some snag; `allowedActions` says with which. */
export function rolesFor(actions: readonly SnagAction[]): Role[] {
  // Object.keys forgets the type of the keys.
  return (Object.keys(partiesOf) as Role[]).filter((role) =>
    actions.some((action) => whoDoes(action).some((party) => partiesOf[role][party] !== undefined)),
  );
}

/** The move behind an event of this kind, or null if it is no move. */
export const moveOf = (kind: string): SnagMove | null =>
  everyMove.find((move) => moves[move].kind === kind) ?? null;
