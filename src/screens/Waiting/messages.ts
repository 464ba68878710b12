import { plural, select, t } from '@lingui/core/macro';
import { isIn, type SnagStatus } from '../../../rules/snag';
import type { Since } from '../../ui/messages/sinceMessages';

export const messages = {
  none: t`Nothing waiting for you`,
  noneHere: t`Nothing waiting here`,
  onlyFrom: (projects: string) =>
    t`Showing ${projects}. Your other projects are not saved on this device.`,
  onlyNone: t`Your projects are not saved on this device.`,
  noneHint: t`Snags assigned to you or your company appear here, and snags to check.`,
  notices: t`Notices past their deadline`,
  notice: (code: string, number: number, company: string) =>
    t`${code} notice ${number}, ${company}`,
  noticePassed: (day: string, owed: number) =>
    plural(owed, {
      one: `Deadline ${day}, # snag open. Send a second notice?`,
      other: `Deadline ${day}, # snags open. Send a second notice?`,
    }),
  toProjects: t`Open a project`,
  fresh: (count: number) => plural(count, { one: '# new', other: '# new' }),
  freshSpoken: (count: number) => plural(count, { one: '# update', other: '# updates' }),
};

const toDo: Readonly<Record<SnagStatus, (since: Since) => string>> = {
  OPEN: toFix,
  IN_PROGRESS: toFix,
  FIXED: ({ since, then }) =>
    t`To check ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  DISPUTED: ({ since, then }) =>
    t`To answer ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  // Nothing is to be done; it stands there until the list is told.
  CLOSED: toFix,
  VOID: toFix,
};

/** What the person has to do with a snag of this status, and since when. */
export const toDoMessage = (status: string, at: Since): string =>
  (isIn(toDo, status) ? toDo[status] : toFix)(at);

function toFix({ since, then }: Since): string {
  return t`To fix ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`;
}

interface Happened {
  readonly kind: string;
  /** Null if nobody knows who did it. */
  readonly name: string | null;
  readonly when: string;
  readonly comment: string | null;
}

/** The last thing that was done to a snag: “Ivo Novak sent it back · 5 minutes ago”. */
export function happenedMessage({ kind, name, when, comment }: Happened): string {
  const who = name ?? '';
  const known = name === null ? 'no' : 'yes';
  const saying = comment === null ? 'no' : 'yes';
  const said = comment ?? '';
  return t`${select(known, { yes: `${who}`, other: 'Somebody' })} ${select(kind, { SNAG_RAISED: 'raised it', SNAG_EDITED: 'changed it', SNAG_STARTED: 'started work', SNAG_FIXED: 'marked it fixed', SNAG_SENT_BACK: 'sent it back', SNAG_DISPUTED: 'disputed it', SNAG_ANSWERED: 'answered the dispute', SNAG_REOPENED: 'reopened it', SNAG_RESTORED: 'restored it', SNAG_TAKEN_BACK: 'took it back', PHOTO_ADDED: 'added a photo', PHOTO_REMOVED: 'removed a photo', PHOTO_MARKED: 'drew on a photo', COMMENT_ADDED: 'wrote', COMMENT_EDITED: 'edited a comment', other: 'changed something' })} · ${when}${select(saying, { yes: ` “${said}”`, other: '' })}`;
}
