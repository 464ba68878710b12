import { plural, t } from '@lingui/core/macro';
import { keptLimits } from '../../../rules/limits';

const { confirmedDays: days, confirmedPhotoHours: hours } = keptLimits;

export const messages = {
  allSent: t`Everything is sent`,
  allSentHint: t`Nothing on this device is waiting to be sent.`,
  notRead: t`Unsent work on this device could not be read yet. It is retried automatically; until then we can’t tell whether everything is sent.`,
  update: t`Reload now`,
  outcomes: t`Updates on what you sent`,
  read: t`Mark as read`,
  readAll: t`Mark all as read`,
  /** Null: its number is not known. */
  open: (reference: string | null) => (reference === null ? t`Open snag` : t`Open ${reference}`),
  voidMine: t`Void mine`,
  /** Null: its number is not known. */
  voided: (reference: string | null) =>
    reference === null ? t`Yours will be voided.` : t`${reference} will be voided.`,
  undo: t`Undo`,
  undone: t`It stays as it is.`,
  tooLate: t`Already sent.`,
  mayNotVoid: t`You can’t void yours; open it to see what you can do.`,
  keepBoth: t`Keep both`,
  refused: t`Not accepted by the server`,
  tryAllAgain: t`Try all again`,
  discardAll: t`Discard all`,
  keepAll: t`Keep all`,
  discardAllSure: (entries: number) =>
    plural(entries, { one: 'Discard # change for good', other: 'Discard all # changes for good' }),
  toSend: t`To be sent`,
  waiting: (entries: number) =>
    plural(entries, { one: '# change to send.', other: '# changes to send.' }),
  photos: (photos: number, size: string) =>
    plural(photos, { one: `Including # photo, ${size}.`, other: `Including # photos, ${size}.` }),
  safe: t`Safe on this device, and sent automatically while the app is open.`,
  /** Before a time, such as “5 minutes ago”. */
  entered: t`Entered:`,
  again: t`Sending again: the server was restored from a backup.`,
  sending: t`Sending`,
  sendingPart: (percent: number) => t`Sending, ${percent} %`,
  sentOf: (file: string) => t`Upload progress of ${file}`,
  waits: {
    held: t`Held for a few seconds so you can undo it.`,
    raise: t`Waiting for its snag, which the server did not accept.`,
    prepared: t`The photo is being prepared.`,
    line: t`Sends when online.`,
    before: t`Sends after the earlier changes to this snag.`,
    next: t`Waiting to send.`,
  },
  saveAll: t`Save a copy of everything`,
  saveAllHint: t`A ZIP file of everything not yet sent, photos included; several files if it is large.`,
  /** The names of some of them. */
  missing: (photos: number, names: string) =>
    plural(photos, {
      one: `# photo is missing from the copy because this browser no longer has it: ${names}.`,
      other: `# photos are missing from the copy because this browser no longer has them: ${names}.`,
    }),
  saveAllFailed: t`The copy could not be saved. Everything is still here; try again.`,
  sent: t`Sent from this device`,
  saveSent: (entries: number) =>
    plural(entries, {
      one: 'Save a copy of # sent change',
      other: 'Save a copy of # sent changes',
    }),
  sentHint: t`Confirmed changes are kept here for ${plural(days, { one: '# day', other: '# days' })}, their photos for ${plural(hours, { one: '# hour', other: '# hours' })}. Signing out deletes them.`,
  device: t`This device`,
  contact: t`Last contact with the server`,
  space: t`Space`,
  noContact: t`No contact with the server yet.`,
  room: (free: string, used: string) => t`${used} used, ${free} free`,
  roomUnknown: t`This browser does not show how much space is left.`,
  kept: t`The browser keeps what is saved here, even when space runs low.`,
  notKept: t`When space runs low, the browser may delete what is saved here.`,
  keptUnknown: t`This browser does not say whether it keeps what is saved here when space runs low.`,
  ask: t`Ask the browser to keep it`,
  taken: t`Offline plans and photos`,
  askRefused: t`The browser has not agreed yet. It often does once the app is on the home screen.`,
};
