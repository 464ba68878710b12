import { plural, select, t } from '@lingui/core/macro';
import { listLimits } from '../../../rules/lists';
import type { BulkAction } from './bulkActions';

const { ids: limit } = listLimits;
const notYours = t`you may not change them`;

export const bulkMessages = {
  skip: t`Skip to selection`,
  title: t`Selected snags`,
  change: (count: number) =>
    plural(count, { 0: 'Change', one: 'Change # snag', other: 'Change # snags' }),
  changing: (count: number) => plural(count, { one: 'Change # snag', other: 'Change # snags' }),
  all: (count: number) => t`Select all ${count} shown`,
  stop: t`Done`,
  selected: (count: number) => t`${count} selected`,
  quick: {
    company: t`Company`,
    trade: t`Trade`,
    due: t`Due date`,
    priority: t`Priority`,
    sendBack: t`Send back`,
    close: t`Close`,
  },
  moreActions: t`More`,
  tooMany: t`Select up to ${limit} snags at a time.`,
  what: t`Action`,
  actions: {
    company: t`Assign a company`,
    person: t`Assign a person`,
    trade: t`Change trade`,
    place: t`Change location`,
    priority: t`Change priority`,
    due: t`Set due date`,
    close: t`Close snags`,
    sendBack: t`Send back`,
    fix: t`Mark fixed`,
    comment: t`Comment`,
    void: t({ message: 'Void', context: 'button' }),
  },
  nobody: t`Nobody`,
  person: t`Person`,
  trade: t`Trade`,
  noTrade: t`No trade`,
  priority: t`Priority`,
  priorityMissing: t`Choose a priority.`,
  placeMissing: t`Choose a location.`,
  due: t`Due`,
  dueMissing: t`Choose a day.`,
  reason: t`Reason`,
  reasonMissing: t`Say why, so they know what to do next.`,
  comment: t`Comment`,
  closeComment: t`Why they can be closed`,
  missing: {
    close: t`Some of these are not marked fixed. Say why they can be closed.`,
    sendBack: t`Say what is still to do.`,
    fix: t`Say what was done.`,
    comment: t`Write a comment.`,
    void: t`Write a comment.`,
  },
  nothing: t`You can change none of these.`,
  report: t`Report of the selection`,
  /** `why`: what the refused ones have in common. */
  refused: (count: number, of: number, why: string) => t`${count} of ${of}: ${why}`,
  others: (count: number) =>
    plural(count, { one: 'The other one is changed.', other: 'The other # are changed.' }),
  refusals: {
    DUE_IN_PAST: t`due date before they were raised`,
    SAME_PERSON_CANNOT_CLOSE: t`you marked them fixed yourself`,
  },
  /** Why it is not possible with a snag. */
  notFor: {
    company: notYours,
    person: notYours,
    trade: notYours,
    place: notYours,
    priority: notYours,
    due: notYours,
    comment: notYours,
    close: t`not open or to check`,
    sendBack: t`not marked fixed`,
    fix: t`not open`,
    void: t`not yours to void, or finished`,
  } satisfies Record<BulkAction, string>,
  undo: t`Undo`,
  undone: t`Undone. Nothing sent.`,
  tooLate: (count: number) =>
    plural(count, {
      one: '# snag was already sent; the others are unchanged.',
      other: '# snags were already sent; the others are unchanged.',
    }),
  /** `why`: a sentence. */
  notUndone: (count: number, why: string) =>
    plural(count, {
      one: `# snag could not be undone and will be sent. ${why}`,
      other: `# snags could not be undone and will be sent. ${why}`,
    }),
  will: (count: number, action: BulkAction) =>
    t`${plural(count, { one: '# snag', other: '# snags' })} ${select(action, { company: 'assigned', person: 'assigned to a person', trade: 'given another trade', place: 'moved to another location', priority: 'given another priority', due: 'given a new due date', close: 'closed', sendBack: 'sent back', fix: 'marked fixed', comment: 'commented on', other: 'voided' })}. Sends in a few seconds.`,
  sending: (count: number, of: number) => t`Sending: ${count} of ${of}`,
  allDone: (count: number, action: BulkAction) =>
    t`${count} ${select(action, { company: 'assigned', person: 'assigned to a person', trade: 'given another trade', place: 'moved to another location', priority: 'given another priority', due: 'given a new due date', close: 'closed', sendBack: 'sent back', fix: 'marked fixed', comment: 'commented on', other: 'voided' })}.`,
  /** `snags`: a list of numbers; `why`: a sentence. */
  because: (snags: string, why: string) => t`${snags}: ${why}`,
  /** The last in a list of numbers. */
  more: (count: number) => plural(count, { one: '# more', other: '# more' }),
  /** `why`: sentences. */
  partly: (count: number, action: BulkAction, refused: number, why: string) =>
    t`${plural(count, { 0: 'None', other: '#' })} ${select(action, { company: 'assigned', person: 'assigned to a person', trade: 'given another trade', place: 'moved to another location', priority: 'given another priority', due: 'given a new due date', close: 'closed', sendBack: 'sent back', fix: 'marked fixed', comment: 'commented on', other: 'voided' })}; ${refused} refused: ${why}`,
};
