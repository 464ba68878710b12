import { type Language, sourceLanguage } from '../rules/languages';
import { commentEditsMs, textLimits } from '../rules/limits';
import { listLimits } from '../rules/lists';
import { archiveRefusals } from './features/import/refusals';
import { apiRefusals } from './features/api/refusals';
import { factorRefusals } from './features/auth/refusals';
import { tableRefusals } from './features/tablesIn/refusals';
import { photoRefusals } from './features/photos/refusals';
import { planRefusals } from './features/plans/refusals';
import { noticeRefusals } from './features/defectNotices/refusals';
import { reportRefusals } from './features/reports/refusals';
import { megabytes } from './megabytes';
import { type Message, message, say } from './messages';
import { settings } from './settings';

/** Every code with its sentence. `final` means that asking again cannot change the answer. */
const refusals = {
  UNAUTHENTICATED: {
    final: true,
    say: () => message('Please sign in again. Your unsent work stays on this device.'),
  },
  WRONG_CREDENTIALS: { final: true, say: () => message('Wrong email or password.') },
  ...factorRefusals,
  ...apiRefusals,
  SECOND_FACTOR_REQUIRED: {
    final: true,
    say: ({ project }: { project: string }) =>
      message(
        '{project} requires two-step sign-in. Set it up under “Your account”; if you have it, sign in again with it.',
        { project },
      ),
  },
  SECOND_FACTOR_FIRST: {
    final: true,
    say: () =>
      message(
        'Set up two-step sign-in for yourself first, under “Your account”, or sign in again with it. Otherwise you would lock yourself out.',
      ),
  },
  TOO_MANY_TRIES: {
    final: false,
    say: ({ seconds }: { seconds: number }) =>
      seconds < 60
        ? message(
            'Too many tries. Please wait {seconds, plural, one {# second} other {# seconds}}.',
            { seconds },
          )
        : message(
            'Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}}.',
            { minutes: Math.ceil(seconds / 60) },
          ),
  },
  LINK_OVER: {
    final: true,
    say: () => message('This link no longer works. Ask the sender for a new one.'),
  },
  OTHER_HOST: {
    final: true,
    say: ({ url }: { url: string }) =>
      message('This server can only be reached at {url}.', { url }),
  },
  NAME_OF_MEMBER: {
    final: true,
    say: () => message('A member already has this name. Add your company or an initial.'),
  },
  PUSH_SERVICE_UNKNOWN: {
    final: true,
    say: () =>
      message(
        'This server does not know this browser’s push service. Ask your administrator, or use another browser.',
      ),
  },
  PUSH_KEY_CHANGED: {
    final: true,
    say: () =>
      message(
        'The server’s key for notifications has changed. Reload the page and switch them on again.',
      ),
  },
  WRONG_PASSWORD: { final: true, say: () => message('That is not your current password.') },
  FORBIDDEN: {
    final: true,
    say: ({ project }: { project?: string }) =>
      project === undefined
        ? message('You do not have permission to do this.')
        : message('You do not have permission to do this in {project}.', { project }),
  },
  NOT_FOUND: {
    final: true,
    say: () =>
      message('We could not find that. It may have been removed, or it is not shared with you.'),
  },
  PROJECT_ARCHIVED: {
    final: true,
    say: ({ project }: { project: string }) =>
      message('{project} is archived, so nothing in it can be changed.', { project }),
  },
  TITLE_TOO_LONG: {
    final: true,
    say: ({ n }: { n: number }) =>
      message('Titles can have up to {limit, number} characters; this one has {n, number}.', {
        limit: textLimits.title,
        n,
      }),
  },
  TEXT_TOO_LONG: {
    final: true,
    say: ({ limit, n }: { limit: number; n: number }) =>
      message('This text can have up to {limit, number} characters; it has {n, number}.', {
        limit,
        n,
      }),
  },
  TEXT_REQUIRED: {
    final: true,
    say: ({ what }: { what: Text }) =>
      message(
        'Enter {what, select, name {a name} comment {a comment} revision {a revision} other {some text}}.',
        { what },
      ),
  },
  PLACE_REQUIRED: {
    final: true,
    say: () => message('Drop a pin or choose a location so the trade can find it.'),
  },
  DUE_IN_PAST: {
    final: true,
    say: () => message('The due date cannot be before the day the snag was raised.'),
  },
  DUE_DAYS_INVALID: {
    final: true,
    say: ({ limit }: { limit: number }) => message('Enter 0 to {limit} working days.', { limit }),
  },
  AMOUNT_INVALID: {
    final: true,
    say: () => message('Enter an amount from 0 to 10 million, with at most two decimal places.'),
  },
  CURRENCY_IN_USE: {
    final: true,
    say: ({ currency }: { currency: string }) =>
      message('There are amounts in {currency} already, so the currency stays.', { currency }),
  },
  RECEIPT_DAY: {
    final: true,
    say: () => message('Choose a day from the day the notice was sent to today.'),
  },
  WORKING_DAYS_REQUIRED: { final: true, say: () => message('Choose at least one working day.') },
  PERIOD_LENGTH: {
    final: true,
    say: () => message('A defects period has between one week and 30 years.'),
  },
  ACCEPTED_LATER: {
    final: true,
    say: () => message('Choose the day of the acceptance. It cannot be in the future.'),
  },
  COMPANY_REQUIRED: { final: true, say: () => message('Choose a company first.') },
  EVIDENCE_REQUIRED: {
    final: true,
    say: () => message('Add a photo of the finished work before marking it fixed.'),
  },
  COMMENT_REQUIRED: {
    final: true,
    say: () => message('Say in a few words what was done, or add a photo.'),
  },
  COMMENT_FINAL: {
    final: true,
    say: () =>
      message(
        'Comments can be edited for {minutes, plural, one {# minute} other {# minutes}}. Write a new one instead.',
        { minutes: commentEditsMs / 60_000 },
      ),
  },
  REASON_REQUIRED: {
    final: true,
    say: () => message('Say why, so they know what to do next.'),
  },
  SAME_PERSON_CANNOT_CLOSE: {
    final: true,
    say: () => message('You marked this fixed, so someone else has to check it.'),
  },
  TRANSITION_NOT_ALLOWED: {
    final: true,
    say: ({ status, action }: { status: string; action: string }) =>
      message(
        'A snag that is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}} cannot be {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {voided} TAKE_BACK {taken back} other {restored}}.',
        { status, action },
      ),
  },
  ...photoRefusals,
  ...planRefusals,
  CODE_INVALID: {
    final: true,
    say: () =>
      message('Use {least}–{most} letters or numbers, no dashes, e.g. EDEN.', {
        least: textLimits.projectCodeLeast,
        most: textLimits.projectCode,
      }),
  },
  CODE_TAKEN: {
    final: true,
    say: ({ code, thing, archived }: { code: string; thing: Named; archived?: 1 }) =>
      archived === 1
        ? message(
            '{code} is already used by another {thing, select, project {project} plan {plan} company {company} trade {trade} location {location} other {view}} (archived).',
            { code, thing },
          )
        : message(
            '{code} is already used by another {thing, select, project {project} plan {plan} company {company} trade {trade} location {location} other {view}}.',
            {
              code,
              thing,
            },
          ),
  },
  ALREADY_MEMBERS: {
    final: true,
    say: ({ emails, n }: { emails: string; n: number }) =>
      message(
        '{n, plural, one {{emails} is already a member of this project.} other {{emails} are already members of this project.}}',
        { emails, n },
      ),
  },
  STILL_USED: { final: true, say: stillUsed },
  ERASE_OWNER: { final: true, say: () => message('The server owner can’t be erased.') },
  PROJECT_NOT_OVER: {
    final: true,
    say: ({ project, n }: { project: string; n: number }) =>
      message('{project} can be deleted once it has been archived for {n} days.', { project, n }),
  },
  LAST_ADMIN: {
    final: true,
    say: () => message('Make someone else admin first. A project needs one.'),
  },
  RESET_BY_OWNER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'Only the server owner can create a reset link for {name}, who owns the server or works on projects you don’t run.',
        { name },
      ),
  },
  LIMIT_REACHED: {
    final: true,
    say: ({ project, limit, things }: { project: string; limit: number; things: Counted }) =>
      things === 'shapes'
        ? message('A drawing can have up to {limit} shapes.', { limit })
        : message(
            '{project} has reached the limit of {limit, number} {things, select, members {members} plans {plans} revisions {revisions} links {links} companies {companies} trades {trades} phrases {phrases} locations {locations} levels {levels} other {of your own views}}.',
            { project, limit, things },
          ),
  },
  COMPANY_ARCHIVED: {
    final: true,
    say: ({ company }: { company: string }) =>
      message('{company} is archived. Restore it first, or choose another one.', { company }),
  },
  COMPANY_MERGED: {
    final: true,
    say: ({ company, into }: { company: string; into: string }) =>
      message('{company} has been merged into {into}.', { company, into }),
  },
  LOCATION_ARCHIVED: {
    final: true,
    say: ({ location }: { location: string }) =>
      message('{location} is archived. Restore it first.', { location }),
  },
  LOCATIONS_TOO_MANY: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('Add up to {limit, number} locations at a time.', { limit }),
  },
  BULK_TOO_MANY: {
    final: true,
    say: () => message('Select up to {limit} snags at a time.', { limit: listLimits.ids }),
  },
  STORAGE_FULL_SERVER: {
    final: false,
    /** `away`: there may be room, but the storage of photos and plans cannot be used now. */
    say: ({ what, away }: { what?: 'photo' | 'plan'; away?: 1 }) =>
      away === 1
        ? what === 'plan'
          ? message(
              'The server can’t reach its plan storage. This plan was not saved; upload it again later.',
            )
          : message(
              'The server can’t reach its photo storage. Unsent work stays on your device and is sent automatically.',
            )
        : what === 'photo'
          ? message(
              'The server has no space for photos. They stay on your device; tell your administrator.',
            )
          : what === 'plan'
            ? message(
                'The server has no space for this plan. It was not saved; tell your administrator.',
              )
            : message(
                'The server has no space left. Unsent work stays on your device; tell your administrator.',
              ),
  },
  PROJECT_STORAGE_FULL: {
    final: false,
    say: ({ what, n }: { what: 'photo' | 'plan'; n: number }) =>
      what === 'photo'
        ? message(
            'This project has used its {n, number} GB. Photos stay on your device; tell your administrator.',
            { n },
          )
        : message(
            'This project has used its {n, number} GB. The plan was not saved; tell your administrator.',
            { n },
          ),
  },
  ...reportRefusals,
  ...noticeRefusals,
  ...tableRefusals,
  ...archiveRefusals,
  SNAG_NUMBER_UNKNOWN: {
    final: true,
    say: ({ n }: { n: number }) => message('There’s no snag {n} in this project.', { n }),
  },
  EVENT_ID_REUSED: {
    final: true,
    say: () => message('This was already sent with different content. Reload the page.'),
  },
  ID_TAKEN: { final: true, say: () => message('This id is already in use. Reload the page.') },
  UNKNOWN_DOCUMENT: {
    final: true,
    say: () => message('A new version is needed. Your unsent work is safe; reload to update.'),
  },
  BAD_REQUEST: { final: true, say: () => message('The request could not be read.') },
  BODY_ENCODED: {
    final: true,
    say: () =>
      message(
        'The request is compressed, which the server does not support. Send it uncompressed.',
      ),
  },
  BODY_TOO_LARGE: {
    final: true,
    say: ({ bytes, limitBytes }: { bytes: number; limitBytes: number }) =>
      message('This is {mb, number} MB; the limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(limitBytes),
      }),
  },
  WEAK_PASSWORD: {
    final: true,
    say: () => message('Use at least {limit} characters.', { limit: textLimits.passwordLeast }),
  },
  COMMON_PASSWORD: {
    final: true,
    say: () => message('This password is too common. Choose another one.'),
  },
  EMAIL_INVALID: { final: true, say: () => message('Enter a full email address.') },
  OTHER_HISTORY: {
    final: true,
    say: () =>
      message('The server was restored from a backup. This device is reloading the project.'),
  },
  ALLOWANCE_USED: {
    final: false,
    say: ({ seconds }: { seconds: number; allowance: string; limit: number }) =>
      message(
        'A lot was sent in the past hour. Nothing is lost: we will try again in {seconds, plural, one {# second} other {# seconds}}.',
        { seconds },
      ),
  },
  SERVER_BUSY: {
    final: false,
    say: ({ seconds }: { seconds: number }) =>
      message(
        'The server is busy. We will try again in {seconds, plural, one {# second} other {# seconds}}.',
        { seconds },
      ),
  },
  INTERNAL: {
    final: false,
    say: ({ reference }: { reference: string }) =>
      message(
        'Something went wrong on our side. Nothing you entered was lost. Reference {reference}.',
        { reference },
      ),
  },
} satisfies Record<string, { final: boolean; say: (meta: never) => Message }>;

/** What must be filled in. */
export type Text = 'name' | 'comment' | 'revision' | 'text';
type Named = 'project' | 'plan' | 'company' | 'trade' | 'location' | 'view';
type Counted =
  | 'members'
  | 'plans'
  | 'revisions'
  | 'links'
  | 'companies'
  | 'trades'
  | 'phrases'
  | 'locations'
  | 'levels'
  | 'views'
  | 'shapes';
/** What something that is to be removed still carries. */
export type Carried =
  | 'snags'
  | 'people'
  | 'invitations'
  | 'trades'
  | 'acceptances'
  | 'notices'
  | 'plans';

function stillUsed({
  name,
  n,
  carried,
  archived,
}: {
  name: string;
  n: number;
  carried: Carried;
  archived?: 1;
}): Message {
  return archived === 1
    ? message(
        '{name} cannot be removed: it has {carried, select, snags {{n, plural, one {# snag} other {# snags}}} people {{n, plural, one {# person} other {# people}}} invitations {{n, plural, one {# open invitation} other {# open invitations}}} trades {{n, plural, one {# trade} other {# trades}}} acceptances {{n, plural, one {# acceptance} other {# acceptances}}} notices {{n, plural, one {# notice} other {# notices}}} other {{n, plural, one {# plan} other {# plans}}}}.',
        { name, n, carried },
      )
    : message(
        '{name} cannot be removed: it has {carried, select, snags {{n, plural, one {# snag} other {# snags}}} people {{n, plural, one {# person} other {# people}}} invitations {{n, plural, one {# open invitation} other {# open invitations}}} trades {{n, plural, one {# trade} other {# trades}}} acceptances {{n, plural, one {# acceptance} other {# acceptances}}} notices {{n, plural, one {# notice} other {# notices}}} other {{n, plural, one {# plan} other {# plans}}}}. Archive it instead.',
        { name, n, carried },
      );
}

export type RefusalCode = keyof typeof refusals;

/**
 * What a refusal says besides its code: the parameters of its sentence, and what else a program may
 * want to know.
 */
export type Meta = Readonly<Record<string, string | number>>;

type ParametersOf<Code extends RefusalCode> = Parameters<(typeof refusals)[Code]['say']>;
type NeedsNone<Code extends RefusalCode> =
  ParametersOf<Code> extends [infer Needed]
    ? Record<never, never> extends Needed
      ? true
      : false
    : true;

export interface RefusalExtensions {
  code: RefusalCode;
  /** The input field the person should look at. */
  field?: string;
  meta?: Meta;
  /** False if asking again cannot change the answer. */
  retryable: boolean;
}

/**
 * A refusal of the business: the person asked for something that cannot be, and this is the
 * sentence they read.
 * Everything that is not a Refusal is a fault of ours and is masked as INTERNAL before it leaves
 * the server.
 */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly extensions: RefusalExtensions;

  /** Parameters that the sentence needs must be given. */
  constructor(
    code: Code,
    ...[meta = {}, field]: NeedsNone<Code> extends true
      ? [meta?: Meta, field?: string]
      : [meta: ParametersOf<Code>[0] & Meta, field?: string]
  ) {
    super(say(messageOf(code, meta), sourceLanguage));
    this.code = code;
    this.extensions = {
      code,
      ...(field === undefined ? {} : { field }),
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
      retryable: !refusals[code].final,
    };
  }

  /** The sentence in a language; `message` has the English one. */
  in(language: Language): string {
    return say(messageOf(this.code, this.extensions.meta ?? {}), language);
  }
}

// Each code takes parameters of its own, which the constructor has asked for.
const messageOf = (code: RefusalCode, meta: Meta): Message =>
  (refusals[code].say as (meta: Meta) => Message)(meta);
/** A short while later there may be room or time. */
export const serverBusy = (): Refusal => new Refusal('SERVER_BUSY', { seconds: settings.busy });
