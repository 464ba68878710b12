import type { ChangedField, HistoryKind } from '../../../rules/events';
import type { MoveReason } from '../../../rules/snag';
import { message, type Message } from '../../messages';

// What the pages of an archive say.

export const words = {
  madeBy: (by: string, at: string) => message('Made by {by}, {at}', { by, at }),
  client: (name: string) => message('Client: {name}', { name }),
  what: message(
    'This folder holds the project as it was then: its journal, its photos and plans as they came, and these pages. It needs no server.',
  ),
  proof: message('The journal goes up to here:'),
  lastEvent: message('Number of the last event'),
  lastHash: message('Its hash'),
  // The record's check in the settings says the same.
  restored: ({ on, events, of }: { on: string; events: number; of: string | null }) =>
    of === null
      ? message(
          'The server was put back to a backup on {on}. The record goes on after event {events}, the last one in the backup. When that was made is not known.',
          { on, events },
        )
      : message(
          'The server was put back to a backup on {on}. The record goes on after event {events}, the last one in the backup of {of}.',
          { on, events, of },
        ),
  number: message('Number'),
  title: message('Title'),
  status: message('Status'),
  priority: message('Priority'),
  place: message('Location'),
  trade: message('Trade'),
  company: message('Company'),
  due: message('Due'),
  raised: message('Raised'),
  fixed: message('Fixed'),
  closed: message('Closed'),
  byAt: (by: string, at: string) => message('{by}, {at}', { by, at }),
  snags: message('Snags'),
  photos: message('Photos'),
  handovers: message('Handovers signed on the screen'),
  draft: message('Draft'),
  sealed: message('Sealed'),
  plans: message('Plans'),
  history: message('History'),
  original: message('Photo as it came'),
  hidden: message('Removed from the snag'),
  back: message('All snags'),
  server: message('Snagbook'),
  unknown: message('Unknown'),
  noEffect: message('It came too late and changed nothing.'),
  erased: message('The text was erased.'),
  changed: (field: string, from: string, to: string) =>
    message('{field}: “{from}” became “{to}”', { field, from, to }),
};

/** What was done to a snag. A kind that is not here is not told on the pages. */
export const kindWords: Readonly<Record<HistoryKind, Message>> = {
  SNAG_RAISED: message('Raised'),
  SNAG_EDITED: message('Edited'),
  SNAG_STARTED: message('Started'),
  SNAG_FIXED: message('Marked fixed'),
  SNAG_CLOSED: message('Closed'),
  SNAG_SENT_BACK: message('Sent back'),
  SNAG_DISPUTED: message('Disputed'),
  SNAG_ANSWERED: message('Answered'),
  SNAG_REOPENED: message('Reopened'),
  SNAG_VOIDED: message('Voided'),
  SNAG_RESTORED: message('Restored'),
  PHOTO_ADDED: message('Photo added'),
  PHOTO_REMOVED: message('Photo removed'),
  PHOTO_MARKED: message('Drawn on a photo'),
  COMMENT_ADDED: message('Comment'),
  COMMENT_EDITED: message('Comment edited'),
  REDACTED: message('Erased'),
};

export const reasonWords: Readonly<Record<MoveReason, Message>> = {
  NOT_OURS: message('Not ours'),
  NOT_A_DEFECT: message('Not a defect'),
  NO_ACCESS: message('No access'),
  WAITING_FOR_OTHERS: message('Waiting for others'),
  DUPLICATE: message('Duplicate'),
  RAISED_IN_ERROR: message('Raised in error'),
  OUT_OF_SCOPE: message('Out of scope'),
};

/** Fields of a snag by the name that the journal gives them. */
export const fieldWords: Readonly<Record<ChangedField, Message>> = {
  title: words.title,
  description: message('Description'),
  type: message('Type'),
  priority: words.priority,
  trade: words.trade,
  company: words.company,
  assignee: message('Person'),
  location: words.place,
  pin: message('Pin'),
  dueOn: words.due,
  comment: message('Comment'),
};
