import { megabytes, type Meta } from './gaps';
import { german } from './german';
import type { Language } from './language';
import { settings } from './settings';

/** Every code with its English sentence. `final` means that asking again cannot change the answer. */
const sentences = {
  UNAUTHENTICATED: { final: true, say: () => 'Please sign in again. Your unsent work stays on this device.' },
  WRONG_CREDENTIALS: { final: true, say: () => 'That e-mail and password do not match.' },
  TOO_MANY_TRIES: { final: false, say: (m) => `Too many tries. Please wait ${m.seconds} seconds.` },
  WRONG_PASSWORD: { final: true, say: () => 'That is not your current password.' },
  FORBIDDEN: { final: true, say: (m) => `You do not have permission to do this in ${m.project ?? 'this project'}.` },
  NOT_FOUND: { final: true, say: () => 'We could not find that. It may have been removed, or it is not shared with you.' },
  PROJECT_ARCHIVED: { final: true, say: (m) => `${m.project} is archived, so nothing in it can be changed.` },
  TITLE_TOO_LONG: { final: true, say: (m) => `Titles can have up to 255 characters; this one has ${m.n}.` },
  TEXT_TOO_LONG: { final: true, say: (m) => `This text can have up to ${m.limit} characters; it has ${m.n}.` },
  TEXT_REQUIRED: { final: true, say: (m) => `Please fill in the ${m.what}.` },
  PLACE_REQUIRED: { final: true, say: () => 'Drop a pin or choose a location so the trade can find it.' },
  DUE_IN_PAST: { final: true, say: () => 'The due date cannot be before the day the snag was raised.' },
  DUE_DAYS_INVALID: { final: true, say: (m) => `Snags can be due after 0 to ${m.limit} working days.` },
  WORKING_DAYS_REQUIRED: { final: true, say: () => 'Choose at least one working day.' },
  COMPANY_REQUIRED: { final: true, say: () => 'Choose who should fix this first.' },
  EVIDENCE_REQUIRED: { final: true, say: () => 'Add a photo of the finished work before marking it fixed.' },
  COMMENT_REQUIRED: { final: true, say: () => 'Say in a few words what was done, or add a photo.' },
  COMMENT_FINAL: { final: true, say: () => 'A comment can be changed for 15 minutes. Write another one instead.' },
  REASON_REQUIRED: { final: true, say: () => 'Say why, so the other side knows what to do next.' },
  SAME_PERSON_CANNOT_CLOSE: { final: true, say: () => 'You marked this fixed, so somebody else has to check it.' },
  TRANSITION_NOT_ALLOWED: { final: true, say: (m) => `A snag that is ${m.status} cannot be ${m.action}.` },
  PHOTO_TYPE: { final: true, say: () => 'This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.' },
  PHOTO_TOO_BIG: { final: true, say: (m) => `This photo is ${megabytes(m.bytes)} MB. The limit is 25 MB.` },
  PHOTO_TOO_SMALL: { final: true, say: () => 'This picture is smaller than 64 × 64 pixels. Use a larger one.' },
  PHOTO_TOO_MANY: { final: true, say: () => 'A snag can have 20 photos. Remove one first.' },
  PHOTO_DAMAGED: { final: false, say: () => 'The photo arrived incomplete. It is still on your device and will be sent again.' },
  PHOTO_PIXELS: { final: true, say: (m) => `This picture has ${m.mp} megapixels; the limit is 60.` },
  PHOTO_UNREADABLE: { final: true, say: () => 'This photo is damaged and cannot be shown. It was not saved.' },
  PLAN_TYPE: { final: true, say: () => 'Plans must be PDF, PNG or JPEG.' },
  PLAN_TOO_BIG: { final: true, say: (m) => `This plan is ${megabytes(m.bytes)} MB. The limit is ${megabytes(m.limitBytes)} MB.` },
  PLAN_LOCKED: { final: true, say: () => 'This PDF is password-protected. Save a copy without the password and upload that.' },
  PLAN_UNREADABLE: { final: true, say: () => 'This file is damaged and cannot be read. It was not kept; try printing it to a new PDF.' },
  PLAN_PAGES: { final: true, say: (m) => `A plan can have 1 to 300 pages; this one has ${m.n}.` },
  PLAN_NO_PAGES: { final: true, say: () => 'We found no page in this file. It was not kept; try printing it to a new PDF.' },
  PLAN_BROTLI: { final: true, say: () => 'This PDF is compressed with Brotli, which we cannot read yet. It was not kept; try printing it to a new PDF.' },
  PLAN_PIXELS: { final: true, say: (m) => `This picture has ${m.mp} megapixels; the limit is 120.` },
  PLAN_SHEET_SIZE: { final: true, say: (m) => `Page ${m.n} is ${m.metres} m long; sheets can have up to ${m.limit} m.` },
  PLAN_RENDER_FAILED: { final: true, say: (m) => `We could not draw page ${m.n} of ${m.file}. The file was kept; try printing it to a new PDF.` },
  PLAN_DAMAGED: { final: false, say: () => 'The plan arrived incomplete. Please send it again.' },
  PLAN_HAS_SNAGS: { final: true, say: (m) => `${m.plan} carries ${Number(m.n) === 1 ? '1 snag' : `${m.n} snags`}, so it stays.` },
  PLAN_POINTS: { final: true, say: () => 'The two points are too close together. Choose two that are far apart.' },
  CODE_INVALID: { final: true, say: () => 'A project code has 2 to 8 letters and digits, such as EDEN.' },
  PLAN_CODE_INVALID: { final: true, say: () => 'A plan code has 1 to 20 letters, digits, dots, dashes and underscores, such as A-101.' },
  CODE_TAKEN: { final: true, say: (m) => `${m.code} is already used by another ${m.thing}${m.archived === 1 ? ' (archived)' : ''}.` },
  ALREADY_MEMBERS: { final: true, say: (m) => `${m.emails} ${m.n === 1 ? 'is a member' : 'are members'} of this project already.` },
  STILL_USED: { final: true, say: (m) => `${m.name} cannot be removed: it has ${m.n} ${m.carried}.${m.archived === 1 ? '' : ' Archive it instead.'}` },
  LAST_ADMIN: { final: true, say: () => 'A project needs an admin. Make somebody else admin first.' },
  RESET_BY_OWNER: {
    final: true,
    say: (m) => `Only the owner of this server can make a reset link for ${m.name}, who owns it or works on projects that you do not run.`,
  },
  LIMIT_REACHED: { final: true, say: (m) => `${m.project} has reached ${m.limit} ${m.things}.` },
  COMPANY_ARCHIVED: { final: true, say: (m) => `${m.company} is archived. Restore it first, or choose another one.` },
  LOCATION_ARCHIVED: { final: true, say: (m) => `${m.location} is archived. Restore it first.` },
  LOCATIONS_TOO_MANY: { final: true, say: (m) => `At most ${m.limit} locations at once.` },
  BULK_TOO_MANY: { final: true, say: () => 'At most 200 snags at once.' },
  STORAGE_FULL_SERVER: {
    final: false,
    say: (m) => (m.plan === 1 ? 'The server has no room for this plan. It was not kept; tell your administrator.' : 'The server has no room left. What was not sent stays on your device; tell your administrator.'),
  },
  EVENT_ID_REUSED: { final: true, say: () => 'This was already sent with other content. Please reload.' },
  ID_TAKEN: { final: true, say: () => 'This id is already in use. Please reload.' },
  UNKNOWN_DOCUMENT: { final: true, say: () => 'A new version is needed. Your unsent work is safe; reload to update.' },
  BAD_REQUEST: { final: true, say: () => 'The request could not be read.' },
  BODY_ENCODED: { final: true, say: () => 'This came compressed, and the server unpacks nothing. Send it as it is.' },
  BODY_TOO_LARGE: { final: true, say: (m) => `This is ${megabytes(m.bytes)} MB; the limit is ${megabytes(m.limitBytes)} MB.` },
  WEAK_PASSWORD: { final: true, say: () => 'Use at least 10 characters.' },
  COMMON_PASSWORD: { final: true, say: () => 'Many people use this password, so it is among the first that are guessed. Choose another one.' },
  EMAIL_INVALID: { final: true, say: () => 'That does not look like an e-mail address.' },
  SERVER_BUSY: { final: false, say: (m) => `The server is busy. We will try again in ${m.seconds} seconds.` },
  INTERNAL: { final: false, say: (m) => `Something went wrong on our side. Nothing you entered was lost. Reference ${m.reference}.` },
} satisfies Record<string, { final: boolean; say: (meta: Meta) => string }>;

export type RefusalCode = keyof typeof sentences;

/** A sentence that is missing in a language is a type error here. */
const others: Record<Exclude<Language, 'en'>, Record<RefusalCode, (meta: Meta) => string>> = { de: german };

export interface RefusalExtensions {
  code: RefusalCode;
  /** The input field the person should look at. */
  field?: string;
  meta?: Meta;
  /** False if asking again cannot change the answer. */
  retryable: boolean;
}

/**
 * A refusal of the business: the person asked for something that cannot be, and this is the sentence they read.
 * Everything that is not a Refusal is a fault of ours and is masked as INTERNAL before it leaves the server.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly extensions: RefusalExtensions;

  constructor(code: RefusalCode, meta: Meta = {}, field?: string) {
    super(sentences[code].say(meta));
    this.code = code;
    this.extensions = {
      code,
      ...(field === undefined ? {} : { field }),
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
      retryable: !sentences[code].final,
    };
  }

  /** The sentence in a language; `message` has the English one. */
  in(language: Language): string {
    return language === 'en' ? this.message : others[language][this.code](this.extensions.meta ?? {});
  }
}

/** There is no room or no time at the moment; a short while later there may be. */
export const serverBusy = (): Refusal => new Refusal('SERVER_BUSY', { seconds: settings.busy });
