import { dayIn, type Weekday } from './days';
import { type DueDays, usualDueDay } from './due';
import { moveOf, moves, type MoveKind } from './moves';
import { statusesOfTurn } from './shown';
import {
  type Member,
  type MoveReason,
  ofRole,
  type Role,
  type Snag,
  type SnagMove,
  type SnagStatus,
} from './snag';
import {
  everyField,
  type FieldKey,
  fieldOf,
  fieldsIn,
  type SnagField,
  type snagFields,
  type SnagFields,
} from './snagFields';
import { cleanLine, cleanText } from './text';

/** Every event after the one that raised the snag. */
export type SnagEventKind =
  | MoveKind
  | 'SNAG_EDITED'
  | 'SNAG_COSTED'
  | 'COMMENT_ADDED'
  | 'COMMENT_EDITED'
  | 'PHOTO_ADDED'
  | 'PHOTO_REMOVED'
  | 'PHOTO_MARKED'
  | 'PHOTO_RENDERED';

/**
 * What the history of a snag shows. That a photo was rendered is seen on the photo itself.
 */
export type HistoryKind = Exclude<SnagEventKind, 'PHOTO_RENDERED'> | 'SNAG_RAISED' | 'REDACTED';

export interface SnagEvent {
  readonly kind: SnagEventKind;
  /** Who did it. */
  readonly by: string;
  /** Epoch ms. */
  readonly at: number;
  /** Of a move. */
  readonly reason?: MoveReason | null;
  /** Of SNAG_EDITED and SNAG_COSTED: the changed fields, as stored. */
  readonly set?: Partial<SnagFields>;
  /**
   * Of SNAG_EDITED: the membership of the new assignee; null if they are not a member or there is
   * none.
   */
  readonly assignee?: Member | null;
}

/**
 * What an event changes of a snag. For a snag that a device knows in part, fields that do not
 * follow from that part are left out. An event that came too late changes nothing but the version.
 */
export function changesBy(
  event: SnagEvent,
  snag: Partial<Snag>,
  withoutEffect = false,
): Partial<Snag> {
  return {
    ...endedBy(event, snag),
    ...(withoutEffect ? {} : effects[event.kind](event, snag)),
    ...(snag.version !== undefined && { version: snag.version + 1 }),
  };
}

type Effect = (event: SnagEvent, snag: Partial<Snag>) => Partial<Snag>;

const nothing: Effect = () => ({});

const effects: Readonly<Record<SnagEventKind, Effect>> = {
  SNAG_EDITED: edited,
  SNAG_COSTED: edited,
  SNAG_STARTED: moved('START'),
  SNAG_FIXED: moved('FIX'),
  SNAG_CLOSED: moved('CLOSE'),
  SNAG_SENT_BACK: moved('SEND_BACK'),
  SNAG_DISPUTED: moved('DISPUTE'),
  SNAG_ANSWERED: moved('ANSWER'),
  SNAG_REOPENED: moved('REOPEN'),
  SNAG_VOIDED: moved('VOID'),
  SNAG_RESTORED: moved('RESTORE'),
  SNAG_TAKEN_BACK: moved('TAKE_BACK'),
  COMMENT_ADDED: nothing,
  COMMENT_EDITED: nothing,
  PHOTO_ADDED: nothing,
  PHOTO_REMOVED: nothing,
  PHOTO_MARKED: nothing,
  PHOTO_RENDERED: nothing,
};

/** The history keeps who fixed and closed before. */
const nobody: Partial<Snag> = { fixedBy: null, fixedAt: null, closedBy: null, closedAt: null };

/** Who fixed and who closed the snag, after a move to this status. */
const statusEffects: Readonly<Record<SnagStatus, (event: SnagEvent) => Partial<Snag>>> = {
  OPEN: () => nobody,
  IN_PROGRESS: () => nobody,
  FIXED: ({ by, at }) => ({ fixedBy: by, fixedAt: at }),
  CLOSED: ({ by, at }) => ({ closedBy: by, closedAt: at }),
  DISPUTED: () => ({}),
  VOID: () => ({}),
};

/** The moves that whoever made them may take back. */
const returning: readonly SnagMove[] = ['FIX', 'DISPUTE'];

function moved(move: SnagMove): Effect {
  return (event, { status, waitingSince, sentBackCount, takeBack }) => {
    const to = moves[move].to ?? takeBack?.to;
    if (to === undefined) return {};
    return {
      status: to,
      // Taken back, it waits as if nothing had been said.
      waitingSince: moves[move].to === null ? (takeBack?.since ?? event.at) : event.at,
      ...statusEffects[to](event),
      importUndone: to === 'VOID' && event.reason === 'IMPORT_UNDONE',
      ...(move === 'SEND_BACK' &&
        sentBackCount !== undefined && { sentBackCount: sentBackCount + 1 }),
      takeBack:
        returning.includes(move) && status !== undefined && waitingSince !== undefined
          ? { by: event.by, to: status, since: waitingSince }
          : null,
    };
  };
}

/**
 * Whatever somebody else does to the snag ends what could be taken back, but what its person may not
 * know of.
 */
const endedBy = ({ kind, by }: SnagEvent, { takeBack }: Partial<Snag>): Partial<Snag> =>
  takeBack == null || takeBack.by === by || endsNothing.includes(kind) ? {} : { takeBack: null };

const endsNothing: readonly SnagEventKind[] = ['PHOTO_RENDERED', 'SNAG_COSTED'];

function edited(
  { set = {}, assignee = null, by, at }: SnagEvent,
  snag: Partial<Snag>,
): Partial<Snag> {
  const isNew = (field: 'companyId' | 'assigneeId', said: Partial<Snag>): boolean =>
    said[field] !== undefined && snag[field] !== undefined && said[field] !== snag[field];
  const movesOn = isNew('companyId', set);
  const leaves =
    movesOn &&
    set.companyId !== undefined &&
    set.assigneeId === undefined &&
    assignee !== null &&
    ofRole(worksElsewhere, assignee.role)?.(assignee, set.companyId) !== false;
  const changed: Partial<Snag> = { ...set, ...(leaves && { assigneeId: null }) };
  // Whoever is to check it waits as long as before, whoever was to work on it.
  const isForOther = movesOn || isNew('assigneeId', changed);
  const waitsForOther =
    isForOther && statusesOfTurn('WORK').some((status) => status === snag.status);
  return {
    ...changed,
    ...(waitsForOther && { waitingSince: Math.max(snag.waitingSince ?? at, at) }),
    ...(isForOther &&
      snag.takeBack?.by === by && {
        takeBack: { ...snag.takeBack, since: Math.max(snag.takeBack.since, at) },
      }),
  };
}

/** Whether the assignee stops seeing the snag when it goes to another company. */
const worksElsewhere: Readonly<
  Record<Role, (member: Member, companyId: string | null) => boolean>
> = {
  ADMIN: () => false,
  INSPECTOR: () => false,
  TRADE: (member, companyId) => member.companyId !== companyId,
  VIEWER: () => false,
};

/** A project's rules for due dates. */
export interface DueRules {
  readonly timeZone: string;
  readonly dueDays: DueDays;
  readonly workingDays: readonly Weekday[];
}

/**
 * A new snag, from the event that raises it. `usual`: the defaults; without known due rules it has
 * no due date.
 */
export function raisedSnag(
  said: { readonly [Field in keyof SnagFields]?: SnagFields[Field] | null },
  { by, at }: Pick<SnagEvent, 'by' | 'at'>,
  usual: { companyId: string | null; due: DueRules | null },
): Snag {
  const { companyId = usual.companyId, dueOn } = said;
  const priority = said.priority ?? 'MEDIUM';
  const usualDay =
    usual.due &&
    usualDueDay(dayIn(usual.due.timeZone, at), priority, usual.due.dueDays, usual.due.workingDays);
  return {
    ...everyField((key, field) => keptValue(field, said[key] ?? field.usual ?? null)),
    companyId,
    dueOn: dueOn === undefined ? usualDay : dueOn,
    status: 'OPEN',
    raisedBy: by,
    raisedAt: at,
    fixedBy: null,
    fixedAt: null,
    closedBy: null,
    closedAt: null,
    sentBackCount: 0,
    importUndone: false,
    version: 1,
    waitingSince: at,
    takeBack: null,
  };
}

/**
 * Whether a new round begins, from which evidence is counted. What is taken back goes on with the
 * round it was said in.
 */
export function beginsRound(kind: SnagEventKind): boolean {
  const move = moveOf(kind);
  return move !== null && moves[move].to === 'OPEN';
}

/**
 * What an event about a snag can name as changed, with what it was and what it became. Of a drawing
 * it is only said that it came too late.
 */
export type ChangedField = (typeof snagFields)[FieldKey]['name'] | 'comment';

/** Whether a field has changed. */
export function isOther(
  field: FieldKey,
  said: Partial<SnagFields>,
  before: Partial<SnagFields>,
): boolean {
  if (field !== 'pin' || said.pin == null || before.pin == null)
    return said[field] !== before[field];
  return (
    said.pin.revisionId !== before.pin.revisionId ||
    said.pin.x !== before.pin.x ||
    said.pin.y !== before.pin.y
  );
}

/**
 * Entered values as they are stored: clean texts, pins in millionths of the sheet. Refuses nothing.
 */
export const keptFields = (said: Partial<SnagFields>): Partial<SnagFields> =>
  Object.fromEntries(fieldsIn(said).map((key) => [key, keptValue(fieldOf(key), said[key])]));

function keptValue({ kind }: Pick<SnagField, 'kind'>, value: SnagFields[FieldKey] | undefined) {
  if (value == null) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'object')
    return {
      revisionId: value.revisionId,
      x: inMillionths(value.x) / partsOfSheet,
      y: inMillionths(value.y) / partsOfSheet,
    };
  if (kind === 'LINE') return cleanLine(value);
  return kind === 'TEXT' ? cleanText(value) : value;
}

/**
 * Pins are stored in millionths of the sheet: finer than a finger, and the same number on every
 * device.
 */
export const partsOfSheet = 1_000_000;
export const inMillionths = (part: number): number => Math.round(part * partsOfSheet);
