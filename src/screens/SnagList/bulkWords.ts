import { plural, t } from '@lingui/core/macro';

const snags = (count: number) => plural(count, { one: '# snag', other: '# snags' });

export const bulkWords = {
  title: t`Selected snags`,
  change: (count: number) => (count === 0 ? t`Change` : t`Change ${snags(count)}`),
  changing: (count: number) => t`Change ${snags(count)}`,
  all: (count: number) => t`Select all ${count} shown`,
  stop: t`Done`,
  tooMany: t`At most 200 snags at once.`,
  what: t`What to do`,
  actions: { company: t`Assign a company`, person: t`Give to a person`, due: t`Set the due date`, close: t`Close`, void: t`Make void` },
  done: { company: t`assigned`, person: t`given`, due: t`with a new due date`, close: t`closed`, void: t`made void` },
  nobody: t`Nobody`,
  person: t`Person`,
  due: t`Due`,
  dueMissing: t`Choose a day.`,
  reason: t`Reason`,
  reasons: { DUPLICATE: t`Duplicate`, RAISED_IN_ERROR: t`Raised in error`, OUT_OF_SCOPE: t`Out of scope` },
  reasonMissing: t`Say why, so the other side knows what to do next.`,
  comment: t`Comment`,
  closeComment: t`Why they can be closed`,
  closeMissing: t`Some of these were not said to be fixed: say why they can be closed.`,
  nothing: t`There is nothing that you can do with all of these. Select fewer, or others.`,
  undo: t`Undo`,
  undone: t`Undone. Nothing was sent.`,
  tooLate: (count: number) => t`${snags(count)} were sent already; the others were left as they were.`,
  will: (count: number, done: string) => t`${snags(count)} ${done}. Sent in some seconds.`,
  sending: (count: number, of: number) => t`Sending: ${count} of ${of}`,
  allDone: (count: number, done: string) => `${count} ${done}.`,
  partly: (count: number, done: string, refused: number, why: string) => t`${count} ${done}, ${refused} could not be: ${why}`,
};
