import { type Language, sourceLanguage } from '../rules/languages';
import { commentEditsMs, photoLimits, planLimits, textLimits } from '../rules/limits';
import { listLimits } from '../rules/lists';
import { handoverLimits } from '../rules/handovers';
import { reportLimits, reportMailLimits, senderLimits } from '../rules/reports';
import { factorRefusals } from './features/factors/refusals';
import { unreadableMessage } from './features/imports/unreadableMessage';
import { archiveFaultMessage } from './features/wholeProject/faultMessage';
import { type Message, message, say } from './messages';
import { settings } from './settings';

/** Bytes as the megabytes of a sentence, rounded up to one decimal. */
const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

/** Every code with its sentence. `final` means that asking again cannot change the answer. */
const refusals = {
  UNAUTHENTICATED: {
    final: true,
    say: () => message('Please sign in again. Your unsent work stays on this device.'),
  },
  WRONG_CREDENTIALS: { final: true, say: () => message('That e-mail and password do not match.') },
  ...factorRefusals,
  SECOND_FACTOR_REQUIRED: {
    final: true,
    say: ({ project }: { project: string }) =>
      message(
        '{project} asks for a second factor at sign-in. Set one up under “Your account”; if you have one, sign in again with it.',
        { project },
      ),
  },
  SECOND_FACTOR_FIRST: {
    final: true,
    say: () =>
      message(
        'Set up a second factor of your own first, under “Your account”, or sign in again with it. Otherwise you would keep yourself out.',
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
    say: () => message('This link does not work any more. Ask whoever sent it for a new one.'),
  },
  PUSH_SERVICE_UNKNOWN: {
    final: true,
    say: () =>
      message(
        'This browser is told by a push service that this server does not know. Ask your administrator, or use another browser.',
      ),
  },
  PUSH_KEY_CHANGED: {
    final: true,
    say: () =>
      message(
        'The server has another key for notifications by now. Reload the page, and switch them on once more.',
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
        'Please fill in the {what, select, name {name} comment {comment} revision {revision} other {text}}.',
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
    say: ({ limit }: { limit: number }) =>
      message('Snags can be due after 0 to {limit} working days.', { limit }),
  },
  WORKING_DAYS_REQUIRED: { final: true, say: () => message('Choose at least one working day.') },
  COMPANY_REQUIRED: { final: true, say: () => message('Choose who should fix this first.') },
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
        'A comment can be changed for {minutes, plural, one {# minute} other {# minutes}}. Write another one instead.',
        { minutes: commentEditsMs / 60_000 },
      ),
  },
  REASON_REQUIRED: {
    final: true,
    say: () => message('Say why, so the other side knows what to do next.'),
  },
  SAME_PERSON_CANNOT_CLOSE: {
    final: true,
    say: () => message('You marked this fixed, so somebody else has to check it.'),
  },
  TRANSITION_NOT_ALLOWED: {
    final: true,
    say: ({ status, action }: { status: string; action: string }) =>
      message(
        'A snag that is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}} cannot be {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {made void} other {restored}}.',
        { status, action },
      ),
  },
  PHOTO_TYPE: {
    final: true,
    say: () => message('This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.'),
  },
  PHOTO_TOO_BIG: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message('This photo is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(photoLimits.bytes),
      }),
  },
  PHOTO_TOO_SMALL: {
    final: true,
    say: () =>
      message('This picture is smaller than {side} × {side} pixels. Use a larger one.', {
        side: photoLimits.side,
      }),
  },
  PHOTO_TOO_MANY: {
    final: true,
    say: () =>
      message('A snag can have {limit} photos. Remove one first.', { limit: photoLimits.perSnag }),
  },
  PHOTO_DAMAGED: {
    final: false,
    say: () =>
      message('The photo arrived incomplete. It is still on your device and will be sent again.'),
  },
  PHOTO_PIXELS: {
    final: true,
    say: ({ mp }: { mp: number }) =>
      message('This picture has {mp, number} megapixels; the limit is {limit}.', {
        mp,
        limit: photoLimits.pixels / 1_000_000,
      }),
  },
  PHOTO_UNREADABLE: {
    final: true,
    say: () => message('This photo is damaged and cannot be shown. It was not saved.'),
  },
  LOGO_TYPE: { final: true, say: () => message('A logo must be a JPEG or a PNG.') },
  LOGO_TOO_BIG: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message('This logo is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(senderLimits.logoBytes),
      }),
  },
  LOGO_DAMAGED: {
    final: false,
    say: () => message('The logo arrived incomplete. Please send it again.'),
  },
  LOGO_UNREADABLE: {
    final: true,
    say: () =>
      message(
        'This picture cannot be used as a logo: it is damaged or too large, or one side has fewer than {side} pixels.',
        { side: senderLimits.logoSide },
      ),
  },
  SENDER_LINES: {
    final: true,
    say: () =>
      message('An address at the head of reports can have up to {limit} lines.', {
        limit: senderLimits.lines,
      }),
  },
  PLAN_TYPE: { final: true, say: () => message('Plans must be PDF, PNG or JPEG.') },
  PLAN_TOO_BIG: {
    final: true,
    say: ({ bytes, limitBytes }: { bytes: number; limitBytes: number }) =>
      message('This plan is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(limitBytes),
      }),
  },
  PLAN_LOCKED: {
    final: true,
    say: () =>
      message('This PDF is password-protected. Save a copy without the password and upload that.'),
  },
  PLAN_UNREADABLE: {
    final: true,
    say: () =>
      message(
        'This file is damaged and cannot be read. It was not kept; try printing it to a new PDF.',
      ),
  },
  PLAN_PAGES: {
    final: true,
    say: ({ n }: { n: number }) =>
      message('A plan can have 1 to {limit} pages; this one has {n, number}.', {
        limit: planLimits.pages,
        n,
      }),
  },
  PLAN_NO_PAGES: {
    final: true,
    say: () =>
      message('We found no page in this file. It was not kept; try printing it to a new PDF.'),
  },
  PLAN_BROTLI: {
    final: true,
    say: () =>
      message(
        'This PDF is compressed with Brotli, which we cannot read yet. It was not kept; try printing it to a new PDF.',
      ),
  },
  PLAN_PIXELS: {
    final: true,
    say: ({ mp }: { mp: number }) =>
      message('This picture has {mp, number} megapixels; the limit is {limit}.', {
        mp,
        limit: planLimits.picturePixels / 1_000_000,
      }),
  },
  PLAN_SHEET_SIZE: {
    final: true,
    say: ({ n, metres, limit }: { n: number; metres: number; limit: number }) =>
      message('Page {n} is {metres, number} m long; sheets can have up to {limit} m.', {
        n,
        metres,
        limit,
      }),
  },
  PLAN_RENDER_FAILED: {
    final: true,
    say: ({ n, file }: { n?: number; file?: string }) =>
      n === undefined || file === undefined
        ? message('We could not draw this page. The file was kept; try printing it to a new PDF.')
        : message(
            'We could not draw page {n} of {file}. The file was kept; try printing it to a new PDF.',
            { n, file },
          ),
  },
  PLAN_DAMAGED: {
    final: false,
    say: () => message('The plan arrived incomplete. Please send it again.'),
  },
  PLAN_HAS_SNAGS: {
    final: true,
    say: ({ plan, n }: { plan: string; n: number }) =>
      message(
        '{n, plural, one {{plan} carries # snag, so it stays.} other {{plan} carries # snags, so it stays.}}',
        { plan, n },
      ),
  },
  PLAN_POINTS: {
    final: true,
    say: () => message('The two points are too close together. Choose two that are far apart.'),
  },
  CODE_INVALID: {
    final: true,
    say: () =>
      message('A project code has {least} to {most} letters and digits, such as EDEN.', {
        least: textLimits.projectCodeLeast,
        most: textLimits.projectCode,
      }),
  },
  PLAN_CODE_INVALID: {
    final: true,
    say: () =>
      message(
        'A plan code has 1 to {most} letters, digits, dots, dashes and underscores, such as A-101.',
        { most: textLimits.planCode },
      ),
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
        '{n, plural, one {{emails} is a member of this project already.} other {{emails} are members of this project already.}}',
        { emails, n },
      ),
  },
  STILL_USED: { final: true, say: stillUsed },
  ERASE_OWNER: { final: true, say: () => message('The owner of this server cannot be erased.') },
  PROJECT_NOT_OVER: {
    final: true,
    say: ({ project, n }: { project: string; n: number }) =>
      message('{project} can be deleted once it has been archived for {n} days.', { project, n }),
  },
  LAST_ADMIN: {
    final: true,
    say: () => message('A project needs an admin. Make somebody else admin first.'),
  },
  RESET_BY_OWNER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'Only the owner of this server can make a reset link for {name}, who owns it or works on projects that you do not run.',
        { name },
      ),
  },
  LIMIT_REACHED: {
    final: true,
    say: ({ project, limit, things }: { project: string; limit: number; things: Counted }) =>
      things === 'shapes'
        ? message('This drawing has reached {limit} shapes.', { limit })
        : message(
            '{project} has reached {limit, number} {things, select, members {members} plans {plans} revisions {revisions} companies {companies} trades {trades} phrases {phrases} locations {locations} levels {levels} other {views of yours}}.',
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
      message('{company} was merged into {into} meanwhile.', { company, into }),
  },
  LOCATION_ARCHIVED: {
    final: true,
    say: ({ location }: { location: string }) =>
      message('{location} is archived. Restore it first.', { location }),
  },
  LOCATIONS_TOO_MANY: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('At most {limit, number} locations at once.', { limit }),
  },
  BULK_TOO_MANY: {
    final: true,
    say: () => message('At most {limit} snags at once.', { limit: listLimits.ids }),
  },
  STORAGE_FULL_SERVER: {
    final: false,
    /** `away`: there may be room, but the storage of photos and plans cannot be used now. */
    say: ({ what, away }: { what?: 'photo' | 'plan'; away?: 1 }) =>
      away === 1
        ? what === 'plan'
          ? message(
              'The server cannot reach the storage of its plans. This plan was not kept; send it again later.',
            )
          : message(
              'The server cannot reach the storage of its photos. What was not sent stays on your device and will be sent by itself.',
            )
        : what === 'photo'
          ? message(
              'The server has no room for photos. They stay on your device; tell your administrator.',
            )
          : what === 'plan'
            ? message(
                'The server has no room for this plan. It was not kept; tell your administrator.',
              )
            : message(
                'The server has no room left. What was not sent stays on your device; tell your administrator.',
              ),
  },
  REPORT_TOO_LARGE: {
    final: true,
    say: ({ limit, things }: { limit: number; things: 'snags' | 'photos' }) =>
      things === 'photos'
        ? message(
            'A report can have up to {limit, number} photos. Narrow the list, or leave the photos out.',
            { limit },
          )
        : message('A report can have up to {limit, number} snags. Narrow the list.', { limit }),
  },
  REPORT_COMPANY_REQUIRED: {
    final: true,
    say: () => message('Choose the company whose work the sheet tells of.'),
  },
  REPORTS_TOO_MANY: {
    final: true,
    say: () =>
      message(
        '{limit} reports of yours are still to be made. Wait until one is ready, or cancel one.',
        { limit: reportLimits.unfinished },
      ),
  },
  REPORT_FAILED: {
    final: true,
    say: () => message('This report could not be made. Try it with fewer snags or without photos.'),
  },
  MAIL_OFF: {
    final: true,
    say: () => message('This server sends no mail. Whoever runs it can set that up.'),
  },
  RECIPIENTS_REQUIRED: { final: true, say: () => message('Choose at least one recipient.') },
  RECIPIENTS_TOO_MANY: {
    final: true,
    say: () => message('At most {limit} addresses at once.', { limit: reportMailLimits.addresses }),
  },
  MAILS_TOO_MANY: {
    final: true,
    say: () =>
      message('You can send {limit} such mails a day. Send the rest tomorrow.', {
        limit: reportMailLimits.perDay,
      }),
  },
  SCHEDULES_TOO_MANY: {
    final: true,
    say: () =>
      message('You have set up {limit} such reports in this project. Remove one first.', {
        limit: reportMailLimits.schedules,
      }),
  },
  SCHEDULE_DAYS: { final: true, say: () => message('Choose at least one day of the week.') },
  ARCHIVE_BROKEN: { final: true, say: archiveFaultMessage },
  HANDOVER_PARTIES: {
    final: true,
    say: () => message('Name 1 to {limit} parties who sign.', { limit: handoverLimits.parties }),
  },
  HANDOVER_MOVED: {
    final: true,
    say: () =>
      message(
        'Snags were changed each time the draft was made, so it could not say where the record stood. Try again in a moment.',
      ),
  },
  HANDOVER_ENDED: {
    final: true,
    say: ({ withdrawn }: { withdrawn: 0 | 1 }) =>
      withdrawn === 1
        ? message('This handover was withdrawn, so it cannot be signed any more.')
        : message('All parties have signed this handover, so it stays as it is.'),
  },
  HANDOVER_SIGNED: {
    final: true,
    say: ({ role }: { role: string }) =>
      message('“{role}” is signed already. This signature was not added.', { role }),
  },
  SIGNATURE_UNREADABLE: {
    final: true,
    say: () => message('This signature could not be read. Draw it again, or type the name.'),
  },
  SNAG_NUMBER_UNKNOWN: {
    final: true,
    say: ({ n }: { n: number }) => message('This project has no snag with the number {n}.', { n }),
  },
  ARCHIVE_OTHER: {
    final: true,
    say: ({ code }: { code: string }) =>
      message(
        'This server has this project already, as {code}, and its journal is another one than that of the archive. Nothing was changed.',
        { code },
      ),
  },
  ARCHIVE_ID_TAKEN: {
    final: true,
    say: ({ id }: { id: string }) =>
      message(
        'This server has something else by an id of the archive already: {id}. Nothing was imported.',
        { id },
      ),
  },
  ARCHIVE_OLDER: {
    final: true,
    say: ({ n, expected, found }: { n: number; expected: string; found: string }) =>
      found === ''
        ? message(
            'This project was deleted here after event {n}, and the archive ends before that. Only one that goes at least as far can come back to this server.',
            { n },
          )
        : message(
            'This project was deleted here after event {n} with the hash {expected}; the archive has {found} there. Only one that goes on from there can come back to this server.',
            { n, expected, found },
          ),
  },
  ARCHIVE_ERASED: {
    final: true,
    say: () =>
      message(
        'Something in the project was erased while this archive was made. Download it again, and import that one.',
      ),
  },
  ARCHIVE_FAILED: {
    final: true,
    say: () =>
      message(
        'This archive could not be imported, and nothing of it was kept. The log of the server says more.',
      ),
  },
  ARCHIVE_TOO_BIG: {
    final: true,
    say: ({ bytes, limitBytes }: { bytes: number; limitBytes: number }) =>
      message('This archive is {mb, number} MB; the limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(limitBytes),
      }),
  },
  IMPORT_UNREADABLE: { final: true, say: unreadableMessage },
  IMPORT_COLUMN_TWICE: {
    final: true,
    say: ({ columns }: { columns: string }) =>
      message(
        'Two columns cannot hold the same: {columns}. Choose something else for one of them.',
        { columns },
      ),
  },
  IMPORT_NO_COLUMN: {
    final: true,
    say: () => message('Say of at least one column what it holds.'),
  },
  IMPORT_FAILED: {
    final: true,
    say: () =>
      message(
        'This could not be finished. What was done is kept; go on, or undo it. The log of the server says more.',
      ),
  },
  EVENT_ID_REUSED: {
    final: true,
    say: () => message('This was already sent with other content. Please reload.'),
  },
  ID_TAKEN: { final: true, say: () => message('This id is already in use. Please reload.') },
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
    say: () =>
      message(
        'Many people use this password, so it is among the first that are guessed. Choose another one.',
      ),
  },
  EMAIL_INVALID: { final: true, say: () => message('That does not look like an e-mail address.') },
  AWAITS_OTHERS: {
    final: false,
    say: () =>
      message(
        'The server was put back to an earlier state, and this waits for what somebody else did before it. Their device sends it again when it is next online.',
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
  | 'companies'
  | 'trades'
  | 'phrases'
  | 'locations'
  | 'levels'
  | 'views'
  | 'shapes';
/** What something that is to be removed still carries. */
export type Carried = 'snags' | 'people' | 'invitations' | 'trades' | 'plans';

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
        '{name} cannot be removed: it has {carried, select, snags {{n, plural, one {# snag} other {# snags}}} people {{n, plural, one {# person} other {# people}}} invitations {{n, plural, one {# open invitation} other {# open invitations}}} trades {{n, plural, one {# trade} other {# trades}}} other {{n, plural, one {# plan} other {# plans}}}}.',
        { name, n, carried },
      )
    : message(
        '{name} cannot be removed: it has {carried, select, snags {{n, plural, one {# snag} other {# snags}}} people {{n, plural, one {# person} other {# people}}} invitations {{n, plural, one {# open invitation} other {# open invitations}}} trades {{n, plural, one {# trade} other {# trades}}} other {{n, plural, one {# plan} other {# plans}}}}. Archive it instead.',
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

/** There is no room or no time at the moment; a short while later there may be. */
export const serverBusy = (): Refusal => new Refusal('SERVER_BUSY', { seconds: settings.busy });
