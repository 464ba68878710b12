import { plural, t } from '@lingui/core/macro';
import { keptLimits } from '../../../rules/limits';

const { confirmedDays: days, confirmedPhotoHours: hours } = keptLimits;

export const messages = {
  allSent: t`Everything is sent`,
  allSentHint: t`Nothing you entered on this device waits for the server.`,
  notRead: t`Unsent work on this device could not be read yet. Reading is retried automatically; until then it is unknown whether everything is sent.`,
  update: t`Reload now`,
  outcomes: t`What became of what you sent`,
  read: t`Mark as read`,
  readAll: t`Mark all as read`,
  /** Null: its number is not known. */
  open: (reference: string | null) =>
    reference === null ? t`Open the snag` : t`Open ${reference}`,
  voidMine: t`Make mine void`,
  /** Null: its number is not known. */
  voided: (reference: string | null) =>
    reference === null ? t`Yours will be void.` : t`${reference} will be void.`,
  undo: t`Undo`,
  undone: t`It stays as it is.`,
  tooLate: t`It was sent already.`,
  mayNotVoid: t`You cannot make yours void; its page says what you can do.`,
  keepBoth: t`Keep both`,
  refused: t`Not accepted by the server`,
  tryAllAgain: t`Try all again`,
  discardAll: t`Discard all`,
  keepAll: t`Keep all`,
  discardAllSure: (entries: number) =>
    plural(entries, { one: 'Discard # entry for good', other: 'Discard all # entries for good' }),
  toSend: t`To be sent`,
  waiting: (entries: number) =>
    plural(entries, { one: '# entry waits.', other: '# entries wait.' }),
  photos: (photos: number, size: string) =>
    plural(photos, { one: `# photo among them, ${size}.`, other: `# photos among them, ${size}.` }),
  safe: t`All of it is safe on this device and will be sent automatically, as long as the app is open.`,
  /** Before a time, such as “5 minutes ago”. */
  entered: t`Entered:`,
  again: t`Sent again, because the server was put back to an earlier state.`,
  sending: t`Sending`,
  sendingPart: (percent: number) => t`Sending, ${percent} %`,
  sentOf: (file: string) => t`How much of ${file} is sent`,
  waits: {
    held: t`Held back for some seconds, so that it can be undone.`,
    raise: t`Waits for the snag itself, which the server did not accept.`,
    prepared: t`The photo is being prepared.`,
    line: t`Waits for a connection.`,
    before: t`Waits for what was entered before it on this snag.`,
    next: t`Waits to be sent.`,
  },
  saveAll: t`Save a copy of all`,
  saveAllHint: t`A ZIP file with everything that is not on the server, photos included; more than one if it is very much.`,
  /** The names of some of them. */
  missing: (photos: number, names: string) =>
    plural(photos, {
      one: `# photo is not in the copy, because this browser does not have it any more: ${names}.`,
      other: `# photos are not in the copy, because this browser does not have them any more: ${names}.`,
    }),
  saveAllFailed: t`The copy could not be made. Everything is still here; please try again.`,
  sent: t`Sent from this device`,
  saveSent: (entries: number) =>
    plural(entries, { one: 'Save a copy of # sent entry', other: 'Save a copy of # sent entries' }),
  sentHint: t`What the server has confirmed is kept here for ${plural(days, { one: '# day', other: '# days' })}, its photos for ${plural(hours, { one: '# hour', other: '# hours' })}. Signing out deletes it.`,
  device: t`This device`,
  /** Before a time, such as “5 minutes ago”. */
  contact: t`The server last answered:`,
  noContact: t`The server has not answered on this device yet.`,
  room: (free: string, used: string) => t`Room for ${free} more; ${used} in use.`,
  roomUnknown: t`This browser does not say how much room there is.`,
  kept: t`The browser promises to keep what is stored here, also when the device runs out of room.`,
  notKept: t`When the device runs out of room, the browser may delete what is stored here.`,
  keptUnknown: t`This browser does not say whether it keeps what is stored here when the device runs out of room.`,
  ask: t`Ask the browser to keep it`,
  taken: t`Plans and photos taken along`,
  askRefused: t`The browser has not promised it yet. It often does once the app is on the home screen.`,
};
