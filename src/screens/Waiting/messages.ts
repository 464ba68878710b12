import { plural, select, t } from '@lingui/core/macro';
import type { Since } from '../../ui/messages/sinceMessages';

export const words = {
  none: t`Nothing waits for you`,
  noneHere: t`Nothing waits here`,
  only: (projects: string) => t`Shown is what waits in ${projects}. What waits in other projects is not on this device.`,
  onlyNone: t`What waits in your projects is not on this device.`,
  noneHint: t`Snags that were given to you or your company stand here, and so does what is to be checked.`,
  toProjects: t`Open a project`,
  fresh: (count: number) => plural(count, { one: '# new', other: '# new' }),
  freshSpoken: (count: number) => plural(count, { one: '# new thing', other: '# new things' }),
  somebody: t`Somebody`,
  happened: (what: string, when: string) => `${what} · ${when}`,
  said: (words: string) => t`“${words}”`,
};

const toDo: Record<string, (since: Since) => string> = {
  FIXED: ({ since, then }) => t`To check ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  DISPUTED: ({ since, then }) => t`To answer ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
};

/** What the person has to do with a snag of this status, and since when. */
export const toDoWords = (status: string, at: Since): string => toDo[status]?.(at) ?? toFix(at);

const toFix = ({ since, then }: Since): string => t`To fix ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`;

/** The last thing that was done to a snag: “Ivo Novak sent it back”. */
const did: Record<string, (who: string) => string> = {
  SNAG_RAISED: (who) => t`${who} raised it`,
  SNAG_EDITED: (who) => t`${who} changed it`,
  SNAG_STARTED: (who) => t`${who} started work`,
  SNAG_FIXED: (who) => t`${who} marked it fixed`,
  SNAG_SENT_BACK: (who) => t`${who} sent it back`,
  SNAG_DISPUTED: (who) => t`${who} disputed it`,
  SNAG_ANSWERED: (who) => t`${who} answered the dispute`,
  SNAG_REOPENED: (who) => t`${who} reopened it`,
  SNAG_RESTORED: (who) => t`${who} restored it`,
  PHOTO_ADDED: (who) => t`${who} added a photo`,
  PHOTO_REMOVED: (who) => t`${who} removed a photo`,
  PHOTO_MARKED: (who) => t`${who} drew on a photo`,
  COMMENT_ADDED: (who) => t`${who} wrote`,
  COMMENT_EDITED: (who) => t`${who} edited a comment`,
};

export const didWords = (kind: string, who: string): string => did[kind]?.(who) ?? t`${who} changed something`;
